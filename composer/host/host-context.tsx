import { createContext, use, useEffect, useState } from 'react'
import { CANVAS_TICKET, COMPOSE_HEADER, TICKET_PARAMETER } from '../../schemas/api/compose.ts'
import type { Host } from './host.ts'

const HostContext = createContext<Pick<Host, 'fetch'> | undefined>(undefined)

export const HostProvider = HostContext.Provider

/** Whether somebody else shows the composer and says who its user is. */
export const useIsHosted = (): boolean => use(HostContext) !== undefined

/** The address of a preview for a frame: alone as it is, in a host with what lets a frame without cookies in. Undefined until it is known. */
export const useFrameAddress = (address: string): string | undefined => {
  const host = use(HostContext)
  const [admitted, setAdmitted] = useState<string>()
  useEffect(() => {
    if (host === undefined) return undefined
    let isCurrent = true
    void withTicket(host, address).then((found) => isCurrent && setAdmitted(found))
    return () => void (isCurrent = false)
  }, [host, address])
  return host === undefined ? address : admitted
}

/** Without a ticket the frame says itself what keeps it out. */
const withTicket = async (host: Pick<Host, 'fetch'>, address: string): Promise<string> => {
  try {
    const answer = await host.fetch(CANVAS_TICKET, { method: 'POST', headers: { [COMPOSE_HEADER]: '1' } })
    const { ticket } = (await answer.json()) as { readonly ticket?: string }
    return ticket === undefined
      ? address
      : `${address}${address.includes('?') ? '&' : '?'}${TICKET_PARAMETER}=${encodeURIComponent(ticket)}`
  } catch {
    return address
  }
}

type Source = { readonly src: string } | { readonly srcDoc: string }

/** What a frame shows of the composer's API: alone by its address, in a host by its text, because a frame sends no pass. */
export const useFrameSource = (address: string | undefined): Source | undefined => {
  const host = use(HostContext)
  const [html, setHtml] = useState<string>()
  useEffect(() => {
    if (host === undefined || address === undefined) return undefined
    let isCurrent = true
    void readText(host, address).then((text) => isCurrent && setHtml(text))
    return () => void (isCurrent = false)
  }, [host, address])
  if (address === undefined) return undefined
  if (host === undefined) return { src: address }
  return html === undefined ? undefined : { srcDoc: html }
}

const readText = async (host: Pick<Host, 'fetch'>, address: string): Promise<string> => {
  try {
    const answer = await host.fetch(address)
    return answer.ok ? await answer.text() : NOTHING
  } catch {
    return NOTHING
  }
}

/** A document without a block in it, which the gallery says is no picture. */
const NOTHING = '<!doctype html>'
