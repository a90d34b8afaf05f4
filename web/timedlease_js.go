package web

import (
	"crypto/rand"
	"strings"
	"syscall/js"
	"time"

	"anqi/platform"
)

var _ platform.Claim = (*timedLease)(nil)

// newTimedLease returns a lease between the tabs of this browser: its record lies in a database, its words go over a channel.
func newTimedLease(regained func()) *timedLease {
	began := time.Now()
	table := &leaseTable{}
	lease := &timedLease{host: leaseHost{
		now:   func() instant { return instant{time.Duration(time.Now().UnixNano()), time.Since(began)} },
		after: func(d time.Duration, act func()) { later(int(d/time.Millisecond), act) },
		token: rand.Text, change: table.change, remove: table.remove, regained: regained,
	}}
	channel, ok := made("BroadcastChannel", leaseName)
	if !ok || !isObject(global("indexedDB")) {
		lease.refused = true // as in a browser that keeps nothing for this site
		return lease
	}
	lease.host.send = func(word leaseWord, token string) { channel.Call("postMessage", string(word)+" "+token) }
	listen(channel, "message", func(e event) {
		if said, ok := e.text("data"); ok {
			word, token, _ := strings.Cut(said, " ")
			lease.hear(leaseWord(word), token)
		}
	})
	// Whatever held the page up has ended by then.
	for _, name := range [...]string{"visibilitychange", "resume"} {
		listen(document, name, func(event) { lease.renew() })
	}
	return lease
}

const (
	leaseName  = "anqi.lease" // of the database and of the channel
	leaseStore = "owner"      // of one record, by its owner's token
)

// leaseTable is the record of the lease in the browser's database.
type leaseTable struct{ database js.Value }

// change reads the record and replaces it in one transaction.
func (t *leaseTable) change(decide func(leaseRecord) (leaseRecord, bool), done func(leaseRecord, error)) {
	t.open(func(err error) {
		if err == nil {
			err = try(func() { t.transact(decide, done) })
		}
		if err != nil {
			t.database = js.Undefined() // it may have been closed, by somebody who deletes what the site has kept
			later(0, func() { done(leaseRecord{}, err) })
		}
	})
}

func (t *leaseTable) transact(decide func(leaseRecord) (leaseRecord, bool), done func(leaseRecord, error)) {
	transaction := t.database.Call("transaction", leaseStore, "readwrite")
	store := transaction.Call("objectStore", leaseStore)
	reading := store.Call("getAll")
	var record leaseRecord
	answers(reading, func(err error) {
		if err != nil {
			return // the transaction tells it
		}
		replaced := false
		record, replaced = decide(recordOf(reading.Get("result")))
		if replaced {
			store.Call("clear")
			store.Call("put", map[string]any{"owner": record.owner, "until": float64(record.until / time.Millisecond)})
		}
	}, "success", "error")
	answers(transaction, func(err error) { done(record, err) }, "complete", "abort")
}

// recordOf reads what lies in the store; what makes no sense is nobody's.
func recordOf(found js.Value) leaseRecord {
	if !isObject(found) || found.Length() == 0 {
		return leaseRecord{}
	}
	owner, until := feature(found.Index(0), "owner"), feature(found.Index(0), "until")
	if owner.Type() != js.TypeString || until.Type() != js.TypeNumber {
		return leaseRecord{}
	}
	return leaseRecord{owner.String(), time.Duration(until.Float()) * time.Millisecond}
}

// remove removes a token's record without waiting for an answer, which a page that is left would not hear.
func (t *leaseTable) remove(token string) {
	if !isObject(t.database) {
		return
	}
	// If it fails, the record is outdated soon.
	_ = try(func() {
		transaction := t.database.Call("transaction", leaseStore, "readwrite")
		transaction.Call("objectStore", leaseStore).Call("delete", token)
		if can(transaction, "commit") {
			transaction.Call("commit")
		}
	})
}

// open opens the database if it is not open.
func (t *leaseTable) open(done func(error)) {
	if isObject(t.database) {
		done(nil)
		return
	}
	var opening js.Value
	if err := try(func() { opening = global("indexedDB").Call("open", leaseName, 1) }); err != nil || !isObject(opening) {
		done(platform.ErrUnsupported)
		return
	}
	listen(opening, "upgradeneeded", func(event) {
		opening.Get("result").Call("createObjectStore", leaseStore, map[string]any{"keyPath": "owner"})
	})
	answers(opening, func(err error) {
		if err == nil {
			t.database = opening.Get("result")
		}
		done(err)
	}, "success", "error")
}

// answers calls done at the first of the events that a request or a transaction ends with; the first name is that of its success.
func answers(request js.Value, done func(error), names ...string) {
	var listeners []js.Func
	for _, name := range names {
		success := name == names[0]
		listener := callback(func([]js.Value) any {
			if listeners == nil {
				return nil
			}
			for _, ended := range listeners {
				ended.Release()
			}
			listeners = nil
			if success {
				done(nil)
			} else {
				done(errorOf(feature(request, "error")))
			}
			return nil
		})
		listeners = append(listeners, listener)
		request.Call("addEventListener", name, listener)
	}
}
