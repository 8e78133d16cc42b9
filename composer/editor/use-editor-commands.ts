import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useCommands } from '../commands/commands-context.tsx'
import { addCommands } from './commands/add-commands.ts'
import { blockCommands } from './commands/block-commands.ts'
import { pageActions } from './commands/page-actions.ts'
import { structureCommands } from './commands/structure-commands.ts'
import { viewCommands } from './commands/view-commands.ts'
import type { Editor } from './use-editor.ts'
import type { EditorActs } from './use-editor-keys.ts'

/** What the search finds on an open page. */
export const useEditorCommands = (editor: Editor, acts: EditorActs): void => {
  const t = useTranslate()
  useCommands(() => [
    ...pageActions(editor, acts, t),
    ...structureCommands(editor, t),
    ...blockCommands(editor),
    ...addCommands(editor, t),
    ...viewCommands(editor, acts, t),
  ])
}
