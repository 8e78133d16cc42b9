import { text } from '../languages/text.ts'

/** How a thing sits or holds: the second line of a product's details. */
export const FITS = {
  regular: text(
    'Regular fit; take your usual size',
    'Corte regular; elige tu talla habitual',
    'Coupe droite ; prenez votre taille habituelle',
    'قَصّة عادية؛ اختر مقاسك المعتاد',
    'レギュラーフィット。いつものサイズをお選びください',
  ),
  relaxed: text(
    'Relaxed fit; for a closer line take a size down',
    'Corte holgado; para una línea más ceñida, una talla menos',
    'Coupe ample ; pour une ligne plus près du corps, prenez une taille en dessous',
    'قَصّة مريحة؛ لخط أقرب إلى الجسم اختر مقاسًا أصغر',
    'ゆったりしたフィット。すっきり着たい方はワンサイズ下を',
  ),
  tailored: text(
    'Tailored fit, fully lined',
    'Corte entallado, forro completo',
    'Coupe ajustée, entièrement doublée',
    'قَصّة مفصّلة ومبطّنة بالكامل',
    'テーラードフィット、総裏',
  ),
  shoe: text(
    'True to size; half sizes take the next size up',
    'Talla normal; para medios números, elige el siguiente',
    'Taille normalement ; demi-pointures, prenez au-dessus',
    'مقاس مطابق؛ لأنصاف المقاسات اختر الأكبر',
    '標準サイズ。ハーフサイズの方は一つ上を',
  ),
  carry: text(
    'Inside pocket with zip; holds a 13-inch laptop',
    'Bolsillo interior con cremallera; cabe un portátil de 13 pulgadas',
    'Poche intérieure zippée ; contient un ordinateur 13 pouces',
    'جيب داخلي بسحّاب؛ يتّسع لحاسوب 13 بوصة',
    '内側にファスナーポケット。13インチのノートパソコンが入ります',
  ),
  small: text(
    'Comes in a box made of recycled card',
    'Se entrega en una caja de cartón reciclado',
    'Livré dans une boîte en carton recyclé',
    'يأتي في علبة من الكرتون المعاد تدويره',
    '再生紙の箱に入れてお届けします',
  ),
} as const
