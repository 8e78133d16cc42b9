import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ComposePage, ComposeSite } from '../../schemas/api/compose.ts'
import { pathOfTitle } from '../../src/content/composing/page-address.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { AddressNote, isRefused } from '../address/address-note.tsx'
import { useAddressCheck } from '../address/use-address-check.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { SteadyButton } from '../steady-button.tsx'
import { PickDialog } from '../panel/pickers/pick-dialog.tsx'
import { localeOfSites, SiteChoice } from '../sites/site-choice.tsx'
import { COPY, TemplateChoice, type PageStart } from './template-choice.tsx'
import { useSiteAddress } from './use-site-address.ts'
import { pageLink } from '../page-link.ts'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './new-page.module.scss'

interface Props {
  readonly client: Pick<ComposeClient, 'templates' | 'address' | 'createPage'>
  readonly sites: readonly ComposeSite[]
  readonly pages: readonly ComposePage[]
  /** The page to copy; undefined to begin with a template. */
  readonly copied: ComposePage | undefined
  readonly onClose: () => void
}

/** A page that does not exist yet: what it is called, where it is, and what it starts from. It opens once it is made. */
export const NewPageDialog = ({ client, sites, pages, copied, onClose }: Props) => {
  const t = useTranslate()
  const id = useId()
  const navigate = useNavigate()
  const titleField = useRef<HTMLInputElement>(null)
  const addressField = useRef<HTMLInputElement>(null)
  const [title, setTitle] = useState('')
  /** Undefined until she changes what the title suggests. */
  const [typed, setTyped] = useState<string>()
  const [tags, setTags] = useState<readonly string[]>([])
  const [isForAll, setForAll] = useState(true)
  const [start, setStart] = useState<PageStart>({ template: copied === undefined ? '' : COPY, pageId: copied?.id ?? '' })
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const wanted = isForAll ? [] : tags
  const path = typed ?? (title.trim() === '' ? '' : pathOfTitle(title, start.template === COPY ? 'page' : start.template))
  const state = useAddressCheck(useSiteAddress(client, wanted), path === '' || (!isForAll && tags.length === 0) ? undefined : path)
  useEffect(() => titleField.current?.focus(), [])
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const isNothing = start.template === '' || (start.template === COPY && start.pageId === '')
    const mistake =
      title.trim() === ''
        ? 'compose.new.noTitle'
        : !isForAll && tags.length === 0
          ? 'compose.new.noSite'
          : isNothing
            ? 'compose.new.noStart'
            : undefined
    setFailure(mistake === undefined ? undefined : t(mistake))
    if (mistake === 'compose.new.noTitle') titleField.current?.focus()
    if (isRefused(state)) addressField.current?.focus()
    if (mistake !== undefined || isRefused(state)) return
    setBusy(true)
    const from = start.template === COPY ? { pageId: start.pageId } : { template: start.template }
    const answer = await client.createPage({ title: title.trim(), path, sites: wanted, locale: localeOfSites(sites, wanted), from })
    setBusy(false)
    if (!answer.ok) return setFailure(sentenceInWords(answer.refusal, t))
    const [site = ''] = wanted
    await navigate(pageLink(answer.value.pageId, { site }))
  }
  return (
    <PickDialog title={t('compose.new.page')} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void create(event)}>
        <div className={styles.field}>
          <label htmlFor={`${id}-title`}>{t('compose.new.title')}</label>
          <input
            ref={titleField}
            id={`${id}-title`}
            type="text"
            dir="auto"
            maxLength={120}
            aria-required
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-path`}>{t('compose.address')}</label>
          <input
            ref={addressField}
            id={`${id}-path`}
            type="text"
            dir="ltr"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            aria-describedby={`${id}-help ${id}-note`}
            aria-invalid={isRefused(state) || undefined}
            value={path}
            onChange={({ target }) => setTyped(target.value)}
          />
          <AddressNote id={`${id}-note`} state={state} onUse={setTyped} />
          <p id={`${id}-help`} className={styles.quiet}>
            {t('compose.addressHelp')}
          </p>
        </div>
        <SiteChoice sites={sites} isForAll={isForAll} tags={tags} onForAll={setForAll} onTags={setTags} />
        <TemplateChoice client={client} pages={pages} start={start} onStart={setStart} />
        <div className={styles.end}>
          <p role="alert" className={styles.error}>
            {failure}
          </p>
          {failure === undefined && <p className={styles.quiet}>{t('compose.new.about')}</p>}
          <SteadyButton type="submit" className={styles.primary} isOff={isBusy}>
            {t(isBusy ? 'compose.new.creating' : 'compose.new.create')}
          </SteadyButton>
        </div>
      </form>
    </PickDialog>
  )
}
