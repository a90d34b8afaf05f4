package texts

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"anqi/game"
)

// mayBeEmpty matches the entries that have a reason to be empty: what a field does not need, and
// the character on what is no piece.
var mayBeEmpty = regexp.MustCompile(`^\.Rules\.Fields\[\d+\]\.(Zero|Unit|Words)$|^\.Names\.Glyphs\[(0|8)\]$`)

func TestNoTextIsMissing(t *testing.T) {
	for _, table := range All() {
		walk(reflect.ValueOf(*table), "", func(path string, value reflect.Value) {
			empty := value.Kind() == reflect.String && strings.TrimSpace(value.String()) == "" ||
				value.Kind() == reflect.Slice && value.Len() == 0
			if empty && !mayBeEmpty.MatchString(path) {
				t.Errorf("%s: %s is empty", table.Language, path)
			}
		})
	}
}

// TestPatternsUseTheirGaps checks that a pattern has exactly the gaps that its type promises, and plain texts none.
func TestPatternsUseTheirGaps(t *testing.T) {
	gap := regexp.MustCompile(`\{[1-9]\}`)
	gaps := map[string]int{"Pattern1": 1, "Pattern2": 2, "Pattern3": 3, "Pattern4": 4, "string": 0}
	for _, table := range All() {
		walk(reflect.ValueOf(*table), "", func(path string, value reflect.Value) {
			if value.Kind() != reflect.String {
				return
			}
			want, known := gaps[value.Type().Name()]
			if !known {
				t.Fatalf("%s has the unknown type %s", path, value.Type())
			}
			for n := 1; n <= 9; n++ {
				has := strings.Contains(value.String(), fmt.Sprintf("{%d}", n))
				if has != (n <= want) {
					t.Errorf("%s: %s: gap {%d} in %q: %v", table.Language, path, n, value.String(), has)
				}
			}
			if rest := gap.ReplaceAllString(value.String(), ""); strings.ContainsAny(rest, "{}") {
				t.Errorf("%s: %s has stray braces: %q", table.Language, path, value.String())
			}
		})
	}
}

// TestEveryFieldHasItsTexts holds the texts to the list of fields: every name, value, special 0, contradiction and variant has its
// words, and nothing else has.
func TestEveryFieldHasItsTexts(t *testing.T) {
	for _, table := range All() {
		rules, variants := &table.Rules, &table.Help.Variant
		contradictions, sections := map[string]bool{}, 0
		if len(rules.Fields) != len(game.Fields()) {
			t.Errorf("%s: texts for %d fields, there are %d", table.Language, len(rules.Fields), len(game.Fields()))
		}
		for _, field := range game.Fields() {
			text := rules.Field(field.Name)
			if text.Line == "" || (text.Zero != "") != field.ZeroOff || (text.Unit != "") != (field.Kind == game.NumberField) {
				t.Errorf("%s: %s has the texts %+v", table.Language, field.Name, text)
			}
			if got := fieldWords(text); field.Kind == game.ChoiceField && !slices.Equal(got, field.Words) || field.Kind != game.ChoiceField && got != nil {
				t.Errorf("%s: %s has texts for %q, its values are %q", table.Language, field.Name, got, field.Words)
			}
			for _, c := range field.Contradictions {
				contradictions[c.ID] = true
				if rules.Contradiction(c.ID, field.Name) == rules.OtherProblem.With(text.Text) {
					t.Errorf("%s: no sentence for the contradiction %s", table.Language, c.ID)
				}
			}
			for value := 1; value < len(field.Words) && field.Group == game.VariantGroup; value++ {
				sections++
				if variants.Section(field.Name, field.Words[value]).Text == "" {
					t.Errorf("%s: the help does not explain %s=%s", table.Language, field.Name, field.Words[value])
				}
			}
		}
		if len(rules.Contradictions) != len(contradictions) || len(variants.Fields) != sections {
			t.Errorf("%s: %d contradictions of %d, %d variants of %d", table.Language,
				len(rules.Contradictions), len(contradictions), len(variants.Fields), sections)
		}
	}
}

func fieldWords(field Field) []string {
	var words []string
	for _, word := range field.Words { // that Text and Line are there TestNoTextIsMissing sees
		words = append(words, word.Value)
	}
	return words
}

// simplified are characters that only Simplified Chinese writes: a slip of the hand or of a font shows here.
const simplified = "这个们来时为对说国过还没动发现样开关闭问题设战绩规则暂随机图标无难简单专业级认输赢负选择继续复验证红马车将帅体谁吗请让给" +
	"从么张应该实际条种类处进变换场经长门间见话语记录读写画声乐盘节气网页载数据库务电脑览启与东两会双听响员号协别删创历区压优传众亲" +
	"仅书买卖争产亿仪价伤伦儿兰兴养军农冲决况净凉减凤凭击刚剑剧劝办劲劳势医华卢却厂厅厉厌县叠叹启团围园坏坚坛垒备够头夹夺奖妇妈学宁宝" +
	"宽宾导层属岁岛师帮带干庄庆庙废彻径忆忧怀态总恋恳恼悬惊惯愿户扑执扩扫扬扰抚抢护报担拟拥挡挤损捡换据摆摇敌断旧显晋晓术权杀杂极构枪" +
	"柜栏树检楼横欢欧残毁毕汉汤沟泪泽洁济测浓涂润涨渐温湾湿满滚灭灯灵灾炉点炼烂烧热爱爷牵犹独狮猎猫环现电疗疯监盖盗矿码确礼祸离秘积称稳" +
	"穷窃竞笔笼筑签篮粮纠纪约级纸纹线练组细终绕结绝统绿维缓编缘缩罗罚职联肃肠胜脏脚脸舰艺药获虑虽虾蚁补装观觉触计订讨训议讲许论访评识诉" +
	"词译试诗诚诞详误诺谈谋谢谱财责败货质贩贪贫贯贴贵费贸资赏赖赚赛赞赶趋跃踪轮软轻较辆辑边达迁运近违连迟适递遗邮邻郑酱释里针钉钟钢钱铁银错" +
	"锁键镇镜闪闲闹阅队阳阴阵阶随隐险难顶项顺须顾顿预领频颗颜额风飞饭饮饰馆驱驶驾骂骑骗验鱼鸟鸡麦黄齐龄龙龟"

// inBothScripts are characters of the list above that Taiwan writes the same way.
const inBothScripts = "帅干里近黄横温滚摇测执"

func TestNoSimplifiedCharacters(t *testing.T) {
	table := TraditionalChinese()
	walk(reflect.ValueOf(*table), "", func(path string, value reflect.Value) {
		if value.Kind() != reflect.String {
			return
		}
		for _, r := range value.String() {
			if strings.ContainsRune(simplified, r) && !traditionalToo(r) {
				t.Errorf("%s: %q in %q is a simplified character", path, r, value.String())
			}
		}
	})
}

func TestNoPlaceholders(t *testing.T) {
	suspicious := regexp.MustCompile(`(?i)todo|fixme|xxx|lorem|placeholder|待補|待译|暫無文字|\?\?\?|%[sdv]`)
	halfWidth := regexp.MustCompile(`\p{Han}[,;:!?]|[,;:!?]\p{Han}|\p{Han}\.$`)
	for _, table := range All() {
		walk(reflect.ValueOf(*table), "", func(path string, value reflect.Value) {
			if value.Kind() != reflect.String {
				return
			}
			if suspicious.MatchString(value.String()) {
				t.Errorf("%s: %s is a placeholder: %q", table.Language, path, value.String())
			}
			if strings.HasPrefix(table.Language, "zh") && halfWidth.MatchString(value.String()) {
				t.Errorf("%s: %s has half-width punctuation: %q", table.Language, path, value.String())
			}
		})
	}
}

func TestPieceNamesAreThoseOfTheRules(t *testing.T) {
	names := TraditionalChinese().Names
	want := map[byte]string{'K': "帥", 'G': "仕", 'M': "相", 'R': "俥", 'N': "傌", 'C': "炮", 'P': "兵",
		'k': "將", 'g': "士", 'm': "象", 'r': "車", 'n': "馬", 'c': "包", 'p': "卒"}
	for letter, glyph := range want {
		piece, ok := game.ParsePiece(letter)
		if !ok {
			t.Fatalf("no piece %c", letter)
		}
		if names.Glyphs[piece] != glyph {
			t.Errorf("%c is written %q, want %q", letter, names.Glyphs[piece], glyph)
		}
		if full := names.Colours[piece.Colour()] + glyph; names.Piece(piece) != full {
			t.Errorf("%c is called %q, want %q", letter, names.Piece(piece), full)
		}
		if !strings.Contains(names.Kinds[piece.Kind()], glyph) {
			t.Errorf("the kind of %c is called %q, without %q", letter, names.Kinds[piece.Kind()], glyph)
		}
	}
}

// walk visits every string and every slice below a value with the path to it.
func walk(value reflect.Value, path string, visit func(path string, value reflect.Value)) {
	switch value.Kind() {
	case reflect.Struct:
		for i := range value.NumField() {
			walk(value.Field(i), path+"."+value.Type().Field(i).Name, visit)
		}
	case reflect.Array, reflect.Slice:
		if value.Kind() == reflect.Slice {
			visit(path, value)
		}
		for i := range value.Len() {
			walk(value.Index(i), fmt.Sprintf("%s[%d]", path, i), visit)
		}
	case reflect.String:
		visit(path, value)
	}
}

func traditionalToo(r rune) bool {
	return strings.ContainsRune(inBothScripts, r)
}
