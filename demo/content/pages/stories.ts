import { words } from '../../../platform/seed/words.ts'

/** What there is to read, as every page that leads there calls it. */
export const LINEN = {
  title: words(
    'Linen, from field to fold',
    'Lino, del campo al pliegue',
    'Le lin, du champ au pli',
    'الكتّان، من الحقل إلى الثنية',
    'リネン、畑から一枚になるまで',
  ),
  teaser: words(
    'Eighteen months in the life of a shirt.',
    'Dieciocho meses en la vida de una camisa.',
    'Dix-huit mois dans la vie d’une chemise.',
    'ثمانية عشر شهرًا في حياة قميص.',
    '一枚のシャツができるまでの18か月。',
  ),
  link: words('The linen story', 'La historia del lino', 'L’histoire du lin', 'قصة الكتّان', 'リネンの話'),
}

export const MENDING = {
  title: words('Mended, not replaced', 'Remendado, no reemplazado', 'Réparé plutôt que remplacé', 'يُرقّع ولا يُستبدل', '買い替えるより、繕う'),
  teaser: words(
    'How to care for what you have.',
    'Cómo cuidar lo que ya tienes.',
    'Prendre soin de ce que l’on a.',
    'كيف تعتني بما لديك.',
    '手元にあるものの、お手入れ。',
  ),
  link: words('Care guide', 'Guía de cuidados', 'Guide d’entretien', 'دليل العناية', 'お手入れガイド'),
}
