import type { Translate } from '../../../src/i18n/messages.ts'
import type { Command } from '../../commands/command.ts'
import { languageInWords } from '../../language-in-words.ts'
import { visitorInWords, visitorsOf } from '../../view/visitors.ts'
import { WIDTHS, type CanvasWidth } from '../../widths/widths.ts'
import type { Editor } from '../use-editor.ts'
import type { EditorActs } from '../use-editor-keys.ts'

const CHOICES: readonly CanvasWidth[] = ['full', ...WIDTHS.toReversed(), 'four']

/** Where, how wide and by whom the page is looked at. */
export const viewCommands = ({ view, onView, session, width }: Editor, { toWidth }: EditorActs, t: Translate): readonly Command[] => {
  const { site, language, at, audience } = view
  const { siteTag } = site
  const command = (id: string, title: string, isSo: boolean, run: () => void): Command => ({
    id,
    kind: 'action',
    title,
    whyNot: isSo ? t('compose.find.isSo') : undefined,
    run,
  })
  return [
    ...CHOICES.map((each) =>
      command(`width ${each}`, t('compose.find.width', { width: t(`compose.width.${each}`) }), each === width, () => toWidth(each)),
    ),
    ...site.languages.map((each) =>
      command(`language ${each}`, t('compose.find.language', { language: languageInWords(each) }), each === language, () =>
        onView({ siteTag, language: each, at, audience }),
      ),
    ),
    ...session.sites.map((each) =>
      command(`site ${each.siteTag}`, t('compose.find.site', { site: each.name }), each.siteTag === siteTag, () =>
        onView({ siteTag: each.siteTag, language: each.defaultLanguage, at, audience }),
      ),
    ),
    ...visitorsOf(site).map((each) =>
      command(`visitor ${each}`, t('compose.find.audience', { visitor: visitorInWords(each, site, t) }), each === audience, () =>
        onView({ siteTag, language, at, audience: each }),
      ),
    ),
  ]
}
