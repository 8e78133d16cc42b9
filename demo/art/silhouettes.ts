import type { SilhouetteName } from '../catalogue/product-type.ts'
import { beanie, belt, scarf } from './accessories.ts'
import { jar, lipstick, tube } from './beauty.ts'
import { pouch, shoulderBag, slimCase, tote } from './bags.ts'
import { skirt, trousers } from './bottoms.ts'
import type { Drawing } from './drawing.ts'
import { necklace, ring } from './jewellery.ts'
import { bottle, candle, mirror, serum } from './objects.ts'
import { boots, loafers, sandals, sneakers } from './shoes.ts'
import { top } from './tops.ts'

/** The drawing of every silhouette, from the front or the back. */
export const SILHOUETTES: Readonly<Record<SilhouetteName, (isBack: boolean) => Drawing>> = {
  tee: (isBack) => top({ neck: 'crew', sleeve: 'short', front: 'closed', chest: 208, waist: 198, hem: 204, length: 960 }, isBack),
  tank: (isBack) => top({ neck: 'scoop', sleeve: 'none', front: 'closed', chest: 182, waist: 168, hem: 184, length: 900 }, isBack),
  shirt: (isBack) =>
    top({ neck: 'collar', sleeve: 'long', front: 'buttons', chest: 222, waist: 212, hem: 222, length: 1_030, hemShape: 'curved' }, isBack),
  overshirt: (isBack) =>
    top({ neck: 'collar', sleeve: 'long', front: 'buttons', chest: 228, waist: 224, hem: 230, length: 980, pockets: 'chest' }, isBack),
  jumper: (isBack) =>
    top({ neck: 'crew', sleeve: 'long', front: 'closed', chest: 224, waist: 220, hem: 206, length: 960, hemShape: 'rib' }, isBack),
  rollneck: (isBack) =>
    top({ neck: 'roll', sleeve: 'long', front: 'closed', chest: 204, waist: 196, hem: 190, length: 960, hemShape: 'rib' }, isBack),
  cardigan: (isBack) =>
    top({ neck: 'vee', sleeve: 'long', front: 'buttons', chest: 214, waist: 210, hem: 206, length: 1_000, hemShape: 'rib' }, isBack),
  'slip-dress': (isBack) =>
    top({ neck: 'straps', sleeve: 'none', front: 'closed', chest: 158, waist: 150, hem: 246, length: 1_170 }, isBack),
  'shirt-dress': (isBack) =>
    top({ neck: 'collar', sleeve: 'long', front: 'buttons', chest: 196, waist: 190, hem: 286, length: 1_180, isBelted: true }, isBack),
  'wrap-dress': (isBack) =>
    top({ neck: 'vee', sleeve: 'short', front: 'wrap', chest: 184, waist: 176, hem: 292, length: 1_170, isBelted: true }, isBack),
  gown: (isBack) => top({ neck: 'straps', sleeve: 'none', front: 'closed', chest: 160, waist: 160, hem: 320, length: 1_210 }, isBack),
  trousers: (isBack) => trousers({ waist: 150, hip: 188, hemOuter: 152, hemInner: 60, length: 1_130 }, isBack),
  'wide-trousers': (isBack) => trousers({ waist: 146, hip: 200, hemOuter: 258, hemInner: 46, length: 1_140 }, isBack),
  jeans: (isBack) => trousers({ waist: 154, hip: 190, hemOuter: 176, hemInner: 58, length: 1_130, isDenim: true }, isBack),
  shorts: (isBack) => trousers({ waist: 166, hip: 226, hemOuter: 264, hemInner: 30, length: 780 }, isBack),
  skirt: (isBack) => skirt({ waist: 148, hem: 278, length: 1_060, pleats: 0 }, isBack),
  'pleated-skirt': (isBack) => skirt({ waist: 148, hem: 310, length: 1_050, pleats: 12 }, isBack),
  blazer: (isBack) =>
    top({ neck: 'lapel', sleeve: 'long', front: 'open', chest: 226, waist: 204, hem: 226, length: 1_010, pockets: 'hip' }, isBack),
  coat: (isBack) =>
    top({ neck: 'lapel', sleeve: 'long', front: 'open', chest: 234, waist: 232, hem: 272, length: 1_190, pockets: 'hip' }, isBack),
  trench: (isBack) =>
    top(
      {
        neck: 'lapel',
        sleeve: 'long',
        front: 'buttons',
        chest: 230,
        waist: 206,
        hem: 280,
        length: 1_180,
        isBelted: true,
        isDoubleBreasted: true,
      },
      isBack,
    ),
  jacket: (isBack) =>
    top(
      {
        neck: 'collar',
        sleeve: 'long',
        front: 'buttons',
        chest: 226,
        waist: 214,
        hem: 212,
        length: 880,
        hemShape: 'rib',
        pockets: 'chest',
      },
      isBack,
    ),
  boots,
  sneakers,
  sandals,
  loafers,
  tote,
  'shoulder-bag': shoulderBag,
  pouch,
  scarf,
  belt,
  hat: beanie,
  candle,
  bottle,
  case: slimCase,
  mirror,
  serum,
  ring,
  necklace,
  tube,
  jar,
  lipstick,
}
