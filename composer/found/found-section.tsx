import { useMemo } from 'react'
import type { ComposeDocument } from '../../schemas/api/compose.ts'
import { entrySchemas } from '../../src/content/block-schemas.ts'
import { hasOwnResult, fitWords } from '../../src/content/found/found-words.ts'
import { fallbackOf } from '../../src/content/locales.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { wallTime } from '../../src/lib/clock.ts'
import { ownValue } from '../../src/lib/own-value.ts'
import { localeTag } from '../../src/site/locale-tag.ts'
import { isolate } from '../isolate.ts'
import { languageInWords } from '../language-in-words.ts'
import { buildDraft } from '../canvas/build-draft.ts'
import type { CanvasView } from '../view/canvas-view.ts'
import { foundPage, shopOrigin } from './found-page.ts'
import { measureText } from './measure-text.ts'
import { usePageTitles } from './page-titles.ts'
import { SearchResult } from './search-result.tsx'
import { ShareCard } from './share-card.tsx'
import { WordsNote } from './words-note.tsx'
import styles from './found.module.scss'

interface Props {
  readonly document: ComposeDocument
  readonly view: CanvasView
  readonly locales: readonly string[]
}

/** What she knows the field by. */
const IMAGE_FIELD = entrySchemas.get('page')?.properties['shareImage']?.title ?? ''

/** How the page is found and sent on, as search engines and messengers show it; nothing for pages that they do not show by themselves. */
export const FoundSection = ({ document, view: { site, language }, locales }: Props) => {
  const t = useTranslate()
  const locale = localeTag(language, site.code)
  const titles = usePageTitles(locale)
  const page = useMemo(() => buildDraft({ document, site, language }), [document, site, language])
  const found = useMemo(() => {
    if (page === undefined || titles === undefined || !hasOwnResult(page.kind)) return undefined
    return foundPage({ page, site, language, t: titles, origin: shopOrigin(window.location.origin), now: wallTime() })
  }, [page, titles, site, language])
  if (page === undefined || found === undefined) return null
  const fields = ownValue(document.entries, document.pageId)?.fields
  /** The language that stands in for the one looked at. */
  const standIn = (field: string): string | undefined => {
    const used = fallbackOf(fields?.[field], locales, language)
    return used === undefined ? undefined : languageInWords(used)
  }
  const inLanguage = (used: string | undefined): string | undefined =>
    used === undefined ? undefined : t('compose.found.fallback', { language: used })
  const title = fitWords(found.title, 'title', measureText)
  const description = found.description === undefined ? undefined : fitWords(found.description, 'description', measureText)
  const { seo } = page
  return (
    <section className={styles.found} aria-label={t('compose.found')}>
      <h2>{t('compose.found')}</h2>
      {!found.isListed && <p className={styles.note}>{t('compose.found.hidden')}</p>}
      {found.isListed && (
        <>
          <h3>{t('compose.found.search')}</h3>
          <SearchResult found={found} title={title.shown} description={description?.shown} locale={locale} />
          <WordsNote
            words={title}
            part="title"
            from={seo.title === undefined ? t('compose.found.titleOfPage') : inLanguage(standIn('seoTitle'))}
          />
          <WordsNote words={description} part="description" from={inLanguage(standIn('seoDescription'))} />
        </>
      )}
      <h3>{t('compose.found.share')}</h3>
      <ShareCard found={found} locale={locale} />
      {seo.image === undefined && (
        <p className={styles.note}>
          {t(found.image === undefined ? 'compose.found.noImage' : 'compose.found.firstImage', { field: isolate(IMAGE_FIELD) })}
        </p>
      )}
    </section>
  )
}
