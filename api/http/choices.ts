// Pure: facts, screens, seeds and tests read this file.

/** One of the values that a field may have: as the wire and the database name it, and as people read it. */
export type Choice = { readonly value: string | number; readonly label: string }

/** The values of a list of choices, in its order. */
export const valuesOf = <const C extends readonly Choice[]>(choices: C) =>
  choices.map(({ value }) => value) as readonly C[number]['value'][]

/** The labels, in the same order. */
export const labelsOf = (choices: readonly Choice[]) => choices.map(({ label }) => label)

/** How people read a value; a value that is no choice stays as it is. */
export const labelIn = (choices: readonly Choice[], value: string | number | null | undefined) =>
  choices.find((choice) => choice.value === value)?.label ?? String(value ?? '')
