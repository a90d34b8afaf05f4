package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"mime"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// builtSite lays out a small site and returns its folder.
func builtSite(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	for name, content := range map[string]string{
		"index.html":   "<!doctype html><title>暗棋</title>",
		"play.html":    "<!doctype html>",
		"anqi.wasm":    "\x00asm\x01\x00\x00\x00",
		"boot.js":      "'use strict';",
		"style.css":    "body{}",
		"site.unknown": "?",

		"anqi.0123456789abcdef.wasm": "\x00asm\x01\x00\x00\x00",
	} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

func TestSiteHandlerTypesAndHeaders(t *testing.T) {
	handler := siteHandler(builtSite(t))
	for _, test := range []struct {
		path, contentType string
		status            int
	}{
		{"/", "text/html; charset=utf-8", http.StatusOK},
		{"/play.html", "text/html; charset=utf-8", http.StatusOK},
		{"/anqi.wasm", "application/wasm", http.StatusOK},
		{"/anqi.wasm?reload=1", "application/wasm", http.StatusOK},
		{"/boot.js", "text/javascript; charset=utf-8", http.StatusOK},
		{"/style.css", "text/css; charset=utf-8", http.StatusOK},
		{"/missing.js", "text/plain; charset=utf-8", http.StatusNotFound},
	} {
		t.Run(test.path, func(t *testing.T) {
			answer := httptest.NewRecorder()
			handler.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, test.path, nil))
			if answer.Code != test.status {
				t.Errorf("status %d, want %d", answer.Code, test.status)
			}
			if got := answer.Header().Get("Content-Type"); got != test.contentType {
				t.Errorf("type %q, want %q", got, test.contentType)
			}
			policy := answer.Header().Get("Content-Security-Policy")
			if !strings.Contains(policy, "'wasm-unsafe-eval'") || !strings.Contains(policy, "default-src 'none'") {
				t.Errorf("policy %q", policy)
			}
			if strings.Contains(policy, "'unsafe-inline'") || strings.Contains(policy, "'unsafe-eval'") {
				t.Errorf("policy %q allows unsafe code", policy)
			}
		})
	}
}

// Every file of the site has its type, whatever the machine's own table says.
func TestEveryFileOfTheSiteHasItsType(t *testing.T) {
	siteHandler(t.TempDir())
	for _, own := range ownTypes {
		if got := mime.TypeByExtension(own[0]); got != own[1] {
			t.Errorf("%s is %q, want %q", own[0], got, own[1])
		}
	}
	files, err := filepath.Glob("../../web/*.*")
	if err != nil || len(files) < 5 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, file := range append(files, "play.html", "licences/NOTICE.txt", "anqi.wasm") {
		if extension := filepath.Ext(file); extension != ".go" && mime.TypeByExtension(extension) == "" {
			t.Errorf("%s has no type", file)
		}
	}
}

func TestCacheControl(t *testing.T) {
	handler := siteHandler(builtSite(t))
	for path, want := range map[string]string{
		"/":                             "no-cache",
		"/play.html":                    "no-cache",
		"/boot.js":                      "no-cache",
		"/anqi.0123456789abcdef.wasm":   "public, max-age=31536000, immutable",
		"/anqi.0123456789abcdef.wasm?x": "public, max-age=31536000, immutable",
		"/gone.0123456789abcdef.wasm":   "", // what is missing today may be there tomorrow
	} {
		answer := httptest.NewRecorder()
		handler.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, path, nil))
		if got := answer.Header().Get("Cache-Control"); got != want {
			t.Errorf("%s: %q, want %q", path, got, want)
		}
	}
}

// Only files inside the folder are served: no list of a folder, nothing that a path or a link leads to elsewhere, and no pipe, which
// would never end.
func TestSiteHandlerServesFilesOfItsFolderOnly(t *testing.T) {
	folder := builtSite(t)
	outside := filepath.Join(t.TempDir(), "secret.txt")
	if err := os.WriteFile(outside, []byte("secret"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, err := range []error{
		os.Mkdir(filepath.Join(folder, "web"), 0o755),
		os.WriteFile(filepath.Join(folder, "web", "secret.txt"), []byte("secret"), 0o644),
		os.Symlink(outside, filepath.Join(folder, "out.txt")),
		os.Symlink(filepath.Dir(outside), filepath.Join(folder, "outside")),
		os.Symlink("boot.js", filepath.Join(folder, "link.js")),
	} {
		if err != nil {
			t.Skipf("this system makes no links: %v", err)
		}
	}
	handler := siteHandler(folder)
	for path, want := range map[string]int{
		"/web": http.StatusNotFound, "/web/": http.StatusNotFound, "/out.txt": http.StatusNotFound, "/outside/secret.txt": http.StatusNotFound,
		"/outside": http.StatusNotFound, "/../secret.txt": http.StatusNotFound, "/web/../../secret.txt": http.StatusNotFound,
		"/web/secret.txt": http.StatusOK, "/link.js": http.StatusOK, "/index.html": http.StatusMovedPermanently,
	} {
		request := httptest.NewRequest(http.MethodGet, "/", nil)
		request.URL.Path = path
		answer := httptest.NewRecorder()
		handler.ServeHTTP(answer, request)
		if answer.Code != want || answer.Code != http.StatusOK && strings.Contains(answer.Body.String(), "secret") {
			t.Errorf("%s: status %d, want %d; %q", path, answer.Code, want, answer.Body.String())
		}
	}
}

// Whatever stands in an address is answered, and nothing in it is an error of the server.
func TestStrangeAddresses(t *testing.T) {
	listener, err := listen(0)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	go serveUntil(ctx, listener, siteHandler(builtSite(t)))
	for _, path := range []string{"/50%", "/%00", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%5c..%5csecret.txt", "//play.html", "/play.html/", "/play.html%00.js",
		"/CON", "/a:b", "/" + strings.Repeat("x", 5000), "/?%", "/play.html?q=%zz"} {
		connection, err := net.Dial("tcp", listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		io.WriteString(connection, "GET "+path+" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
		answer, err := http.ReadResponse(bufio.NewReader(connection), nil)
		if err != nil || answer.StatusCode >= 500 {
			t.Errorf("%.40s: %v, %v", path, answer, err)
		}
		connection.Close()
	}
}

func TestOnlyReading(t *testing.T) {
	handler := siteHandler(builtSite(t))
	for _, method := range []string{http.MethodPost, http.MethodPut, http.MethodDelete, http.MethodPatch, http.MethodOptions, "BREW"} {
		answer := httptest.NewRecorder()
		handler.ServeHTTP(answer, httptest.NewRequest(method, "/play.html", strings.NewReader("x")))
		if answer.Code != http.StatusMethodNotAllowed || answer.Header().Get("Allow") != "GET, HEAD" || strings.Contains(answer.Body.String(), "<") {
			t.Errorf("%s: status %d, allowed %q, %q", method, answer.Code, answer.Header().Get("Allow"), answer.Body.String())
		}
	}
	answer := httptest.NewRecorder()
	handler.ServeHTTP(answer, httptest.NewRequest(http.MethodHead, "/play.html", nil))
	if answer.Code != http.StatusOK {
		t.Errorf("HEAD: status %d", answer.Code)
	}
}

// A port that was asked for and is taken is refused. The usual one gives way to another, and why that matters is said.
func TestServeOnATakenPort(t *testing.T) {
	folder := builtSite(t)
	taken, err := listen(0)
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	port := strconv.Itoa(taken.Addr().(*net.TCPAddr).Port)
	var out, complaints bytes.Buffer
	if status := runServe([]string{"-port", port, "-dir", folder}, nil, &out, &complaints); status != statusError {
		t.Errorf("status %d", status)
	}
	if out.Len() > 0 || !strings.Contains(complaints.String(), "port "+port) {
		t.Errorf("printed %q, said %q", out.String(), complaints.String())
	}

	usual, err := listen(defaultPort)
	if err == nil {
		defer usual.Close()
	} // otherwise somebody else has it, which is as good
	complaints.Reset()
	// A writer that fails ends the serving right after its address.
	address := &brokenWriter{room: 0, err: errors.New("seen enough")}
	runServe([]string{"-dir", folder}, nil, address, &complaints)
	if said := complaints.String(); !strings.Contains(said, "port 8080 is taken") || !strings.Contains(said, "A browser keeps the game") {
		t.Errorf("said %q", said)
	}
}

func TestServeUntilTheContextEnds(t *testing.T) {
	listener, err := listen(0)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- serveUntil(ctx, listener, siteHandler(builtSite(t))) }()
	response, err := http.Get("http://" + listener.Addr().String() + "/boot.js")
	if err != nil {
		t.Fatal(err)
	}
	body, err := io.ReadAll(response.Body)
	response.Body.Close()
	if err != nil || string(body) != "'use strict';" {
		t.Errorf("served %q, error %v", body, err)
	}
	stop()
	if err := <-ended; err != nil {
		t.Errorf("ended with %v", err)
	}
}

func TestRunServeRefuses(t *testing.T) {
	for _, test := range []struct {
		name      string
		arguments []string
		status    int
		says      string
	}{
		{"a folder without a site", []string{"-dir", t.TempDir()}, 1, "make wasm"},
		{"an unknown flag", []string{"-nonsense"}, 2, "nonsense"},
		{"a port that is no number", []string{"-port", "many"}, 2, "many"},
	} {
		t.Run(test.name, func(t *testing.T) {
			var out, errors bytes.Buffer
			if status := runServe(test.arguments, nil, &out, &errors); status != test.status {
				t.Errorf("status %d, want %d", status, test.status)
			}
			if !strings.Contains(errors.String(), test.says) {
				t.Errorf("said %q, without %q", errors.String(), test.says)
			}
			if out.Len() > 0 {
				t.Errorf("printed %q", out.String())
			}
		})
	}
}
