/* Written by `npm run generate` from src/site/text-language.ts and the files of texts. Changes here are lost. */
import zh from './zh.json' with { type: 'json' }
import zhTW from './zh_TW.json' with { type: 'json' }

/** The texts of this folder by language. */
export const byLanguage = {
  zh,
  zh_TW: zhTW,
}
