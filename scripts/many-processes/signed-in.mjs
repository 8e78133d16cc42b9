const SITE = 'siteTag=ald-gb&lang=en'
const JSON_HEADERS = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }

/** Signs the demo's customer in; gives the headers of her calls. Throws with what was answered. */
export const signIn = async (origin) => {
  const answer = await fetch(`${origin}/cognito/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
    body: JSON.stringify({
      ClientId: 'demo-client',
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'john@example.com', PASSWORD: 'Passw0rd!' },
    }),
  })
  const token = (await answer.json()).AuthenticationResult?.AccessToken
  if (token === undefined) throw new Error(`Sign-in was answered ${answer.status}`)
  const authorization = `Bearer ${token}`
  const session = await fetch(`${origin}/api/account-session?${SITE}`, {
    method: 'POST',
    headers: { ...JSON_HEADERS, authorization },
    body: JSON.stringify({ language: 'en', sitePublicId: 'ald-gb' }),
  })
  if (!session.ok) throw new Error(`The session of an account was answered ${session.status}`)
  return { authorization, shoppingsessionid: session.headers.get('shoppingsessionid') ?? '' }
}

/** Looks at her own orders; gives the status. */
export const lookAtOrders = async (origin, headers) => {
  const answer = await fetch(`${origin}/api/order/history?${SITE}`, { headers })
  await answer.arrayBuffer()
  return answer.status
}
