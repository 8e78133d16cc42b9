import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findOrInstallChromium } from '../chromium.mjs'
import { LOCAL_ONLY } from './local-only.mjs'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', LOCAL_ONLY]

/** Lighthouse's mobile preset on a page. Fresh processes each, so that one run leaves nothing to the next. */
export const audit = async (address) => {
  const chrome = await launch({ chromePath: chromePath(), chromeFlags: FLAGS, logLevel: 'silent' })
  try {
    const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: 'silent', onlyCategories: CATEGORIES })
    if (lhr.runtimeError !== undefined) throw new Error(lhr.runtimeError.message)
    return lhr
  } finally {
    await chrome.kill()
  }
}

/** What of a report is compared, in the units of the tables. */
export const figuresOf = ({ audits, categories, environment }) => ({
  lcp: audits['largest-contentful-paint'].numericValue / 1000,
  fcp: audits['first-contentful-paint'].numericValue / 1000,
  tbt: audits['total-blocking-time'].numericValue,
  cls: audits['cumulative-layout-shift'].numericValue,
  performance: categories.performance.score * 100,
  benchmarkIndex: environment.benchmarkIndex,
})

/** Looked for once: to look is also to say which. */
const chromePath = () => (process.env.CHROME_PATH ??= findOrInstallChromium({ isWhole: true }))
