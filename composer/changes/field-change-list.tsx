import type { ComposeChange } from '../../schemas/api/compose-history.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { languageInWords } from '../language-in-words.ts'
import { changeInWords, type NameOf } from './change-in-words.ts'

interface Props {
  readonly changes: readonly (ComposeChange & { readonly title: string })[]
  readonly nameOf: NameOf
  readonly timeZone: string
}

/** Fields of a block that changed, each before and after. */
export const FieldChangeList = ({ changes, nameOf, timeZone }: Props) => {
  const t = useTranslate()
  return (
    <dl>
      {changes.map((change) => {
        const { before, after } = changeInWords(change, { nameOf, timeZone }, t)
        return (
          <div key={`${change.field} ${change.locale}`}>
            <dt>
              {change.title} <small>{languageInWords(change.locale)}</small>
            </dt>
            <dd>
              {before !== '' && <del dir="auto">{before}</del>} {after !== '' && <ins dir="auto">{after}</ins>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
