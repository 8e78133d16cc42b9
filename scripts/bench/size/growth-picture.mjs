import { drawField, FIELD_HEIGHT, FIELD_WIDTH, LEFT, STYLE, textOf } from './draw-field.mjs'

/** What is drawn, each in a field of its own; `what` is the name of its row in the tables. */
const FIELDS = [
  { title: 'Listing, p95', what: 'listing, a filter never asked before, 95th percentile' },
  { title: 'Search page, p95', what: 'search page, words never asked before, 95th percentile' },
  { title: 'Product page, p95', what: 'product page never asked before, 95th percentile' },
  { title: 'Later start', what: 'later start' },
  { title: 'Memory after it', what: 'memory then' },
  { title: 'Import', what: 'imported' },
]
const DATABASES = [
  { section: 'size', title: 'PostgreSQL', look: 'server' },
  { section: 'size-embedded', title: 'embedded database', look: 'embedded' },
]
const [COLUMNS, TOP] = [3, 40]

/** How what a shop costs grows with its catalogue, as a picture; both axes by powers of ten, so that what grows alike is a slope of one. */
export const growthPicture = (sections) => {
  const [width, height] = [FIELD_WIDTH * COLUMNS, TOP + FIELD_HEIGHT * Math.ceil(FIELDS.length / COLUMNS)]
  const drawn = DATABASES.filter(({ section }) => sections[section] !== undefined)
  const fields = FIELDS.map(({ title, what }) => ({
    title,
    lines: drawn.map((database) => ({ ...database, points: pointsOf(sections, database, what) })),
  }))
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc">`,
    '<title id="title">Growth with the catalogue</title>',
    `<desc id="desc">${fields.flatMap(inWords).join(' ')}</desc>`,
    `<style>${STYLE}</style>`,
    ...drawn.map(({ title, look }, at) => `<text class="${look}" x="${LEFT + at * 130}" y="20">${at === 0 ? '—' : '- -'} ${title}</text>`),
    ...fields.map((field, at) => {
      const [x, y] = [(at % COLUMNS) * FIELD_WIDTH, TOP + Math.floor(at / COLUMNS) * FIELD_HEIGHT]
      return `<g transform="translate(${x} ${y})">${drawField(field)}</g>`
    }),
    '</svg>',
  ].join('\n')}\n`
}

const pointsOf = (sections, { section }, what) =>
  sections[section].rows
    .filter((row) => row.what === what && Number.isFinite(row.value))
    .map(({ page, value, unit }) => ({ at: Number(page.replaceAll(',', '')), value, unit }))

const inWords = ({ title, lines }) =>
  lines.map((line) => `${title}, ${line.title}: ${line.points.map(({ at, ...point }) => `${textOf(point)} at ${at} products`).join(', ')}.`)
