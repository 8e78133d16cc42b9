import type { ApplyOutcome, DocumentName } from '../../server/commerce/merchant/apply-documents.ts'

/** What the command says of an outcome, a line each. */
export const describeOutcome = (outcome: ApplyOutcome, isDryRun: boolean): readonly string[] => {
  switch (outcome.kind) {
    case 'invalid':
      return [
        ...outcome.problems.map(
          ({ kind, key, path, message }) => `${kind}.json${key === '' ? '' : ` ${key}`}: ${path === '' ? 'it' : path} ${message}`,
        ),
        'Nothing was written.',
      ]
    case 'stale':
      return [
        `The files are older than the database, which is at revision ${outcome.revision} now. Export anew and make the changes there.`,
        'Nothing was written.',
      ]
    case 'applied': {
      const { added, changed, removed, missing, unchanged } = outcome.change
      const isNothing = added.length + changed.length + removed.length === 0
      return [
        ...added.map((name) => `+ ${nameOf(name)}`),
        ...changed.map((name) => `~ ${nameOf(name)}: ${name.fields.join(', ')}`),
        ...removed.map((name) => `- ${nameOf(name)}`),
        ...missing.map((name) => `  ${nameOf(name)} is not in the files and stays; --remove takes it out`),
        `${unchanged} unchanged.`,
        isNothing ? 'There is nothing to change.' : isDryRun ? 'This can be applied.' : `Applied as revision ${outcome.revision}.`,
      ]
    }
  }
}

const nameOf = ({ kind, key }: DocumentName): string => `${kind} ${key}`
