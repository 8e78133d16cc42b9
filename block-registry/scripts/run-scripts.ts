import { report } from '../../src/lib/report.ts'
import { loadScript } from '../../src/lib/load-script.ts'

export interface ScriptFile {
  readonly src: string
  /** The next one does not wait for it. */
  readonly isAsync: boolean
}

interface Work {
  readonly files: readonly ScriptFile[]
  readonly inlineJs: string
  readonly inlineCss: string
}

/**
 * Loads the files one after another, and when all have loaded or failed adds the snippet and the styles (SCRIPT-01). Returns how
 * to stop: further files are not loaded and the styles are removed. Effects of scripts that ran remain.
 */
export const runScripts = ({ files, inlineJs, inlineCss }: Work): (() => void) => {
  let isStopped = false
  let removeStyles = (): void => undefined
  const run = async (): Promise<void> => {
    const underWay: Promise<void>[] = []
    for (const { src, isAsync } of files) {
      if (isStopped) return
      const loading = loadOrReport(src)
      underWay.push(loading)
      if (!isAsync) await loading
    }
    await Promise.all(underWay)
    if (isStopped) return
    if (inlineJs !== '') addSnippet(inlineJs)
    if (inlineCss !== '') removeStyles = addStyles(inlineCss)
  }
  void run()
  return () => {
    isStopped = true
    removeStyles()
  }
}

/** A script that cannot be loaded is reported; the others are loaded (SCRIPT-02). */
const loadOrReport = (src: string): Promise<void> =>
  loadScript(src).catch(() => report({ code: 'scriptFailed', message: 'Can not load script', severity: 2, details: { src } }))

/** Runs because the server puts its hash into the page's content security policy. */
const addSnippet = (text: string): void => {
  const script = document.createElement('script')
  script.textContent = text
  document.head.append(script)
  script.remove()
}

/** A constructed sheet: a content security policy does not restrict those. */
const addStyles = (text: string): (() => void) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
