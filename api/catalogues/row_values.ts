import { DateTime } from 'luxon'
import string from '@adonisjs/core/helpers/string'
import db from '@adonisjs/lucid/services/db'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sanitizeArticle, sanitizeRichText } from '#api/http/text/rich_text'
import { writable, type Catalogue, type Field } from '#api/catalogues/definition'

/** What is sent for a row, by the names of its fields. */
export type Input = Record<string, any>

/** Makes and saves a row of what was sent, with what the catalogue sets by itself. */
export async function plainRow(
  catalogue: Catalogue,
  model: LucidModel,
  input: Input,
  trx: TransactionClientContract
): Promise<LucidRow> {
  const row = new model()
  row.useTransaction(trx)
  for (const [name, value] of Object.entries({ ...catalogue.initial, ...catalogue.where }))
    (row as any)[name] = value === 'now' ? DateTime.now() : value
  for (const [name, field] of Object.entries(catalogue.fields)) {
    const value = input[name] ?? (writable(field, true) ? field.default : undefined)
    if (value !== undefined && value !== null)
      (row as any)[field.column ?? name] = clean(field, value)
    if (field.type === 'slug' && !input[name])
      (row as any)[field.column ?? name] = await slugFor(model, field, input, trx)
  }
  await row.save()
  return row
}

/** Returns a value as its column takes it: text without what would harm its readers, dates as luxon has them. */
export function clean(field: Field, value: any) {
  if (field.type === 'html') return field.article ? sanitizeArticle(value) : sanitizeRichText(value)
  if (field.type === 'datetime') return DateTime.fromJSDate(value)
  return value
}

/** What an empty field holds where its column cannot be null. */
export const blank: Record<string, unknown> = {
  text: '',
  longtext: '',
  html: '',
  list: [],
  references: [],
}

const strictOf = new Map<string, Set<string>>()

/** Attributes whose column cannot be null. */
export async function strictColumns(model: LucidModel): Promise<Set<string>> {
  if (!strictOf.has(model.table)) {
    const { rows } = await db.rawQuery(
      'select attname from pg_attribute where attrelid = ?::regclass and attnum > 0 and attnotnull',
      [model.table]
    )
    strictOf.set(
      model.table,
      new Set(
        rows.map(
          (row: { attname: string }) =>
            [...model.$columnsDefinitions].find(
              ([, column]) => column.columnName === row.attname
            )?.[0] ?? row.attname
        )
      )
    )
  }
  return strictOf.get(model.table)!
}

async function slugFor(
  model: LucidModel,
  field: Field,
  input: Input,
  trx: TransactionClientContract
) {
  const slug =
    string.slug(String(input[field.from!]).replace(/\+/g, ' plus').replace(/#/g, ' sharp'), {
      lower: true,
      strict: true,
    }) || `n-${Date.now().toString(36)}`
  const taken = field.suffix && (await model.query({ client: trx }).where('slug', slug).first())
  return taken
    ? `${slug}-${string
        .random(5)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, 'x')}`
    : slug
}
