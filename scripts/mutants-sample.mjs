import { createHash } from 'node:crypto'

const DRAWS = 0x1_0000

/** Lets a share of an area's mutants through, MUTANTS_SHARE of 1; the same ones at every run, until their code changes. */
const createSampler = () => {
  const share = Number(process.env.MUTANTS_SHARE)
  const isDrawn = ({ fileName, mutatorName, location, replacement }) => {
    const { start, end } = location
    const name = [fileName.slice(process.cwd().length), mutatorName, start.line, start.column, end.line, end.column, replacement]
    return createHash('sha256').update(name.join()).digest().readUInt16BE() < share * DRAWS
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
