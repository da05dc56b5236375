import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { catalogues } from '#generated/catalogues'
import type { Catalogue } from '#api/catalogues/definition'
import { modelOf } from '#api/catalogues/rows'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import Stack from '#api/taxonomy/models/stack'
import Tool from '#api/taxonomy/models/tool'
import { givenAdmin, givenSkill } from '#tests/givens'
import { everyRoute, send } from '#tests/send'
import { givenApplicant, givenInterview } from '../interviews/given_interviews.js'

const catalogueOf = (pattern: string) =>
  (Object.values(catalogues) as Catalogue[]).find(({ name }) =>
    pattern.startsWith(`/api/v1/admin/${name}/`)
  )

test.group('Lists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('of every address say how much there is, beside their rows', async ({ assert }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'proposed', { requestedBy: 'candidate' })
    const { client, developer, job, application, candidate } = applicant
    const tokens: Record<string, string> = {}
    for (const [kind, user] of Object.entries({ client, developer, admin: await givenAdmin() }))
      tokens[kind] = (await openSession(user)).token
    const known: [RegExp, unknown][] = [
      [/\/interview\//, interview.id],
      [/\/application[^/]*\/|withdraw/, application.id],
      [/\/client\/candidate\/|\/developers\//, candidate.id],
      [/\/states\//, 'IN'],
      [/\/cities\//, 'IN-MH'],
      [/page-access/, 'see_applicants'],
      [/get-company-jobs/, applicant.company.slug],
    ]
    const idOf = async (pattern: string) => {
      const catalogue = catalogueOf(pattern)
      if (!catalogue) return known.find(([piece]) => piece.test(pattern))?.[1] ?? job.id
      const model = await modelOf(catalogue)
      return (await model.query().orderBy('id', 'desc').first())?.$primaryKeyValue ?? 1
    }
    const bare: string[] = []
    let lists = 0
    for (const { method, pattern, access } of everyRoute()) {
      if (method !== 'GET' || !pattern.startsWith('/api/v1/') || pattern.endsWith('/logout'))
        continue
      const kind = ['open', 'user'].includes(access!.to) ? 'developer' : access!.to
      const path = pattern.replace(/:\w+\??/g, encodeURIComponent(String(await idOf(pattern))))
      const { status, body } = await send('GET', path, { token: tokens[kind] })
      if (status !== 200 || !Array.isArray(body?.data)) continue
      lists++
      const { page, limit, total, totalPages, nextCursor } = body.pagination ?? {}
      if (
        ![page, limit, total, totalPages].every(Number.isInteger) ||
        nextCursor === undefined ||
        total < body.data.length
      )
        bare.push(pattern)
    }
    assert.deepEqual(bare, [])
    assert.isAbove(lists, 70)
  })

  test('of skills, stacks and tools can be narrowed by status', async ({ client, assert }) => {
    const admin = await givenAdmin()
    for (const path of ['skills', 'stacks', 'tools']) {
      const ids: number[] = []
      for (const status of ['active', 'inactive'] as const) {
        const name = `Zyx ${status}`
        const row =
          path === 'skills'
            ? await (await givenSkill(name)).merge({ status }).save()
            : await (path === 'stacks' ? Stack : Tool).create({
                name,
                slug: `zyx-${status}`,
                status,
              } as never)
        ids.push((row as Tool).id)
      }
      const filter = JSON.stringify({ q: 'Zyx', status: 'inactive' })
      const found = await client.get(`/api/v1/admin/${path}`).qs({ filter }).loginAs(admin)
      found.assertStatus(200)
      assert.deepEqual(
        found.body().data.map((row: any) => row._id),
        [String(ids[1])]
      )
    }
  })
})
