import { z } from 'zod'

const isTimeZone = (name: string): boolean => Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC'

/** A moment, with the offset of whoever names it. */
export const at = z.iso.datetime({ offset: true })
/** The zone on whose clocks it was thought of. */
export const timeZone = z.string().max(64).refine(isTimeZone)
