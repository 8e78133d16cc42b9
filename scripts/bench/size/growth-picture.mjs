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
const [FIELD_WIDTH, FIELD_HEIGHT, COLUMNS, TOP] = [290, 190, 3, 40]
/** Of a field: where its axes are. */
const [LEFT, RIGHT, HIGH, LOW] = [18, 262, 48, 150]
const STYLE = `text{font:12px system-ui,sans-serif;fill:#333}.title{font-weight:600}.axis{stroke:#999}polyline{fill:none;stroke-width:2}
.server{stroke:#0b62b5;fill:#0b62b5}.embedded{stroke:#b3500b;fill:#b3500b}polyline.embedded{stroke-dasharray:6 4}polyline{fill:none!important}text.server,text.embedded{stroke:none}
@media (prefers-color-scheme:dark){text{fill:#ddd}.axis{stroke:#777}.server{stroke:#6cb4ff;fill:#6cb4ff}.embedded{stroke:#ffad66;fill:#ffad66}}`

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
    .map(({ page, value, unit }) => ({ products: Number(page.replaceAll(',', '')), value, unit }))

const inWords = ({ title, lines }) =>
  lines.map(
    (line) =>
      `${title}, ${line.title}: ${line.points.map(({ products, ...point }) => `${textOf(point)} at ${products} products`).join(', ')}.`,
  )

const textOf = ({ value, unit }) => `${value} ${unit}`

const drawField = ({ title, lines }) => {
  const points = lines.flatMap((line) => line.points)
  const x = scaleOf(
    points.map(({ products }) => products),
    [LEFT + 14, RIGHT - 30],
  )
  const y = scaleOf(
    points.map(({ value }) => value),
    [LOW - 12, HIGH + 12],
  )
  const sizes = [...new Set(points.map(({ products }) => products))]
  return [
    `<text class="title" x="${LEFT}" y="22">${title}</text>`,
    `<path class="axis" d="M${LEFT} ${LOW}H${RIGHT}"/>`,
    ...sizes.map((products) => `<text x="${x(products)}" y="${LOW + 16}" text-anchor="middle">${products.toLocaleString('en')}</text>`),
    ...lines.flatMap(({ look, points: own }, line) => [
      `<polyline class="${look}" points="${own.map(({ products, value }) => `${x(products)},${y(value)}`).join(' ')}"/>`,
      ...own.map(({ products, value }) => `<circle class="${look}" cx="${x(products)}" cy="${y(value)}" r="3"/>`),
      // Those of the second below their points, so that they do not cover the first's.
      ...own.map(
        (point) =>
          `<text class="${look}" x="${x(point.products)}" y="${y(point.value) + (line === 0 ? -8 : 16)}" text-anchor="middle">${textOf(point)}</text>`,
      ),
    ]),
  ].join('')
}

/** From numbers to places, by powers of ten over at least one of them. */
const scaleOf = (numbers, [from, to]) => {
  const [least, most] = [Math.log10(Math.min(...numbers)), Math.log10(Math.max(...numbers))]
  const span = Math.max(most - least, 1)
  return (number) => Math.round(from + ((Math.log10(number) - (least + most - span) / 2) / span) * (to - from))
}
