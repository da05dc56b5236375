import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { describeApi } from '#api/http/description/openapi'
import { companyRoles, extentOf } from '#api/companies/access/company_rights'
import { adminMay, adminRoleValues } from '#api/accounts/admin_rights'
import { floods } from '#api/http/limiters'
import { apiScopeValues } from '#api/companies/access/api_scope_facts'
import { rightsOf } from '#api/companies/access/api_scopes'
import { givenKey } from '../integrations/given_key.js'
import { givenAdmin, givenCandidate, givenCompany, givenJob, givenMember } from '#tests/givens'
import { eachOf, everyRoute, send, type Route } from '#tests/send'
import { can, whileSuspended } from '#api/companies/access/can'
import {
  API,
  MISSING,
  anyPath,
  isAdmin,
  mark,
  rightOf,
  short,
  title,
  tokenOf,
} from './routes_and_mark.js'
import { inBody, namesRows } from './named_in_bodies.js'
import { inPath } from './named_rows.js'
import { narrowing } from './narrowing.js'
import { ofOnePerson, ofOwnJobs, throughOwnJobs } from './other_answers.js'
import { stateOf, theirs, type Theirs } from './theirs.js'

let routes: Route[]

test.group('Authorization of every route', (group) => {
  group.setup(() => {
    routes = everyRoute().filter(({ pattern }) => pattern.startsWith(`${API}/`))
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** One person of each kind, with a session. */
  async function people() {
    const { user: client, member } = await givenCompany()
    const { user: developer } = await givenCandidate()
    const admin = await givenAdmin()
    return {
      member,
      tokens: {
        client: await tokenOf(client),
        developer: await tokenOf(developer),
        admin: await tokenOf(admin),
      },
    }
  }

  test('declares who may call it, and an open one says why', ({ assert }) => {
    const silent = everyRoute().filter(
      ({ access, pattern }) =>
        !access && !pattern.startsWith('/uploads') && !pattern.startsWith('/__transmit/')
    )
    assert.deepEqual(silent.map(title), [])
    for (const { access, pattern } of routes)
      if (access?.to === 'open') assert.isAbove(access.why.length, 10, pattern)
    assert.isAbove(routes.length, 200)
  })

  test('answers 401 to a stranger, with a dead token, and with another scheme', async ({
    assert,
  }) => {
    const closed = routes.filter(({ access }) => access!.to !== 'open')
    const wrong: string[] = []
    await eachOf(closed, async (route) => {
      for (const headers of [
        {},
        { authorization: `Bearer ${'x'.repeat(43)}` },
        { authorization: 'Basic YTpi' },
      ] as Record<string, string>[]) {
        const answer = await send(route.method, anyPath(route), { json: {}, headers })
        if (
          answer.status !== 401 ||
          answer.body?.code !== 'E_UNAUTHORIZED' ||
          !answer.body.requestId
        )
          wrong.push(`${title(route)} ${answer.status}`)
      }
    })
    assert.deepEqual(wrong, [])
  })

  test('answers 403 with the reason role to every other kind of person', async ({ assert }) => {
    const { tokens } = await people()
    const wrong: string[] = []
    await eachOf(routes, async (route) => {
      if (route.access!.to === 'open' || route.access!.to === 'user') return
      for (const [kind, token] of Object.entries(tokens)) {
        if (kind === route.access!.to) continue
        const answer = await send(route.method, anyPath(route), { json: {}, token })
        if (
          answer.status !== 403 ||
          answer.body?.reason !== 'role' ||
          answer.body.code !== 'E_FORBIDDEN'
        )
          wrong.push(`${title(route)} as ${kind}: ${answer.status}`)
      }
    })
    assert.deepEqual(wrong, [])
  })

  test('answers 403 with the reason status to a deactivated member, and to a member of a company that is not active', async ({
    assert,
  }) => {
    const gone = await givenCompany()
    await gone.member.merge({ status: 'deactivated' }).save()
    const closed = await givenCompany({ isActive: false })
    const wrong: string[] = []
    for (const user of [gone.user, closed.user]) {
      const token = await tokenOf(user)
      await eachOf(routes, async (route) => {
        const right = rightOf(route)
        if (!right) return
        const open = user === closed.user && whileSuspended.includes(right)
        const answer = await send(route.method, anyPath(route), { json: {}, token })
        const refused = answer.status === 403 && answer.body?.reason === 'status'
        if (refused === open) wrong.push(`${title(route)} ${answer.status}`)
      })
    }
    assert.deepEqual(wrong, [])
  })

  test('says whether API keys open it: with its scope, which stands on its right, and else never', async ({
    assert,
  }) => {
    const { user } = await givenCompany()
    const keyOf = Object.fromEntries(
      await Promise.all(
        apiScopeValues.map(async (scope) => [scope, (await givenKey(user, [scope])).secret])
      )
    )
    const opened = routes.filter(({ access }) => access?.to === 'client' && access.scope)
    assert.isAbove(opened.length, 20)
    const wrong: string[] = []
    await eachOf(routes, async (route) => {
      const access = route.access!
      if (access.to === 'open') return
      const scope = access.to === 'client' ? access.scope : undefined
      if (scope && !rightsOf(scope).includes(rightOf(route)!))
        wrong.push(`${title(route)}: ${scope} does not stand on ${rightOf(route)}`)
      for (const each of apiScopeValues) {
        if (!scope && each !== 'jobs:read') continue
        // more calls than a program makes in a minute
        await floods.key.clear()
        const answer = await send(route.method, anyPath(route), { json: {}, token: keyOf[each] })
        const refused = answer.status === 403 && answer.body?.reason === 'scope'
        if (refused === (each === scope) || answer.status >= 500)
          wrong.push(`${title(route)} with ${each}: ${answer.status}`)
      }
    })
    assert.deepEqual(wrong, [])
  })

  test('of the console opens to the administrators whose right it asks for', async ({ assert }) => {
    const tokens = Object.fromEntries(
      await Promise.all(
        adminRoleValues.map(async (role) => [role, await tokenOf(await givenAdmin(role))])
      )
    )
    const wrong: string[] = []
    await eachOf(routes, async (route) => {
      const { access } = route
      if (access?.to !== 'admin') return
      for (const role of adminRoleValues) {
        const answer = await send(route.method, anyPath(route), { json: {}, token: tokens[role] })
        const may = adminMay(access.right, role)
        if (may ? answer.status === 403 : answer.status !== 403 || answer.body?.reason !== 'role')
          wrong.push(`${title(route)} as ${role}: ${answer.status}`)
      }
    })
    assert.deepEqual(wrong, [])
  })

  test('of a company opens to those of its people whom its table names, for the rows of their company', async ({
    assert,
  }) => {
    const us = await theirs()
    const { user: colleague } = await givenMember(us.company, 'recruiter')
    const people = await Promise.all(
      companyRoles.map(async (role) => {
        const { user, member } = await givenMember(us.company, role)
        member.$setRelated('company', us.company)
        return { role, member, token: await tokenOf(user) }
      })
    )
    const wrong: string[] = []
    for (const route of routes.filter(({ access }) => access!.to === 'client')) {
      const key = short(route)
      const right = rightOf(route)!
      const pattern = route.pattern.slice(API.length)
      const path = pattern.replace(/:\w+/, String(inPath[pattern]?.(us) ?? 1))
      // a file in parts is of who sends it, whatever their company
      const { uploadId, ...body } = (inBody[key]?.(us) ?? {}) as { uploadId?: unknown }
      // an owner is out of an admin's reach, whatever else they may
      const json = 'userId' in body ? { ...body, userId: colleague.id } : body
      for (const { role, member, token } of people) {
        await db.rawQuery('savepoint one_call')
        const answer = await send(route.method, `${API}${path}?${narrowing[key]?.(us) ?? ''}`, {
          token,
          json,
        })
        await db.rawQuery('rollback to savepoint one_call')
        const access = can(member, right, { assigned: ofOwnJobs.includes(key) })
        const isBeyond =
          ofOnePerson.includes(pattern) ||
          (throughOwnJobs.includes(key) && extentOf('see_applicants', role) !== true)
        // a row of the company that one may touch is there, whatever the body lacks
        const fine = access.allowed
          ? isBeyond
            ? answer.status === 404
            : ![403, 404].includes(answer.status) && answer.status < 500
          : answer.status === 403 && answer.body?.reason === access.reason
        if (!fine) wrong.push(`${key} as ${role}: ${answer.status} ${answer.text.slice(0, 120)}`)
      }
    }
    assert.deepEqual(wrong, [])
  })

  test('answers 404 for rows that are not there', async ({ assert }) => {
    const { tokens } = await people()
    const wrong: string[] = []
    await eachOf(
      routes.filter(({ pattern }) => /:(id|jobId)\b/.test(pattern)),
      async (route) => {
        const token =
          route.access!.to === 'open' || route.access!.to === 'user'
            ? tokens.developer
            : tokens[route.access!.to]
        for (const id of [
          MISSING,
          '0',
          '-1',
          '1.5',
          '9223372036854775808',
          '99999999999999999999',
          'x',
        ]) {
          const answer = await send(route.method, route.pattern.replace(/:\w+/, String(id)), {
            json: {},
            token,
          })
          if (answer.status !== 404 || answer.body?.code !== 'E_NOT_FOUND')
            wrong.push(`${title(route)} ${id}: ${answer.status} ${answer.body?.message}`)
        }
      }
    )
    assert.deepEqual(wrong, [])
  })

  test('answers 404 for what belongs to another, and tells nobody anything of it', async ({
    assert,
  }) => {
    const { tokens } = await people()
    const them = await theirs()
    for (const [path, owner] of [
      [`/client/application/${them.application.id}`, them.client],
      ['/candidate/interviews', them.developer],
      ['/candidate/resumes', them.developer],
      ['/candidate/blocked-companies', them.developer],
      ['/candidate/reviews', them.developer],
      ['/candidate/reviews/open', them.developer],
      ['/candidate/reviews/written', them.developer],
      [`/client/reviews?appliedId=${them.application.id}`, them.client],
      ['/notifications', them.client],
    ] as const) {
      const own = await send('GET', API + path, { token: await tokenOf(owner) })
      assert.include(own.text, mark, `its owner sees the mark in ${path}`)
    }
    const before = await stateOf(them)
    const api = await describeApi()
    const wrong: string[] = []
    const look = (what: string, answer: Awaited<ReturnType<typeof send>>, fine: boolean) => {
      if (answer.text.includes(mark))
        wrong.push(`${what} tells of it: ${answer.text.slice(0, 200)}`)
      if (!fine) wrong.push(`${what} ${answer.status} ${answer.text.slice(0, 200)}`)
    }
    for (const route of routes.filter((one) => !isAdmin(one))) {
      const key = short(route)
      const callers =
        route.access!.to === 'open'
          ? [undefined, tokens.client, tokens.developer]
          : route.access!.to === 'user'
            ? [tokens.client, tokens.developer]
            : [tokens[route.access!.to as 'client']]
      const pattern = route.pattern.slice(API.length)
      const param = pattern.includes(':') ? inPath[pattern] : undefined
      if (pattern.includes(':') && param === undefined)
        wrong.push(`${key}: say in inPath whose row its parameter is`)
      if (namesRows(api, route) && !inBody[key] && !narrowing[key])
        wrong.push(`${key}: say in inBody or narrowing whose row its field is`)

      // a sign-out would end the session that the others need
      if (pattern === '/logout' || key === 'DELETE /sessions') continue
      for (const token of callers) {
        if (param) {
          const answer = await send(
            route.method,
            API + pattern.replace(/:\w+/, String(param(them))),
            { token, json: {} }
          )
          look(
            key,
            answer,
            answer.status === 404 ||
              (pattern.startsWith('/files/') && !token && answer.status === 401)
          )
        } else if (inBody[key]) {
          const answer = await send(route.method, route.pattern, { token, json: inBody[key](them) })
          // an order is of all rows of one's own, so any other list is wrong input
          look(key, answer, answer.status === (key.endsWith('/order') ? 422 : 404))
        } else {
          const answer = await send(
            route.method,
            `${route.pattern.replace(/:\w+/, '1')}?${narrowing[key]?.(them) ?? ''}`,
            { token, json: {} }
          )
          look(key, answer, answer.status < 500)
        }
      }
    }
    for (const id of [them.archived.id, them.archived.slug]) {
      for (const token of [undefined, tokens.client, tokens.developer]) {
        const answer = await send('GET', `${API}/job-detail/${id}`, { token })
        look('an archived job', answer, answer.status === 404)
      }
    }
    look('an application with another’s resume', ...(await withTheirResume(tokens.developer, them)))
    assert.deepEqual(wrong, [])
    assert.deepEqual(await stateOf(them), before)
  })
})

async function withTheirResume(
  token: string,
  them: Theirs
): Promise<[Awaited<ReturnType<typeof send>>, boolean]> {
  const { company } = await givenCompany()
  const job = await givenJob(company)
  const answer = await send('POST', `${API}/apply-job`, {
    token,
    json: { jobId: job.id, resumeId: them.resume.id },
  })
  return [answer, answer.status === 404 || answer.status === 422]
}
