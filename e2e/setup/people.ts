import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** A shopper with an account. */
export interface Person {
  readonly email: string
  readonly password: string
}

/** Has orders from the seed. Journeys read them and change nothing of hers: they run beside each other. */
export const JANE: Person = { email: 'jane@example.com', password: 'Passw0rd!' }

/** Is in the group of the segment that British and Emirati pages of the demo have. */
export const FRIEND: Person = { email: 'friend@example.com', password: 'Passw0rd!' }

/** An address that nobody else has, in this run or an earlier one on the same database. */
export const ownEmail = (): string => `guest-${randomUUID()}@example.org`

/** Somebody new, whose account is empty and one journey's own. Calls the identity provider as its own client does. */
export const signUp = async (request: APIRequestContext): Promise<Person> => {
  const person = { email: ownEmail(), password: 'Passw0rd!' }
  const identify = async (operation: string, body: Readonly<Record<string, unknown>>): Promise<void> => {
    const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` }
    const answer = await request.post('/cognito', { headers, data: JSON.stringify({ ClientId: 'demo-client', ...body }) })
    expect(answer.ok(), operation).toBe(true)
  }
  const attributes = { email: person.email, given_name: 'Jane', family_name: 'Alder' }
  const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
  await identify('SignUp', { Username: person.email, Password: person.password, UserAttributes })
  await identify('ConfirmSignUp', { Username: person.email, ConfirmationCode: '123456' })
  return person
}

/** Fills in and sends the form of the sign-in page that is shown. */
export const signInAs = async (page: Page, { email, password }: Person): Promise<void> => {
  await expect(page).toHaveURL(/\/account\/sign-in/)
  await page.locator('main input[type="email"]').fill(email)
  await page.locator('main input[type="password"]').fill(password)
  await page.locator('main form button[type="submit"]').click()
}
