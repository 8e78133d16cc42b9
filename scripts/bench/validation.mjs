import { subject } from './build-subject.mjs'
import { median } from './median.mjs'
import { row } from './targets.mjs'

const BLOCKS = 100
const ROUNDS = 41
const TIMES = 500

/** What publishing pays to check a page. */
export const validation = async () => {
  const { createValidation } = await subject()
  const validate = createValidation(BLOCKS)
  if (validate() > 0) throw new Error('The page to be validated is not valid')
  for (let warm = 0; warm < 5 * TIMES; warm += 1) validate()
  const rounds = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now()
    for (let time = 0; time < TIMES; time += 1) validate()
    return ((performance.now() - begun) / TIMES) * 1000
  })
  return [row(`validation of a page of ${BLOCKS} blocks`, 'validation', median(rounds))]
}
