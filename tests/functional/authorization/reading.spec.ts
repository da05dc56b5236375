import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { companyRoles } from '#api/companies/access/company_rights'
import { adminRoleValues } from '#api/accounts/admin_rights'
import { givenAdmin, givenMember } from '#tests/givens'
import { unlikeDescribed } from '#tests/checks/described'
import { eachOf, everyRoute, send } from '#tests/send'
import { API, title, tokenOf } from './routes_and_mark.js'
import { inPath } from './named_rows.js'
import { theirs, type Theirs } from './theirs.js'

test.group('Reading every route', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('answers as the description says, to each kind of person and to a stranger', async ({
    assert,
  }) => {
    const them = await theirs()
    const company: [string, string][] = [['owner', await tokenOf(them.client)]]
    for (const role of companyRoles.filter((one) => one !== 'owner'))
      company.push([role, await tokenOf((await givenMember(them.company, role)).user)])
    const developer: [string, string] = ['developer', await tokenOf(them.developer)]
    const admin: [string, string][] = []
    for (const role of adminRoleValues) admin.push([role, await tokenOf(await givenAdmin(role))])
    // refusals of the wrong side are all alike, and looked at above
    const callers: Record<string, [string, string?][]> = {
      open: [['stranger'], developer, company[0]],
      user: [developer, ...company, ...admin],
      developer: [developer],
      client: company,
      admin,
    }
    const wrong: string[] = []
    const full = new Set<string>()
    await eachOf(
      everyRoute().filter(
        ({ method, pattern }) => method === 'GET' && pattern.startsWith(`${API}/`)
      ),
      async (route) => {
        const pattern = route.pattern.slice(API.length)
        for (const [who, token] of callers[route.access!.to]) {
          const param = inPath[pattern]?.(them) ?? adminRow(pattern, them)
          const answer = await send(
            route.method,
            API + pattern.replace(/:\w+/, String(param)).replace(/:page/, '1'),
            {
              token,
            }
          ).catch(() => undefined)
          // the file of a row is not on the disk here, so its response has a head only
          const problem = answer
            ? await unlikeDescribed(route, answer)
            : pattern !== '/files/:id' && 'broke off'
          if (problem) wrong.push(`${title(route)} as ${who}: ${problem}`)
          const { data } = answer?.body ?? {}
          if (answer?.status === 200 && (Array.isArray(data) ? data.length : true))
            full.add(title(route))
        }
      }
    )
    assert.deepEqual(wrong, [])
    assert.isAbove(full.size, 70)
  })
})

/** A row of a list of the console, where one of `theirs` is in it. */
const adminRow = (pattern: string, them: Theirs) =>
  ({
    '/admin/clients/:id': them.company.id,
    '/admin/developers/:id': them.candidate.id,
    '/admin/jobs/:id': them.job.id,
    '/admin/reviews/:id': 1,
    '/admin/skills/:id': them.candidateSkill.skillId,
    '/admin/profile-update-requests/:id': them.update.id,
  })[pattern] ?? 1
