// @vitest-environment jsdom
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { setBusy } from '../../../../src/pipeline/navigate/page-busy.ts'
import { RouterCompanion } from '../../../../src/pipeline/navigate/router-companion.tsx'
import { render } from '../../../setup/render.tsx'

const main = document.createElement('main')
beforeEach(() => {
  document.body.replaceChildren(main)
  setBusy(true)
})

const mount = (isStillPending: boolean): void => {
  const element = <RouterCompanion onMounted={() => undefined} onPage={() => undefined} isStillPending={() => isStillPending} />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

it('ends what says that a page is on its way together with the page [PDP-15]', () => {
  mount(false)
  expect(main.hasAttribute('aria-busy')).toBe(false)
})

it('leaves it while the router is on its way again, though what is rendered does not know of it yet [PDP-15]', () => {
  mount(true)
  expect(main.getAttribute('aria-busy')).toBe('true')
})
