import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FRAMES, pictureName, type Frame } from '../../demo/catalogue/demo-media.ts'
import { encodePicture } from '../../demo/pictures/encode.ts'
import { DEMO_PICTURES } from '../../demo/pictures/manifest.ts'
import { sizeOfDesign } from '../../demo/pictures/stages.ts'
import type { WantedDesign, WantedScene } from '../../demo/pictures/wanted.ts'
import { projectPath } from '../../server/paths.ts'
import { runInBlender } from './blender.ts'

/** Rendered passes and prints; rendering a frame takes minutes, so it goes on where it stopped. */
const WORK = projectPath('.cache/pictures')
const PRINTS = join(WORK, 'prints')

/** Share of a picture's size that is rendered; the print is enlarged. */
const RENDERED = 5 / 6

interface Options {
  /** Renders and prints what is there already, too. */
  readonly isAgain: boolean
  readonly say: (line: string) => void
}

/** Makes the pictures of a design that are missing. */
export const makeDesign = async (design: WantedDesign, options: Options): Promise<void> => {
  const { name, colors } = design
  const source = await readFile(projectPath(`demo/pictures/designs/${moduleOf(name)}.py`), 'utf8')
  const isPerColor = source.includes('\nPER_COLOUR = True')
  const isCloth = source.includes('\nfrom cloth')
  for (const frame of FRAMES) {
    const missing = options.isAgain ? colors : colors.filter(({ slug }) => !isThere(pictureName(name, slug, frame)))
    if (isPerColor)
      for (const color of missing)
        await makeFrame(
          { design, isCloth, frame, colors: [color], passes: `${name}-${frame}-${color.slug}`, asRendered: ['--colour', color.hex] },
          options,
        )
    else if (missing.length > 0) await makeFrame({ design, isCloth, frame, colors: missing, passes: `${name}-${frame}` }, options)
  }
}

interface WantedFrame {
  readonly design: WantedDesign
  readonly isCloth: boolean
  readonly frame: Frame
  readonly colors: WantedDesign['colors']
  /** Name of the file. */
  readonly passes: string
  /** The options that render the design in its color, where none can be put in afterwards. */
  readonly asRendered?: readonly string[]
}

const makeFrame = async ({ design, isCloth, frame, colors, passes, asRendered }: WantedFrame, { isAgain, say }: Options): Promise<void> => {
  const file = join(WORK, `${passes}.npz`)
  const size = sizeOfDesign(design.name)
  if (isAgain || !existsSync(file))
    say(await render([moduleOf(design.name), frame, file, '--size', sizeText(size, RENDERED), ...(asRendered ?? [])]))
  await develop(file, pictureName(design.name, '{}', frame), [
    ...(asRendered === undefined ? [] : ['--as-rendered']),
    ...(isCloth ? ['--cloth'] : []),
    ...['--size', sizeText(size)],
    ...['--colours', colors.map(({ slug, hex }) => `${slug}=${hex}`).join(',')],
    ...(design.ground === undefined ? [] : ['--ground', design.ground]),
  ])
  for (const { slug } of colors) await encode(pictureName(design.name, slug, frame), 'product')
}

/** The Python module of a design: `briar-serum` is made by `briar_serum.py`. */
export const moduleOf = (design: string): string => design.replaceAll('-', '_')

const sizeText = ({ width, height }: { readonly width: number; readonly height: number }, share = 1): string =>
  `${Math.round(width * share)}x${Math.round(height * share)}`

/** Makes a picture of the content, where it is missing. */
export const makeScene = async ({ name, scene, width, height }: WantedScene, { isAgain, say }: Options): Promise<void> => {
  if (!isAgain && isThere(name)) return
  const passes = join(WORK, `scene-${name}.npz`)
  if (isAgain || !existsSync(passes))
    say(await render([scene, 'scene', passes, '--picture', name, '--size', sizeText({ width, height }, RENDERED)]))
  await develop(passes, name, ['--as-rendered', '--colours', 'scene=#ffffff', '--size', sizeText({ width, height })])
  await encode(name, 'scene')
}

/** Whether a picture is among the files. */
export const isThere = (name: string): boolean => existsSync(join(DEMO_PICTURES.folder, `${name}_480w.webp`))

const render = async (options: readonly string[]): Promise<string> => {
  await mkdir(WORK, { recursive: true })
  const printed = await runInBlender('render.py', options)
  return printed.split('\n').find((line) => line.startsWith('RENDERED')) ?? 'Rendered.'
}

const develop = (passes: string, name: string, options: readonly string[]): Promise<string> =>
  runInBlender('develop.py', [passes, '--to', PRINTS, '--name', name, ...options])

const encode = async (name: string, kind: 'product' | 'scene'): Promise<void> => {
  const print = join(PRINTS, `${name}.png`)
  await encodePicture(await readFile(print), DEMO_PICTURES.folder, name, kind)
  await rm(print)
}
