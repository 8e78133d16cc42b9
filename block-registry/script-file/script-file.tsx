/** One script of a scripts block, which loads it: there is nothing to see. */
export const ScriptFile = () => null
