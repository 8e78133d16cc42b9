import { fixtureNode, type Fixture } from '../fixture.ts'

const panel = (title: string, value: string, open = false) =>
  fixtureNode(
    'accordion-panel',
    { title, open },
    {
      body: [
        fixtureNode('markdown', {
          markdown: {
            nodeType: 'document',
            data: {},
            content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', data: {}, value, marks: [] }] }],
          },
          width: 'full',
        }),
      ],
    },
  )

const panels = () => [
  panel('How long does a return take?', 'We refund within two working days of the parcel reaching us.', true),
  panel('Can I exchange a size?', 'Yes. Order the other size and send the first one back; we refund it in full.'),
  panel('What about worn pieces?', 'Send them to the mending room instead: it is free, and usually better.'),
]

export const fixtures: readonly Fixture<'accordion'>[] = [
  { name: 'questions, the first one open', node: fixtureNode('accordion', { heading: 'Returns, answered' }, { panels: panels() }) },
  { name: 'without a heading', node: fixtureNode('accordion', { heading: '' }, { panels: panels() }) },
]
