import { launch } from 'chrome-launcher'
import audit from 'lighthouse'
import { findOrInstallChromium } from '../chromium.mjs'
import { median } from './median.mjs'
import { PAGES, row } from './targets.mjs'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse's mobile preset, the middle of several runs. Fresh processes each, so that one run leaves nothing to the next. */
export const lighthouse = async ({ origin, runs }) => {
  process.env.CHROME_PATH = findOrInstallChromium({ isWhole: true })
  const rows = []
  for (const { name, path } of PAGES) {
    // Imported pictures are made at their first request; what is measured is a second visit, as nearly all are.
    await auditOnce(`${origin}${path}`)
    const reports = []
    for (let run = 0; run < runs; run += 1) reports.push(await auditOnce(`${origin}${path}`))
    rows.push(...rowsOf(name, reports))
  }
  return rows
}

const auditOnce = async (address) => {
  const chrome = await launch({
    chromePath: process.env.CHROME_PATH,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    logLevel: 'silent',
  })
  try {
    const { lhr } = await audit(address, { port: chrome.port, logLevel: 'silent', onlyCategories: CATEGORIES })
    if (lhr.runtimeError !== undefined) throw new Error(lhr.runtimeError.message)
    return lhr
  } finally {
    await chrome.kill()
  }
}

const rowsOf = (name, reports) => {
  const middle = (read) => median(reports.map(read))
  const numeric = (id) => middle(({ audits }) => audits[id].numericValue)
  const score = (id) => middle(({ categories }) => categories[id].score * 100)
  const failing = [...new Set(reports.flatMap((report) => CATEGORIES.slice(1).flatMap((id) => failed(report, id))))]
  return [
    row('LCP', 'lcp', numeric('largest-contentful-paint') / 1000, name),
    { ...row('TBT', 'tbt', numeric('total-blocking-time')), name: `TBT, ${name}` },
    { ...row('CLS', 'cls', numeric('cumulative-layout-shift')), name: `CLS, ${name}` },
    { ...row('Lighthouse', 'performance', score('performance')), name: `Lighthouse performance, ${name}` },
    ...CATEGORIES.slice(1).map((id) => ({ ...row(id, 'otherScores', score(id)), name: `Lighthouse ${id}, ${name}` })),
    ...failing.map((id) => ({ name: `  not passed: ${id}`, value: '' })),
  ]
}

const failed = ({ categories, audits }, category) =>
  categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id)
