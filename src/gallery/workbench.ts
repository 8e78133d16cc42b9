import { fillForm, readForm, showProblems, type FormProblem } from './props-form.ts'
import { auditFrame } from './audit-frame.ts'
import { listViolations } from './list-violations.ts'
import { measureType } from './measure-type.ts'

interface Workbench {
  /** The fixture's own props. */
  readonly props: Readonly<Record<string, unknown>>
}

/** The browser's half of the gallery's pages: filter, live props, audit. The pages are whole without it, only not live. */
const start = (): void => {
  filterBlocks(document)
  measureType(document)
  document.querySelector('nav [aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
  const data = document.getElementById('workbench')?.textContent
  const form = document.querySelector<HTMLFormElement>('#props')
  if (data === null || data === undefined || form === null) return
  // Written by platform/gallery/type-document.ts.
  bringToLife(form, JSON.parse(data) as Workbench)
  const output = document.getElementById('problems')
  if (output === null) return
  const { again } = auditFrames(frames(), output)
  document.getElementById('audit')?.addEventListener('click', again)
}

const bringToLife = (form: HTMLFormElement, { props }: Workbench): void => {
  let newest = 0
  const update = async (): Promise<void> => {
    const mine = (newest += 1)
    const { changed, problems } = readForm(form, props)
    if (problems.length > 0) return showProblems(form, problems)
    const address = frameAddress(changed)
    const answer = await fetch(address)
    // Typing goes on while an answer is under way: only the last one counts.
    if (mine !== newest) return
    if (answer.status !== 422) showProblems(form, [])
    if (answer.status === 422) return showProblems(form, ((await answer.json()) as { readonly problems: readonly FormProblem[] }).problems)
    if (!answer.ok) return showProblems(form, [{ prop: '', message: `It could not be rendered (${answer.status}).` }])
    for (const frame of frames()) showInFrame(frame, address, changed)
    storeInAddress(changed)
  }
  form.addEventListener('input', () => void update())
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('reset', (event) => {
    event.preventDefault()
    fillForm(form, props)
    void update()
  })
}

const frames = (): readonly HTMLIFrameElement[] => [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-frame]')]

const withProps = (address: string, changed: Readonly<Record<string, unknown>>): string => {
  const url = new URL(address, window.location.href)
  url.searchParams.delete('props')
  if (Object.keys(changed).length > 0) url.searchParams.set('props', JSON.stringify(changed))
  return url.pathname + url.search
}

const frameAddress = (changed: Readonly<Record<string, unknown>>): string => withProps(frames()[0]?.src ?? '', changed)

/** The address and every link to another look lead to what is shown. */
const storeInAddress = (changed: Readonly<Record<string, unknown>>): void => {
  window.history.replaceState(null, '', withProps(window.location.href, changed))
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-look]')) link.href = withProps(link.href, changed)
}

/**
 * Shows changed props in a frame. One from the sources renders them in place and keeps its state; one from a build is a page,
 * which is loaded anew and kept where it was scrolled to.
 */
const showInFrame = (frame: HTMLIFrameElement, address: string, changed: unknown): void => {
  const root = frame.contentDocument?.getElementById('root')
  if (root !== null && root !== undefined && 'live' in root.dataset) {
    root.dispatchEvent(new CustomEvent('changedprops', { detail: changed }))
    return
  }
  const top = frame.contentWindow?.scrollY ?? 0
  frame.addEventListener('load', () => frame.contentWindow?.scrollTo({ top, behavior: 'instant' }), { once: true })
  frame.contentWindow?.location.replace(address)
}

/** Shows only blocks that have all the words searched for; `/` leads to the field. */
const filterBlocks = (page: Document): void => {
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

/** Checks all frames and writes what is found into a output: as each frame comes, and whenever it is asked to. */
const auditFrames = (frames: readonly HTMLIFrameElement[], output: HTMLElement): { readonly again: () => void } => {
  let newest = 0
  const audit = async (): Promise<void> => {
    const mine = (newest += 1)
    output.textContent = 'Checking …'
    try {
      const results = await Promise.all(
        frames.filter(hasCome).map(async (frame) => ({ name: frame.title, violations: await auditFrame(frame) })),
      )
      // A frame that came meanwhile has begun a check of its own.
      if (mine === newest) output.replaceChildren(listViolations(results))
    } catch (cause) {
      if (mine === newest) output.textContent = cause instanceof Error ? cause.message : String(cause)
    }
  }
  const again = (): void => void audit()
  for (const frame of frames) frame.addEventListener('load', again)
  if (frames.some(hasCome)) again()
  return { again }
}

/** A frame without a page yet holds an empty one of the browser's. */
const hasCome = ({ contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument?.readyState === 'complete' && contentDocument.URL !== 'about:blank'

start()
