import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type Company from '#api/companies/models/company'
import type Job from '#api/jobs/models/job'
import { givenCandidate, givenCompany, givenJob, givenSkill } from '#tests/givens'
import { givenKinds } from './given_kinds.js'

test.group('Public jobs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const idsOf = (response: { body(): any }) =>
    response.body().data.map((job: { _id: string }) => job._id)

  async function expectInvisible(client: any, assert: any, job: Job) {
    assert.deepEqual(idsOf(await client.post('/api/v1/job-list').json({})), [])
    assert.equal((await client.post('/api/v1/job-list').json({})).body().pagination.total, 0)
    assert.deepEqual(
      idsOf(await client.post('/api/v1/job-list').json({ search: 'Senior Node.js' })),
      []
    )
    assert.deepEqual(idsOf(await client.post('/api/v1/promoted-job-list').json({})), [])
    assert.deepEqual(idsOf(await client.get(`/api/v1/related-jobs/${job.jobCategoryId}`)), [])
    assert.deepEqual(
      (await client.get(`/api/v1/job-category-list/${job.industryId}`)).body().data,
      []
    )
    assert.deepEqual((await client.get('/api/v1/popular-jobs-industry')).body().data, [])
    for (const path of ['job-count-cate', 'job-count-industry']) {
      const { data } = (await client.get(`/api/v1/${path}`)).body()
      assert.isNotEmpty(data)
      for (const { count, name } of data) assert.equal(count, 0, name)
    }
    ;(await client.get(`/api/v1/job-detail/${job.id}`)).assertStatus(404)
    ;(await client.get(`/api/v1/job-details/${job.slug}`)).assertStatus(404)
    const { user } = await givenCandidate()
    ;(await client.post('/api/v1/save-job').json({ jobId: job.id }).loginAs(user)).assertStatus(404)
  }

  test('what is not public shows nowhere: {0}')
    .with([
      ['a draft', { status: 'draft', isApproved: null }],
      ['a pending job', { isApproved: null }],
      ['a rejected job', { isApproved: false }],
      ['a paused job', { status: 'paused' }],
      ['a closed job', { status: 'closed' }],
      ['an archived job', { status: 'archived' }],
      ['a suspended job', { status: 'suspended' }],
      ['an expired job', { status: 'expired' }],
      [
        'a job whose time is over before the sweep has run',
        { validThrough: DateTime.now().minus({ minutes: 5 }) },
      ],
    ] as [string, Partial<Job>][])
    .run(async ({ client, assert }, [, over]) => {
      const { company } = await givenCompany()
      const { category, industry } = await givenKinds()
      const job = await givenJob(company, {
        jobCategoryId: category.id,
        industryId: industry.id,
        promotionExpiresAt: DateTime.now().plus({ days: 5 }),
        ...over,
      })
      await expectInvisible(client, assert, job)
    })

  test('jobs of a company that is {0} show nowhere')
    .with([
      ['unverified', { verification: 'unverified' }],
      ['suspended', { verification: 'suspended' }],
      ['switched off', { isActive: false }],
    ] as [string, Partial<Company>][])
    .run(async ({ client, assert }, [, over]) => {
      const { company } = await givenCompany()
      const { category, industry } = await givenKinds()
      const job = await givenJob(company, {
        jobCategoryId: category.id,
        industryId: industry.id,
        promotionExpiresAt: DateTime.now().plus({ days: 5 }),
      })
      await company.merge(over).save()
      await expectInvisible(client, assert, job)
    })

  test('ids that are none are not there')
    .with(['0', '-1', 'abc', '99999999999999999999', '1.5', '%00x', 'x'.repeat(10_000)])
    .run(async ({ client, assert }, id) => {
      for (const path of [`related-jobs/${id}`, `job-category-list/${id}`, `job-detail/${id}`])
        assert.include([400, 404, 422], (await client.get(`/api/v1/${path}`)).status())
    })

  test('rich text that came into the tables otherwise than through a form is cleaned as it is shown', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    const job = await givenJob(company)
    const hostile = '<p>Words</p><img src=x onerror=alert(1)><script>alert(2)</script>'
    await db
      .from('jobs')
      .where('id', job.id)
      .update({ description: hostile, short_description: hostile })
    await db.from('companies').where('id', company.id).update({ about: hostile })
    const detail = await client.get(`/api/v1/job-detail/${job.id}`)
    const { editorText, shortDesc, aboutCompany } = detail.body().data.job
    assert.deepEqual([editorText, shortDesc, aboutCompany], Array(3).fill('<p>Words</p>'))
    const about = await client.get(`/api/v1/company-profile/open?slug=${company.slug}`)
    assert.notInclude(about.text(), 'onerror')
    for (const path of [`/jobs/${job.slug}`, `/companies/${company.slug}`]) {
      const page = await client.get(path).header('accept', 'text/html')
      assert.include(page.text(), '<p>Words</p>')
      assert.notMatch(page.text(), /<img src=x|<script>alert/)
    }
  })

  test('a public job shows in the list, by id and by slug, without its company e-mail', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany({ email: 'boss@example.com', about: 'We make things' })
    const { category, industry } = await givenKinds()
    const skill = await givenSkill('Node.js')
    const job = await givenJob(company, {
      jobCategoryId: category.id,
      industryId: industry.id,
      skillIds: [skill.id],
      requiredSkillIds: [skill.id],
    })

    const list = await client.post('/api/v1/job-list?status=open&page=1&limit=20').json({})
    list.assertStatus(200)
    assert.equal(list.body().pagination.total, 1)
    const [card] = list.body().data
    assert.equal(card._id, String(job.id))
    assert.equal(card.jobTitle, job.title)
    assert.deepEqual(card.devChooseSkills, [
      { skillId: String(skill.id), skillName: 'Node.js', skillTestIcon: null, isRequired: true },
    ])
    assert.deepEqual(
      [card.budgetMin, card.budgetMax, card.budgetFor, card.currency],
      [1_500_000, 2_500_000, 'year', 'INR']
    )
    assert.equal(card.jobCategoryName, category.name)
    assert.deepEqual(card.fevUsersIds, [])

    for (const key of [job.id, job.slug]) {
      const detail = await client.get(`/api/v1/job-detail/${key}?userType=developer`)
      detail.assertStatus(200)
      assert.equal(detail.body().data.job.editorText, job.description)
      assert.equal(detail.body().data.company.companyName, company.name)
      assert.equal(detail.body().data.relatedCount, 0)
      assert.notInclude(JSON.stringify(detail.body()), 'boss@example.com')
    }
    assert.notInclude(JSON.stringify(list.body()), 'boss@example.com')
    assert.equal(
      (await client.get('/api/v1/job-count-cate'))
        .body()
        .data.find((row: any) => row._id === String(category.id)).count,
      1
    )
    assert.equal(
      (await client.get('/api/v1/popular-jobs-industry')).body().data[0].jobs[0]._id,
      String(job.id)
    )
  })

  test('a hidden budget leaves for nobody but its company, and no filter or order tells it', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const stranger = await givenCompany()
    const hidden = await givenJob(company, {
      hideBudget: true,
      budgetMin: 9_000_001,
      budgetMax: 9_000_002,
    })
    const shown = await givenJob(company, { budgetMin: 100, budgetMax: 200 })

    for (const who of [undefined, stranger.user, (await givenCandidate()).user]) {
      const list = client.post('/api/v1/job-list').json({})
      const detail = client.get(`/api/v1/job-detail/${hidden.slug}`)
      const answers = await Promise.all([
        who ? list.loginAs(who) : list,
        who ? detail.loginAs(who) : detail,
      ])
      for (const answer of answers) {
        answer.assertStatus(200)
        assert.notInclude(JSON.stringify(answer.body()), '900000')
      }
    }
    assert.deepEqual(
      idsOf(await client.post('/api/v1/job-list').json({ budgetMin: 8_000_000 })),
      []
    )
    assert.deepEqual(idsOf(await client.post('/api/v1/job-list').json({ sort: 'budget' })), [
      String(shown.id),
      String(hidden.id),
    ])
    const own = await client.get(`/api/v1/job-detail/${hidden.slug}`).loginAs(user)
    assert.equal(own.body().data.job.budgetMin, 9_000_001)
  })

  test('a candidate saves and unsaves a job, and sees only their own id on it', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    const job = await givenJob(company)
    const [first, second] = [await givenCandidate(), await givenCandidate()]
    for (const { user } of [first, second]) {
      const response = await client
        .post('/api/v1/save-job')
        .json({ jobId: String(job.id) })
        .loginAs(user)
      assert.deepEqual(response.body().data, {
        jobId: String(job.id),
        isSaved: true,
        fevUsersIds: [String(user.id)],
      })
    }
    const list = await client.post('/api/v1/job-list').json({}).loginAs(first.user)
    assert.deepEqual(
      [list.body().data[0].fevUsersIds, list.body().data[0].isSaved, list.body().data[0].isApplied],
      [[String(first.user.id)], true, false]
    )
    assert.deepEqual(idsOf(await client.get('/api/v1/candidate/saved-jobs').loginAs(first.user)), [
      String(job.id),
    ])

    const again = await client.post('/api/v1/save-job').json({ jobId: job.id }).loginAs(first.user)
    assert.deepEqual(again.body().data, { jobId: String(job.id), isSaved: false, fevUsersIds: [] })
    assert.deepEqual(
      idsOf(await client.get('/api/v1/candidate/saved-jobs').loginAs(first.user)),
      []
    )
    await job.merge({ status: 'paused' }).save()
    assert.deepEqual(
      idsOf(await client.get('/api/v1/candidate/saved-jobs').loginAs(second.user)),
      []
    )
  })

  test('saving is for candidates', async ({ client }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company)
    ;(await client.post('/api/v1/save-job').json({ jobId: job.id })).assertStatus(401)
    ;(await client.post('/api/v1/save-job').json({ jobId: job.id }).loginAs(user)).assertStatus(403)
    ;(
      await client
        .post('/api/v1/save-job')
        .json({})
        .loginAs((await givenCandidate()).user)
    ).assertStatus(422)
  })

  test('shortlisted means jobs with shortlisted applicants', async ({ client, assert }) => {
    const { company } = await givenCompany()
    const [asked] = [await givenJob(company), await givenJob(company)]
    const { candidate } = await givenCandidate()
    await db.table('applications').insert({
      company_id: company.id,
      job_id: asked.id,
      candidate_id: candidate.id,
      status: 'shortlisted',
      answer_by: new Date(),
    })
    assert.deepEqual(idsOf(await client.post('/api/v1/job-list?status=shortlisted').json({})), [
      String(asked.id),
    ])
  })
})
