import { existsSync, readFileSync, statSync } from 'node:fs'
import { get } from 'node:http'

const CLIENT = 'dist/client'
const manifest = () => JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8'))

/** What a page weighs before its first interaction, in bytes as sent. */
export const pageBytes = async (address) => {
  const html = await (await fetch(address)).text()
  const inline = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href]) => new URL(href, address))
  return {
    html: await sentBytes(address),
    inlineShare: inline.length / html.length,
    styles: sum(await Promise.all(sheets.map(sentBytes))),
    scripts: sum([...scriptFiles(html)].map(fileBytes)),
  }
}

/** Files the document names, and those of blocks that hydrate as soon as the browser rests. Blocks further down come when scrolled to. */
const scriptFiles = (html) => {
  const chunks = manifest()
  const files = new Set([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file))
  const idle = [...html.matchAll(/data-type="([^"]+)" data-hydrate="idle"/g)].map(([, type]) => `block-registry/${type}/${type}.tsx`)
  const add = (key) => {
    const chunk = chunks[key]
    if (chunk === undefined || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const each of chunk.imports ?? []) add(each)
  }
  idle.forEach(add)
  return files
}

const fileBytes = (file) => statSync(existsSync(`${CLIENT}/${file}.br`) ? `${CLIENT}/${file}.br` : `${CLIENT}/${file}`).size

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
