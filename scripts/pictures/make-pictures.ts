import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { encodePicture, PRODUCT_WIDTHS, SCENE_WIDTHS } from '../../demo/pictures/encode.ts'
import { DEMO_PICTURES } from '../../demo/pictures/manifest.ts'
import type { WantedDesign, WantedScene } from '../../demo/pictures/wanted.ts'
import { projectPath } from '../../server/paths.ts'
import { runInBlender } from './blender.ts'

/** What each design is shown in. */
export const FRAMES = ['front', 'close'] as const

/** Rendered passes and prints; rendering a frame takes minutes, so it goes on where it stopped. */
const WORK = projectPath('.cache/pictures')
const PRINTS = join(WORK, 'prints')

/** Of a product's picture, in pixels; it is rendered a little smaller. */
const PRINT_SIZE = '1200x1500'

interface Options {
  /** Renders and prints what is there already, too. */
  readonly isAgain: boolean
  readonly say: (line: string) => void
}

/** Makes the pictures of a design that are missing. */
export const makeDesign = async ({ name, colors, ground }: WantedDesign, { isAgain, say }: Options): Promise<void> => {
  const isPerColor = (await readFile(projectPath(`demo/pictures/designs/${name}.py`), 'utf8')).includes('\nPER_COLOUR = True')
  for (const frame of FRAMES) {
    const missing = isAgain ? colors : colors.filter(({ slug }) => !isThere(`${name}-${slug}-${frame}`))
    if (missing.length === 0) continue
    const groups = isPerColor ? missing.map((color) => [color]) : [missing]
    for (const group of groups) {
      const [first] = group
      const passes = join(WORK, `${name}-${frame}${isPerColor && first !== undefined ? `-${first.slug}` : ''}.npz`)
      if (isAgain || !existsSync(passes))
        say(await render([name, frame, passes, ...(isPerColor && first !== undefined ? ['--colour', first.hex] : [])]))
      await develop(passes, `${name}-{}-${frame}`, [
        ...(isPerColor ? ['--as-rendered'] : []),
        ...['--size', PRINT_SIZE],
        ...['--colours', group.map(({ slug, hex }) => `${slug}=${hex}`).join(',')],
        ...(ground === undefined ? [] : ['--ground', ground]),
      ])
      for (const { slug } of group) await encode(`${name}-${slug}-${frame}`, PRODUCT_WIDTHS)
    }
  }
}

/** Makes a picture of the content, where it is missing. */
export const makeScene = async ({ name, scene, width, height }: WantedScene, { isAgain, say }: Options): Promise<void> => {
  if (!isAgain && isThere(name)) return
  const passes = join(WORK, `scene-${name}.npz`)
  if (isAgain || !existsSync(passes)) say(await render([scene, 'scene', passes, '--picture', name, '--size', `${width}x${height}`]))
  await develop(passes, name, ['--as-rendered', '--colours', 'scene=#ffffff'])
  await encode(name, SCENE_WIDTHS)
}

const isThere = (name: string): boolean => existsSync(join(DEMO_PICTURES.folder, `${name}_480w.webp`))

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
