/** One script of a scripts block. It renders nothing, but hydrates, because the scripts block reads its props in the browser. */
export const ScriptFile = () => null
