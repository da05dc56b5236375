import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import { balances } from '#api/billing/ledger/book'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import answerBy from '#api/applications/answer_by/answer_by'
import { applicationFlow } from '#api/applications/application_flow'
import { interviewStatuses } from '#api/interviews/interview_flow'
import lapseContactRequests from '#api/talent/contact/lapse_contact_requests'
import { contactFlow } from '#api/talent/contact/contact_flow'
import { expirePlaces } from '#api/talent/spotlight/expire_places'
import { jobFlow } from '#api/jobs/job_flow'
import { sanitizeRichText, textOf } from '#api/http/text/rich_text'
import { prepare } from '#database/prepare'
import { loadContent } from '#database/seeders/content'
import { loadQuestionBanks } from '#database/seeders/question_banks'
import { loadReferenceData } from '#database/seeders/reference_data'
import { DEMO_PASSWORD, demoSignIns, makeDemoData } from '#database/seeders/demo/demo_data'
import { impossible } from './impossible_rows.js'

const one = async (sql: string, ...bindings: unknown[]) =>
  Object.values((await db.rawQuery(sql, bindings as any[])).rows[0])[0] as any
const none = async (assert: any, what: string, sql: string) =>
  assert.equal(await one(`select count(*) from (${sql}) wrong`), 0, what)
const tables = [
  'users',
  'companies',
  'company_members',
  'candidates',
  'candidate_skills',
  'employments',
  'jobs',
  'job_events',
  'applications',
  'application_events',
  'interviews',
  'interview_bookings',
  'notifications',
  'audit_log',
  'files',
  'resumes',
  'skills',
  'locations',
]
const counts = async () =>
  (
    await db.rawQuery(
      `select ${tables.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ')}`
    )
  ).rows[0] as Record<string, number>

test.group('Demo data', (group) => {
  group.setup(async () => {
    const restore = await testUtils.db().wrapInGlobalTransaction()
    await loadReferenceData()
    await loadContent()
    await loadQuestionBanks()
    await makeDemoData(() => {})
    return restore
  })

  test('shows tests that were sent and taken, with a credit kept or spent for each', async ({
    assert,
  }) => {
    const { rows } = await db.rawQuery(
      `select s.status, count(*)::int as sends, count(r.id)::int as results, sum((select sum(held) from credit_ledger l where l.reference = 'send:' || s.id))::int as held
       from assessment_sends s left join attempts a on a.send_id = s.id left join test_results r on r.attempt_id = a.id group by 1 order by 1`
    )
    assert.deepEqual(rows, [
      { status: 'declined', sends: 1, results: 0, held: 0 },
      { status: 'expired', sends: 1, results: 0, held: 0 },
      { status: 'finished', sends: 4, results: 4, held: 0 },
      { status: 'sent', sends: 3, results: 0, held: 3 },
    ])
  })

  test('shows who looked, changes that wait and were decided, and reviews of those who met', async ({
    assert,
  }) => {
    for (const status of ['pending', 'success', 'rejected'])
      assert.isAbove(
        await one('select count(*) from profile_update_requests where status = ?', status),
        0
      )
    assert.isAbove(
      await one(
        `select count(*) from profile_views v join candidates c on c.id = v.candidate_id join users u on u.id = c.user_id where u.email = 'developer@example.com'`
      ),
      3
    )
    assert.isAbove(await one(`select count(*) from reviews where status = 'published'`), 10)
  })

  test('keeps profiles, asks in every state, comments, invites, and puts people in the light', async ({
    assert,
  }) => {
    const states = await db.rawQuery('select distinct status from contact_requests')
    assert.sameMembers(
      states.rows.map((row: any) => row.status),
      [...contactFlow.names]
    )
    assert.isAtLeast(await one('select count(*) from saved_profiles'), 12)
    assert.isAtLeast(await one('select count(*) from candidate_comments'), 8)
    assert.equal(await one('select count(*) from company_invites'), 3)
    assert.isAtLeast(
      await one(
        'select count(*) from spotlights where candidate_id is not null and ends_at > now()'
      ),
      5
    )
    for (const kind of ['spotlight', 'promotion'] as const)
      assert.equal((await expirePlaces(kind)).ended, 0, 'what ended was told')
    assert.equal(await lapseContactRequests(), 0)
  })

  test('is as large as promised', async ({ assert }) => {
    const found = await counts()
    assert.isAtLeast(found.candidates, 300)
    assert.isAtLeast(found.companies, 40)
    assert.isAtLeast(found.jobs, 150)
    assert.isAtLeast(found.applications, 500)
    assert.isAtLeast(await one('select count(distinct job_category_id) from jobs'), 20)
    assert.isAtLeast(await one('select count(distinct country_code) from candidates'), 10)
    assert.isAtLeast(
      await one(`select count(distinct date_trunc('week', created_at)) from applications`),
      10
    )
  })

  for (const email of demoSignIns) {
    test(`${email} signs in`, async ({ client, assert }) => {
      const response = await client.post('/api/v1/login').json({ email, password: DEMO_PASSWORD })
      response.assertStatus(200)
      assert.isString(response.body().data.accessToken)
    })
  }

  test('shows every status', async ({ assert }) => {
    const statuses = async (sql: string) =>
      (await db.rawQuery(sql)).rows.map((row: any) => row.status)
    assert.includeMembers(await statuses('select distinct status from applications'), [
      ...applicationFlow.names,
    ])
    assert.includeMembers(await statuses('select distinct status from interviews'), [
      ...interviewStatuses,
    ])
    assert.includeMembers(
      await statuses(
        `select distinct case when status <> 'open' then status when is_approved is null then 'pending' when is_approved then 'live' else 'rejected' end as status from jobs`
      ),
      [...jobFlow.names]
    )
    assert.includeMembers(await statuses('select distinct verification as status from companies'), [
      'unverified',
      'pending',
      'verified',
      'rejected',
      'suspended',
    ])
    assert.includeMembers(await statuses('select distinct approval as status from candidates'), [
      'incomplete',
      'submitted',
      'approved',
      'changes_requested',
      'rejected',
    ])
  })

  test('gives the client a verified company with open jobs and applicants in every status', async ({
    assert,
  }) => {
    const company = await one(
      `select m.company_id from company_members m join users u on u.id = m.user_id where u.email = 'client@example.com' and m.role = 'owner'`
    )
    assert.equal(await one('select verification from companies where id = ?', company), 'verified')
    assert.isAtLeast(
      await one(
        'select count(*) from jobs where company_id = ? and listed and valid_through > now()',
        company
      ),
      5
    )
    const { rows } = await db.rawQuery(
      'select distinct status from applications where company_id = ?',
      [company]
    )
    assert.includeMembers(
      rows.map((row: any) => row.status),
      [...applicationFlow.names]
    )
  })

  test('gives the candidate an approved profile, a resume, applications and an interview to come', async ({
    assert,
  }) => {
    const { rows } = await db.rawQuery(
      `select c.id, c.approval, c.current_resume_id from candidates c join users u on u.id = c.user_id where u.email = 'developer@example.com'`
    )
    assert.equal(rows[0].approval, 'approved')
    assert.isNumber(rows[0].current_resume_id)
    assert.isAtLeast(
      await one('select count(*) from applications where candidate_id = ?', rows[0].id),
      4
    )
    assert.isAtLeast(
      await one(
        `select count(*) from interviews where candidate_id = ? and status = 'scheduled' and starts_at > now()`,
        rows[0].id
      ),
      1
    )
    assert.isAtLeast(
      await one(
        `select count(*) from interview_slots s join interviews i on i.id = s.interview_id where i.candidate_id = ? and i.status = 'proposed' and s.status = 'open'`,
        rows[0].id
      ),
      2
    )
    const key = await one(
      'select f.storage_key from resumes r join files f on f.id = r.file_id where r.id = ?',
      rows[0].current_resume_id
    )
    assert.equal(
      Buffer.from(await drive.use().getBytes(key))
        .subarray(0, 5)
        .toString(),
      '%PDF-'
    )
  })

  test('gives the company imports, one of them with rows, and support questions that wait', async ({
    assert,
  }) => {
    const { rows } = await db.rawQuery(
      `select i.status, i.report, i.files, i.fault_key, count(r.id)::int as made from company_imports i left join imported_records r on r.import_id = i.id group by i.id order by i.id`
    )
    assert.deepEqual(
      rows.map(({ status }: { status: string }) => status),
      ['done', 'failed', 'mapping']
    )
    const [done, , waiting] = rows
    assert.equal(done.report.counts.application.new, done.made)
    for (const key of [done.fault_key, waiting.files[0].key])
      assert.isTrue(await drive.use().exists(key))
    assert.equal(
      await one(
        `select count(*) from conversations where kind = 'support' and answerer_id is null and message_count > 0`
      ),
      1
    )
  })

  test('gives both of them conversations, some unread', async ({ assert }) => {
    const unreadOf = (email: string) =>
      one(
        `select count(*) from conversations c join conversation_participants p on p.conversation_id = c.id
           join users u on u.id = p.user_id and u.email = ? where c.last_message_id > p.seen_id`,
        email
      )
    assert.isAbove(await unreadOf('client@example.com'), 0)
    assert.isAbove(
      await one(
        `select count(*) from conversations c join company_members m on m.company_id = c.company_id
           join users u on u.id = m.user_id where u.email = ?`,
        'client@example.com'
      ),
      3
    )
    assert.isAbove(
      await one(
        `select count(*) from conversations c join candidates ca on ca.id = c.candidate_id join users u on u.id = ca.user_id where u.email = ?`,
        'developer@example.com'
      ),
      1
    )
  })

  test('has a hidden budget and a remote job among the newest', async ({ assert }) => {
    const { rows } = await db.rawQuery(
      'select hide_budget, location_type from jobs where listed order by refreshed_at desc limit 2'
    )
    assert.isTrue(rows.some((row: any) => row.hide_budget))
    assert.isTrue(rows.some((row: any) => row.location_type === 'Remote'))
  })

  test('makes sense: histories follow each other, dates and counters agree', async ({ assert }) => {
    for (const [what, sql] of impossible) await none(assert, what, sql)
  })

  test('has a year of sales whose papers, payments and books agree', async ({ assert }) => {
    const { rows } = await db.rawQuery(`
      select (select count(*)::int from subscriptions where status = 'active') as plans,
        (select count(*)::int from orders where status = 'paid' and amount > 0) as paid,
        (select count(*)::int from invoices where kind = 'invoice') as papers,
        (select count(*)::int from payments where status = 'failed') as refused,
        (select count(*)::int from refunds where status = 'asked') as asked,
        (select count(*)::int from deliveries where status = 'waiting') as to_deliver,
        (select count(*)::int from payments p where not exists (select from sandbox_payments s where s.ref = p.gateway_ref and s.amount = p.amount)) as unknown_payments,
        (select count(*)::int from ledger_transfers t join orders o on o.id = t.order_id where t.created_at < o.created_at) as booked_before,
        (select count(*)::int from (select number, row_number() over (partition by financial_year order by nth) - nth as gap from invoices) n where gap <> 0) as gaps`)
    const { plans, paid, ...found } = rows[0]
    assert.isAtLeast(plans, 12)
    assert.isAtLeast(paid, 18)
    assert.deepEqual(found, {
      papers: paid,
      refused: 1,
      asked: 1,
      to_deliver: 2,
      unknown_payments: 0,
      booked_before: 0,
      gaps: 0,
    })
    const balance = await db.rawQuery(balances)
    assert.isEmpty(
      balance.rows.filter(
        ({ account, balance: left }: any) => account === 'receivable' && Number(left) !== 0
      )
    )
  })

  test('leaves the sweeps nothing to catch up with', async ({ assert }) => {
    assert.deepEqual(await answerBy(), { late: 0, expired: 0 })
    // an hour may strike between the making and this look: only what was due by then counts
    await none(
      assert,
      'an interview that was due when it was made',
      `select from interviews where due_at <= (select (value ->> 'completedAt')::timestamptz from settings where key = 'demo_data')`
    )
  })

  test('keeps within the bounds of what people may write', async ({ assert }) => {
    const { rows } = await db.rawQuery(
      'select title, short_description, description, questionnaire, cardinality(skill_ids) as skills from jobs'
    )
    for (const job of rows) {
      assert.isTrue(
        textOf(job.short_description).length >= 50 && textOf(job.short_description).length <= 500,
        job.title
      )
      assert.isTrue(
        textOf(job.description).length >= 200 && job.description.length <= 20_000,
        job.title
      )
      assert.equal(sanitizeRichText(job.description), job.description)
      assert.isTrue(job.skills >= 3 && job.skills <= 15, job.title)
      for (const group of job.questionnaire)
        for (const { question } of group.questionLists)
          assert.isTrue(question.length >= 10 && question.length <= 300)
    }
    assert.equal(await one('select count(*) - count(distinct description) from jobs'), 0)
  })

  test('is public to everyone', async ({ client, assert }) => {
    const jobs = await client.post('/api/v1/job-list').json({})
    jobs.assertStatus(200)
    assert.isAtLeast(jobs.body().pagination.total, 70)
    const companies = await client.get('/api/v1/top-companies')
    assert.isAtLeast(companies.body().data.length, 5)
    assert.isNumber(companies.body().data[0].responseRate)
  })

  test('stays as it is when a start prepares again', async ({ assert }) => {
    const before = await counts()
    const said: string[] = []
    await prepare(app, (line) => said.push(line))
    assert.deepEqual(await counts(), before)
    assert.deepEqual(said, [])
  })
})
