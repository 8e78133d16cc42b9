import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ComposeRelease } from '../../schemas/api/compose-releases.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { interfaceLocale } from '../interface-locale.ts'
import { isolate } from '../isolate.ts'
import { pageLink } from '../page-link.ts'
import { SteadyButton } from '../steady-button.tsx'
import { momentInWords } from '../view/meta-in-words.ts'
import { ConflictList } from './conflict-list.tsx'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './releases.module.scss'

interface Props {
  readonly client: Pick<ComposeClient, 'callOffRelease'>
  readonly releases: readonly ComposeRelease[]
  readonly mayPublish: boolean
  readonly onChange: (release: ComposeRelease) => void
  readonly onCalledOff: () => void
}

/** What is to go live together, with its state, its pages and what clashes; changed and called off. */
export const ReleaseList = ({ releases, mayPublish, ...props }: Props) => {
  const t = useTranslate()
  return (
    <section className={styles.releases} aria-labelledby="releases">
      <h2 id="releases">{t('compose.releases')}</h2>
      {releases.length === 0 && (
        <p>
          {t('compose.schedule.none')} {mayPublish && t('compose.release.none')}
        </p>
      )}
      <ul>
        {releases.map((release) => (
          <ReleaseLine key={release.id} release={release} mayPublish={mayPublish} {...props} />
        ))}
      </ul>
    </section>
  )
}

const ReleaseLine = ({
  client,
  release,
  mayPublish,
  onChange,
  onCalledOff,
}: Omit<Props, 'releases'> & { readonly release: ComposeRelease }) => {
  const t = useTranslate()
  const [state, setState] = useState<'busy' | { readonly failure: string }>()
  const { id, name, at, timeZone = 'UTC', pages, count, conflicts } = release
  const callOff = async (): Promise<void> => {
    setState('busy')
    const answer = await client.callOffRelease(id)
    if (answer.ok) return onCalledOff()
    setState({ failure: sentenceInWords(answer.refusal, t) })
  }
  return (
    <li>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <p className={release.state === 'planned' ? undefined : styles.error}>
        {release.state !== 'stopped' && at !== undefined && (
          <time dateTime={at}>{t('compose.schedule.publish', { moment: momentInWords(at, interfaceLocale(), timeZone) })}</time>
        )}{' '}
        {release.state !== 'planned' && t(`compose.release.${release.state}`)}
      </p>
      <p className={styles.names}>
        {pages.map((page) => (
          <Link key={page.id} to={pageLink(page.id)} dir="auto">
            {page.title}
          </Link>
        ))}
        <span className={styles.quiet}>{t('compose.release.count', { count })}</span>
      </p>
      <ConflictList conflicts={conflicts} />
      {mayPublish && (
        <p className={styles.acts}>
          <button type="button" aria-label={t('compose.release.changeNamed', { name: isolate(name) })} onClick={() => onChange(release)}>
            {t('compose.release.changeIt')}
          </button>
          <SteadyButton
            isOff={state === 'busy'}
            aria-label={t('compose.release.callOffNamed', { name: isolate(name) })}
            onClick={() => void callOff()}
          >
            {t('compose.schedule.callOff')}
          </SteadyButton>
        </p>
      )}
      <p role="status" className={styles.error}>
        {typeof state === 'object' && state.failure}
      </p>
    </li>
  )
}
