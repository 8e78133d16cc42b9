import { z } from 'zod'

/** Which reports are wanted; all of them unless told. */
export const reportQuery = z.object({
  siteTag: z.string().max(40).optional(),
  language: z.string().max(12).optional(),
  key: z.string().max(200).optional(),
  outcome: z.enum(['live', 'refused']).optional(),
  severity: z.enum(['error', 'warning']).optional(),
  code: z.string().max(40).optional(),
  /** The page for people is shown in; what the browser asks for unless told. */
  lang: z.string().max(12).optional(),
})

export type ReportQuery = z.infer<typeof reportQuery>

export const REPORT_QUERY_HELP = 'Ask by siteTag, language, key, outcome (live, refused), severity (error, warning) or code.'
