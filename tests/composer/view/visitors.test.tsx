// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { viewCommands } from '../../../composer/editor/commands/view-commands.ts'
import type { Editor } from '../../../composer/editor/use-editor.ts'
import type { EditorActs } from '../../../composer/editor/use-editor-keys.ts'
import type { CanvasView } from '../../../composer/view/canvas-view.ts'
import { ViewMenu } from '../../../composer/view/view-menu.tsx'
import { segmentsOf } from '../../../composer/view/visitors.ts'
import messages from '../../../src/i18n/compose/en.json'
import { createTranslate } from '../../../src/i18n/create-translate.ts'
import { MessagesProvider } from '../../../src/i18n/messages-context.tsx'
import type { Segment } from '../../../src/site/segments.ts'
import { site } from '../../factories/site.ts'

afterEach(cleanup)

const FRIENDS = { group: 'friends', title: 'Friends of the house' }
const viewOf = (segments: readonly Segment[], audience: CanvasView['audience'] = 'guest'): CanvasView => ({
  site: site('gb', { segments }),
  language: 'en',
  at: undefined,
  audience,
})

describe('by whom the page on the canvas is seen', () => {
  const show = (view: CanvasView) => {
    const onView = vi.fn()
    render(
      <MessagesProvider messages={messages} locale="en-GB">
        <ViewMenu view={view} variants={{ tests: [], picks: {}, hidden: new Set(), pick: () => undefined }} onView={onView} />
      </MessagesProvider>,
    )
    return onView
  }

  it('can be somebody in a segment of the site, which is then said by its title', async () => {
    const onView = show(viewOf([FRIENDS]))
    await userEvent.selectOptions(screen.getByLabelText('By whom'), 'Friends of the house')
    await userEvent.click(screen.getByText('Show'))
    expect(onView).toHaveBeenCalledExactlyOnceWith({ at: undefined, audience: 'segment-friends' })
    cleanup()
    show(viewOf([FRIENDS], 'segment-friends'))
    expect(screen.getByText('now · Friends of the house')).toBeDefined()
  })

  it('is a guest or somebody signed in where the site has no segments', () => {
    show(viewOf([]))
    expect([...screen.getByLabelText<HTMLSelectElement>('By whom').options].map(({ text }) => text)).toEqual(['as a guest', 'signed in'])
  })

  it('is found by a search for what to do', () => {
    const onView = vi.fn()
    const t = createTranslate({ messages, locale: 'en-GB' })
    // What the commands of the view read of an editor.
    const editor = { view: viewOf([FRIENDS]), onView, session: { sites: [] }, width: 'full' } as unknown as Editor
    const commands = viewCommands(editor, { toWidth: () => undefined } as unknown as EditorActs, t)
    const found = commands.filter(({ title }) => title.startsWith('By whom'))
    expect(found.map(({ title, whyNot }) => [title, whyNot])).toEqual([
      ['By whom: as a guest', 'It is so already.'],
      ['By whom: signed in', undefined],
      ['By whom: Friends of the house', undefined],
    ])
    found.at(-1)?.run()
    expect(onView).toHaveBeenCalledExactlyOnceWith({ siteTag: 'ald-gb', language: 'en', at: undefined, audience: 'segment-friends' })
  })
})

it('the segments of several sites are each there once, called as the first of them does', () => {
  const sites = [
    { segments: [FRIENDS] },
    {},
    {
      segments: [
        { group: 'friends', title: 'Amis' },
        { group: 'trade', title: 'Pro' },
      ],
    },
  ]
  expect(segmentsOf(sites)).toEqual([FRIENDS, { group: 'trade', title: 'Pro' }])
})
