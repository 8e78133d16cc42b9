import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserAttribute,
  CognitoUserPool,
  type CognitoUserSession,
  type ICognitoStorage,
  type ISignUpResult,
} from 'amazon-cognito-identity-js'

/** The vendor's client, unmodified, with its callbacks as promises. */
export const createCognitoClient = (endpoint: string, clientId = 'demo-client') => {
  const stored = new Map<string, string>()
  const Storage: ICognitoStorage = {
    setItem: (key, value) => void stored.set(key, value),
    getItem: (key) => stored.get(key) ?? null,
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  }
  const pool = new CognitoUserPool({ UserPoolId: 'eu-west-1_demo', ClientId: clientId, endpoint, Storage })
  const userOf = (Username: string): CognitoUser => new CognitoUser({ Username, Pool: pool, Storage })
  return {
    stored,
    pool,
    userOf,
    signUp: (email: string, password: string, attributes: Readonly<Record<string, string>> = {}) =>
      new Promise<ISignUpResult>((resolve, reject) =>
        pool.signUp(
          email,
          password,
          Object.entries({ email, ...attributes }).map(([Name, Value]) => new CognitoUserAttribute({ Name, Value })),
          [],
          (error, result) => (result === undefined ? reject(error ?? new Error('No answer.')) : resolve(result)),
        ),
      ),
    signIn: (email: string, password: string, flow: 'USER_SRP_AUTH' | 'USER_PASSWORD_AUTH' = 'USER_PASSWORD_AUTH') => {
      const user = userOf(email)
      user.setAuthenticationFlowType(flow)
      return new Promise<{ user: CognitoUser; session: CognitoUserSession }>((resolve, reject) =>
        user.authenticateUser(new AuthenticationDetails({ Username: email, Password: password }), {
          onSuccess: (session) => resolve({ user, session }),
          onFailure: reject,
          newPasswordRequired: () => reject(Object.assign(new Error('New password'), { code: 'NEW_PASSWORD_REQUIRED', user })),
        }),
      )
    },
    session: (user: CognitoUser) =>
      new Promise<CognitoUserSession>((resolve, reject) =>
        user.getSession((error: Error | null, session: CognitoUserSession | null) =>
          session === null ? reject(error ?? new Error('No session.')) : resolve(session),
        ),
      ),
  }
}

/** A call with a node callback, as a promise. */
export const called = <Result>(
  run: (done: (error: Error | null | undefined, result?: Result) => void) => void,
): Promise<Result | undefined> =>
  new Promise((resolve, reject) => run((error, result) => (error === null || error === undefined ? resolve(result) : reject(error))))
