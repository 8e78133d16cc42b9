import { auditFrames } from './audit-frames.ts'
import { filterBlocks } from './filter-blocks.ts'
import { fillForm, readForm, showProblems, type FormProblem } from './props-form.ts'

interface Workbench {
  /** The fixture's own props. */
  readonly props: Readonly<Record<string, unknown>>
}

/** The browser's half of the gallery's pages: filter, live props, audit. The pages are whole without it, only not live. */
const start = (): void => {
  filterBlocks(document)
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

start()

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
