import type { CustomisationRow, CustomisationValueRow, LocalisedText } from '../../server/database/schema/catalogue.ts'
import { text } from '../languages/text.ts'
import { pictureAddress } from '../pictures/manifest.ts'

const GOLD = text('Gold', 'Oro', 'Or', 'ذهبي', 'ゴールド')
const SILVER = text('Silver', 'Plata', 'Argent', 'فضي', 'シルバー')
const WHITE = text('White', 'Blanco', 'Blanc', 'أبيض', 'ホワイト')

/** A place on the bottle, which stands in the middle of its picture. */
const place = (value: string, y: number, label: LocalisedText): CustomisationValueRow => ({
  value,
  label,
  type: 'text',
  at: { x: 0.5, y, width: 0.26 },
})

/** A fabric, and a picture in which it is seen close up. */
const fabric = (value: string, picture: string, label: LocalisedText): CustomisationValueRow => ({
  value,
  label,
  type: 'image',
  image: pictureAddress(picture),
})

/** The bottle is engraved: words, the color they are filled with, and where they stand on it. */
export const ENGRAVED_BOTTLE: CustomisationRow = {
  enabled: true,
  excludeSkus: [],
  hasPreview: true,
  options: [
    {
      id: 'text',
      type: 'text',
      label: text('Engraving', 'Grabado', 'Gravure', 'النقش', '刻印'),
      isRequired: true,
      minLength: 1,
      maxLength: 16,
      pattern: String.raw`[\p{L}\p{M}\p{N}\u200C\u200D .,:;!?'’&+\/()*#\u00B7\u30FB\u30FC-]+`,
      forbidden: ['fuck', 'shit', 'nazi'],
      messages: {
        required: text(
          'Tell us what to engrave.',
          'Dinos qué quieres grabar.',
          'Dites-nous quoi graver.',
          'أخبرنا بما تريد نقشه.',
          '刻印する文字を入力してください。',
        ),
        pattern: text(
          'We can engrave letters, digits and simple punctuation.',
          'Podemos grabar letras, cifras y signos sencillos.',
          'Nous gravons les lettres, les chiffres et la ponctuation simple.',
          'يمكننا نقش الحروف والأرقام وعلامات الترقيم البسيطة.',
          '刻印できるのは文字、数字、簡単な記号です。',
        ),
      },
    },
    {
      id: 'ink',
      type: 'swatches',
      label: text('Colour of the letters', 'Color de las letras', 'Couleur des lettres', 'لون الحروف', '文字の色'),
      values: [
        { value: '#d9b45b', label: GOLD, type: 'hex' },
        { value: '#d5d9dd', label: SILVER, type: 'hex' },
        { value: '#ffffff', label: WHITE, type: 'hex' },
      ],
      defaultValue: '#d9b45b',
      applyDefault: true,
    },
    {
      id: 'position',
      type: 'position',
      label: text('Position', 'Posición', 'Emplacement', 'الموضع', '位置'),
      values: [
        place('upper', 0.45, text('Top', 'Arriba', 'En haut', 'أعلى', '上')),
        place('middle', 0.6, text('Middle', 'Centro', 'Au milieu', 'الوسط', '中央')),
        place('lower', 0.75, text('Bottom', 'Abajo', 'En bas', 'أسفل', '下')),
      ],
      defaultValue: 'middle',
      applyDefault: true,
    },
  ],
}

/** The case has a lining unasked, and initials for whoever wants them; the black one is sold as it is. */
export const MONOGRAM_CASE: CustomisationRow = {
  enabled: true,
  excludeSkus: ['900011-BLACK-ONESIZE'],
  hasPreview: false,
  options: [
    {
      id: 'lining',
      type: 'swatches',
      label: text('Lining', 'Forro', 'Doublure', 'البطانة', '裏地'),
      values: [
        fabric('linen', 'trousers-sand-close', text('Undyed linen', 'Lino crudo', 'Lin brut', 'كتان خام', '生成りリネン')),
        fabric('navy', 'tee-navy-close', text('Navy cotton', 'Algodón marino', 'Coton marine', 'قطن كحلي', '紺コットン')),
        fabric('red', 'tee-red-close', text('Red cotton', 'Algodón rojo', 'Coton rouge', 'قطن أحمر', '赤コットン')),
      ],
      defaultValue: 'linen',
      applyDefault: true,
    },
    {
      id: 'initials',
      type: 'text',
      label: text('Initials', 'Iniciales', 'Initiales', 'الأحرف الأولى', 'イニシャル'),
      maxLength: 3,
      pattern: String.raw`[\p{L}\p{M}\u200C\u200D.]+`,
      messages: {
        pattern: text(
          'Initials are letters only.',
          'Las iniciales son solo letras.',
          'Les initiales ne sont que des lettres.',
          'الأحرف الأولى حروف فقط.',
          'イニシャルは文字だけにしてください。',
        ),
      },
    },
  ],
}
