package main

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path"
	"path/filepath"
	"strconv"
	"syscall"
	"time"
)

// contentSecurityPolicy lets the page load its own files and compile WebAssembly, and nothing else: no inline script, no other
// origin.
const contentSecurityPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
	"img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self' blob:; worker-src 'self'; " +
	"manifest-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'"

// contentTypes are the types of the site's files by extension. They are written out because the machine's own table may know
// none of them, and a browser compiles WebAssembly while it loads only when the type is right.
var contentTypes = map[string]string{
	".css":         "text/css; charset=utf-8",
	".html":        "text/html; charset=utf-8",
	".ico":         "image/x-icon",
	".js":          "text/javascript; charset=utf-8",
	".json":        "application/json",
	".mjs":         "text/javascript; charset=utf-8",
	".ogg":         "audio/ogg",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".ttf":         "font/ttf",
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".wav":         "audio/wav",
	".webmanifest": "application/manifest+json",
	".webp":        "image/webp",
	".woff2":       "font/woff2",
}

// runServe carries out "anqi serve": it serves the built site to this machine only, prints the address, and stops on an
// interrupt, which is no error.
func runServe(arguments []string, _ io.Reader, out, errors io.Writer) int {
	flags := newFlags("serve", "[--port N] [--dir FOLDER]", "Serves the built site to this machine until it is interrupted, and prints the address.", errors)
	port := flags.Int("port", 8080, "port on 127.0.0.1; 0, or one that is taken, means a free one")
	folder := flags.String("dir", filepath.Join("build", "site"), "folder of the built site")
	if status, ok := parseFlags(flags, arguments); !ok {
		return status
	}
	if _, err := os.Stat(filepath.Join(*folder, "index.html")); err != nil {
		return fail(errors, "serve", fmt.Errorf("%s holds no built site (%w): run make wasm first", *folder, err))
	}
	listener, err := listen(*port)
	if err != nil {
		return fail(errors, "serve", err)
	}
	interrupted, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	fmt.Fprintf(out, "http://%s/\n", listener.Addr())
	if err := serveUntil(interrupted, listener, siteHandler(*folder)); err != nil {
		return fail(errors, "serve", err)
	}
	return statusOK
}

// listen opens a port of the loopback interface: the one asked for, or a free one when that is taken.
func listen(port int) (net.Listener, error) {
	listener, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
	if err == nil {
		return listener, nil
	}
	free, freeErr := net.Listen("tcp", "127.0.0.1:0")
	if freeErr != nil {
		return nil, fmt.Errorf("neither port %d nor any other can be opened: %w", port, err)
	}
	return free, nil
}

// serveUntil serves until the context ends, then lets requests finish briefly.
func serveUntil(ctx context.Context, listener net.Listener, handler http.Handler) error {
	server := &http.Server{Handler: handler, ReadHeaderTimeout: 10 * time.Second}
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	ending, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	if server.Shutdown(ending) != nil {
		return server.Close()
	}
	return nil
}

// siteHandler serves the files of a folder with the headers that the site is meant to have wherever it is published.
func siteHandler(folder string) http.Handler {
	files := http.FileServer(http.Dir(folder))
	return http.HandlerFunc(func(w http.ResponseWriter, request *http.Request) {
		header := w.Header()
		header.Set("Content-Security-Policy", contentSecurityPolicy)
		header.Set("X-Content-Type-Options", "nosniff")
		header.Set("Referrer-Policy", "no-referrer")
		// The browser keeps files but asks each time whether they are the
		// newest, so that a rebuilt site is seen on a plain reload.
		header.Set("Cache-Control", "no-cache")
		if contentType, known := contentTypes[path.Ext(request.URL.Path)]; known {
			header.Set("Content-Type", contentType)
		}
		files.ServeHTTP(w, request)
	})
}
