// @vitest-environment node
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createFragmentCache, type FragmentCache } from '../../../../src/pipeline/render/fragment-cache.ts'
import { FragmentLookupContext } from '../../../../src/ui/cached-fragment/fragment-lookup.ts'
import { CachedFragment } from '../../../../src/ui/cached-fragment/cached-fragment.tsx'

interface Item {
  readonly name: string
  readonly place?: number
}

const recordingList = () => {
  const rendered: string[] = []
  const Card = ({ item }: { readonly item: Item }) => {
    rendered.push(item.name)
    return <p title={item.name}>{item.name}</p>
  }
  const list = (items: readonly Item[]) => (
    <ul>
      {items.map((item, place) => (
        <CachedFragment key={place} as="li" className="item" by={(nameOf) => nameOf(item, UNSEEN)}>
          {() => <Card item={item} />}
        </CachedFragment>
      ))}
    </ul>
  )
  return { rendered, list }
}

const UNSEEN = ['place']

const renderWith = (store: FragmentCache, node: ReactNode, scope = 'uk en'): string => {
  const { lookup, collect } = store.begin(scope)
  return collect(renderToString(<FragmentLookupContext value={lookup}>{node}</FragmentLookupContext>)).join('')
}

describe('parts rendered once', () => {
  it('are the same text as without reuse, the first time and every other', () => {
    const { list } = recordingList()
    const page = list([{ name: 'Tee' }, { name: 'Bag & "belt" <3 ’' }, { name: 'Tee' }])
    const plain = renderToString(page)
    const store = createFragmentCache()
    expect([renderWith(store, page), renderWith(store, page)]).toEqual([plain, plain])
  })

  it('are rendered again once their data has changed, and not for data that is not shown', () => {
    const { rendered, list } = recordingList()
    const store = createFragmentCache()
    renderWith(store, list([{ name: 'Tee', place: 1 }]))
    renderWith(store, list([{ name: 'Tee', place: 2 }]))
    expect(rendered).toEqual(['Tee'])
    expect(renderWith(store, list([{ name: 'Tee, reduced' }]))).toContain('<p title="Tee, reduced">')
    expect(rendered).toEqual(['Tee', 'Tee, reduced'])
  })

  it('are no other site’s or language’s', () => {
    const { rendered, list } = recordingList()
    const store = createFragmentCache()
    renderWith(store, list([{ name: 'Tee' }]), 'uk en')
    renderWith(store, list([{ name: 'Tee' }]), 'uk fr')
    expect(rendered).toEqual(['Tee', 'Tee'])
  })

  it('are counted: once made, and once found for each other time', () => {
    const reads: string[] = []
    const { list } = recordingList()
    const store = createFragmentCache({ onRead: (read) => void reads.push(read) })
    for (let time = 0; time < 3; time += 1) renderWith(store, list([{ name: 'Tee' }]))
    expect(reads).toEqual(['miss', 'hit', 'hit'])
  })

  it('give way to newer ones where there are too many', () => {
    const { rendered, list } = recordingList()
    const store = createFragmentCache({ maxCharacters: 60 })
    for (const name of ['One', 'Two', 'Three', 'One']) renderWith(store, list([{ name }]))
    expect(rendered).toEqual(['One', 'Two', 'Three', 'One'])
    renderWith(store, list([{ name: 'One' }]))
    expect(rendered).toHaveLength(4)
  })

  it('are rendered each time where they contain an id of the page', () => {
    const store = createFragmentCache()
    const page = (
      <CachedFragment as="div" by={() => 'labelled'}>
        {() => <p id="_R_1_" />}
      </CachedFragment>
    )
    const { lookup } = store.begin('uk en')
    renderWith(store, page)
    expect(lookup.find('labelled')).toHaveProperty('mark')
  })

  it('cannot be started by what a merchandiser wrote', () => {
    const store = createFragmentCache()
    const { rendered, list } = recordingList()
    const forged = <div dangerouslySetInnerHTML={{ __html: '<p data-reuse="x 0">mine<template data-reuse-end="x 0"></template>' }} />
    const html = renderWith(
      store,
      <>
        {forged}
        {list([{ name: 'Tee' }])}
      </>,
    )
    expect(html).toContain('data-reuse="x 0"')
    expect(renderWith(store, list([{ name: 'Tee' }]))).toContain('Tee')
    expect(rendered).toEqual(['Tee'])
  })
})
