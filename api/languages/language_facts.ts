/** The languages of the product. `name` is the language's own; `locales` say how it writes numbers and dates. */
export const languages = [
  { code: 'en', name: 'English', direction: 'ltr', locales: ['en-IN', 'en'] },
  { code: 'hi', name: 'हिन्दी', direction: 'ltr', locales: ['hi-IN', 'hi'] },
] as const

/** Accented English that runs from right to left, made by a machine: layouts are tried with it, and no reader is offered it. */
export const mirrored = {
  code: 'ar-XB',
  name: 'Mirrored',
  direction: 'rtl',
  locales: ['en-IN', 'en'],
} as const

export type Language = (typeof languages)[number] | typeof mirrored
export type LanguageCode = Language['code']
/** One that a reader may choose. */
export type OfferedLanguage = (typeof languages)[number]['code']

/** What is written where nothing else is asked for; its addresses have no prefix. */
export const FIRST_LANGUAGE = languages[0]

const known: readonly Language[] = [...languages, mirrored]

/** The language of a code; the first one for a code that is none. */
export const languageOf = (code: string | null | undefined): Language =>
  known.find((language) => language.code === code) ?? FIRST_LANGUAGE

/** Where the addresses of a language begin: `/hi`, and nothing for the first. */
export const prefixOf = ({ code }: { code: string }) =>
  code === FIRST_LANGUAGE.code ? '' : `/${code}`

/** The address of a page in each language, and `x-default`: the one for readers of any other. */
export const alternatesOf = (path: string) => [
  ...languages.map(({ code }) => ({ code: code as string, path: prefixOf({ code }) + path })),
  { code: 'x-default', path },
]

/** The language that an address begins with, and the rest: `/hi/jobs` is Hindi and `/jobs`. */
export function partOff(path: string): { language: Language; path: string } {
  const [, code = '', rest = ''] = /^\/([\w-]+)(\/.*)?$/.exec(path) ?? []
  const language = languageOf(code)
  return language.code === code && language !== FIRST_LANGUAGE
    ? { language, path: rest || '/' }
    : { language: FIRST_LANGUAGE, path }
}

/** The name of the portal's build for a language: of its manifest and of its folder of files. */
export const buildOf = ({ code }: { code: string }) =>
  code === FIRST_LANGUAGE.code ? 'portal' : `portal_${code.toLowerCase().replace('-', '_')}`
