import { fixtureNode, type Fixture } from '../fixture.ts'

const panel = (key: string, title: string, text: string) =>
  fixtureNode('tab-panel', { key, title }, { body: [fixtureNode('headline', { text, level: 3, align: 'start' })] })

const panels = () => [
  panel('Wool', 'Wool', 'Air it, brush it, wash it seldom'),
  panel('linen', 'Linen', 'Cool water, and a line in the shade'),
  panel('Full grain', 'Leather', 'A little fat, twice a year'),
]

const props = { label: 'Care by material', queryParam: 'tab', allowToggleOff: false }

export const fixtures: readonly Fixture<'tabs'>[] = [
  { name: 'first tab', node: fixtureNode('tabs', props, { panels: panels() }) },
  { name: 'tab of the address', node: fixtureNode('tabs', props, { panels: panels() }), context: { query: { tab: 'full-grain' } } },
  { name: 'may be closed', node: fixtureNode('tabs', { ...props, allowToggleOff: true }, { panels: panels() }) },
]
