import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const LENGTH = 5

/**
 * Names of CSS module classes in production: short, and the same in every build of the same file, since server and browser
 * are built apart. A listing repeats each of them dozens of times. Throws where two classes would share a name.
 */
export const createShortClassName = (root: string): ((name: string, file: string) => string) => {
  const owners = new Map<string, string>()
  return (name, file) => {
    const owner = `${relative(root, file.split('?')[0] ?? file)} ${name}`
    const short = shorten(owner)
    const other = owners.get(short)
    if (other !== undefined && other !== owner) throw new Error(`${owner} and ${other} get the same class name; rename one`)
    owners.set(short, owner)
    return short
  }
}

/** Letters and digits, the first one a letter. */
const shorten = (owner: string): string => {
  let rest = createHash('sha256').update(owner).digest().readUIntBE(0, 6)
  let short = ''
  for (let position = 0; position < LENGTH; position += 1) {
    const choices = position === 0 ? LETTERS : LETTERS + DIGITS
    short += choices[rest % choices.length] ?? ''
    rest = Math.floor(rest / choices.length)
  }
  return short
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const DIGITS = '0123456789'
