import { isDeepStrictEqual } from 'node:util'
import string from '@adonisjs/core/helpers/string'
import { errors } from '@vinejs/vine'
import type { LucidRow } from '@adonisjs/lucid/types/model'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { catalogues } from '#generated/catalogues'
import { labelOf, writable, type Catalogue, type Field } from '#api/catalogues/definition'
import { modelOf, toWire } from '#api/catalogues/rows'
import type { Input } from '#api/catalogues/row_values'

/** Refuses (409) a change of a row that somebody changed after it was read. */
export function stillAsRead(row: any, read: unknown) {
  if (read === undefined || read === null || !row.updatedAt) return
  const at = read instanceof Date ? read : new Date(String(read))
  if (at.getTime() !== row.updatedAt.toMillis()) {
    throw new Refusal(
      'Somebody changed this since you opened it; load it again and make your change once more',
      { code: 'E_CONFLICT' }
    )
  }
}

/** A form sends what it does not change, too; another value there would look as if it were saved. */
export function onlyEditable(catalogue: Catalogue, row: LucidRow, body: Input) {
  const now = toWire(catalogue, row)
  const faults = Object.entries(catalogue.fields).flatMap(([name, field]) => {
    const isFixed =
      !writable(field, false) && !field.of && !field.until && field.type !== 'datetime'
    const sent = body[name] ?? null
    if (!isFixed || sent === null || same(sent, now[name])) return []
    const action = Object.values(catalogue.actions ?? {}).find(({ input }) => input?.[name])
    const message = `${labelOf(name, field)} is not changed here${action ? `; use "${action.label}"` : ''}`
    return [{ field: name, rule: 'fixed', message }]
  })
  if (faults.length) throw new errors.E_VALIDATION_ERROR(faults)
}

const same = (sent: unknown, now: unknown) =>
  typeof sent === 'object' ? isDeepStrictEqual(sent, now) : String(sent) === String(now ?? '')

/** A value that another row has already is told beside its field; a slug that was made, beside what it was made from. */
export function taken(catalogue: Catalogue, error: any, input: Input): never {
  const key: string | undefined =
    error?.code === '23505' ? /^Key \((.*)\)=\(/.exec(error.detail ?? '')?.[1] : undefined
  const [name, field] =
    Object.entries(catalogue.fields).find(
      ([wire, { column }]) =>
        key && new RegExp(`\\b${string.snakeCase(column ?? wire)}\\b`).test(key)
    ) ?? []
  if (!name) throw error
  if (field!.type === 'slug' && !input[name])
    throw new Refusal(
      `Another ${catalogue.one} has this ${labelOf(field!.from!, catalogue.fields[field!.from!]).toLowerCase()}, or one very like it; choose another`,
      { code: 'E_CONFLICT', field: field!.from }
    )
  throw new Refusal(
    `Another ${catalogue.one} has this ${labelOf(name, field).toLowerCase()} already; choose another`,
    { code: 'E_CONFLICT', field: name }
  )
}

/** The fault of a needed field that is empty, told beside it. */
export function missing(name: string, field: Field) {
  const message = `${labelOf(name, field)} is needed`
  return new errors.E_VALIDATION_ERROR([{ field: name, rule: 'required', message }])
}

/** A named row must be there: said beside the field, before the database says it less kindly. */
export async function referencesStand(
  fields: Record<string, Field>,
  input: Input,
  trx: TransactionClientContract
) {
  for (const [name, field] of Object.entries(fields)) {
    const ids = [input[name] ?? []].flat()
    if (!field.reference || !ids.length) continue
    const target = Object.values(catalogues).find(
      (catalogue) => catalogue.name === field.reference
    )!
    const found = await (
      await modelOf(target)
    )
      .query({ client: trx })
      .whereIn('id', ids)
      .select('id')
    if (found.length < new Set(ids).size)
      throw new Refusal(`${labelOf(name, field)} names a ${target.one} that is not there`, {
        status: 422,
        field: name,
      })
  }
}
