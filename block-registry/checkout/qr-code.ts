import qrcode from 'qrcode-generator'

/** Light modules around the code: scanners need them to find it. */
const MARGIN = 4

/** A text as a QR code: one path over a square of modules, white around it. */
export const qrCode = (text: string): { readonly size: number; readonly path: string } => {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const modules = Array.from({ length: count * count }, (_, index) => ({ x: index % count, y: Math.floor(index / count) }))
  const path = modules.flatMap(({ x, y }) => (code.isDark(y, x) ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [])).join('')
  return { size: count + 2 * MARGIN, path }
}
