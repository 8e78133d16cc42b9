import { z } from 'zod'
import type { Operation } from '../deps.ts'
import { userOfAccessToken } from '../tokens/user-of-access-token.ts'
import { fields } from './request-fields.ts'

const request = z.object({ AccessToken: fields.accessToken })

/** The attributes of who is signed in. */
export const getUser: Operation = (deps) => async (body) => {
  const { username, sub, attributes } = await userOfAccessToken(deps, request.parse(body).AccessToken)
  return { Username: username, UserAttributes: Object.entries({ sub, ...attributes }).map(([Name, Value]) => ({ Name, Value })) }
}
