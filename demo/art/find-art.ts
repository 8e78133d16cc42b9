import { readFileSync } from 'node:fs'
import { demoColor } from '../../server/catalogue/colors.ts'
import type { Drawing, Drawings } from '../../server/images/drawings.ts'
import { picturedItems } from '../catalogue/demo-items.ts'
import { projectPath } from '../../server/paths.ts'
import { PICTURE_SIZE, pictureName, VIEWS } from '../catalogue/demo-media.ts'
import { MATERIALS } from '../catalogue/materials.ts'
import { PRODUCT_TYPES } from '../catalogue/types.ts'
import { renderProduct } from './render-product.ts'
import { mirroredName } from './mirrored-name.ts'
import { stageOf } from './stage-of.ts'
import { isWide, renderScene, type Scene } from './render-scene.ts'

let drawings: ReadonlyMap<string, Drawing> | undefined

/** The drawing of a name below `/images/art/`; there are those that the demo's products and content name. */
export const findArt = (name: string): Drawing | undefined => (drawings ??= new Map([...productArt(), ...sceneArt()])).get(name)

export const demoDrawings: Drawings = { find: findArt, version: 3 }

const productArt = (): readonly (readonly [string, Drawing])[] =>
  picturedItems().flatMap((item) =>
    item.colors.flatMap((color) =>
      VIEWS.map((view): readonly [string, Drawing] => [
        pictureName(item, color, view),
        {
          ...PICTURE_SIZE,
          svg: () =>
            renderProduct({
              silhouette: PRODUCT_TYPES[item.type].silhouette,
              texture: MATERIALS[item.material].texture,
              hex: demoColor(color).hex?.[0] ?? '#b9b2a5',
              stage: stageOf(PRODUCT_TYPES[item.type].category),
              view,
              isForKids: item.audiences.includes('kids'),
            }),
        },
      ]),
    ),
  )

const sceneArt = (): readonly (readonly [string, Drawing])[] =>
  readScenes().flatMap((scene) => {
    const { name, width, height } = scene
    const svg = (): string => renderScene(scene)
    const plain: readonly [string, Drawing] = [name, { width, height, svg }]
    return isWide(scene) ? [plain, [mirroredName(name), { width, height, svg: () => mirrored(svg(), width) }]] : [plain]
  })

/** The same drawing seen in a mirror. */
const mirrored = (svg: string, width: number): string =>
  svg.replace(/^(<svg[^>]*>)(.*)<\/svg>$/s, `$1<g transform="translate(${width} 0) scale(-1 1)">$2</g></svg>`)

const readScenes = (): readonly Scene[] =>
  // The file is ours and its shape is checked by its own test.
  JSON.parse(readFileSync(projectPath('demo/content/art-names.json'), 'utf8')) as readonly Scene[]
