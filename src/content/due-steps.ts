import type { MigrationStep, MigrationSteps } from '../../schemas/migrations/steps.ts'
import { ownValue } from '../lib/own-value.ts'

/** The steps that bring a block of this version up to date, in order; none where it is, or where no unbroken way leads up. */
export const dueSteps = (
  steps: MigrationSteps,
  { type, version }: { readonly type: string; readonly version: number },
): readonly MigrationStep[] => {
  const due = (ownValue(steps, type) ?? []).filter((step) => step.to > version)
  return due.every((step, index) => step.to === version + index + 1) ? due : []
}
