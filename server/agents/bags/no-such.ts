import { localeTag } from '../../../src/site/locale-tag.ts'
import type { AgentScope } from '../agent-scope.ts'
import { agentTexts } from '../agent-texts.ts'
import { refusal } from '../protocol/envelope.ts'
import { errorMessage } from '../protocol/messages.ts'
import { shopAddress } from './answer-bag.ts'

/** There is no such thing: never was, has ended, or is another's. */
export const noSuch = (scope: AgentScope): object => {
  const content = agentTexts(localeTag(scope.language, scope.site.code))('notFound')
  return refusal([errorMessage({ code: 'not_found', content, severity: 'unrecoverable' })], shopAddress(scope, ''))
}
