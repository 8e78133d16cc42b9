/**
 * Options of Ajv for schemas of this repository, which `npm run generate` and CI have checked: checking them again compiles the meta-schema,
 * which takes a start a tenth of its time.
 */
export const OWN_SCHEMAS = { strict: false, validateSchema: false } as const
