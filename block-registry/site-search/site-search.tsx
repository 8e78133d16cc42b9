import { lazy, Suspense, useId } from 'react'
import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useIsHydrated } from '../../src/lib/use-is-hydrated.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Icon } from '../../src/ui/icon/icon.tsx'
import { VisuallyHidden } from '../../src/ui/visually-hidden/visually-hidden.tsx'
import { SearchWordsContext } from '../../src/features/search/search-words-context.ts'
import { useOptionKeys } from './use-option-keys.ts'
import { useSiteSearch } from './use-site-search.ts'
import styles from './site-search.module.scss'

/** Longest search, in characters (SEARCH-06). */
const MAX_QUERY_LENGTH = 50
/** Characters from which something is suggested, in languages without a threshold of the site (SEARCH-07). */
const DEFAULT_THRESHOLD = 1

/** Loaded when the box has the focus for the first time. */
const SuggestionsPanel = lazy(async () => ({ default: (await import('./suggestions-panel.tsx')).SuggestionsPanel }))

/**
 * The search box: an icon, and once that is clicked a row across the header with a combobox over a list of links. Without
 * JavaScript the style sheet opens the row, which is a form that works by itself.
 */
export const SiteSearch = ({ props, slots }: BlockViewProps<'site-search'>) => {
  const t = useTranslate()
  const inputId = useId()
  const { site, href, language } = useSite()
  const listId = useId()
  const { ref, isExpanded, query, type, expand, reset, submit } = useSiteSearch()
  const { activeId, forget, onKeyDown } = useOptionKeys(ref)
  const words = query.trim()
  const isEnough = words.length >= (site.components.searchInput.searchThreshold[language] ?? DEFAULT_THRESHOLD)
  const isSuggesting = isExpanded && (words === '' || isEnough)
  const leave = (): void => {
    forget()
    reset()
  }
  const close = (): void => {
    leave()
    ref.current?.querySelector('a')?.focus()
  }
  return (
    <div
      ref={ref}
      className={styles.search}
      data-live={useIsHydrated() || undefined}
      data-expanded={isExpanded || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The focus moved to another element of the page; on a change of window it comes back.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) leave()
      }}
    >
      <a
        href={href('/search')}
        role="button"
        className={styles.toggle}
        aria-label={t('frame.search')}
        aria-expanded={isExpanded}
        data-full-load=""
        onClick={(event) => {
          event.preventDefault()
          expand()
        }}
      >
        <Icon name="search" size="2.4rem" />
      </a>
      <form role="search" className={styles.form} action={href('/search')} method="get" onSubmit={submit}>
        <label htmlFor={inputId}>
          <VisuallyHidden>{t('frame.search')}</VisuallyHidden>
        </label>
        <input
          id={inputId}
          className={styles.input}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isSuggesting}
          aria-controls={listId}
          {...(isSuggesting && activeId !== undefined ? { 'aria-activedescendant': activeId } : {})}
          name="query"
          value={query}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={props.placeholder === '' ? t('frame.searchPlaceholder') : props.placeholder}
          onChange={(event) => {
            forget()
            type(event.target.value)
            expand()
          }}
          onFocus={expand}
          onClick={expand}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
            else onKeyDown(event)
          }}
        />
        <button type="submit" className={styles.submit} aria-label={t('frame.searchSubmit')}>
          <Icon name="search" size="2rem" />
        </button>
        <button type="button" className={styles.close} aria-label={t('ui.close')} onClick={close}>
          <Icon name="close" size="2.4rem" />
        </button>
        {isSuggesting && (
          <SearchWordsContext value={{ words, isEnough, listId, activeId, onFollow: leave }}>
            <Suspense>
              <SuggestionsPanel id={listId}>{slots.suggestions}</SuggestionsPanel>
            </Suspense>
          </SearchWordsContext>
        )}
      </form>
    </div>
  )
}
