import type { ProblemText } from './content-problem.ts'

/** The key under which all redirects are published, reported and looked up; no page may have it. */
export const REDIRECTS_KEY = 'redirects'

/** What is the matter with a page that has it. */
export const REDIRECTS_KEY_TAKEN: ProblemText = {
  code: 'pageInvalid',
  message: `The shop itself uses the key ${REDIRECTS_KEY}, for what is redirected, so this page is not shown. Give it another key.`,
}
