/** Overlays that monitors and tests can ask away (PREFIX-13). They hide only; nothing is marked as seen. */
export interface DebugFlags {
  readonly hidePopups: boolean
  readonly hideModal: boolean
  readonly hideCookieBanner: boolean
  readonly hideEmailPopup: boolean
}

/** Reads the four flags of an address; `hidePopups` is the widest and implies the modal and the e-mail popup. */
export const readDebugFlags = (query: URLSearchParams): DebugFlags => {
  const hidePopups = isOn(query.get('hidePopups'))
  return {
    hidePopups,
    hideModal: hidePopups || isOn(query.get('hideModal')),
    hideCookieBanner: isOn(query.get('hideCookieBanner')),
    hideEmailPopup: hidePopups || isOn(query.get('hideEmailPopup')),
  }
}

const isOn = (value: string | null): boolean => value !== null && ['', '1', 'true'].includes(value.toLowerCase())
