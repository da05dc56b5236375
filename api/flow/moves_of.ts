import { DateTime } from 'luxon'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction, lockRow } from '#api/http/in_transaction'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import type { AnyFlow, MoveOf, Side, StateOf } from '#api/flow/flow'

/** What a check, a change, the record and a notice know of the move that is being made. */
export type Moving<F extends AnyFlow = AnyFlow, P = any> = {
  trx: TransactionClientContract
  /** Nobody when the system moves. */
  by: User | null
  side: Side
  move: MoveOf<F>
  from: StateOf<F>
  now: DateTime
  /** The row's parent, locked before it, where there is one. */
  parent: P
  /** What the mover said, such as a reason. */
  input: Record<string, any>
}

type Part<M extends LucidModel, F extends AnyFlow, P> = (
  row: InstanceType<M>,
  moving: Moving<F, P>
) => unknown

/** Moves of a row that is there already. */
type Verb<F extends AnyFlow> = {
  [K in keyof F['moves']]: F['moves'][K] extends { from: 'new' } ? never : K
}[keyof F['moves'] & string]

type Checks<M> = M extends { checks: readonly (infer C extends string)[] } ? C : never

type Input<C, K extends string> =
  C extends Record<K, (row: any, moving: any, ...input: infer I) => unknown> ? I : []

type Verbs<F extends AnyFlow, M extends LucidModel, P, C> = {
  [K in Verb<F>]: (
    row: InstanceType<M>,
    by: User | null,
    ...input: Input<C, K>
  ) => Promise<InstanceType<M>>
} & {
  model: () => M
  /** Locks the parent, then the row, and reads the row again; returns the parent. Without the row: 404. */
  lock: (row: InstanceType<M>, trx: TransactionClientContract) => Promise<P>
}

/**
 * The verbs of a flow's rows: `jobMoves.reject(job, admin, { reason })`. Each runs in the row's transaction or one
 * of its own: locks the parent and the row, reads it again, refuses what the table does not allow (409), asks the
 * move's checks, writes the new state's columns, makes the change, saves, records and tells.
 */
export function movesOf<
  F extends AnyFlow,
  M extends LucidModel,
  C extends {
    [K in Verb<F>]?: (row: InstanceType<M>, moving: Moving<F, P>, input: any) => unknown
  },
  P = undefined,
>(
  flow: F,
  options: {
    model: () => M
    /** Locks what must be locked before the row, such as its parent, and returns it. */
    under?: (row: InstanceType<M>, trx: TransactionClientContract) => Promise<P>
    /** What else changes with a move, by its name. What it needs to be told is its third argument. */
    changes: C
    /** What changes with every move. */
    keep?: Part<M, F, P>
    /** Keeps what was done, after the row is saved. */
    record?: Part<M, F, P>
    /** Who hears of a move, by its name; last of all. */
    tell?: { [K in MoveOf<F>]?: Part<M, F, P> }
  } & ([Checks<F['moves'][Verb<F>]>] extends [never]
    ? { checks?: undefined }
    : { checks: Record<Checks<F['moves'][Verb<F>]>, Part<M, F, P>> })
): Verbs<F, M, P, C> {
  const { model, under, changes, keep, record, tell } = options
  const checks: Record<string, Part<M, F, P>> = options.checks ?? {}

  async function lock(row: any, trx: TransactionClientContract) {
    const parent = await under?.(row, trx)
    // no move changes a key: rows that name this one may be written meanwhile, or each would wait for the other
    await lockRow(trx, model().table, row.$primaryKeyValue, 'no key update')
    row.useTransaction(trx)
    await row.refresh()
    return parent
  }

  const verb =
    (move: MoveOf<F>) =>
    (row: any, by: User | null, input: Record<string, any> = {}) =>
      inTransaction(row, async (trx) => {
        const parent: any = await lock(row, trx)
        const now = DateTime.now()
        const side = sideOf(by)
        const refusal = flow.refusal(move, row, side, now.toJSDate())
        if (refusal) throw new Refusal(refusal)
        const from = flow.stateOf(row, now.toJSDate()) as StateOf<F>
        const moving = { trx, by, side, move, from, now, parent, input }
        const { to, checks: asked = [] } = flow.moves[move]
        for (const check of asked) await checks[check](row, moving)
        if (typeof to === 'string') Object.assign(row, flow.columns(to))
        await changes[move as keyof C]?.(row, moving, input)
        await keep?.(row, moving)
        await row.save()
        await record?.(row, moving)
        await tell?.[move]?.(row, moving)
        return row
      })

  const verbs = Object.keys(flow.moves).map((move) => [move, verb(move as MoveOf<F>)])
  return { model, lock, ...Object.fromEntries(verbs) } as Verbs<F, M, P, C>
}

/** The side that a person acts for; without a person it is the system. */
function sideOf(by: User | null): Side {
  if (!by) return 'system'
  return by.userType === 'admin' ? 'platform' : by.userType === 'client' ? 'client' : 'candidate'
}
