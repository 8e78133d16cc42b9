/** Language tags of an `Accept-Language` header, most wanted first; `*`, refused and unreadable ones left out. */
export const parseAcceptLanguage = (header: string): readonly string[] =>
  header
    .split(',')
    .map(readRange)
    .filter((range) => range.quality > 0 && /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/i.test(range.tag))
    .sort((a, b) => b.quality - a.quality)
    .map((range) => range.tag)

const readRange = (text: string): { readonly tag: string; readonly quality: number } => {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  const number = quality === undefined ? 1 : Number(quality)
  return { tag, quality: Number.isFinite(number) ? number : 0 }
}
