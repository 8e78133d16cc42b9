import type { Translate } from '../../../src/i18n/messages.ts'
import type { Command } from '../../commands/command.ts'
import { COMMENTS_ID } from '../../comments/comment-jump.tsx'
import type { PageDialog } from '../page-dialogs.tsx'
import type { Editor } from '../use-editor.ts'
import type { EditorActs } from '../use-editor-keys.ts'

/** What is done with the page as a whole. */
export const pageActions = (editor: Editor, { save, toProblem }: EditorActs, t: Translate): readonly Command[] => {
  const { reviewed, dialog, store, lookedAt, show, folds } = editor
  const { leave } = reviewed
  const { past, future } = store.get()
  const action = (id: string, title: string, run: () => void, more: Partial<Command> = {}): Command => ({
    id,
    kind: 'action',
    title,
    run,
    ...more,
  })
  const opens = (wanted: PageDialog) => () => void dialog.open(wanted)
  const toComments = (): void => {
    show('fields')
    requestAnimationFrame(() => document.getElementById(COMMENTS_ID)?.focus())
  }
  return [
    action('publish', t('compose.publish'), opens('publish'), {
      shortcut: 'publish',
      whyNot: leave.mayPublish ? undefined : t('compose.find.notYours'),
    }),
    ...(leave.mayAsk ? [action('review', t('compose.review.ask'), opens('review'))] : []),
    ...(leave.mayPlan ? [action('schedule', t('compose.schedule'), opens('schedule'))] : []),
    action('history', t('compose.history'), opens('history')),
    action('translate', t('compose.translate'), opens('translate')),
    action('comments', t('compose.find.comments', { block: lookedAt.row?.name ?? '' }), toComments),
    action('undo', t('compose.undo'), store.undo, {
      shortcut: 'undo',
      whyNot: past.length > 0 ? undefined : t('compose.find.nothingToUndo'),
    }),
    action('redo', t('compose.redo'), store.redo, {
      shortcut: 'redo',
      whyNot: future.length > 0 ? undefined : t('compose.find.nothingToRedo'),
    }),
    action('save', t('compose.keys.does.save'), save, { shortcut: 'save' }),
    action('nextProblem', t('compose.keys.does.nextProblem'), () => toProblem(1), { shortcut: 'nextProblem', words: t('compose.gate') }),
    action('foldAll', t('compose.find.foldAll'), folds.foldAll),
    action('unfoldAll', t('compose.find.unfoldAll'), folds.unfoldAll),
  ]
}
