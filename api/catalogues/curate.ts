import db from '@adonisjs/lucid/services/db'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#api/accounts/models/user'
import { Refusal } from '#api/http/refusal'
import { actsIn, audit, snapshot, type Origin } from '#api/accounts/audit/audit'
import { labelOf, writable, type Catalogue } from '#api/catalogues/definition'
import { forget } from '#api/catalogues/listing'
import { creatorOf, modelOf, rowsOf, verbOf } from '#api/catalogues/rows'
import {
  stillAsRead,
  onlyEditable,
  taken,
  missing,
  referencesStand,
} from '#api/catalogues/row_checks'
import { blank, clean, plainRow, strictColumns, type Input } from '#api/catalogues/row_values'

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
