// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import messages from '../../../../src/i18n/preview/en.json'
import { MessagesProvider } from '../../../../src/i18n/messages-context.tsx'
import { openPreview } from '../../../../src/pipeline/preview/open-preview.tsx'
import { PreviewView } from '../../../../src/pipeline/preview/preview-view.tsx'
import type { PreviewAudience } from '../../../../src/site/preview-mode.ts'
import { siteValueOf } from '../../../../src/site/site-value.ts'
import { site } from '../../../factories/site.ts'

const SITE = siteValueOf(site('gb'), 'en')
const { dataset } = document.documentElement
const settingsFor = (audience: PreviewAudience) => ({ client: 'alder', country: 'GB', preview: '1', audience })

afterEach(() => {
  cleanup()
  for (const name of ['shopper', 'segments']) Reflect.deleteProperty(dataset, name)
})

it('a preview marks who looks, and forgets whoever looked before', () => {
  const marksFor = (audience: PreviewAudience) => {
    openPreview({ settings: settingsFor(audience), drafts: {} }, SITE)
    return [dataset['shopper'], dataset['segments']]
  }
  expect(marksFor('segment-trade')).toEqual(['signedIn', '2'])
  expect(marksFor('segment-friends')).toEqual(['signedIn', '1'])
  expect(marksFor('signedIn')).toEqual(['signedIn', undefined])
  expect(marksFor('guest')).toEqual([undefined, undefined])
})

it('the bar of a preview offers the segments of the site, and says by its title which one looks', async () => {
  await act(async () => {
    render(
      <MessagesProvider messages={messages} locale="en-GB">
        <PreviewView site={SITE} settings={settingsFor('segment-friends')} getNavigation={async () => []} />
      </MessagesProvider>,
    )
  })
  expect(screen.getByText(/^GB · en · Friends of the house$/)).toBeDefined()
  const choice = screen.getByLabelText<HTMLSelectElement>('Audience')
  expect([...choice.options].map(({ text }) => text)).toEqual([
    ...['As I am', 'Guests', 'Signed-in shoppers', 'Friends of the house', 'Trade customers'],
  ])
  expect(choice.value).toBe('segment-friends')
})
