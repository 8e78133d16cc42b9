import { drawField, FIELD_HEIGHT, FIELD_WIDTH, LEFT, STYLE, textOf } from '../bench/size/draw-field.mjs'

const [COLUMNS, TOP] = [3, 40]
/** Of the curves of the day, which are as wide as the picture. */
const [DAY_HEIGHT, DAY_FROM, DAY_TO] = [190, 48, 150]
const FIELDS = [
  { title: 'Views a second, busiest hour', front: 'rate' },
  { title: 'Pages the shop makes a second', front: 'misses' },
  { title: 'Orders a second', front: 'orders' },
  { title: 'Cores of the processes', front: 'shop', alone: 'shopAlone' },
  { title: 'Cores of the database', front: 'database' },
  { title: 'Cores of the cache', front: 'cache' },
]

/** What a day asks of the machines at one, ten and a hundred times as many views, and the day that was played, hour by hour. */
export const scalePicture = ({ demands, hours }) => {
  const [width, top] = [FIELD_WIDTH * COLUMNS, TOP + FIELD_HEIGHT * Math.ceil(FIELDS.length / COLUMNS)]
  const fields = FIELDS.map(({ title, front, alone }) => ({
    title,
    lines: [
      { look: 'server', title: 'with a cache in front', points: pointsOf(demands, front) },
      ...(alone === undefined ? [] : [{ look: 'embedded', title: 'without', points: pointsOf(demands, alone) }]),
    ],
  }))
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top + 2 * DAY_HEIGHT}" role="img" aria-labelledby="title desc">`,
    '<title id="title">What more views ask of the machines</title>',
    `<desc id="desc">${[...fields.flatMap(inWords), ...curvesOf(hours).map(curveInWords)].join(' ')}</desc>`,
    `<style>${STYLE}</style>`,
    `<text class="server" x="${LEFT}" y="20">— with a cache in front</text><text class="embedded" x="${LEFT + 180}" y="20">- - without; views of a day below</text>`,
    ...fields.map(
      (field, at) =>
        `<g transform="translate(${(at % COLUMNS) * FIELD_WIDTH} ${TOP + Math.floor(at / COLUMNS) * FIELD_HEIGHT})">${drawField(field)}</g>`,
    ),
    ...curvesOf(hours).map((curve, at) => `<g transform="translate(0 ${top + at * DAY_HEIGHT})">${drawCurve(curve, width)}</g>`),
    '</svg>',
  ].join('\n')}\n`
}

const round = (value) => Number(value.toPrecision(2))

const pointsOf = (demands, name) => demands.map((demand) => ({ at: demand.views, value: round(demand[name]), unit: '' }))

const inWords = ({ title, lines }) =>
  lines.map(
    (line) =>
      `${title}, ${line.title}: ${line.points.map(({ at, ...point }) => `${textOf(point).trim()} at ${at} views a day`).join(', ')}.`,
  )

const curvesOf = (hours) => [
  {
    title: 'The day that was played: views a second, and those that the cache asked the shop for',
    lines: [
      { look: 'server', values: hours.map(({ views, seconds }) => views / seconds) },
      { look: 'embedded', values: hours.map(({ cacheCounts, seconds }) => cacheCounts.backendRequests / seconds) },
    ],
  },
  {
    title: 'The same: answers in ms, 50 and 99 of 100',
    lines: [
      { look: 'server', values: hours.map(({ p50 }) => p50) },
      { look: 'embedded', values: hours.map(({ p99 }) => p99) },
    ],
  },
]

const curveInWords = ({ title, lines }) => `${title}: ${lines.map(({ values }) => values.map(round).join(', ')).join('; ')}.`

const drawCurve = ({ title, lines }, width) => {
  const most = Math.max(...lines.flatMap(({ values }) => values), 1e-9)
  const x = (hour) => Math.round(LEFT + 14 + (hour * (width - 2 * LEFT - 44)) / 23)
  const y = (value) => Math.round(DAY_TO - (value / most) * (DAY_TO - DAY_FROM))
  return [
    `<text class="title" x="${LEFT}" y="22">${title}</text>`,
    `<path class="axis" d="M${LEFT} ${DAY_TO}H${width - LEFT}"/>`,
    ...[0, 6, 12, 18, 23].map((hour) => `<text x="${x(hour)}" y="${DAY_TO + 16}" text-anchor="middle">${hour}:00</text>`),
    ...lines.flatMap(({ look, values }) => {
      const peak = values.indexOf(Math.max(...values))
      return [
        `<polyline class="${look}" points="${values.map((value, hour) => `${x(hour)},${y(value)}`).join(' ')}"/>`,
        `<text class="${look}" x="${x(peak)}" y="${y(values[peak]) - 6}" text-anchor="middle">${round(values[peak])}</text>`,
      ]
    }),
  ].join('')
}
