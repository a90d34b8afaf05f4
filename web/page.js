// The little that index.html needs beyond HTML: hand the fragment of the address (a shared game) on to the game,
// in its frame and in the links that open it full window, and open every answer before the page is printed.
"use strict";

function passFragmentOn() {
  for (const id of ["start", "full"]) {
    document.getElementById(id).hash = location.hash;
  }
}

// Anybody can write anything into an address: what cannot be decoded names no part of this page.
function namedPart(fragment) {
  try {
    return document.getElementById(decodeURIComponent(fragment.slice(1)));
  } catch {
    return null;
  }
}

const fragment = location.hash;
// A fragment that names a part of this page is for this page alone.
if (fragment && !namedPart(fragment)) {
  passFragmentOn();
  document.getElementById("table").src = "play.html" + fragment;
}

addEventListener("beforeprint", () => {
  for (const answer of document.querySelectorAll("details")) answer.open = true;
});
