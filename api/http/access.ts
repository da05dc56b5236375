import router from '@adonisjs/core/services/router'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { port } from '#api/http/port'

/** The rights of each side; the middleware names them beside the tables of rights (declaration merging). */
export interface Rights {}
type Right<Side extends string> = Side extends keyof Rights ? Rights[Side] : never

export type Access =
  /**
   * `ownSecret`: what its `authorization` header carries is no session, and nobody is looked up by it. `probe`: its calls
   * are counted by themselves, so that no pages that came from the same address make an instance look as if it were down.
   */
  | { to: 'open'; why: string; ownSecret?: true; probe?: true }
  | { to: 'user'; right?: Right<'client'> }
  | { to: 'developer' }
  | { to: 'client'; right: Right<'client'>; scope?: Right<'key'> }
  | { to: 'admin'; right: Right<'admin'> }

type Guard = new () => { handle(ctx: HttpContext, next: NextFn, access: Access): Promise<unknown> }

/** The middleware that lets a call through or refuses it. */
export const guard = port<() => Promise<{ default: Guard }>>('who may call a route')

const named = router.named({ access: () => guard() })

/** What each route must name: who may call it, and the right it asks of them. */
export const access = {
  /** Nobody need sign in; says why. */
  open: (why: string, told: { ownSecret?: true; probe?: true } = {}) =>
    named.access({ to: 'open', why, ...told }),
  /** Everyone signed in; `right` is asked of a company's people besides. */
  user: (right?: Right<'client'>) => named.access({ to: 'user', right }),
  candidate: () => named.access({ to: 'developer' }),
  /** `scope` opens the route to API keys that have it; without one it is closed to them. */
  client: (right: Right<'client'>, scope?: Right<'key'>) =>
    named.access({ to: 'client', right, ...(scope && { scope }) }),
  admin: (right: Right<'admin'>) => named.access({ to: 'admin', right }),
}
