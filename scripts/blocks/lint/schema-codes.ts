import type { ProblemCodeText } from '../../../src/content/problem-codes.ts'

/** Every problem of schemas, fixtures and migrations: the second half of docs/blocks/codes.md. */
export const SCHEMA_CODES = {
  schemaInvalid: {
    severity: 'error',
    meaning: 'The schema holds what a CMS field cannot, or lacks what merchandisers read (schemas/meta/block.meta.schema.json).',
    remedy: 'The message names the keyword. A list of things is a slot of small blocks.',
  },
  schemaName: {
    severity: 'error',
    meaning: 'A name clashes: `$id` with the file, a prop with a slot.',
    remedy: 'Rename one of them.',
  },
  schemaTooWide: { severity: 'error', meaning: 'The block asks for more fields than a CMS entry has.', remedy: 'Split the block.' },
  defaultInvalid: {
    severity: 'error',
    meaning: 'An optional prop has no default, or one that its own schema refuses.',
    remedy: 'A prop is either required or has a default that fits.',
  },
  exampleInvalid: { severity: 'error', meaning: 'An example of the schema does not fit the schema.', remedy: 'Mend the example.' },
  slotInvalid: {
    severity: 'error',
    meaning: 'A slot names types that do not exist, or bounds that cannot be met.',
    remedy: 'The message says which.',
  },
  parentImpossible: {
    severity: 'error',
    meaning: 'The block asks for a parent or ancestor that does not exist or has no slot for it.',
    remedy: 'Let the parent take it, or drop the demand.',
  },
  fixtureMissing: {
    severity: 'error',
    meaning: 'A block has no fixture, so neither gallery nor tests show it.',
    remedy: 'Write block-registry/<type>/<type>.fixture.ts.',
  },
  fixtureInvalid: { severity: 'error', meaning: 'A fixture does not fit its schema.', remedy: 'Mend the fixture.' },
  schemaBreaks: {
    severity: 'error',
    meaning: 'Content that fitted the last release would not fit any more.',
    remedy: 'Take the change back, or raise `x-version` and add a step to schemas/migrations.',
  },
  stepMissing: {
    severity: 'error',
    meaning: 'The version was raised, and no step in schemas/migrations leads there.',
    remedy: 'Add the step.',
  },
  oldFixtureMissing: {
    severity: 'error',
    meaning: 'There is a step from a version and no content of that version to prove it with.',
    remedy: 'Write schemas/migrations/fixtures/<type>.v<version>.json.',
  },
  oldFixtureInvalid: {
    severity: 'error',
    meaning: 'Content of an old version does not fit after its steps.',
    remedy: 'Mend the step.',
  },
  stepFailed: {
    severity: 'error',
    meaning: 'A step could not read the content of an entry; the entry is as it was.',
    remedy: 'Mend the step, or the entry, and migrate again.',
  },
  writeRefused: {
    severity: 'error',
    meaning: 'The CMS did not take a migrated entry, or somebody edited it meanwhile; the entry is as it was.',
    remedy: 'Migrate again; where the CMS refuses, mend the entry first.',
  },
  publishRefused: {
    severity: 'error',
    meaning:
      'A migrated entry, or one that was put back, could not be published; what was live stays live, only the draft is of the other version.',
    remedy: 'The message says why. Mend the entry and publish it; a roll-back can be repeated.',
  },
  behindDraft: {
    severity: 'warning',
    meaning: 'An entry is live in an older form, because its draft has changes nobody published; the draft is migrated.',
    remedy: 'Publish it when its changes are ready. The shop reads the older form meanwhile.',
  },
  editedSince: {
    severity: 'error',
    meaning: 'An entry was edited after its migration, so it is not rolled back.',
    remedy: 'Compare it with its snapshot and decide by hand.',
  },
  pasteUnfit: {
    severity: 'error',
    meaning: 'The space has no type, field or language that a pasted block needs; nothing was written.',
    remedy:
      'Bring the space, or the one it was copied from, up to date (`npm run cms migrate`, `npm run blocks migrate`); add the language.',
  },
  pasteMissing: {
    severity: 'error',
    meaning: 'A pasted block refers to an asset, shared section or entry that the space does not have; nothing was written.',
    remedy: 'Bring it over with its id first, or take the reference out of what is pasted.',
  },
  pasteRefused: {
    severity: 'error',
    meaning: 'The CMS did not take a pasted block, or somebody edited the page meanwhile; what had been made is deleted again.',
    remedy: 'The message says why. Paste again.',
  },
  pasteLeft: {
    severity: 'error',
    meaning: 'A draft that a failed paste had made could not be removed; nothing refers to it.',
    remedy: 'Delete the entry in the CMS.',
  },
  releaseMissing: {
    severity: 'warning',
    meaning: 'No release is recorded, so nothing can say whether content still fits.',
    remedy: 'Run `npm run blocks release`.',
  },
} as const satisfies Readonly<Record<string, ProblemCodeText>>

export type SchemaCode = keyof typeof SCHEMA_CODES
