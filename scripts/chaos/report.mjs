const SHOWN_ERRORS = 20
const SHOWN_OUTCOMES = 10
const SHOWN_WRONG = 40

/** The tables of a run, and what is wrong. */
export const report = ({ run, host, vendors, stored, wrong, seed }) => {
  const placed = run.results.filter(({ outcome }) => outcome === 'placed')
  const times = placed.map(({ ms }) => ms).sort((one, other) => one - other)
  const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
  const copies = [...vendors.state.delivered.values()].flatMap((ids) => [...ids.values()]).filter((count) => count > 1).length
  const settled = stored.attempts.filter(({ state }) => state === 'settled').length
  printCounts('Faults', run.counts)
  printCounts('What vendors did', vendors.state.counts)
  console.log('What shoppers heard last')
  console.table(Object.fromEntries(tally(run.results.map(({ outcome }) => outcome))))
  const unknown = run.results.filter(({ outcome }) => outcome === 'unknown' || outcome.startsWith('no ') || outcome.startsWith('refused'))
  for (const { email, outcome, heard } of unknown.slice(0, SHOWN_OUTCOMES))
    console.log(`  ${email}: ${outcome}; ${heard.slice(-4).join(', ')}`)
  console.table({
    seconds: Math.round(run.seconds),
    'orders settled': settled,
    'attempts in all': stored.attempts.length,
    'placed at the first try': placed.filter(({ tries }) => tries === 1).length,
    'checkout ms, half': at(0.5),
    'checkout ms, 95 of 100': at(0.95),
    'checkout ms, slowest': at(1),
    'searches read': [...run.listings.statuses].map(([status, count]) => `${count} x ${status}`).join(', '),
    'slowest search ms': Math.round(run.listings.slowestMs),
    restarts: run.processes.reduce((sum, { startsMs = [] }) => sum + Math.max(0, startsMs.length - 1), 0),
    'slowest restart ms': Math.max(0, ...run.processes.flatMap(({ startsMs = [] }) => startsMs.slice(1))),
    'mails delivered twice under one id': copies,
  })
  console.log('What processes logged as errors, most often first')
  // The one with the embedded vendors too: a submit passes on what the provider answers.
  const errors = [...new Set([...run.processes, host])].flatMap(({ errors: ofEarlier = [], shop }) => [...ofEarlier, ...shop.errors()])
  console.table(Object.fromEntries(tally(errors.map(sentenceOf)).slice(0, SHOWN_ERRORS)))
  for (const what of wrong.slice(0, SHOWN_WRONG)) console.log(`WRONG  ${what}`)
  for (const cause of new Set(errors.flatMap(causeOfFailure))) console.log(`FAILED BECAUSE  ${cause}`)
  console.log(`${run.results.length} checkouts, ${settled} orders, ${wrong.length} violations, seed ${seed}`)
}

const printCounts = (title, counts) => {
  console.log(`\n${title}`)
  console.table(Object.fromEntries([...counts].map(([name, count]) => [name, { times: count }])))
}

/** How often each of them is there, most often first. */
const tally = (values) => {
  const counts = values.reduce((seen, value) => seen.set(value, (seen.get(value) ?? 0) + 1), new Map())
  return [...counts].sort((one, other) => other[1] - one[1])
}

/** Of an answer with 500, and with 503 of the payment provider's stand-in, which logs both alike: what was thrown, and where. */
const causeOfFailure = (line) => {
  const { msg, err } = read(line)
  if (!FAILED.has(msg)) return []
  const cause = causeOf(err)
  return [`${cause?.code ?? ''} ${cause?.message ?? ''}\n${String(err?.stack ?? '').slice(0, SHOWN_STACK)}`]
}

/** As server/commerce/http/answer-errors.ts and the stand-in of the payment provider log it. */
const FAILED = new Set(['The API failed on a request.', 'payment provider failed'])
const SHOWN_STACK = 1_500

const sentenceOf = (line) => {
  const { msg, err } = read(line)
  if (msg === undefined) return 'a line that is cut off'
  const cause = causeOf(err)
  return `${msg}: ${cause?.code ?? ''} ${cause?.message ?? ''}`.split('\n', 1)[0].slice(0, 140)
}

/** A query's own message holds its values. */
const causeOf = (err) => err?.cause ?? err

const read = (line) => {
  try {
    return JSON.parse(line)
  } catch {
    // A line cut off by kill -9.
    return {}
  }
}
