/* On a page that was answered 503: asks for it again by itself, and shows it once it is there. Until then nothing moves. */
const FIRST_MS = 1000 * Number(document.currentScript.dataset.after)
const LONGEST_MS = 300_000
const address = location.href

/* Not all browsers of an outage ask at the same moment. */
const spread = (ms) => ms * (0.8 + 0.4 * Math.random())

const isThere = async () => {
  try {
    return (await fetch(address, { cache: 'no-store', headers: { accept: 'text/html' } })).status < 500
  } catch {
    // Offline, or the shop is being restarted: not yet.
    return false
  }
}

let timer
const stop = () => {
  clearTimeout(timer)
  timer = undefined
}
const wait = (ms) => {
  timer = setTimeout(async () => {
    // A page of the shop that came in its place is none of this one's business.
    if (location.href !== address) return
    const isBack = !document.hidden && (await isThere())
    if (timer === undefined) return
    if (isBack && location.href === address) location.reload()
    else wait(Math.min(document.hidden ? ms : 2 * ms, LONGEST_MS))
  }, spread(ms))
}

/* Whoever uses the page tries again for themselves: nothing is taken from under their hands. */
for (const used of ['click', 'keydown', 'input']) addEventListener(used, stop, { once: true })
wait(FIRST_MS)
