import type { ConsentChoice } from '../../site/consent.ts'

export const CHOICE_OF_ALL: ConsentChoice = { preferences: true, statistics: true, marketing: true }
export const CHOICE_OF_NONE: ConsentChoice = { preferences: false, statistics: false, marketing: false }
