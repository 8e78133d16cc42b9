/** Languages that the composer itself speaks, each with its own name for itself; their texts are beside this file. */
export const INTERFACE_LANGUAGES = {
  en: 'English',
  fr: 'Français',
  ar: 'العربية',
  ja: '日本語',
  es: 'Español',
} as const

export type InterfaceLanguage = keyof typeof INTERFACE_LANGUAGES

export const isInterfaceLanguage = (language: string | undefined): language is InterfaceLanguage =>
  language !== undefined && Object.hasOwn(INTERFACE_LANGUAGES, language)

/** Of the composer's own colours; `system` follows what she chose for all programs. */
export const LOOKS = ['system', 'light', 'dark'] as const

export type Look = (typeof LOOKS)[number]

export const isLook = (look: string | undefined): look is Look => LOOKS.some((each) => each === look)

/** Cookies of the path `/_compose`: the server writes the document in her language and look, so that she sees no other one first. */
export const LANGUAGE_COOKIE = 'compose_language'
export const LOOK_COOKIE = 'compose_look'
