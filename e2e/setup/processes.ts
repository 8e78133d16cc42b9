import type { APIResponse } from '@playwright/test'

/** Behind a balancer the addresses of every process; otherwise the one shop of the journeys, as an empty address. */
const PROCESSES = process.env['E2E_PROCESSES']?.split(',') ?? ['']

/** The answers of every process: what one of them shows already is milliseconds later at the next, where a balancer sends the next visit. */
export const atEveryProcess = (ask: (origin: string) => Promise<APIResponse>): Promise<APIResponse[]> => Promise.all(PROCESSES.map(ask))
