import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'test-results/looks'

/** A fresh report of what differs: a page with before, now and difference beside each other. */
export const createReport = () => {
  rmSync(FOLDER, { recursive: true, force: true })
  const rows = []
  return {
    add: ({ name, what, before, now, difference }) => {
      mkdirSync(FOLDER, { recursive: true })
      const files = Object.entries({ before, now, difference }).filter(([, bytes]) => bytes !== undefined)
      for (const [part, bytes] of files) writeFileSync(join(FOLDER, `${name}-${part}.webp`), bytes)
      rows.push({ name, what, parts: files.map(([part]) => part) })
    },
    write: () => {
      const file = join(FOLDER, 'report.html')
      writeFileSync(file, pageOf(rows))
      return file
    },
  }
}

/** Names and numbers of ours alone: nothing of it has to be escaped. */
const pageOf = (rows) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Looks that differ</title>
<style>
body{margin:24px;font:14px/1.5 system-ui,sans-serif}
figure{display:inline-block;margin:0 16px 0 0;vertical-align:top}
img{display:block;max-width:30vw;border:1px solid #999}
section{margin:0 0 48px}
</style>
<h1>${rows.length} ${rows.length === 1 ? 'look differs' : 'looks differ'}</h1>
${rows.map(sectionOf).join('\n')}
</html>
`

const sectionOf = ({ name, what, parts }) => `<section><h2>${name}</h2><p>${what}</p>
${parts.map((part) => `<figure><figcaption>${part}</figcaption><a href="${name}-${part}.webp"><img src="${name}-${part}.webp" alt="${name}, ${part}"></a></figure>`).join('\n')}
</section>`
