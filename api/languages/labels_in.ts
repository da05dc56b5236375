import type { Language } from '#api/languages/language_facts'
import { translated } from '#api/languages/say'

/** `label`, `statusLabel`, `bandLabel`: on the wire these hold words of flows and facts. */
const isLabel = (key: string) => /(?:^l|L)abel$/.test(key)

/** A company's own criterion is called `label`, too, and keeps the name that they gave it. */
const isTheirs = ({ key }: Record<string, unknown>) =>
  typeof key === 'string' && key.startsWith('own:')

/** Says the labels inside of a response in its reader's language; the rest, and labels that are no words of ours, stay. */
export function labelsIn<T>(language: Language, response: T): T {
  if (Array.isArray(response)) return response.map((one) => labelsIn(language, one)) as T
  if (response?.constructor !== Object) return response
  const kept = isTheirs(response as Record<string, unknown>)
  return Object.fromEntries(
    Object.entries(response).map(([key, value]) => [
      key,
      typeof value === 'string' && isLabel(key) && !kept
        ? translated(language, value)
        : labelsIn(language, value),
    ])
  ) as T
}
