import { useEffect, useState } from 'react'
import { report } from '../../../lib/report.ts'
import { loadScript } from '../../../lib/load-script.ts'

/** Whether a vendor's script is there; one that cannot be loaded is reported. Undefined: no script. */
export const useVendorScript = (address: string | undefined): boolean => {
  const [loaded, setLoaded] = useState<string>()
  useEffect(() => {
    if (address === undefined) return undefined
    let isCurrent = true
    loadScript(address).then(
      () => {
        if (isCurrent) setLoaded(address)
      },
      () => report({ code: 'scriptFailed', message: 'Can not load script', details: { address, severity: 2 } }),
    )
    return () => {
      isCurrent = false
    }
  }, [address])
  return address !== undefined && loaded === address
}
