package main

import (
	"bytes"
	"context"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
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

func TestSiteHandlerStaysInItsFolder(t *testing.T) {
	folder := builtSite(t)
	secret := filepath.Join(filepath.Dir(folder), "secret.txt")
	if err := os.WriteFile(secret, []byte("secret"), 0o644); err != nil {
		t.Fatal(err)
	}
	request := httptest.NewRequest(http.MethodGet, "/", nil)
	request.URL.Path = "/../secret.txt"
	answer := httptest.NewRecorder()
	siteHandler(folder).ServeHTTP(answer, request)
	if strings.Contains(answer.Body.String(), "secret") {
		t.Error("a file outside the folder was served")
	}
}

func TestListenChoosesAnotherPortWhenTaken(t *testing.T) {
	taken, err := listen(0)
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	port := taken.Addr().(*net.TCPAddr).Port
	other, err := listen(port)
	if err != nil {
		t.Fatalf("no other port was chosen: %v", err)
	}
	defer other.Close()
	address := other.Addr().(*net.TCPAddr)
	if address.Port == port || !address.IP.IsLoopback() {
		t.Errorf("listens at %v beside taken port %d", address, port)
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
