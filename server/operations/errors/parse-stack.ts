import type { Frame } from './incident.ts'

/** Chrome's and Node's form, then that of Firefox and Safari. */
const FORMS = [
  /^\s*at (?:(?:async |new )*(?<name>[^()]*?) )?\(?(?<file>[^\s()]+):(?<line>\d+):(?<column>\d+)\)?$/,
  /^(?<name>[^@]*)@(?<file>\S+):(?<line>\d+):(?<column>\d+)$/,
]

/** The frames of a stack, the innermost first; lines that name no place are left out. */
export const parseStack = (stack: string): readonly Frame[] =>
  stack.split('\n').flatMap((text) => {
    const found = FORMS.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined)
    if (found === undefined) return []
    const { name = '', file = '', line, column } = found
    return [{ function: name, file: file.replace(/^file:\/\//, ''), line: Number(line), column: Number(column), isOwn: isOwn(file) }]
  })

/** Whether a file is the shop's: neither a package nor the runtime. */
export const isOwn = (file: string): boolean => !/node_modules|^node:/.test(file)
