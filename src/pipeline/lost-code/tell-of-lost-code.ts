import { report } from '../../lib/report.ts'
import { showLostCode } from './lost-code-dialog.ts'
import type { LostParts } from './lost-code.ts'
import type { Translate } from '../../i18n/messages.ts'

/** Session storage, so that it survives the reload and ends with the tab (CHUNK-08). */
const KEY = 'lazyChunkReload'
const RECENT_MS = 600_000
const RELOAD_DELAY_MS = 2_000

interface Deps {
  readonly page: Document
  /** Undefined where the browser refuses it. */
  readonly storage: Storage | undefined
  readonly reload: () => void
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly translate: () => Translate
  /** Address of the home page. */
  readonly home: string
  readonly sessionId: () => string | undefined
}

/**
 * Tells the shopper that a part of the page did not come. The first time the page says so and reloads itself; a second time
 * within ten minutes, and while something typed or a request under way would be lost, it leaves the reload to her.
 */
export const tellOfLostCode = (deps: Deps): LostParts['add'] => {
  const { page, storage, reload, now, translate, home, sessionId } = deps
  let isTold = false
  return (name, cause) => {
    if (isTold) return
    isTold = true
    const t = translate()
    const isFirst = remember(storage, name, now())
    if (isFirst && !hasSomethingToLose(page)) {
      report({ code: 'chunkReload', message: 'Forced user to reload because of failed lazy module load', details: { chunk: name } })
      showLostCode(page, {
        title: t('core.updating.title'),
        text: t(`codes.client.${isStyle(cause) ? 'stylesheetChunkLoadFailure' : 'chunkLoadFailure'}`),
        actions: [{ label: t('core.reload'), onPress: reload }],
      })
      setTimeout(reload, RELOAD_DELAY_MS)
      return
    }
    const id = sessionId()
    report({ code: 'chunkLost', severity: 2, message: 'A part of the page did not come', details: { chunk: name, sessionId: id } })
    showLostCode(page, {
      title: t('core.refresh.title'),
      text: t(isFirst ? 'core.refresh.keep' : 'core.refresh.text'),
      ...(id === undefined ? {} : { note: t('core.incident', { id }) }),
      actions: [
        { label: t('core.continueShopping'), href: home },
        { label: t('core.reload'), onPress: reload },
      ],
      close: t('core.close'),
    })
  }
}

/** The bundler's loader says so where a style sheet did not come, and only there. */
const isStyle = (cause: unknown): boolean => /\bCSS\b/.test(String(cause))

/** Writes the reload down; false where one is too recent or could not be recognised later: that must not be repeated. */
const remember = (storage: Storage | undefined, chunk: string, at: number): boolean => {
  try {
    const before = /"at":(\d+)/.exec(storage?.getItem(KEY) ?? '')?.[1]
    if (storage === undefined || (before !== undefined && at - Number(before) < RECENT_MS)) return false
    storage.setItem(KEY, JSON.stringify({ chunk, at }))
    return true
  } catch {
    // Full or closed: as if there was none.
    return false
  }
}

/** To be called when parts have loaded: the one that was lost is no longer, so the next loss is a first one again (CHUNK-08). */
export const forgetLostCode = (storage: Storage | undefined, isLoaded: (name: string) => boolean): void => {
  try {
    const chunk = /"chunk":"([\w-]+)"/.exec(storage?.getItem(KEY) ?? '')?.[1]
    if (chunk !== undefined && isLoaded(chunk)) storage?.removeItem(KEY)
  } catch {
    // A storage that cannot be read has nothing to forget.
  }
}

/** A request that must not be cut off, or text that a reload would take away. Boxes and choices are quickly made again. */
const hasSomethingToLose = (page: Document): boolean =>
  page.querySelector('button[aria-busy="true"]') !== null ||
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].some(({ value }) => value.trim() !== '')

/** What is searched for stands in the address too. */
const TYPED = 'textarea,input:is(:not([type]),[type="text"],[type="email"],[type="tel"],[type="password"],[type="url"])'
