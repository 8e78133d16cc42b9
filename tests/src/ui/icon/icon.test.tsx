// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { ICON_NAMES } from '../../../../src/ui/icon/icon-name.ts'
import { Icon } from '../../../../src/ui/icon/icon.tsx'
import { render } from '../../../setup/render.tsx'

afterEach(cleanup)

describe('Icon', () => {
  it('takes its drawing from the sprite file, an asset whose address changes with its content [IMG-06]', () => {
    const { container } = render(<Icon name="bag" />)
    expect(container.querySelector('use')?.getAttribute('href')).toMatch(/icons.*\.svg.*#bag$/)
  })

  it('has a symbol for every name, and a name for every symbol', () => {
    const symbols = [...readFileSync('src/ui/icon/icons.svg', 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
    expect(symbols).toEqual([...ICON_NAMES])
  })

  it('turns round in right-to-left languages only where it points along the line', () => {
    const { container } = render(
      <>
        <Icon name="chevron-end" />
        <Icon name="play" />
      </>,
    )
    const [chevron, play] = container.querySelectorAll('svg')
    expect(chevron?.getAttribute('class')).toContain('directional')
    expect(play?.getAttribute('class')).not.toContain('directional')
  })
})
