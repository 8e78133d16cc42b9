/** What the window says where something failed: `report` is the shop's own word (src/lib/report.ts). */
const SIGNS = ['error', 'unhandledrejection', 'report'] as const

/** As much of an event as a report is made of; `broken` is what failed before this code was there. */
export interface Sign {
  readonly type: string
  readonly target: EventTarget | null
}

/** What the module of the errors has (src/entry-errors.ts). */
interface ErrorsModule {
  readonly createSender: (page: Document) => (sign: Sign) => void
}

/**
 * Hands what fails in the page to the code that reports it, which comes with the first failure (THIRD-06). Where the document does not
 * name that code nothing is reported. Whatever fails while reporting is dropped, or one failure would report the next.
 */
export const watchErrors = (page: Document, events: EventTarget, load: (address: string) => Promise<ErrorsModule> = importModule): void => {
  const address = page.querySelector<HTMLElement>('script[data-errors]')?.dataset['errors']
  if (address === undefined) return
  let sender: Promise<(sign: Sign) => void> | undefined
  const send = (sign: Sign): void => {
    sender ??= load(address).then(({ createSender }) => createSender(page))
    sender.then((take) => take(sign)).catch(ignore)
  }
  // Failed pictures and files are heard on the way down only.
  for (const sign of SIGNS) events.addEventListener(sign, send, { capture: true })
  for (const target of page.querySelectorAll('img,link[rel="stylesheet"]:not([disabled])'))
    if (isBroken(target)) send({ type: 'broken', target })
}

const importModule = (address: string): Promise<ErrorsModule> => import(/* @vite-ignore */ address) as Promise<ErrorsModule>

const ignore = (): void => undefined

/** Whether it failed before anybody listened. Sheets have come or failed by the time a module runs. */
const isBroken = (element: Element): boolean =>
  element instanceof HTMLImageElement
    ? element.complete && element.naturalWidth === 0 && element.currentSrc !== ''
    : element instanceof HTMLLinkElement && element.sheet === null
