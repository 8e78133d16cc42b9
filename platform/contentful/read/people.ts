import { ok, type Operation } from '../call.ts'
import { notFound } from '../errors.ts'
import { linkTo } from '../model.ts'
import type { Deps } from '../deps.ts'
import { arrayOf } from '../render/array.ts'
import { MANAGER } from '../render/managed-sys.ts'

const ID = MANAGER.sys.id

const user = () => ({
  sys: { type: 'User', id: ID, version: 1 },
  firstName: 'Vitrine',
  lastName: 'Manager',
  email: 'manager@example.com',
  activated: true,
})

/** GET /users/me. */
export const getCurrentUser = (): Operation => async () => ok(user())

/** GET /users of a space: tasks are given to them. */
export const listUsers = (): Operation => async () => ok(arrayOf([user()]))

/** GET /users/{id} of a space. */
export const getUser =
  (): Operation =>
  async ({ params }) => {
    requireManager('User', params['id'])
    return ok(user())
  }

type Membership = 'SpaceMember' | 'SpaceMembership'

const member = ({ spaceId }: Deps, type: Membership) => ({
  sys: { type, id: ID, version: 1, space: linkTo('Space', spaceId), user: MANAGER, relatedMemberships: [] },
  admin: true,
  roles: [],
})

/** GET /space_members and /space_memberships: whoever holds the token may do everything. */
export const listMembers =
  (type: Membership) =>
  (deps: Deps): Operation =>
  async () =>
    ok(arrayOf([member(deps, type)]))

/** GET of one of them. */
export const getMember =
  (type: Membership) =>
  (deps: Deps): Operation =>
  async ({ params }) => {
    requireManager(type, params['id'])
    return ok(member(deps, type))
  }

const requireManager = (type: string, id = ''): void => {
  if (id !== ID) throw notFound(type, id)
}
