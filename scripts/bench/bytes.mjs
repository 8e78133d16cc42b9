import { coreBytes } from './core-bytes.mjs'
import { pageBytes } from './page-bytes.mjs'
import { pageScripts } from './page-scripts.mjs'
import { figure, PAGES, row } from './targets.mjs'

/** Bytes of each kind of page, and of the renderer's core. */
export const bytes = async ({ origin }) => {
  const rows = []
  const scripts = await pageScripts(PAGES.map(({ path }) => `${origin}${path}`))
  for (const [index, { name, path }] of PAGES.entries()) {
    const { html, inlineShare, styles } = await pageBytes(`${origin}${path}`)
    rows.push(row('JavaScript until six seconds after load', 'javascript', scripts[index].bytes / 1000, name))
    rows.push(figure('its files', scripts[index].files, '', name))
    rows.push(figure('CSS', styles / 1000, 'kB', name))
    rows.push(row('HTML', 'html', html / 1000, name))
    rows.push(row('inline data in the HTML', 'inlineShare', inlineShare * 100, name))
  }
  rows.push(row('renderer and registry core', 'rendererCore', (await coreBytes()) / 1000))
  return rows
}
