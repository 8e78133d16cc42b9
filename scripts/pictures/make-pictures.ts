import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FRAMES, PICTURE_SIZE, pictureName, type Frame } from '../../demo/catalogue/demo-media.ts'
import { encodePicture, PRODUCT_WIDTHS, SCENE_WIDTHS } from '../../demo/pictures/encode.ts'
import { DEMO_PICTURES } from '../../demo/pictures/manifest.ts'
import type { WantedDesign, WantedScene } from '../../demo/pictures/wanted.ts'
import { projectPath } from '../../server/paths.ts'
import { runInBlender } from './blender.ts'

/** Rendered passes and prints; rendering a frame takes minutes, so it goes on where it stopped. */
const WORK = projectPath('.cache/pictures')
const PRINTS = join(WORK, 'prints')

/** Of a product's picture, in pixels; it is rendered a little smaller. */
const PRINT_SIZE = `${PICTURE_SIZE.width}x${PICTURE_SIZE.height}`

interface Options {
  /** Renders and prints what is there already, too. */
  readonly isAgain: boolean
  readonly say: (line: string) => void
}

/** Makes the pictures of a design that are missing. */
export const makeDesign = async (design: WantedDesign, options: Options): Promise<void> => {
  const { name, colors } = design
  const source = await readFile(projectPath(`demo/pictures/designs/${name}.py`), 'utf8')
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
  if (isAgain || !existsSync(file)) say(await render([design.name, frame, file, ...(asRendered ?? [])]))
  await develop(file, pictureName(design.name, '{}', frame), [
    ...(asRendered === undefined ? [] : ['--as-rendered']),
    ...(isCloth ? ['--cloth'] : []),
    ...['--size', PRINT_SIZE],
    ...['--colours', colors.map(({ slug, hex }) => `${slug}=${hex}`).join(',')],
    ...(design.ground === undefined ? [] : ['--ground', design.ground]),
  ])
  for (const { slug } of colors) await encode(pictureName(design.name, slug, frame), PRODUCT_WIDTHS)
}

/** Makes a picture of the content, where it is missing. */
export const makeScene = async ({ name, scene, width, height }: WantedScene, { isAgain, say }: Options): Promise<void> => {
  if (!isAgain && isThere(name)) return
  const passes = join(WORK, `scene-${name}.npz`)
  if (isAgain || !existsSync(passes)) say(await render([scene, 'scene', passes, '--picture', name, '--size', `${width}x${height}`]))
  await develop(passes, name, ['--as-rendered', '--colours', 'scene=#ffffff'])
  await encode(name, SCENE_WIDTHS)
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

const encode = async (name: string, widths: typeof SCENE_WIDTHS): Promise<void> => {
  const print = join(PRINTS, `${name}.png`)
  await encodePicture(await readFile(print), DEMO_PICTURES.folder, name, widths)
  await rm(print)
}
