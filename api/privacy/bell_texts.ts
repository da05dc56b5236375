/** Columns of `notifications` that may name a person: sentences, and addresses that lead to them. */
export const bellTexts = {
  sentences: ['message', 'alike_message'],
  links: ['link', 'alike_link'],
  /** Texts that are codes, and name nobody. */
  codes: ['kind', 'alike'],
} as const

/** SQL of an `update notifications set`: each text without a name, but for a column that the caller writes itself. */
export const withoutName = (name: string, gone: string, leaves?: string) =>
  [
    ...bellTexts.sentences.map((column) => [column, gone]),
    ...bellTexts.links.map((column) => [column, `''`]),
  ]
    .filter(([column]) => column !== leaves)
    .map(([column, instead]) => `${column} = replace(${column}, ${name}, ${instead})`)
    .join(', ')

/** SQL: is a pattern found in one of the texts? */
export const namedIn = (pattern: string) =>
  `(${[...bellTexts.sentences, ...bellTexts.links].map((column) => `${column} like ${pattern}`).join(' or ')})`
