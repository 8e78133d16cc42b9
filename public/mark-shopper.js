/* Blocks for guests or for who is signed in: marks which of them show, before anything is painted (docs/decisions/0029). */
try {
  if (localStorage.getItem(document.currentScript.dataset.key)) document.documentElement.dataset.shopper = 'signedIn'
} catch {
  // A browser that refuses storage has nobody signed in yet.
}
