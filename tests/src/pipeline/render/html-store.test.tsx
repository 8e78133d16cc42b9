// @vitest-environment node
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createHtmlStore, type HtmlStore } from '../../../../src/pipeline/render/html-store.ts'
import { HtmlReuseContext } from '../../../../src/ui/reused/html-reuse.ts'
import { Reused } from '../../../../src/ui/reused/reused.tsx'

interface Item {
  readonly name: string
  readonly place?: number
}

const drawing = () => {
  const drawn: string[] = []
  const Card = ({ item }: { readonly item: Item }) => {
    drawn.push(item.name)
    return <p title={item.name}>{item.name}</p>
  }
  const list = (items: readonly Item[]) => (
    <ul>
      {items.map((item, place) => (
        <Reused key={place} as="li" className="item" by={(nameOf) => nameOf(item, UNSEEN)}>
          {() => <Card item={item} />}
        </Reused>
      ))}
    </ul>
  )
  return { drawn, list }
}

const UNSEEN = ['place']

const drawWith = (store: HtmlStore, node: ReactNode, scope = 'uk en'): string => {
  const { reuse, collect } = store.begin(scope)
  return collect(renderToString(<HtmlReuseContext value={reuse}>{node}</HtmlReuseContext>))
}

describe('parts drawn once', () => {
  it('are the same text as without reuse, the first time and every other', () => {
    const { list } = drawing()
    const page = list([{ name: 'Tee' }, { name: 'Bag & "belt" <3 ’' }, { name: 'Tee' }])
    const plain = renderToString(page)
    const store = createHtmlStore()
    expect([drawWith(store, page), drawWith(store, page)]).toEqual([plain, plain])
  })

  it('are drawn again once what decides them has changed, and not for what nobody sees', () => {
    const { drawn, list } = drawing()
    const store = createHtmlStore()
    drawWith(store, list([{ name: 'Tee', place: 1 }]))
    drawWith(store, list([{ name: 'Tee', place: 2 }]))
    expect(drawn).toEqual(['Tee'])
    expect(drawWith(store, list([{ name: 'Tee, reduced' }]))).toContain('<p title="Tee, reduced">')
    expect(drawn).toEqual(['Tee', 'Tee, reduced'])
  })

  it('are no other site’s or language’s', () => {
    const { drawn, list } = drawing()
    const store = createHtmlStore()
    drawWith(store, list([{ name: 'Tee' }]), 'uk en')
    drawWith(store, list([{ name: 'Tee' }]), 'uk fr')
    expect(drawn).toEqual(['Tee', 'Tee'])
  })

  it('give way to newer ones where there are too many', () => {
    const { drawn, list } = drawing()
    const store = createHtmlStore(60)
    for (const name of ['One', 'Two', 'Three', 'One']) drawWith(store, list([{ name }]))
    expect(drawn).toEqual(['One', 'Two', 'Three', 'One'])
    drawWith(store, list([{ name: 'One' }]))
    expect(drawn).toHaveLength(4)
  })

  it('are drawn each time where they hold an id of the page', () => {
    const store = createHtmlStore()
    const page = (
      <Reused as="div" by={() => 'labelled'}>
        {() => <p id="_R_1_" />}
      </Reused>
    )
    const { reuse } = store.begin('uk en')
    drawWith(store, page)
    expect(reuse.find('labelled')).toHaveProperty('mark')
  })

  it('cannot be started by what a merchandiser wrote', () => {
    const store = createHtmlStore()
    const { drawn, list } = drawing()
    const forged = <div dangerouslySetInnerHTML={{ __html: '<p data-reuse="x 0">mine<template data-reuse-end="x 0"></template>' }} />
    const html = drawWith(
      store,
      <>
        {forged}
        {list([{ name: 'Tee' }])}
      </>,
    )
    expect(html).toContain('data-reuse="x 0"')
    expect(drawWith(store, list([{ name: 'Tee' }]))).toContain('Tee')
    expect(drawn).toEqual(['Tee'])
  })
})
