import { readFileSync } from 'node:fs'

type Rule<Value> = (name: string, value?: string) => Value

/**
 * A secret setting, given itself or as a file that holds it: `SMTP_PASSWORD_FILE=/run/secrets/smtp` in place of
 * `SMTP_PASSWORD`. What the file holds is checked by the same rule, and never goes into the environment, which
 * processes that are started here would get. Throws with the name of the setting where the file is missing or empty,
 * and where both are set.
 */
export const orFile =
  <Value>(rule: Rule<Value>): Rule<Value> =>
  (name, value) => {
    const path = process.env[`${name}_FILE`]
    if (!path) return rule(name, value)
    if (value) throw new Error(`${name} and ${name}_FILE are both set; take one of them away`)
    return rule(name, contentOf(`${name}_FILE`, path))
  }

/** Editors and `echo` end a file with a line break, which belongs to no secret. */
function contentOf(setting: string, path: string) {
  let content: string
  try {
    content = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new Error(
      `${setting} names ${path}, which cannot be read (${(error as { code?: string }).code})`
    )
  }
  if (!content) throw new Error(`${setting} names ${path}, which is empty`)
  return content
}
