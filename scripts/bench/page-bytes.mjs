import { get } from 'node:http'

/** What a document weighs with its style sheets, in bytes as sent, and the share of data in it. Its scripts: page-scripts.mjs. */
export const pageBytes = async (address) => {
  const html = await (await fetch(address)).text()
  const inline = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href]) => new URL(href, address))
  return {
    html: await sentBytes(address),
    inlineShare: inline.length / html.length,
    styles: sum(await Promise.all(sheets.map(sentBytes))),
  }
}

/** Bytes of an answer's body on the wire, in brotli. `fetch` would unpack it. */
const sentBytes = (address) =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk) => (bytes += chunk.length))
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })

const sum = (numbers) => numbers.reduce((total, each) => total + each, 0)
