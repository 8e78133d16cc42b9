/** Every language code texts and formats can exist in (LOCALE-36), in the form of file names. */
export const TRANSLATION_LOCALES: ReadonlySet<string> = new Set(
  (
    'ar ar_AE ar_BH ar_KW ar_QA ar_SA bg cs da de de_AT de_CH dv el en en_AE en_AU en_BH en_CA en_GB en_HK en_IE en_IN en_JP en_KR ' +
    'en_KW en_MY en_NZ en_PH en_QA en_SA en_SG en_TH en_TW en_US en_ZA es es_AR es_CL es_CO es_MX es_PE es_US et fa fi fr fr_BE ' +
    'fr_CA fr_CH he hr hu id it iw ja ko ku lt lv ms nb nl nl_BE pl pt pt_BR ro ru sk sl sr sv th tr uk ur vi zh zh_HK zh_TW'
  ).split(' '),
)
