/** The part of axe-core's answer that is listed. */
interface Violation {
  readonly id: string
  readonly impact: string | null
  readonly help: string
  readonly helpUrl: string
  readonly nodes: readonly { readonly target: readonly unknown[] }[]
}

interface Axe {
  readonly run: (context: unknown, options: unknown) => Promise<{ readonly violations: readonly Violation[] }>
}

/** Runs axe-core inside a frame, which it is loaded into with the first check. Rejects where it is not installed. */
export const auditFrame = async (frame: HTMLIFrameElement): Promise<readonly Violation[]> => {
  const page = frame.contentDocument
  if (page === null) return []
  const axe = axeOf(frame) ?? (await loadAxe(frame, page))
  // A block alone is no page: landmarks and the one main heading are the page's to have.
  const rules = Object.fromEntries(['region', 'landmark-one-main', 'page-has-heading-one', 'bypass'].map((id) => [id, { enabled: false }]))
  return (await axe.run(page, { rules })).violations
}

// The frame is of our own origin; axe-core leaves itself at its window.
const axeOf = (frame: HTMLIFrameElement): Axe | undefined => (frame.contentWindow as { readonly axe?: Axe } | null)?.axe

const loadAxe = (frame: HTMLIFrameElement, page: Document): Promise<Axe> =>
  new Promise((resolve, reject) => {
    const script = page.createElement('script')
    script.src = '/_gallery/assets/axe.js'
    script.onload = () => {
      const axe = axeOf(frame)
      if (axe === undefined) reject(new Error('axe-core did not start'))
      else resolve(axe)
    }
    script.onerror = () => reject(new Error('axe-core is not installed: npm install'))
    page.head.append(script)
  })
