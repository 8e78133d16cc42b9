import type { ComposeSite } from '../../../schemas/api/compose.ts'
import type { Json } from '../../../schemas/page.ts'
import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { SiteBoxes } from '../../sites/site-boxes.tsx'
import { groupAttributes, type EditorProps } from '../editor-props.ts'
import { UNREADABLE, useDraft } from '../use-draft.ts'
import { rowsOf } from './row-values.ts'

interface Props extends EditorProps {
  readonly sites: readonly ComposeSite[]
}

/** `undefined`: for all sites. */
type Draft = readonly string[] | undefined

/** The sites of a page by their names. While none is ticked the value stays what it was: an empty list would mean all of them. */
export const SitesEditor = ({ sites, ...props }: Props) => {
  const t = useTranslate()
  const [tags, choose] = useDraft<Draft>({ value: props.value, write: tagsOf, read: valueOf, onChange: props.onChange })
  return (
    <div role="group" {...groupAttributes(props)}>
      <SiteBoxes
        sites={sites}
        isForAll={tags === undefined}
        tags={tags ?? []}
        isReadOnly={props.isReadOnly}
        onForAll={(isForAll) => choose(isForAll ? undefined : [])}
        onTags={choose}
      />
      <p role="status">{tags?.length === 0 && t('compose.new.noSite')}</p>
    </div>
  )
}

const tagsOf = (value: Json | undefined): Draft => {
  const tags = rowsOf(value)
  return tags.length === 0 ? undefined : tags
}

const valueOf = (tags: Draft): Json | undefined | typeof UNREADABLE => (tags?.length === 0 ? UNREADABLE : tags && [...tags])
