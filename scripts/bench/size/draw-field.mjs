/* One field of a picture: lines over sizes, both axes by powers of ten, so that what grows alike is a slope of one. */

/** Of a field. */
export const [FIELD_WIDTH, FIELD_HEIGHT] = [290, 190]
/** Of a field: where its axes are. */
export const [LEFT, RIGHT, HIGH, LOW] = [18, 262, 48, 150]
export const STYLE = `text{font:12px system-ui,sans-serif;fill:#333}.title{font-weight:600}.axis{stroke:#999}polyline{fill:none;stroke-width:2}
.server{stroke:#0b62b5;fill:#0b62b5}.embedded{stroke:#b3500b;fill:#b3500b}polyline.embedded{stroke-dasharray:6 4}polyline{fill:none!important}text.server,text.embedded{stroke:none}
@media (prefers-color-scheme:dark){text{fill:#ddd}.axis{stroke:#777}.server{stroke:#6cb4ff;fill:#6cb4ff}.embedded{stroke:#ffad66;fill:#ffad66}}`

/** `lines` are of points `{ at, value, unit }`, drawn as `look` says: `server` or `embedded`. */
export const drawField = ({ title, lines }) => {
  const points = lines.flatMap((line) => line.points)
  const x = scaleOf(
    points.map(({ at }) => at),
    [LEFT + 14, RIGHT - 30],
  )
  const y = scaleOf(
    points.map(({ value }) => value),
    [LOW - 12, HIGH + 12],
  )
  const sizes = [...new Set(points.map(({ at }) => at))]
  return [
    `<text class="title" x="${LEFT}" y="22">${title}</text>`,
    `<path class="axis" d="M${LEFT} ${LOW}H${RIGHT}"/>`,
    ...sizes.map((at) => `<text x="${x(at)}" y="${LOW + 16}" text-anchor="middle">${at.toLocaleString('en')}</text>`),
    ...lines.flatMap(({ look, points: own }, line) => [
      `<polyline class="${look}" points="${own.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')}"/>`,
      ...own.map(({ at, value }) => `<circle class="${look}" cx="${x(at)}" cy="${y(value)}" r="3"/>`),
      // Those of the second below their points, so that they do not cover the first's.
      ...own.map(
        (point) =>
          `<text class="${look}" x="${x(point.at)}" y="${y(point.value) + (line === 0 ? -8 : 16)}" text-anchor="middle">${textOf(point)}</text>`,
      ),
    ]),
  ].join('')
}

export const textOf = ({ value, unit }) => `${value} ${unit}`

/** From numbers to places, by powers of ten over at least one of them. */
const scaleOf = (numbers, [from, to]) => {
  const [least, most] = [Math.log10(Math.min(...numbers)), Math.log10(Math.max(...numbers))]
  const span = Math.max(most - least, 1)
  return (number) => Math.round(from + ((Math.log10(number) - (least + most - span) / 2) / span) * (to - from))
}
