import type { SignUpDraft } from './sign-up-draft.ts'

/** What is missing, by message: `required`, `consent` and `interest` each beside its field. */
export type MissingPart = 'required' | 'consent' | 'interest'

/** Why a sign-up did not happen. Only the server's answer is mapped to a message about the address (EMAIL-15). */
export type SignUpError =
  | {
      readonly source: 'client'
      readonly status: 422
      readonly message: 'Failed client validation'
      readonly missing: readonly MissingPart[]
    }
  | { readonly source: 'server'; readonly status: number; readonly incident: string | undefined }

/** The check before anything is sent (EMAIL-05, EMAIL-06, EMAIL-07). The server checks whether an address is well formed. */
export const checkSignUp = (draft: SignUpDraft, needsInterests: boolean): SignUpError | undefined => {
  const missing: MissingPart[] = []
  if (draft.input.trim() === '') missing.push('required')
  if (!draft.hasConfirmed) missing.push('consent')
  if (needsInterests && draft.interests.length === 0) missing.push('interest')
  return missing.length === 0 ? undefined : { source: 'client', status: 422, message: 'Failed client validation', missing }
}
