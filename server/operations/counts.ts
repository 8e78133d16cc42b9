import { Counter, Histogram, Registry } from 'prom-client'
import type { CacheRead } from '../../src/lib/cache.ts'

/** Names and label values end up in dashboards and alerts: none is ever made of what a shopper sends. */
const PREFIX = 'vitrine_'

/** Seconds: a search takes milliseconds, a payment may take half a minute. */
const VENDOR_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Caches whose reads are counted, by what they hold. docs/observability.md says what each is. */
export const CACHES = [
  'pages',
  'content',
  'redirects',
  'merchant',
  'categories',
  'search',
  'cards',
  'styles',
  'profiles',
  'pictures',
] as const
export type CacheName = (typeof CACHES)[number]

/** What the provider says and our books do not: a person compares both sides. Each is an event of the log too. */
const PAYMENT_CONFLICTS = ['paymentMismatch', 'paymentSpentTwice'] as const

/**
 * What this process counts while it sells, since its start. Every label has a few values: sites, ways to pay, kinds of page, vendors, and
 * words of ours.
 */
export const createCounts = () => {
  const registry = new Registry()
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> =>
    new Counter({ name: `${PREFIX}${name}_total`, help, labelNames: [...labelNames], registers: [registry] })
  const cacheReads = counter('cache_reads', 'Reads of a cache: hit, or miss where the value had to be made.', ['cache', 'outcome'])
  // From the start, so that a cache nobody has read yet is seen as such.
  for (const cache of CACHES) for (const outcome of ['hit', 'miss']) cacheReads.inc({ cache, outcome }, 0)
  const paymentConflicts = counter('payment_conflicts', 'Reports of the payment provider that were refused, by event of the log.', [
    'event',
  ])
  // From the start: an alert sees the first of a series only as a change from 0.
  for (const event of PAYMENT_CONFLICTS) paymentConflicts.inc({ event }, 0)
  const cdnPurges = counter('cdn_purges', 'Purges of caches in front: done, or failed and sent again.', ['outcome'])
  for (const outcome of ['done', 'failed']) cdnPurges.inc({ outcome }, 0)
  return {
    registry,
    cdnPurges,
    orders: counter('orders', 'Orders that became paid, by site and way to pay.', ['site', 'method']),
    payments: counter('payments', 'Outcomes of payments, by way to pay; for a refused one the class of the reason.', [
      'method',
      'outcome',
      'reason',
    ]),
    paymentConflicts,
    bags: counter('bags', 'Bags that got their first line.', ['site']),
    bagLines: counter('bag_lines', 'Additions to bags.', ['site']),
    cacheReads,
    refusals: counter('refusals', 'Calls that were refused, by route and code: sold out, an expired voucher, a missing field.', [
      'route',
      'code',
    ]),
    browserErrors: counter('browser_errors', 'What pages reported, by kind of page; severity 2 is missing for a shopper.', [
      'page_kind',
      'severity',
    ]),
    speedReports: counter('speed_reports', 'Reports of how fast pages were: stored, limited, or failed without a database.', ['outcome']),
    failures: counter('failures', 'Failures behind the answers, by code: reported, or repeated within a minute of the report.', [
      'code',
      'outcome',
    ]),
    incidents: counter('incidents', 'Incidents for the collector: sent, dropped beyond the limit, failed, or off without a DSN.', [
      'origin',
      'outcome',
    ]),
    vendorCalls: new Histogram({
      name: `${PREFIX}vendor_call_duration_seconds`,
      help: 'Calls to vendors, by how they ended: ok, refused (4xx), failed (5xx), unanswered.',
      labelNames: ['vendor', 'outcome'],
      buckets: VENDOR_BUCKETS,
      registers: [registry],
    }),
  }
}

export type Counts = ReturnType<typeof createCounts>

/** Counts the reads of a cache: its `onRead`. */
export const countReads =
  ({ cacheReads }: Pick<Counts, 'cacheReads'>, cache: CacheName): ((outcome: CacheRead) => void) =>
  (outcome) =>
    cacheReads.inc({ cache, outcome })
