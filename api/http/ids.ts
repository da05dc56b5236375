import vine from '@vinejs/vine'
import { errors } from '@adonisjs/lucid'

/** A whole number in its one spelling: a list of one, true, 01, 1.0 and 1e3 are none. */
const written = (value: unknown) =>
  typeof value === 'object' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' &&
    Number.isInteger(Number(value)) &&
    !/^(?:0|-?[1-9]\d*)$/.test(value))
    ? value && Number.NaN
    : value

/** A row's id in a body or query: a number or its text, within what a bigint identity can be. */
export const id = () =>
  vine.number().parse(written).withoutDecimals().min(1).max(Number.MAX_SAFE_INTEGER)

/** A row's id in a path; anything else is a row that is not there. */
export function rowId(value: unknown): number {
  if (
    typeof value === 'string' &&
    /^[1-9]\d{0,15}$/.test(value) &&
    Number.isSafeInteger(Number(value))
  )
    return Number(value)
  throw new errors.E_ROW_NOT_FOUND()
}
