import { readFileSync } from 'node:fs'

/** The text of a file of this folder, for a migration to run: functions, with the triggers that call them. */
export const sqlOf = (name: string) => readFileSync(new URL(`${name}.sql`, import.meta.url), 'utf8')
