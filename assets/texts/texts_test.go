package texts

import (
	"errors"
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"anqi/game"
)

// mayBeEmpty matches the entries that have a reason to be empty: what a field does not need, and
// the character on what is no piece.
var mayBeEmpty = regexp.MustCompile(`^\.SentenceGap$|^\.Rules\.Fields\[\d+\]\.(Zero|Unit|Words)$|^\.Names\.Glyphs\[(0|8)\]$`)

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

// TestPatternsHaveTheSamePlaces checks that a pattern of every language has exactly the places that the first language has there, that
// its plurals have all the forms of the language, and that plain texts have no places.
func TestPatternsHaveTheSamePlaces(t *testing.T) {
	want := map[string]string{}
	for i, table := range All() {
		walk(reflect.ValueOf(*table), "", func(path string, value reflect.Value) {
			if value.Kind() != reflect.String {
				return
			}
			places, err := placesOf(value.String(), table)
			found := strings.Join(places, " ")
			isPattern := value.Type() == reflect.TypeFor[Pattern]()
			switch {
			case err != nil:
				t.Errorf("%s: %s: %v in %q", table.Language, path, err, value.String())
			case isPattern != (len(places) > 0):
				t.Errorf("%s: %s is a %s and has the places %q", table.Language, path, value.Type().Name(), found)
			case i == 0:
				want[path] = found
			case found != want[path]:
				t.Errorf("%s: %s has the places %q, want %q", table.Language, path, found, want[path])
			}
		})
	}
}

// placesOf returns the places of a text, sorted, each once.
func placesOf(text string, table *Table) ([]string, error) {
	found := map[string]bool{}
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '}':
			return nil, errors.New("a brace that nothing opens")
		case '{':
			end := closing(text, i)
			if end < 0 {
				return nil, errors.New("a brace that nothing closes")
			}
			if err := placesIn(text[i+1:end], table, found); err != nil {
				return nil, err
			}
			i = end
		}
	}
	return slices.Sorted(maps.Keys(found)), nil
}

// placesIn reads what stands between the braces of one place.
func placesIn(body string, table *Table, found map[string]bool) error {
	name, rest, chosen := strings.Cut(body, ",")
	if !regexp.MustCompile(`^[a-zA-Z]+$`).MatchString(name) {
		return fmt.Errorf("%q is no name of a place", name)
	}
	found[name] = true
	if !chosen {
		return nil
	}
	kind, list, _ := strings.Cut(rest, ",")
	forms := map[string]bool{}
	for {
		open := strings.IndexByte(list, '{')
		if open < 0 {
			break
		}
		end := closing(list, open)
		if end < 0 {
			return errors.New("a form that nothing closes")
		}
		forms[strings.TrimSpace(list[:open])] = true
		inner, err := placesOf(list[open+1:end], table)
		if err != nil {
			return err
		}
		for _, place := range inner {
			found[place] = true
		}
		list = list[end+1:]
	}
	switch strings.TrimSpace(kind) {
	case "plural":
		for n := range 200 {
			if form := table.Plural(n); !forms[form] {
				return fmt.Errorf("no form %q, which %d needs", form, n)
			}
		}
	case "select":
		for form := range forms {
			if form != PluralOther && form != table.Names.You {
				return fmt.Errorf("nothing is called %q", form)
			}
		}
	default:
		return fmt.Errorf("%q is no way to choose", kind)
	}
	if !forms[PluralOther] {
		return errors.New("no form for everything else")
	}
	return nil
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
