/** Shows only blocks that have all the words searched for; `/` leads to the field. */
export const filterBlocks = (page: Document): void => {
  const field = page.querySelector<HTMLInputElement>('#g-search')
  if (field === null) return
  field.addEventListener('input', () => showMatching(page, field.value.toLowerCase().split(/\s+/).filter(Boolean)))
  page.addEventListener('keydown', (event) => {
    if (event.key !== '/' || (event.target instanceof Element && event.target.matches('input,textarea,select'))) return
    event.preventDefault()
    field.focus()
  })
}

const showMatching = (page: Document, words: readonly string[]): void => {
  let count = 0
  for (const item of page.querySelectorAll<HTMLElement>('[data-words]')) {
    item.hidden = !words.every((word) => item.dataset['words']?.includes(word))
    if (!item.hidden) count += 1
  }
  for (const group of page.querySelectorAll<HTMLElement>('[data-group]'))
    group.hidden = group.querySelector('[data-words]:not([hidden])') === null
  const note = page.querySelector('#g-none')
  if (note !== null) note.textContent = count === 0 ? 'No block has these words.' : ''
}
