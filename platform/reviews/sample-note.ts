import type { TEXT_LANGUAGES } from '../../src/site/text-language.ts'

/** Stands above reviews that nobody wrote. In every language of the shop, by its tag in HTML. */
export const SAMPLE_NOTE: Readonly<Record<(typeof TEXT_LANGUAGES)[number], string>> = {
  ar: 'مراجعات تجريبية: كُتبت للعرض وليست من عملاء.',
  en: 'Sample reviews: written for this demo, not by customers.',
  es: 'Opiniones de muestra: escritas para esta demostración, no por clientes.',
  fr: 'Avis d’exemple : rédigés pour cette démonstration, non par des clients.',
  ja: 'サンプルレビュー：このデモのために書かれたもので、お客様の声ではありません。',
  ko: '예시 리뷰: 데모용으로 작성된 것이며 고객이 쓴 것이 아닙니다.',
  ms: 'Ulasan contoh: ditulis untuk demo ini, bukan oleh pelanggan.',
  nl: 'Voorbeeldbeoordelingen: geschreven voor deze demo, niet door klanten.',
  zh: '示例评价：为本演示撰写，并非来自顾客。',
  zh_TW: '範例評價：為本展示撰寫，並非來自顧客。',
}
