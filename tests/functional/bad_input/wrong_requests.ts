import { test } from '@japa/runner'
import { floods } from '#api/http/limiters'
import { describeApi } from '#api/http/description/openapi'
import {
  actionValidator,
  bulkValidator,
  placeValidator,
  rowValidator,
} from '#api/catalogues/catalogue_validators'
import { draftValidator } from '#api/catalogues/drafts/draft_validator'
import { emptyDatabase } from '#tests/empty_database'
import { eachOf, everyRoute, send, type Route } from '#tests/send'
import { dice, fieldsOf, fittingBody, withValue } from './requests_of.js'
import { bodies, consoleQueries, cursors, queries, segments, values } from './hostile_values.js'
import { catalogueAt, world } from './world.js'

const SEED = 20_261_120
const PER_FIELD = 5
const PER_ROUTE = 6
/** Of what any list of the console may be asked: one engine reads them all. */
const PER_LIST = 12

let random = dice(SEED)
const some = <T>(list: readonly T[], count: number) =>
  list.length <= count
    ? [...list]
    : Array.from({ length: count }, () => list[Math.floor(random() * list.length)])

type Schema = Record<string, any>
type Case = {
  method: string
  path: string
  token?: string
  what: string
  json?: unknown
  raw?: string | Buffer
  headers?: Record<string, string>
}

/** The fields that a route reads, from its validator. */
function schemaOf(api: any, { method, pattern, name }: Route): Schema {
  const catalogue = catalogueAt(pattern)
  if (catalogue && method !== 'GET') {
    const action = name.split('.').at(-1)!
    const ofMany = action === 'uses' || name.endsWith('.bulk.destroy')
    const validators: any[] = ofMany
      ? [bulkValidator]
      : name.includes('.bulk.')
        ? [bulkValidator, actionValidator(catalogue, action)]
        : name.includes('.draft.')
          ? method === 'PUT'
            ? [draftValidator]
            : []
          : action === 'place'
            ? [placeValidator]
            : action === 'store' || action === 'update'
              ? [rowValidator(catalogue, action === 'store')]
              : action === 'destroy'
                ? []
                : [actionValidator(catalogue, action)]
    return Object.assign({}, ...validators.map((one) => one.toJSONSchema().properties))
  }
  const operation = api.paths[pattern.replace(/:(\w+)\??/g, '{$1}')][method.toLowerCase()]
  const [body] = Object.values<any>(operation.requestBody?.content ?? {})
  const read =
    body?.schema.properties ??
    Object.fromEntries(
      (operation.parameters ?? [])
        .filter((one: any) => one.in === 'query')
        .map((one: any) => [one.name, one.schema])
    )
  const { params: _, ...fields } = read
  return fields
}

/** Routes that end sessions: the other requests need theirs. */
const leaving = ['GET /api/v1/logout', 'DELETE /api/v1/sessions']

async function casesOf(
  route: Route,
  { tokens, own, paramOf }: Awaited<ReturnType<typeof world>>,
  api: any
): Promise<Case[]> {
  const { method, pattern } = route
  const kind =
    route.access!.to === 'open' || route.access!.to === 'user' ? 'developer' : route.access!.to
  const token = leaving.includes(`${method} ${pattern}`) ? tokens.leaver : tokens[kind]
  const param = pattern.includes(':') ? await paramOf(pattern) : ''
  const path = pattern.replace(/:\w+/, encodeURIComponent(param))
  const schema = schemaOf(api, route)
  // the right password would erase the account that the other requests need
  const base = fittingBody(
    schema,
    pattern === '/api/v1/account' ? { ...own, password: own.currentPassword } : own
  )
  const cases: Case[] = []
  const add = (what: string, over: Partial<Case>) =>
    cases.push({ method, path, token, what, ...over })

  if (pattern.includes(':'))
    for (const segment of some(segments, PER_ROUTE))
      add(`path ${segment.slice(0, 40)}`, {
        path: pattern.replace(/:\w+/, segment),
        json: method === 'GET' ? undefined : base,
      })
  // nothing that it names is deleted, so that there is something left to be wrong about
  const harmless =
    method === 'DELETE' && !Object.keys(schema).length ? pattern.replace(/:\w+/, '987654321') : path

  for (const query of some(queries, PER_ROUTE))
    add(`query ${query.slice(0, 60)}`, {
      path: `${harmless}?${query}`,
      json: method === 'GET' ? undefined : base,
    })
  if (method === 'GET') {
    if (catalogueAt(pattern))
      for (const query of some(consoleQueries, PER_LIST))
        add(`query ${query.slice(0, 60)}`, {
          path: `${path}?${query.replace(/[^\w%=&[\]-]/gu, encodeURIComponent)}`,
        })
    for (const [name] of fieldsOf(schema))
      for (const value of some(
        name === 'cursor' ? cursors : values,
        name === 'cursor' ? 30 : PER_FIELD
      ))
        add(`${name} in the query`, { path: `${path}?${asQuery({ ...base, [name]: value })}` })
    return cases
  }
  for (const field of fieldsOf(schema)) {
    for (const value of some(
      field[0] === 'cursor' ? cursors : values,
      field[0] === 'cursor' ? 30 : PER_FIELD
    ))
      add(`${field.join('.')} = ${JSON.stringify(value)?.slice(0, 80)}`, {
        json: withValue(base, field, value),
        path: harmless,
      })
    add(`${field.join('.')} left out`, { json: withValue(base, field, undefined), path: harmless })
  }
  const upload = /(image|resume|logo)$/.test(pattern)
  for (const body of upload ? bodies : some(bodies, PER_ROUTE))
    add(`body ${body.headers['content-type']} ${body.raw.toString('latin1').slice(0, 60)}`, {
      ...body,
      path: harmless,
    })
  return cases
}

/** As forms write it; what a query cannot hold is left out. */
function asQuery(fields: Record<string, unknown>) {
  return Object.entries(fields)
    .flatMap(([name, value]) => {
      if (value === null || value === undefined) return []
      if (Array.isArray(value))
        return value.slice(0, 50).map((one, index) => `${name}[${index}]=${escaped(one)}`)
      if (typeof value === 'object')
        return Object.entries(value).map(([key, one]) => `${name}[${key}]=${escaped(one)}`)
      return [`${name}=${escaped(value)}`]
    })
    .join('&')
}
const escaped = (value: unknown) =>
  encodeURIComponent(
    (typeof value === 'object' ? JSON.stringify(value) : String(value))
      .toWellFormed()
      .slice(0, 3_000)
  )

/** The routes under `/admin/` of what the console lists. */
const ofCatalogue = ({ pattern }: Route) => catalogueAt(pattern) !== undefined

/** Which routes each spec file of this folder asks; `others.spec.ts` asks all that are left. */
export const shares = {
  companies: ({ access }: Route) => access!.to === 'client',
  candidates: ({ access }: Route) => access!.to === 'developer',
  console_lists: (route: Route) => ofCatalogue(route) && route.method === 'GET',
  console_changes: (route: Route) => ofCatalogue(route) && route.method !== 'GET',
}

/** Asks every route of a share what it cannot be asked; each refusal has its envelope, and none is our failure. */
export function refusesBadInput(name: string, isOfShare: (route: Route) => boolean) {
  test.group(`Bad input: ${name}`, (group) => {
    // real commits: within one transaction the first refused statement would end all others
    group.each.teardown(emptyDatabase)
    group.each.timeout(900_000)

    test('is never a failure on our side, and a refusal has its envelope', async ({ assert }) => {
      random = dice(SEED)
      const routes = everyRoute().filter(
        (route) =>
          route.pattern.startsWith('/api/v1/') &&
          route.pattern !== '/api/v1/openapi.json' &&
          isOfShare(route)
      )
      const api = await describeApi()
      const given = await world()
      const cases = (await Promise.all(routes.map((route) => casesOf(route, given, api))))
        .flat()
        .map((one) => ({ one, at: random() }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one)
      const faults = new Set<string>()
      const seen: Record<number, number> = {}
      let asked = 0
      await eachOf(
        cases,
        async ({ method, path, what, ...rest }) => {
          // a few accounts ask in a minute what a person asks in years
          if (++asked % 2_000 === 0) await floods.account.clear()
          const answer = await send(method, path, rest).catch((error) => ({
            status: 599,
            text: error.message,
            body: undefined,
          }))
          const name = `${method} ${path.slice(0, 90)} · ${what}: ${answer.status} ${answer.text.slice(0, 120)}`
          seen[answer.status] = (seen[answer.status] ?? 0) + 1
          if (answer.status >= 500) faults.add(name)
          else if (
            answer.status >= 400 &&
            !(
              typeof answer.body?.message === 'string' &&
              typeof answer.body.code === 'string' &&
              typeof answer.body.requestId === 'string'
            )
          )
            faults.add(`no envelope: ${name}`)
          else if (answer.status === 422 && /\bundefined\b/.test(answer.body.message))
            faults.add(`says undefined: ${name}`)
        },
        6
      )
      assert.deepEqual([...faults].sort(), [])
      assert.isAbove(cases.length, 20 * routes.length)
      // the right people asked, and what they asked was looked at
      assert.isBelow(((seen[401] ?? 0) + (seen[403] ?? 0) + (seen[429] ?? 0)) / cases.length, 0.1)
      assert.isAbove((seen[422] ?? 0) / cases.length, 0.2)
      assert.isUndefined(({} as any).isAdmin)
    })
  })
}
