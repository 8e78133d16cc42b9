// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ReturnNote } from '../../../block-registry/return-note/return-note.tsx'
import type { Report } from '../../../src/lib/report.ts'
import { catchReports } from '../../setup/reports.ts'
import { fillTemplate } from '../../../src/lib/fill-template.ts'
import { render } from '../../setup/render.tsx'

const template = readFileSync('themes/templates/return-note.html', 'utf8')
let reports: Report[] = []
let restore: () => void = () => undefined

beforeEach(() => {
  reports = []
  restore = catchReports((entry) => reports.push(entry))
})
afterEach(() => {
  cleanup()
  restore()
  vi.unstubAllGlobals()
  document.querySelectorAll('iframe').forEach((frame) => frame.remove())
})

const click = async (answer: Response, options = {}) => {
  const asked = vi.fn(async () => answer)
  vi.stubGlobal('fetch', asked)
  const view = { id: 'note', slots: {}, position: { index: 0, isAboveFold: false }, meta: {}, data: {} }
  render(<ReturnNote {...view} props={{ label: '' }} />, options)
  await userEvent.click(screen.getByRole('button'))
  return asked
}

it('fetches the note from the templates of the theme, and prints it with the address and words of the site [IMG-07]', async () => {
  const asked = await click(new Response(template), { site: 'ae', language: 'ar' })
  expect(asked).toHaveBeenCalledWith(expect.stringContaining('/themes/templates/return-note.html'))
  const note = document.querySelector('iframe')?.srcdoc ?? ''
  expect(note).toContain('dir="rtl"')
  expect(note).toContain('lang="ar-AE"')
  expect(note).not.toMatch(/\{\{/)
  expect(note).toContain('Alder')
})

it('says so, and reports it, where the template does not come', async () => {
  await click(new Response('', { status: 404 }))
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('The note could not be loaded. Please try again.')
  expect(reports).toMatchObject([{ code: 'templateFailed', details: { status: 404 } }])
})

it('never lets a text become markup', () => {
  expect(fillTemplate('<p>{{a}}{{gone}}</p>', { a: '<script>"&' })).toBe('<p>&lt;script&gt;&quot;&amp;</p>')
})
