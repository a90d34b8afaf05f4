package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"mime"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// contentSecurityPolicy lets the page load its own files and compile WebAssembly, and nothing else: no inline script, no other
// origin.
const contentSecurityPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
	"img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self' blob:; worker-src 'self'; " +
	"manifest-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'"

// immutableName is a name that holds a hash of its file's content, as scripts/site.sh gives it: under that name there is never
// anything else.
var immutableName = regexp.MustCompile(`\.[0-9a-f]{16}\.[a-z]+$`)

// ownTypes are the types of the site that a machine's own table, which the standard library reads, is known to miss or to have
// otherwise. A browser compiles WebAssembly while it loads, and runs a script, only when the type is right.
var ownTypes = [][2]string{
	{".js", "text/javascript; charset=utf-8"},
	{".txt", "text/plain; charset=utf-8"},
	{".wasm", "application/wasm"},
	{".webmanifest", "application/manifest+json"},
}

// defaultPort is where the site is served unless a port is asked for.
const defaultPort = 8080

// runServe carries out "anqi serve": it serves the built site to this machine only, prints the address, and stops on an
// interrupt, which is no error.
func runServe(arguments []string, _ io.Reader, out, errors io.Writer) int {
	flags := newFlags("serve", "[--port N] [--dir FOLDER]", "Serves the built site to this machine until it is interrupted, and prints the address.", errors)
	port := flags.Int("port", defaultPort, "port on 127.0.0.1, 0 for a free one; unless one is given, a free one is used when this is taken")
	folder := flags.String("dir", filepath.Join("build", "site"), "folder of the built site")
	if status, ok := parseFlags(flags, arguments); !ok {
		return status
	}
	if _, err := os.Stat(filepath.Join(*folder, "index.html")); err != nil {
		return fail(errors, "serve", fmt.Errorf("%s holds no built site (%w): run make wasm first", *folder, err))
	}
	listener, err := listen(*port)
	if err != nil && !given(flags, "port") {
		if listener, err = listen(0); err == nil {
			fmt.Fprintf(errors, portMoved, *port)
		}
	}
	if err != nil {
		return fail(errors, "serve", err)
	}
	defer listener.Close()
	interrupted, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if _, err := fmt.Fprintf(out, "http://%s/\n", listener.Addr()); err != nil {
		return fail(errors, "serve", err)
	}
	if err := serveUntil(interrupted, listener, siteHandler(*folder)); err != nil {
		return fail(errors, "serve", err)
	}
	return statusOK
}

// portMoved is told when another port than the usual one is used.
const portMoved = `anqi serve: port %[1]d is taken, so the address is another one this time. A browser keeps the game, the standings and the settings
for each address by itself: those of http://127.0.0.1:%[1]d/ are not lost, but not to be seen here.
`

// given tells whether a flag stands on the command line.
func given(flags *flag.FlagSet, name string) (found bool) {
	flags.Visit(func(f *flag.Flag) { found = found || f.Name == name })
	return found
}

// listen opens a port of the loopback interface, any free one for 0.
func listen(port int) (net.Listener, error) {
	listener, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
	if err != nil {
		return nil, fmt.Errorf("port %d cannot be opened; choose another, or 0 for any that is free: %w", port, err)
	}
	return listener, nil
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
	for _, own := range ownTypes {
		// The types are written above, and a test reads every one of them back.
		_ = mime.AddExtensionType(own[0], own[1])
	}
	files := http.FileServer(siteFolder(folder))
	return http.HandlerFunc(func(w http.ResponseWriter, request *http.Request) {
		header := w.Header()
		header.Set("Content-Security-Policy", contentSecurityPolicy)
		header.Set("X-Content-Type-Options", "nosniff")
		header.Set("Referrer-Policy", "no-referrer")
		if request.Method != http.MethodGet && request.Method != http.MethodHead {
			header.Set("Allow", "GET, HEAD")
			http.Error(w, "this site is only for reading", http.StatusMethodNotAllowed)
			return
		}
		header.Set("Cache-Control", cacheControl(request.URL.Path))
		files.ServeHTTP(w, request)
	})
}

// cacheControl says how long a browser may keep a file: for good when its name changes with its content, and everything else only as
// long as it is the newest, so that a rebuilt site is seen on a plain reload.
func cacheControl(name string) string {
	if immutableName.MatchString(name) {
		return "public, max-age=31536000, immutable"
	}
	return "no-cache"
}

// siteFolder is a folder as http.FileServer reads it: its files and nothing else. There is no list of a folder, a link that leads out
// of the folder leads nowhere, and neither do devices and pipes. It is opened anew for every file, since building the site replaces it.
type siteFolder string

// Open implements http.FileSystem.
func (s siteFolder) Open(name string) (http.File, error) {
	root, err := os.OpenRoot(string(s))
	if err != nil {
		return nil, err
	}
	defer root.Close()
	files := root.FS()
	name = strings.TrimPrefix(path.Clean("/"+name), "/")
	info, err := fs.Stat(files, cmp.Or(name, "."))
	if err == nil && info.IsDir() {
		info, err = fs.Stat(files, path.Join(name, "index.html"))
	}
	if err != nil || !info.Mode().IsRegular() {
		return nil, fs.ErrNotExist
	}
	return http.FS(files).Open("/" + name)
}
