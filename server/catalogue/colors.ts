import type { ColorRow } from '../database/schema/catalogue.ts'
import { text } from './localised.ts'

const color = (slug: string, hex: string, ...label: Parameters<typeof text>): readonly [string, ColorRow] => [
  slug,
  { slug, hex: [hex], label: text(...label) },
]

/** The demo's colors by slug. */
export const COLORS: ReadonlyMap<string, ColorRow> = new Map([
  color('white', '#f6f4ef', 'White', 'Blanco', 'Blanc', 'أبيض', 'ホワイト'),
  color('ecru', '#e9dfcb', 'Ecru', 'Crudo', 'Écru', 'بيج فاتح', 'エクリュ'),
  color('natural', '#dccbab', 'Natural', 'Natural', 'Naturel', 'طبيعي', 'ナチュラル'),
  color('sand', '#cfb48c', 'Sand', 'Arena', 'Sable', 'رملي', 'サンド'),
  color('camel', '#b88a57', 'Camel', 'Camel', 'Camel', 'جملي', 'キャメル'),
  color('tan', '#a8693c', 'Tan', 'Cuero', 'Cognac', 'بني فاتح', 'タン'),
  color('chocolate', '#4e342a', 'Chocolate', 'Chocolate', 'Chocolat', 'بني داكن', 'チョコレート'),
  color('rust', '#a9502f', 'Rust', 'Teja', 'Rouille', 'صدئي', 'ラスト'),
  color('red', '#a8282b', 'Red', 'Rojo', 'Rouge', 'أحمر', 'レッド'),
  color('burgundy', '#5f1f2c', 'Burgundy', 'Burdeos', 'Bordeaux', 'عنابي', 'バーガンディ'),
  color('rose', '#d7a49b', 'Rose', 'Rosa', 'Rose', 'وردي', 'ローズ'),
  color('apricot', '#e6ae7c', 'Apricot', 'Albaricoque', 'Abricot', 'مشمشي', 'アプリコット'),
  color('butter', '#efdc9c', 'Butter', 'Mantequilla', 'Beurre frais', 'أصفر زبدي', 'バター'),
  color('mustard', '#c6922e', 'Mustard', 'Mostaza', 'Moutarde', 'خردلي', 'マスタード'),
  color('sage', '#a3ad91', 'Sage', 'Salvia', 'Sauge', 'أخضر مريمي', 'セージ'),
  color('olive', '#6b6b41', 'Olive', 'Oliva', 'Olive', 'زيتوني', 'オリーブ'),
  color('forest', '#2f4a3a', 'Forest', 'Bosque', 'Sapin', 'أخضر غابي', 'フォレスト'),
  color('sky', '#a9c1d3', 'Sky', 'Cielo', 'Ciel', 'أزرق سماوي', 'スカイ'),
  color('indigo', '#33466b', 'Indigo', 'Índigo', 'Indigo', 'نيلي', 'インディゴ'),
  color('navy', '#1f2a40', 'Navy', 'Azul marino', 'Marine', 'كحلي', 'ネイビー'),
  color('lilac', '#b9abc9', 'Lilac', 'Lila', 'Lilas', 'ليلكي', 'ライラック'),
  color('stone', '#b9b2a5', 'Stone', 'Piedra', 'Pierre', 'حجري', 'ストーン'),
  color('grey', '#83837f', 'Grey', 'Gris', 'Gris', 'رمادي', 'グレー'),
  color('charcoal', '#3d3e40', 'Charcoal', 'Antracita', 'Anthracite', 'فحمي', 'チャコール'),
  color('black', '#1d1c1c', 'Black', 'Negro', 'Noir', 'أسود', 'ブラック'),
  color('gold', '#c9a24d', 'Gold', 'Dorado', 'Doré', 'ذهبي', 'ゴールド'),
  color('silver', '#bfc1c4', 'Silver', 'Plateado', 'Argenté', 'فضي', 'シルバー'),
])

/** Throws on a slug the table does not have: a mistake in the demo's own data. */
export const demoColor = (slug: string): ColorRow => {
  const found = COLORS.get(slug)
  if (found === undefined) throw new Error(`The demo has no color ${slug}`)
  return found
}
