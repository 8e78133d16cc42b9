import { escapeHtml } from '../../../src/lib/escape-html.ts'
import { previewLink } from './preview-link.ts'
import type { KeyGroup, ProblemGroup, SiteLanguage } from './group-problems.ts'
import { countryName } from './report-filters.ts'
import { problemInWords } from './report-texts.ts'
import type { ReportView } from './report-view.ts'

/** One page of the shop: how it stands and what is the matter with it. */
export const reportArticle = ({ key, title, entryId, refused, problems }: KeyGroup, view: ReportView): string =>
  `<article><header><h3><bdi>${escapeHtml(title)}</bdi> <code>${escapeHtml(key)}</code></h3>${edit(entryId, view.t('editPage'), view)}</header>` +
  (refused.length === 0 ? '' : `<p class="refused">${escapeHtml(view.t('refusedOn'))} ${inSites(refused, view)}</p>`) +
  `<ul>${problems.map((group) => item(group, key, view)).join('')}</ul></article>`

const item = ({ problem, sites: affected }: ProblemGroup, key: string, view: ReportView): string => {
  const { t, language } = view
  const { text, inEnglish } = problemInWords(problem, language)
  return (
    `<li class="${problem.severity}"><p class="place"><span class="badge">${escapeHtml(t(problem.severity))}</span> ${path(problem.where)}</p>` +
    `<p>${withBdi(text)}</p>` +
    (inEnglish === undefined
      ? ''
      : `<p class="detail">${escapeHtml(t('detail'))}: <span lang="en" dir="ltr">${escapeHtml(inEnglish)}</span></p>`) +
    `<p class="detail">${escapeHtml(t('metOn'))} ${inSites(affected, view)} · <code>${problem.code}</code></p>` +
    links([show(key, problem.blockId, affected, view), edit(problem.blockId, t('edit'), view)]) +
    `</li>`
  )
}

/** Page, blocks and field, each in the language of who named it. */
const path = (where: string): string =>
  `<strong>${where
    .split(' > ')
    .map((part) => `<bdi>${escapeHtml(part)}</bdi>`)
    .join(' <span aria-hidden="true">›</span> ')}</strong>`

/** Addresses and names of entries keep their own direction within a sentence. */
const withBdi = (text: string): string => escapeHtml(text).replaceAll(/\/[\w/?#=&;.-]+/g, (address) => `<bdi dir="ltr">${address}</bdi>`)

/** `United Kingdom (English) and Canada (English and French)`, or that it is everywhere. */
const inSites = (affected: readonly SiteLanguage[], { t, language, sites }: ReportView): string => {
  if (sites.every(({ siteTag, languages }) => languages.every((each) => isAmong(affected, siteTag, each))))
    return escapeHtml(t('everywhere'))
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const list = new Intl.ListFormat(language)
  const parts = [...new Set(affected.map(({ siteTag }) => siteTag))].map((siteTag) => {
    const code = sites.find((site) => site.siteTag === siteTag)?.code
    const tongues = affected.filter((each) => each.siteTag === siteTag).map((each) => names.of(each.language) ?? each.language)
    return `<bdi>${escapeHtml(`${code === undefined ? siteTag : countryName(code, language)} (${list.format(tongues)})`)}</bdi>`
  })
  return list.format(parts)
}

const isAmong = (affected: readonly SiteLanguage[], siteTag: string, language: string): boolean =>
  affected.some((each) => each.siteTag === siteTag && each.language === language)

const links = (all: readonly string[]): string => {
  const there = all.filter((link) => link !== '')
  return there.length === 0 ? '' : `<p class="links">${there.join(' ')}</p>`
}

/** To the preview at the block, on the first site and in the first language that has the problem. */
const show = (key: string, blockId: string, [first]: readonly SiteLanguage[], { t, sites, previewOrigin: origin }: ReportView): string => {
  const site = sites.find(({ siteTag }) => siteTag === first?.siteTag)
  if (origin === undefined || site === undefined || first === undefined) return ''
  const address = previewLink({ origin, site, language: first.language, key, blockId })
  return address === undefined ? '' : `<a href="${escapeHtml(address)}">${escapeHtml(t('preview'))}</a>`
}

const edit = (id: string, label: string, { entryUrl }: ReportView): string =>
  entryUrl === undefined || id === '' ? '' : `<a href="${escapeHtml(entryUrl(id))}">${escapeHtml(label)}</a>`
