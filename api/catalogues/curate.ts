import { DateTime } from 'luxon'
import { isDeepStrictEqual } from 'node:util'
import string from '@adonisjs/core/helpers/string'
import db from '@adonisjs/lucid/services/db'
import { errors } from '@vinejs/vine'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#api/accounts/models/user'
import { Refusal } from '#api/http/refusal'
import { sanitizeArticle, sanitizeRichText } from '#api/http/text/rich_text'
import { actsIn, audit, snapshot, type Origin } from '#api/accounts/audit/audit'
import { catalogues } from '#generated/catalogues'
import { labelOf, writable, type Catalogue, type Field } from '#api/catalogues/definition'
import { forget } from '#api/catalogues/listing'
import { creatorOf, modelOf, rowsOf, toWire, verbOf } from '#api/catalogues/rows'

type Input = Record<string, any>

/** Makes a row from the declared fields. */
export async function createRow(
  catalogue: Catalogue,
  admin: User,
  input: Input,
  origin: Origin
): Promise<LucidRow> {
  const model = await modelOf(catalogue)
  return db
    .transaction(async (trx) => {
      await actsIn(trx, admin.id)
      await referencesStand(catalogue.fields, input, trx)
      const row = catalogue.creates
        ? await (
            await creatorOf(model, catalogue.creates)
          )(admin, input, trx)
        : await plainRow(catalogue, model, input, trx)
      await makeMoves(catalogue, row, admin, input, trx)
      await audit(
        trx,
        {
          ...about(catalogue, row),
          actorId: admin.id,
          action: `${catalogue.name}.create`,
          after: snapshot(row),
        },
        origin
      )
      return fresh(catalogue, model, row, trx)
    })
    .catch((error) => taken(catalogue, error, input))
    .finally(() => forget(model))
}

async function plainRow(
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

/** Changes the declared fields that were sent; refuses when somebody changed the row since it was read. */
export async function editRow(
  catalogue: Catalogue,
  admin: User,
  id: number,
  input: Input,
  body: Input,
  origin: Origin
): Promise<LucidRow> {
  const model = await modelOf(catalogue)
  return db
    .transaction(async (trx) => {
      await actsIn(trx, admin.id)
      const row = await rowsOf(catalogue, model.query({ client: trx }))
        .where('id', id)
        .forUpdate()
        .firstOrFail()
      stillAsRead(row, body.updatedAt)
      onlyEditable(catalogue, row, body)
      const before = snapshot(row)
      const strict = await strictColumns(model)
      const moved: Input = {}
      for (const [name, field] of Object.entries(catalogue.fields)) {
        if (!writable(field, false) || !Object.hasOwn(body, name)) continue
        const column = field.column ?? name
        const empty = (input[name] ?? null) === null
        if (empty && (field.required || (strict.has(column) && !Object.hasOwn(blank, field.type))))
          throw missing(name, field)
        if (field.move) {
          if (input[name] !== (row as any)[column]) moved[name] = input[name]
          continue
        }
        ;(row as any)[column] = empty
          ? strict.has(column)
            ? blank[field.type]
            : null
          : clean(field, input[name])
      }
      await referencesStand(catalogue.fields, input, trx)
      if (row.$isDirty || Object.keys(moved).length) {
        await row.save()
        await makeMoves(catalogue, row, admin, moved, trx)
        await audit(
          trx,
          {
            ...about(catalogue, row),
            actorId: admin.id,
            action: `${catalogue.name}.edit`,
            before,
            after: snapshot(row),
          },
          origin
        )
      }
      return fresh(catalogue, model, row, trx)
    })
    .catch((error) => taken(catalogue, error, input))
    .finally(() => forget(model))
}

/** What fields with a `move` are to hold is given by it, under the row's lock and in its transaction. */
async function makeMoves(
  catalogue: Catalogue,
  row: LucidRow,
  admin: User,
  input: Input,
  trx: TransactionClientContract
) {
  for (const [name, { move, column = name }] of Object.entries(catalogue.fields)) {
    if (!move || input[name] === undefined) continue
    const verb = await verbOf(row.constructor as LucidModel, move)
    await verb.call(row, admin, { [column]: input[name] }, trx)
  }
}

/** Deletes a row that nothing names any more. */
export async function removeRow(
  catalogue: Catalogue,
  admin: User,
  id: number,
  origin: Origin
): Promise<void> {
  const model = await modelOf(catalogue)
  await db
    .transaction(async (trx) => {
      const row: any = await rowsOf(catalogue, model.query({ client: trx }))
        .where('id', id)
        .forUpdate()
        .firstOrFail()
      for (const [table, column] of Object.entries(catalogue.usedBy ?? {})) {
        const used = trx.from(table).select(trx.raw('1')).limit(1)
        if (column.endsWith('[]')) used.whereRaw('?? @> array[?]::int[]', [column.slice(0, -2), id])
        else used.where(column, id)
        if (await used.first())
          throw new Refusal(
            `This ${catalogue.one} is still used by ${labelOf(table).toLowerCase()}; ${catalogue.fields.status || catalogue.actions?.status ? 'switch it off instead' : 'change those first'}`
          )
      }
      const before = snapshot(row)
      await (catalogue.removes ? row[catalogue.removes](admin, {}, trx) : row.delete())
      await audit(
        trx,
        { ...about(catalogue, row), actorId: admin.id, action: `${catalogue.name}.delete`, before },
        origin
      )
    })
    .finally(() => forget(model))
}

/**
 * Makes the move, or calls the model's method, of an action. It joins this transaction, by the row's `$trx` or its last argument.
 * Refuses with 409 when the row changed since `seen`, its `updatedAt` as the admin read it.
 */
export async function actOn(
  catalogue: Catalogue,
  name: string,
  admin: User,
  id: number,
  input: Input,
  origin: Origin,
  seen?: unknown
): Promise<LucidRow> {
  const model = await modelOf(catalogue)
  const action = catalogue.actions![name]
  return db
    .transaction(async (trx) => {
      await actsIn(trx, admin.id)
      const verb = await verbOf(model, methodOf(name, action))
      const row: any = await rowsOf(catalogue, model.query({ client: trx }))
        .where('id', id)
        .firstOrFail()
      if (seen) {
        await verb.lock(row, trx)
        stillAsRead(row, seen)
      }
      const before = snapshot(row)
      await referencesStand(action.input ?? {}, input, trx)
      await verb.call(row, admin, input, trx)
      const after = await fresh(catalogue, model, row, trx)
      await audit(
        trx,
        {
          ...about(catalogue, row),
          actorId: admin.id,
          action: `${catalogue.name}.${name}`,
          before,
          after: snapshot(after),
          reason: input.reason ?? input.note ?? null,
        },
        origin
      )
      return after
    })
    .finally(() => forget(model))
}

/** Acts on each row by itself, so that one refusal holds up no other. Returns the ids done, and those refused with why. */
export const actOnMany = (
  catalogue: Catalogue,
  name: string,
  admin: User,
  ids: number[],
  input: Input,
  origin: Origin
) => eachOf(ids, (id) => actOn(catalogue, name, admin, id, input, origin))

/** Deletes each row that nothing names any more. Returns the ids deleted, and those refused with why. */
export const removeMany = (catalogue: Catalogue, admin: User, ids: number[], origin: Origin) =>
  eachOf(ids, (id) => removeRow(catalogue, admin, id, origin))

async function eachOf(ids: number[], act: (id: number) => Promise<unknown>) {
  const done: string[] = []
  const refused: { _id: string; message: string }[] = []
  for (const id of ids) {
    try {
      await act(id)
      done.push(String(id))
    } catch (error: any) {
      if (!(error instanceof Refusal) && error?.code !== 'E_ROW_NOT_FOUND') throw error
      refused.push({
        _id: String(id),
        message: error instanceof Refusal ? error.message : 'It is not there any more',
      })
    }
  }
  return { done, refused }
}

/** The model's method of an action: its own name unless the definition says otherwise. */
export const methodOf = (name: string, action: { method?: string }) => action.method ?? name

/** What the audit log says of the row that something was done with. */
export function about(catalogue: Catalogue, row: any) {
  const title = catalogue.fields[catalogue.title]
  const label = title?.of
    ? title.of.split('.').reduce((at: any, part) => at?.[part], row)
    : row[title?.column ?? catalogue.title]
  return {
    subjectType: catalogue.name,
    subjectId: row.id as number,
    subjectLabel: label ? String(label).slice(0, 200) : null,
    companyId: (catalogue.model === 'Company' ? row.id : row.companyId) ?? null,
  }
}

const fresh = (
  catalogue: Catalogue,
  model: LucidModel,
  row: LucidRow,
  trx: TransactionClientContract
) =>
  rowsOf(catalogue, model.query({ client: trx }))
    .where('id', row.$primaryKeyValue as number)
    .firstOrFail()

function stillAsRead(row: any, read: unknown) {
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
function onlyEditable(catalogue: Catalogue, row: LucidRow, body: Input) {
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

function clean(field: Field, value: any) {
  if (field.type === 'html') return field.article ? sanitizeArticle(value) : sanitizeRichText(value)
  if (field.type === 'datetime') return DateTime.fromJSDate(value)
  return value
}

const blank: Record<string, unknown> = {
  text: '',
  longtext: '',
  html: '',
  list: [],
  references: [],
}

const strictOf = new Map<string, Set<string>>()

/** Attributes whose column cannot be null. */
async function strictColumns(model: LucidModel): Promise<Set<string>> {
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

/** A value that another row has already is told beside its field; a slug that was made, beside what it was made from. */
function taken(catalogue: Catalogue, error: any, input: Input): never {
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

function missing(name: string, field: Field) {
  const message = `${labelOf(name, field)} is needed`
  return new errors.E_VALIDATION_ERROR([{ field: name, rule: 'required', message }])
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

/** A named row must be there: said beside the field, before the database says it less kindly. */
async function referencesStand(
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
