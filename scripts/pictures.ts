import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { FRAMES, pictureName } from '../demo/catalogue/demo-media.ts'
import { WANTED_SCENES, wantedDesigns, type WantedDesign } from '../demo/pictures/wanted.ts'
import { projectPath } from '../server/paths.ts'
import { readCommandLine } from './command-line.mjs'
import { formatText } from './format-text.ts'
import { isThere, makeDesign, makeScene, moduleOf } from './pictures/make-pictures.ts'
import { BlenderError } from './pictures/blender.ts'

const USAGE = `Usage: npm run pictures -- [name...] [--again]

Renders the demo's goods and scenes that have no picture yet, or those named, with Blender, and writes demo/pictures/files and
pictures.json. For those who change the catalogue: the pictures are part of the repository.

  --again   also those that have one
  --help    this text

Exit codes: 0 done, 1 something could not be rendered.`

const main = async (): Promise<void> => {
  const { values, positionals } = readCommandLine({
    usage: USAGE,
    options: { again: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const isWanted = (name: string): boolean => positionals.length === 0 || positionals.includes(name)
  const options = { isAgain: values.again, say: (line: string) => console.log(line) }
  const designs = wantedDesigns()
  for (const design of designs.filter(({ name }) => isWanted(name))) {
    if (existsSync(projectPath(`demo/pictures/designs/${moduleOf(design.name)}.py`))) await makeDesign(design, options)
    else console.error(`${design.name} has no demo/pictures/designs/${moduleOf(design.name)}.py and is left out.`)
  }
  for (const scene of WANTED_SCENES.filter(({ name }) => isWanted(name))) {
    if (existsSync(projectPath(`demo/pictures/scenes/${scene.scene}.py`))) await makeScene(scene, options)
    else console.error(`${scene.name} has no demo/pictures/scenes/${scene.scene}.py and is left out.`)
  }
  await writeManifest(designs)
}

/** Lists what is there: a design once its every frame is, in the colors that have all of them. */
const writeManifest = async (wanted: readonly WantedDesign[]): Promise<void> => {
  const designs = wanted.flatMap(({ name, colors }) => {
    const shown = colors.map(({ slug }) => slug).filter((slug) => FRAMES.every((frame) => isThere(pictureName(name, slug, frame))))
    return shown.length === 0 ? [] : [[name, { frames: FRAMES, colors: shown }] as const]
  })
  const scenes = WANTED_SCENES.filter(({ name }) => isThere(name)).map(({ name, width, height }) => [name, { width, height }] as const)
  const text = JSON.stringify({
    designs: Object.fromEntries(designs.sort(([a], [b]) => a.localeCompare(b))),
    scenes: Object.fromEntries(scenes),
  })
  const path = projectPath('demo/pictures/pictures.json')
  await writeFile(path, await formatText(path, text))
}

main().catch((error: unknown) => {
  console.error(error instanceof BlenderError ? error.message : error)
  process.exitCode = 1
})
