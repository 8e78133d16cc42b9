/** How often something random or crowded is tried: `few` times by default, `many` times with TEST_RUNS=many, as at night. */
export const runs = (few: number, many: number): number => (process.env['TEST_RUNS'] === 'many' ? many : few)
