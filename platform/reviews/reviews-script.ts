import { SAMPLE_NOTE } from './sample-note.ts'

/** Words of the demo's reviews; a product's number decides which it has. */
const REVIEWS = [
  {
    rating: 5,
    title: 'Better in the hand',
    text: 'The cloth is heavier than it looks and the seams are finished inside. I bought a second one.',
  },
  { rating: 4, title: 'True to size', text: 'Fits as the guide says. One star less because the parcel was larger than it had to be.' },
  { rating: 5, title: 'Worn every week', text: 'Half a year on it has softened and kept its shape.' },
  { rating: 3, title: 'Nice, but not my colour', text: 'Warmer than in the picture. Returning it took five minutes.' },
  { rating: 4, title: 'A good present', text: 'My brother is hard to please and has not taken it off.' },
]

export interface Samples {
  /** Which elements are filled. */
  readonly selector: string
  /** Products that have sample reviews; nobody has reviewed any other. */
  readonly productIds: readonly string[]
}

/**
 * A vendor's script: fills every element matching `selector`, also ones that come later, by the product number they carry, and
 * says that the reviews are samples. The section of a product without reviews is not shown. Nothing but elements and style attributes, so that a strict content security policy lets it be.
 */
export const reviewsScript = ({ selector, productIds }: Samples): string => `(() => {
  const REVIEWS = ${JSON.stringify(REVIEWS)}
  const SELECTOR = ${JSON.stringify(selector)}
  const NOTES = ${JSON.stringify(SAMPLE_NOTE)}
  const REVIEWED = new Set(${JSON.stringify(productIds.join(' '))}.split(' '))
  const element = (name, style, text = '') => {
    const made = document.createElement(name)
    made.style.cssText = style
    made.textContent = text
    return made
  }
  const stars = (rating) => {
    const made = element('span', 'letter-spacing:.1em', '★★★★★'.slice(0, rating) + '☆☆☆☆☆'.slice(rating))
    made.setAttribute('role', 'img')
    made.setAttribute('aria-label', rating + ' of 5 stars')
    return made
  }
  const render = (container) => {
    const product = container.dataset.bvProductId ?? container.dataset.productId ?? ''
    if (container.dataset.renderedFor === product) return
    container.dataset.renderedFor = product
    const isReviewed = product !== '' && REVIEWED.has(product)
    const section = container.closest('section')
    if (section !== null) section.style.display = isReviewed ? '' : 'none'
    if (!isReviewed) return container.replaceChildren()
    const start = [...product].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
    const chosen = [0, 1, 2].map((step) => REVIEWS[(start + step) % REVIEWS.length])
    const average = chosen.reduce((sum, { rating }) => sum + rating, 0) / chosen.length
    const summary = element('p', 'margin:1.2rem 0 0;display:flex;gap:.8rem;align-items:baseline')
    summary.append(stars(Math.round(average)), element('span', '', average.toFixed(1) + ' from ' + chosen.length + ' reviews'))
    container.replaceChildren(summary)
    const language = document.documentElement.lang
    const [code] = [language.replace('-', '_'), language.split('-')[0], 'en'].filter((each) => each in NOTES)
    const note = element('p', 'margin:.8rem 0 0', NOTES[code])
    note.lang = code.replace('_', '-')
    container.append(note)
    if (container.classList.contains('bottomLine')) return
    const list = element('ul', 'list-style:none;margin:3.2rem 0 0;padding:0;display:grid;gap:3.2rem 4rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,28rem),1fr))')
    for (const { rating, title, text } of chosen) {
      const item = element('li', 'display:grid;gap:.4rem;align-content:start')
      item.append(stars(rating), element('strong', '', title), element('p', 'margin:0', text))
      list.append(item)
    }
    container.append(list)
  }
  const renderAll = () => document.querySelectorAll(SELECTOR).forEach(render)
  renderAll()
  new MutationObserver(renderAll).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-bv-product-id', 'data-product-id'] })
})()
`
