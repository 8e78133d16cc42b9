import type { NewAccount } from '../identity-client.ts'
import type { OperationDeps } from '../operation-deps.ts'

/** Makes an account; the provider mails a code that confirms it. */
export const signUp =
  ({ call, settings, metadata }: OperationDeps) =>
  async ({ email, password, givenName, familyName, phoneNumber = '' }: NewAccount): Promise<void> => {
    const username = email.trim().toLowerCase()
    const attributes = { email: username, given_name: givenName, family_name: familyName, phone_number: phoneNumber }
    await call('SignUp', {
      ClientId: settings.clientId,
      Username: username,
      Password: password,
      UserAttributes: Object.entries(attributes).flatMap(([Name, Value]) => (Value === '' ? [] : [{ Name, Value }])),
      ClientMetadata: metadata,
    })
  }
