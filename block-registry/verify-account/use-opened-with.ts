import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from '../../src/page/router-context.ts'
import { useAccount } from '../../src/clients/identity/account-context.tsx'
import { usePageContext } from '../../src/page/use-page-context.ts'

interface Deps {
  /** What the page before passed on about the user. */
  readonly suggested: string | undefined
  readonly onCode: (username: string, code: string) => void
}

interface Opened {
  readonly username: string
  /** Whether it is known from the address or the page before; then the form has no field for it. */
  readonly isKnown: boolean
  readonly setUsername: (username: string) => void
}

const CODE = /^\d{6}$/

/** Who and which code a link from a mail names. A code is sent once, and both are removed from the address (ROUTE-33). */
export const useOpenedWith = ({ suggested, onCode }: Deps): Opened => {
  const { query, path } = usePageContext()
  const navigate = useNavigate()
  const account = useAccount()
  const [initial] = useState(() => query['username'] ?? query['email'] ?? suggested ?? account.getPending()?.username)
  const [username, setUsername] = useState(initial ?? '')
  const begin = useEffectEvent(() => {
    const { code } = query
    if (code === undefined && query['username'] === undefined && query['email'] === undefined) return
    if (code !== undefined && CODE.test(code) && username !== '') onCode(username, code)
    const attribute = query['attribute']
    void navigate(attribute === undefined ? path : `${path}?attribute=${encodeURIComponent(attribute)}`, { replace: true })
  })
  useEffect(() => begin(), [])
  return { username, isKnown: initial !== undefined, setUsername }
}
