import type { ComposeSentence } from '../../../schemas/api/compose-sentences.ts'
import type { PathFault } from '../../../src/content/redirects.ts'
import { say } from '../sentence.ts'

/** Why a path can be no address of the shop. */
export const sayFault = ({ fault, prefix = '' }: PathFault): ComposeSentence => say(`path.${fault}`, prefix === '' ? {} : { prefix })
