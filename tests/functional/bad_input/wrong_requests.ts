import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { catalogues } from '#generated/catalogues'
import { floods } from '#api/http/limiters'
import { describeApi } from '#api/http/description/openapi'
import { actionValidator, bulkValidator, rowValidator } from '#api/catalogues/catalogue_validators'
import { modelOf } from '#api/catalogues/rows'
import type { Catalogue } from '#api/catalogues/definition'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import type User from '#api/accounts/models/user'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import CustomSkill from '#api/taxonomy/models/custom_skill'
import Notification from '#api/notifications/models/notification'
import { emptyDatabase } from '#tests/empty_database'
import {
  givenAdmin,
  givenCandidate,
  givenCompany,
  givenJob,
  givenSkill,
  PASSWORD,
} from '#tests/givens'
import { eachOf, everyRoute, send, type Route } from '#tests/send'
import { givenPosting } from '../jobs/posting.js'
import { givenApplicant, givenInterview } from '../interviews/given_interviews.js'

const SEED = 20_261_120
const PER_FIELD = 7
const PER_ROUTE = 6

const deep = (times: number) =>
  Array.from({ length: times }).reduce<unknown>((inner) => ({ a: inner }), 'end')
const evil = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}')

/** What no field asked for. */
const values: unknown[] = [
  'x'.repeat(10_000),
  'a\0b',
  '😀'.repeat(50),
  '\ud800',
  'x\udfffy',
  '',
  ' ',
  '%',
  "'; drop table users; --",
  '\\',
  '__proto__',
  'constructor',
  'toString',
  '\u202egnp',
  '\ufeff',
  '﷽'.repeat(100),
  '<script>alert(1)</script>',
  [],
  ['a', 'b'],
  [[[]]],
  [null],
  Array(1_000).fill(1),
  {},
  { length: 5 },
  { toString: 1 },
  { valueOf: null },
  evil,
  [evil],
  null,
  true,
  deep(100),
  -1,
  0,
  1.5,
  1e308,
  -1e308,
  5e-324,
  2_147_483_648,
  -2_147_483_649,
  '9007199254740993',
  '9223372036854775808',
  '99999999999999999999',
  '1.5',
  '-1',
  '1e5',
  '0x10',
  'NaN',
  'Infinity',
  '2026-13-45',
  '2026-02-30T25:00:00Z',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'x@' + 'y'.repeat(300) + '.com',
  'https://' + 'z'.repeat(900),
  '+99999999999999999',
]

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const cursors = [
  'AAAA',
  '!!!',
  'null',
  encoded([]),
  encoded({}),
  encoded([1]),
  encoded(['x', 'y']),
  encoded([null, null]),
  encoded([1e308, 'x', {}]),
  encoded(['2026-13-45', 1]),
  encoded(['9999999-01-01', 1]),
  encoded([99999999999999999999, '99999999999999999999']),
  encoded(['a\0', '\ud800']),
  encoded([[1], [2]]),
  encoded([{ a: 1 }, true, -5]),
  encoded([deep(20)]),
  encoded(['2026-01-01T00:00:00Z', 1.5]),
  encoded([1.5, 1.5, 1.5]),
]

export const raw = (type: string, body: string | Buffer, more: Record<string, string> = {}) => ({
  raw: body,
  headers: { 'content-type': type, ...more },
})
const json = (body: string) => raw('application/json', body)
const part = (head: string, body: string, end = '\r\n--b--\r\n') =>
  raw(
    'multipart/form-data; boundary=b',
    `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}${end}`
  )

/** Bodies that are wrong as a whole. */
const bodies = [
  json(''),
  json('{'),
  json('{"a":}'),
  json('null'),
  json('[]'),
  json('[1,2]'),
  json('"text"'),
  json('7'),
  json('true'),
  json('{"__proto__":{"x":1}}'),
  json('{"constructor":{"prototype":{"x":1}}}'),
  json('{"toString":1,"hasOwnProperty":1}'),
  json('{"a\\u0000":1}'),
  json('{"":""}'),
  json('\ufeff{}'),
  json('{"page":1e999,"limit":-1e999,"id":1e999,"jobId":1e999}'),
  json('['.repeat(30_000) + ']'.repeat(30_000)),
  json('{"a":'.repeat(30_000) + '1' + '}'.repeat(30_000)),
  json(`{${Array.from({ length: 5_000 }, (_, i) => `"k${i}":1`).join()}}`),
  raw('application/json', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
  raw('application/json; charset=utf-16', '{}'),
  raw('application/json; charset=nonsense', '{}'),
  raw('application/json', '{}', { 'content-encoding': 'gzip' }),
  raw('application/json', '{}', { 'content-encoding': 'nonsense' }),
  raw('text/plain', 'hello'),
  raw('application/xml', '<a/>'),
  raw('nonsense', 'x'),
  raw('', '{}'),
  raw('application/octet-stream', Buffer.from([0, 1, 2, 255])),
  raw(
    'application/x-www-form-urlencoded',
    'a[b][c][d][e][f][g]=1&a[]=2&a=3&__proto__[x]=1&%ZZ=%ZZ'
  ),
  raw('application/x-www-form-urlencoded', 'a%00=%00&jobId[]=1&jobId[x]=2'),
  raw('multipart/form-data', 'nothing'),
  raw('multipart/form-data; boundary=', 'x'),
  raw('multipart/form-data; boundary=b', ''),
  raw('multipart/form-data; boundary=b', '--b\r\n'),
  raw('multipart/form-data; boundary=b', '--b--\r\n'),
  part('name="jobId"', '\0'),
  part('name="resume"; filename="a.pdf"', '%PDF-1.4', ''),
  part('name="image"; filename="\0.png"', 'x'),
  part('name="logo"; filename="../../a.svg"', '<svg/>'),
  part('filename="a"', 'x'),
  part('name="__proto__"; filename="a"', 'x'),
  part(`name="${'n'.repeat(5_000)}"`, 'x'),
] as { raw: string | Buffer; headers: Record<string, string> }[]

const queries = [
  '%ZZ',
  '%00=%00',
  'a=%00',
  'page=%00',
  'page[]=1&page[]=2',
  'page[a]=1',
  'limit[__proto__]=5',
  '__proto__[x]=1',
  'constructor[prototype][x]=1',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e308',
  'page=99999999999999999999',
  'page=1000000&limit=100',
  'limit=0',
  'limit=101',
  'limit=NaN',
  'page=&limit=',
  'q[][][][]=1',
  'a[b][c][d][e][f][g][h]=1',
  'search=%F0%9F%98%80',
  'search=%ED%A0%80',
  'search=%25%5F%5C',
  "search='",
  'search[]=a&search[]=b',
  'cursor[]=a',
  'toString=1',
  `search=${'x'.repeat(7_000)}`,
  Array.from({ length: 900 }, (_, i) => `a[${i}]=1`).join('&'),
  '=&&=&',
  'jobId=9223372036854775808',
  'jobId[]=1',
  'status[]=open',
]
const consoleQueries = [
  'sort=x',
  'sort=[]',
  'sort=["__proto__","ASC"]',
  'sort=["id"]',
  'sort=["id",{}]',
  'sort=[["id"],"ASC"]',
  'sort=["id; drop table users","ASC"]',
  'sort[]=1',
  'range=[0]',
  'range=[-1,5]',
  'range=[5,0]',
  'range=[0,1e308]',
  'range=[9007199254740990,9007199254740991]',
  'range=["0","9"]',
  'range={}',
  'filter=[]',
  'filter=7',
  'filter={"q":{}}',
  'filter={"q":"%00"}',
  'filter={"q":"\\u0000"}',
  'filter={"q":"\\ud800"}',
  'filter={"q":"%25_\\\\"}',
  'filter={"__proto__":1}',
  'filter={"constructor":1}',
  'filter={"id":"9223372036854775808"}',
  'filter={"id":[1,null,"x"]}',
  'filter={"id":{"from":1,"to":"x"}}',
  'filter={"id_gte":1.5}',
  'filter={"id":[]}',
  'filter={"createdAt_gte":"2026-13-45"}',
  'filter={"createdAt_gte":-8640000000000000}',
  'filter={"createdAt":{"from":"9999-12-31","to":null}}',
  `filter={"id":[${Array(300).fill(1).join()}]}`,
  `filter=${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
  `filter={"q":"${'x'.repeat(6_000)}"}`,
]

const segments = [
  '%ZZ',
  '%',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%F0%9F%98%80',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  "'",
  '__proto__',
  'constructor',
  '0',
  '-1',
  '1.5',
  '1e5',
  '0x1',
  '%20',
  '9223372036854775808',
  '99999999999999999999',
  '9007199254740993',
  'x'.repeat(8_000),
  '%E0%A4%A',
  'null',
  '[]',
]

/** The same numbers each time, so that a fault can be found again. */
function dice(seed: number) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
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

/** Something that fits a field, so that the one bad field beside it is what is judged. */
function fitting(name: string, schema: Schema, known: Record<string, unknown>): unknown {
  if (name in known) return known[name]
  if (schema?.enum) return schema.enum[0]
  const type = [schema?.type].flat()[0]
  if (type === 'array') return [fitting(name.replace(/s$/, ''), schema.items ?? {}, known)]
  if (type === 'object') return fittingBody(schema.properties ?? {}, known)
  if (type === 'number' || type === 'integer') return schema.minimum ?? 1
  if (type === 'boolean') return true
  return 'Words that are long enough for this field'.slice(0, schema?.maxLength ?? 100)
}
const fittingBody = (properties: Schema, known: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => name !== 'params')
      .map(([name, schema]) => [name, fitting(name, schema, known)])
  )

/** The path of each field, also inside of objects and lists. */
function fieldsOf(properties: Schema, before: string[] = []): string[][] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const here = [...before, name]
    const inside = schema?.properties ?? schema?.items?.properties
    return [
      here,
      ...(inside && before.length < 2
        ? fieldsOf(inside, schema.items ? [...here, '0'] : here)
        : []),
    ]
  })
}

function withValue(body: any, [name, ...rest]: string[], value: unknown): any {
  const copy = Array.isArray(body) ? [...body] : { ...body }
  copy[name] = rest.length ? withValue(copy[name] ?? {}, rest, value) : value
  return copy
}

export async function world() {
  const applicant = await givenApplicant()
  await applicant.company.merge({ openJobLimit: 1_000 }).save()
  const { job, candidate, developer, client, application } = applicant
  const interview = await givenInterview(applicant, 'proposed', { requestedBy: 'candidate' })
  const skill = await givenSkill()
  const ownSkill = await CandidateSkill.create({
    candidateId: candidate.id,
    skillId: skill.id,
    years: 3,
    level: 'expert',
    position: 0,
  } as never)
  await Notification.createMany(
    [client, developer].map((user) => ({
      userId: user.id,
      kind: 'application.new',
      message: 'New',
    })) as never
  )
  // the rows that administrators work on are others than those of the people above
  const other = await givenCompany()
  await givenJob(other.company, { isApproved: null })
  await givenCandidate({ approval: 'submitted' } as never)
  await CustomSkill.create({
    name: 'Zig',
    kind: 'skill',
    status: 'pending',
    requestedBy: developer.id,
  } as never)
  const admin = await givenAdmin()
  await givenAdmin('support')
  const people: Record<User['userType'], User> = { client, developer, admin }
  const tokens = Object.fromEntries(
    await Promise.all(
      Object.entries({ ...people, leaver: other.user }).map(async ([kind, user]) => [
        kind,
        (await openSession(user)).token,
      ])
    )
  )
  const own = {
    ...(await givenPosting()),
    jobId: job.id,
    appliedId: application.id,
    appliedIds: [application.id],
    interviewId: interview.id,
    slotId: interview.times[0].id,
    ids: [ownSkill.id],
    skillId: skill.id,
    email: 'someone@example.com',
    password: PASSWORD,
    currentPassword: 'not the password',
    token: 'x'.repeat(43),
    code: '123456',
    userType: 'developer',
    fName: 'Asha',
    lName: 'Rao',
    countryCode: 'DE',
    timeZone: 'Europe/Berlin',
    phone: '+919876543210',
    state: 'BE',
    slots: [{ start: DateTime.utc().plus({ days: 4 }).startOf('hour').toISO() }],
    duration: 45,
    type: 'phone',
    batchId: '6f1d2c7e-8a49-4d1b-9f6e-0c2a7b3d4e5f',
    resumeId: null,
    years: 3,
    lastUsed: 2020,
    level: 'expert',
    website: 'https://example.com',
    kind: 'application.new',
    validThrough: DateTime.utc().plus({ days: 20 }).toISO(),
    from: '2026-01-01T00:00:00Z',
    to: '2026-12-01T00:00:00Z',
    channel: 'email',
    page: 1,
    limit: 10,
    cursor: undefined,
    search: 'a',
    slug: job.slug,
    links: {},
    perks: [],
    preferredTitles: ['Engineer'],
    workAuthorisation: ['DE'],
    status: undefined,
  }
  const params: Record<string, string> = {
    '/files/': '1',
    '/client/page-access/': 'see_applicants',
    'dev-techskill': String(ownSkill.id),
    'withdraw-application': String(application.id),
    '/interview/': String(interview.id),
    '/application/': String(application.id),
    '/states/': 'IN',
    '/cities/': 'IN-MH',
    'get-company-jobs': applicant.company.slug!,
    '/sessions/': '1',
  }
  const paramOf = async (pattern: string) => {
    const catalogue = catalogueAt(pattern)
    if (catalogue)
      return String(
        (await (await modelOf(catalogue)).query().orderBy('id', 'desc').first())
          ?.$primaryKeyValue ?? 1
      )
    return Object.entries(params).find(([piece]) => pattern.includes(piece))?.[1] ?? String(job.id)
  }
  return { tokens, own, paramOf }
}

const catalogueAt = (pattern: string) =>
  (Object.values(catalogues) as Catalogue[]).find(
    ({ name }) =>
      pattern.startsWith(`/api/v1/admin/${name}/`) || pattern === `/api/v1/admin/${name}`
  )

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
      for (const query of consoleQueries)
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
