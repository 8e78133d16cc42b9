/** One script of a scripts block. It shows nothing, but hydrates: what the scripts block reads of it has to reach the browser. */
export const ScriptFile = () => null
