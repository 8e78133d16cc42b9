/* Written by `npm run generate` from src/site/text-language.ts and the files of texts. Changes here are lost. */
import ar from './ar.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import ko from './ko.json' with { type: 'json' }
import ms from './ms.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }
import zhTW from './zh_TW.json' with { type: 'json' }

/** The texts of this folder by language. */
export const byLanguage = {
  ar,
  en,
  es,
  fr,
  ja,
  ko,
  ms,
  nl,
  zh,
  zh_TW: zhTW,
}
