import type { MailContent, OrderSection } from './mail-content.ts'

/** A mail as text: all that its HTML says, for programs and people that prefer it. */
export const mailText = ({ shop, heading, paragraphs, code, action, order, notes }: MailContent): string =>
  [
    shop.name,
    '',
    heading,
    '',
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...(code === undefined ? [] : [`${code.label}: ${code.value}`, '']),
    ...(action === undefined ? [] : [`${action.label}:`, action.url, '']),
    ...(order === undefined ? [] : orderLines(order)),
    '--',
    ...notes,
    shop.seller,
    shop.url,
  ].join('\n')

const orderLines = ({ facts, itemsHeading, items, totals, included, parts }: OrderSection): readonly string[] => [
  ...facts.map(({ label, value }) => `${label}: ${value}`),
  '',
  itemsHeading,
  ...items.map(({ name, details, amount }) => `- ${[name, ...details].join(', ')}: ${amount}`),
  '',
  ...totals.map(({ label, value }) => `${label}: ${value}`),
  ...(included === undefined ? [] : [included]),
  '',
  ...parts.flatMap(({ heading, lines }) => [heading, ...lines, '']),
]
