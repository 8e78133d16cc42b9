/* Blocks for guests, for who is signed in, or for a segment: marks which of them show, before anything is painted (docs/decisions/0029). */
try {
  const { key, segments } = document.currentScript.dataset
  const user = localStorage.getItem(key)
  if (user) {
    const { dataset } = document.documentElement
    dataset.shopper = 'signedIn'
    if (segments) {
      const token = localStorage.getItem(key.replace(/LastAuthUser$/, () => user + '.idToken'))
      const groups = JSON.parse(atob(token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/')))['cognito:groups']
      if (Array.isArray(groups)) {
        const numbers = segments.split(' ').flatMap((group, index) => (groups.includes(group) ? [index + 1] : []))
        if (numbers.length) dataset.segments = numbers.join(' ')
      }
    }
  }
} catch {
  // A browser that refuses storage has nobody signed in yet; a token that cannot be read names no groups.
}
