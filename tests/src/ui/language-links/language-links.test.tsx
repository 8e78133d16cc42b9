// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { installLanguageChoice } from '../../../../src/ui/language-links/install-language-choice.ts'
import { LanguageLinks } from '../../../../src/ui/language-links/language-links.tsx'
import { render } from '../../../setup/render.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const show = () => render(<LanguageLinks path="/women/shoes" query={{ page: '2' }} />, { site: 'us', language: 'en' })

describe('the language links', () => {
  it('lead to this page in each language, named in that language [HEAD-08]', () => {
    show()
    const spanish = screen.getByRole('link', { name: 'Español' })
    expect(spanish.getAttribute('href')).toBe('/us/es/women/shoes?page=2')
    expect(spanish.getAttribute('hreflang')).toBe('es-US')
    expect(spanish.getAttribute('lang')).toBe('es')
    expect(screen.getByRole('link', { name: 'English' }).getAttribute('aria-current')).toBe('true')
  })

  it('are stored on this device when followed', () => {
    const stop = installLanguageChoice(document, { clientName: 'alder', code: 'US' })
    show()
    const spanish = screen.getByRole('link', { name: 'Español' })
    spanish.addEventListener('click', (event) => event.preventDefault())
    spanish.click()
    expect(localStorage.getItem('language.alder.us')).toBe('es')
    expect(document.cookie).toContain('language_alder_us=es')
    stop()
  })
})
