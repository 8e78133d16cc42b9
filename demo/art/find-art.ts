import { readFileSync } from 'node:fs'
import { demoColor } from '../../server/catalogue/colors.ts'
import { seedOf } from '../catalogue/chance.ts'
import { picturedItems } from '../catalogue/demo-items.ts'
import { projectPath } from '../../server/paths.ts'
import { PICTURE_SIZE, pictureName, VIEWS } from '../catalogue/demo-media.ts'
import { MATERIALS } from '../catalogue/materials.ts'
import { PRODUCT_TYPES } from '../catalogue/types.ts'
import { renderProduct } from './render-product.ts'
import { mirroredName } from './mirrored-name.ts'
import { isWide, renderScene, type Scene } from './render-scene.ts'

/** A picture that can be drawn: its size, and its SVG when it is asked for. */
export interface Art {
  readonly width: number
  readonly height: number
  readonly svg: () => string
}

/** Raised when drawings change, so that renders kept on disk are made anew. */
export const ART_VERSION = 1

let known: ReadonlyMap<string, Art> | undefined

/** The drawing of a name below `/images/art/`; only what the demo's products and content name is drawn. */
export const findArt = (name: string): Art | undefined => (known ??= new Map([...productArt(), ...sceneArt()])).get(name)

const productArt = (): readonly (readonly [string, Art])[] =>
  picturedItems().flatMap((item) =>
    item.colors.flatMap((color) =>
      VIEWS.map((view): readonly [string, Art] => [
        pictureName(item, color, view),
        {
          ...PICTURE_SIZE,
          svg: () =>
            renderProduct({
              silhouette: PRODUCT_TYPES[item.type].silhouette,
              texture: MATERIALS[item.material].texture,
              hex: demoColor(color).hex?.[0] ?? '#b9b2a5',
              seed: seedOf(item.id),
              view,
              isForKids: item.audiences.includes('kids'),
            }),
        },
      ]),
    ),
  )

const sceneArt = (): readonly (readonly [string, Art])[] =>
  readScenes().flatMap((scene) => {
    const { name, width, height } = scene
    const svg = (): string => renderScene(scene)
    const plain: readonly [string, Art] = [name, { width, height, svg }]
    return isWide(scene) ? [plain, [mirroredName(name), { width, height, svg: () => mirrored(svg(), width) }]] : [plain]
  })

/** The same drawing seen in a mirror. */
const mirrored = (svg: string, width: number): string =>
  svg.replace(/^(<svg[^>]*>)(.*)<\/svg>$/s, `$1<g transform="translate(${width} 0) scale(-1 1)">$2</g></svg>`)

const readScenes = (): readonly Scene[] =>
  // Written beside the content that uses the pictures; its own test keeps the shape.
  JSON.parse(readFileSync(projectPath('demo/content/art-names.json'), 'utf8')) as readonly Scene[]
