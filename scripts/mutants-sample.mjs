import { createHash } from 'node:crypto'

const DRAWS = 0x1_0000

/**
 * Lets a share of an area's mutants through, MUTANTS_SHARE of 1; the same ones at every run, until their code changes. Tests that were
 * written for the survivors of one draw say nothing about the rest: another MUTANTS_SEED draws others.
 */
const createSampler = () => {
  const share = Number(process.env.MUTANTS_SHARE)
  const seed = process.env.MUTANTS_SEED ?? ''
  const isDrawn = ({ fileName, mutatorName, location, replacement }) => {
    const { start, end } = location
    const name = [fileName.slice(process.cwd().length), mutatorName, start.line, start.column, end.line, end.column, replacement]
    return createHash('sha256').update(`${seed}${name.join()}`).digest().readUInt16BE() < share * DRAWS
  }
  return {
    init: async () => undefined,
    group: async (mutants) => [mutants.map(({ id }) => id)],
    check: async (mutants) =>
      Object.fromEntries(
        mutants.map((mutant) => [mutant.id, isDrawn(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'Not drawn.' }]),
      ),
  }
}
createSampler.inject = []

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: createSampler }]
