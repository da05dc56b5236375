import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { cursor } from '#api/http/pagination'
import { givenAdmin, givenCandidate, givenCompany, givenJob, givenSkill } from '#tests/givens'
import { send } from '#tests/send'
import { givenPosting } from '../jobs/posting.js'
import { givenApplicant } from '../interviews/given_interviews.js'

const NEVER = '2027-02-31'

test.group('Odd requests', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('JSON such as {$self} is malformed')
    .with(['"text"', '7', 'true', 'null', '{', '{"a":}', ''])
    .run(async ({ assert }, body) => {
      const headers = { 'content-type': 'application/json' }
      const { status, body: answer } = await send('POST', '/api/v1/login', { raw: body, headers })
      // nothing at all is a form that was left empty
      assert.equal(status, body === '' ? 422 : 400)
      assert.equal(answer.code, body === '' ? 'E_VALIDATION' : 'E_MALFORMED')
    })

  test('half a character is refused by its field, wherever it would be stored', async ({
    assert,
  }) => {
    const { token } = await openSession((await givenCompany()).user)
    const half = 'Pay\ud800ments'
    for (const [path, json, field] of [
      ['client/saved-lists', { name: half }, 'name'],
      ['add-job', { tags: [half] }, 'tags.0'],
      ['add-job', { jobAddress: { city: half } }, 'jobAddress.city'],
      ['job-list', { search: half }, 'search'],
    ] as const) {
      const answer = await send('POST', `/api/v1/${path}`, { token, json })
      assert.equal(answer.status, 422, path)
      assert.equal(answer.body.errors[0].field, field)
      assert.include(answer.body.message, 'half of a character')
    }
  })

  test('signs that turn the words after them are refused in a job’s tags, places and questions', async ({
    assert,
  }) => {
    const { user } = await givenCompany()
    const { token } = await openSession(user)
    const turned = 'Pune \u202egnp'
    const questionLists = [{ question: `Why do you want ${turned}?`, isAdded: true }]
    for (const json of [
      { tags: [turned] },
      { jobAddress: { city: turned } },
      { questionaries: [{ questionName: 'General Questions', questionLists }] },
    ]) {
      const answer = await send('POST', '/api/v1/add-job', { token, json })
      const faults = answer.body.errors.filter(({ rule }: { rule: string }) => rule === 'name')
      assert.lengthOf(faults, 1, JSON.stringify(json))
    }
  })

  test('are decoded once: what was encoded twice is another text, and no way to a file', async ({
    assert,
  }) => {
    const { token } = await openSession(await givenAdmin())
    const names = ['once 7%41', 'once 7A']
    for (const name of names) await givenSkill(name)
    const found = async (q: string) => {
      const filter = encodeURIComponent(JSON.stringify({ q }))
      const { body } = await send('GET', `/api/v1/admin/skills?filter=${filter}`, { token })
      return body.data.flatMap((row: object) =>
        Object.values(row).filter((value) => names.includes(value))
      )
    }
    for (const name of names) assert.deepEqual(await found(name), [name])
    const { company } = await givenCompany()
    const { slug } = await givenJob(company)
    const hex = (text: string, percent = '%') =>
      [...text].map((letter) => percent + letter.charCodeAt(0).toString(16)).join('')
    const statusOf = async (path: string) =>
      (await send('GET', path, { headers: { accept: 'text/html' } })).status
    assert.equal(await statusOf(`/jobs/${hex(slug)}`), 200)
    assert.equal(await statusOf(`/jobs/${hex(slug, '%25')}`), 404)
    assert.equal(await statusOf('/icon.svg'), 200)
    for (const way of ['..', '%2e%2e', '%252e%252e', '..%2f', '..%252f'])
      assert.isAtLeast(await statusOf(`/assets/${way}/package.json`), 400, way)
  })

  test('a day that no calendar has is refused by its field', async ({ client, assert }) => {
    const { user } = await givenCompany()
    const { user: developer, candidate } = await givenCandidate()
    const admin = await givenAdmin()
    const refused = async (field: string, ask: PromiseLike<{ status(): number; body(): any }>) => {
      const answer = await ask
      assert.equal(answer.status(), 422, field)
      assert.deepEqual(
        answer.body().errors?.map((error: { field: string }) => error.field),
        [field]
      )
    }
    for (const field of ['from', 'to'])
      await refused(
        field,
        client
          .get('/api/v1/client/reports/pipeline')
          .qs({ [field]: NEVER })
          .loginAs(user)
      )
    for (const at of [NEVER, `${NEVER}T09:00:00Z`]) {
      await refused(
        'validThrough',
        client
          .post('/api/v1/add-job')
          .json(await givenPosting({ validThrough: at }))
          .loginAs(user)
      )
      await refused(
        'until',
        client.put('/api/v1/candidate/snooze').json({ until: at }).loginAs(developer)
      )
      await refused(
        'expiryDate',
        client
          .put(`/api/v1/admin/developers/${candidate.id}/spotlight`)
          .json({ expiryDate: at, note: 'For the fair' })
          .loginAs(admin)
      )
      await refused(
        'filter.createdAt',
        client
          .get('/api/v1/admin/audit-log')
          .qs({ filter: JSON.stringify({ createdAt_gte: at }) })
          .loginAs(admin)
      )
    }
  })

  test('a place in a list that no calendar has is its beginning', async ({ client, assert }) => {
    const { company } = await givenCompany()
    const job = await givenJob(company)
    const answer = await client
      .post('/api/v1/job-list')
      .json({ cursor: cursor.write(['latest', '2026-02-31 10:00:00+00', 5]) })
    answer.assertStatus(200)
    assert.deepEqual(
      answer.body().data.map(({ _id }: { _id: string }) => _id),
      [String(job.id)]
    )
  })

  test('a page past the end of {0} tells the true total')
    .with([
      ['public jobs', 'nobody', 'POST', '/job-list'],
      ['the companies that looked', 'candidate', 'GET', '/candidate/profile-views'],
      ['the map of data', 'candidate', 'GET', '/candidate/data-map'],
      ['unlocked contacts', 'candidate', 'GET', '/candidate/unlocks'],
      ['notifications', 'candidate', 'GET', '/notifications'],
      ['applications', 'candidate', 'GET', '/candidate/applied-jobs'],
      ['posted jobs', 'client', 'POST', '/client/get-posted-jobs'],
      ['found developers', 'client', 'POST', '/client/search-dev'],
    ] as [string, 'nobody' | 'candidate' | 'client', string, string][])
    .run(async ({ assert }, [, who, method, path]) => {
      const { company, client: user, developer, candidate } = await givenApplicant()
      await db.table('profile_views').insert({
        candidate_id: candidate.id,
        company_id: company.id,
        viewed_by: user.id,
      })
      await db.table('notifications').insert({
        user_id: developer.id,
        kind: 'application.status',
        message: 'You applied',
      })
      const by = { nobody: undefined, candidate: developer, client: user }[who]
      const token = by && (await openSession(by)).token
      const totalOf = async (page: number) => {
        const { status, body } = await send(
          method,
          `/api/v1${path}${method === 'GET' ? `?page=${page}&limit=10` : ''}`,
          { token, ...(method === 'POST' && { json: { page, limit: 10 } }) }
        )
        assert.equal(status, 200)
        return body.pagination.total as number
      }
      const first = await totalOf(1)
      assert.isAbove(first, 0)
      assert.equal(await totalOf(50), first)
    })
})
