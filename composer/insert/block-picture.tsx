import { useEffect, useRef, useState } from 'react'
import { COMPOSE_PICTURES } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { useFrameSource } from '../host/host-context.tsx'
import { fitPicture } from './fit-picture.ts'
import styles from './insert.module.scss'

interface Props {
  readonly type: string
  readonly site: Pick<SiteConfig, 'siteTag'>
  readonly language: string
}

/** A block as shoppers see it, small and still. It is there while it is near what is looked at: each is a page of its own. */
export const BlockPicture = ({ type, site, language }: Props) => {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(box)
  const [state, setState] = useState<'loading' | 'shown' | 'nothing'>('loading')
  const query = new URLSearchParams({ site: site.siteTag, lang: language }).toString()
  const source = useFrameSource(isNear ? `${COMPOSE_PICTURES}/${encodeURIComponent(type)}?${query}` : undefined)
  return (
    <div ref={box} className={styles.picture} data-state={state} aria-hidden="true" inert>
      {source !== undefined && state !== 'nothing' && (
        <iframe
          {...source}
          title={type}
          // Without scripts; of this origin, so that it has its fonts and can be measured.
          sandbox="allow-same-origin"
          loading="lazy"
          tabIndex={-1}
          onLoad={({ currentTarget }) => setState(fitPicture(currentTarget) ? 'shown' : 'nothing')}
        />
      )}
      {state === 'nothing' && <span>{t('compose.insert.noPicture')}</span>}
    </div>
  )
}

/** So far above and below what is seen; about fifty pictures at once on a large screen. */
const NEAR = '400px 0px'

const useIsNear = (box: { readonly current: HTMLElement | null }): boolean => {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (box.current === null) return undefined
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      // What scrolls: a margin around the window alone would begin behind its edge.
      root: box.current.closest('dialog'),
      rootMargin: NEAR,
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return isNear
}
