import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Job from '#api/jobs/models/job'
import JobEvent from '#api/jobs/models/job_event'
import JobMember from '#api/jobs/models/job_member'
import type { CompanyRole } from '#api/companies/access/company_rights'
import { givenAdmin, givenCandidate, givenCompany, givenJob, givenMember } from '#tests/givens'
import { jobMoves } from '#api/jobs/job_moves'
import { givenPosting } from './posting.js'

test.group('A company and its jobs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const writes = [
    ['post', 'add-job'],
    ['put', 'update-client-job'],
    ['put', 'client/job-status'],
    ['post', 'client/job-refresh'],
    ['post', 'client/duplicate-job'],
    ['post', 'client/verify-job-title'],
    ['post', 'client/get-posted-jobs'],
  ] as const

  test('strangers, candidates and administrators are refused everywhere', async ({ client }) => {
    const [developer, admin] = [(await givenCandidate()).user, await givenAdmin()]
    for (const [method, path] of writes) {
      ;(await client[method](`/api/v1/${path}`).json({})).assertStatus(401)
      for (const user of [developer, admin])
        (await client[method](`/api/v1/${path}`).json({}).loginAs(user)).assertStatus(403)
    }
    ;(await client.delete('/api/v1/client/job/1')).assertStatus(401)
    ;(await client.get('/api/v1/client/questionnaire-groups').loginAs(developer)).assertStatus(403)
  })

  test('roles may what the matrix says: {role}')
    .with([
      { role: 'owner', post: 201, edit: 200, see: 200 },
      { role: 'admin', post: 201, edit: 200, see: 200 },
      { role: 'recruiter', post: 201, edit: 200, see: 200 },
      { role: 'hiring_manager', post: 403, edit: 403, see: 200 },
      { role: 'interviewer', post: 403, edit: 403, see: 200 },
      { role: 'billing', post: 403, edit: 403, see: 403 },
    ] as { role: CompanyRole; post: number; edit: number; see: number }[])
    .run(async ({ client, assert }, { role, post, edit, see }) => {
      const { company, user } = await givenCompany({}, role)
      const job = await givenJob(company)
      ;(await client.post('/api/v1/client/get-posted-jobs').json({}).loginAs(user)).assertStatus(
        see
      )
      const edited = await client
        .put('/api/v1/update-client-job')
        .json({ jobId: job.id, tags: ['x'] })
        .loginAs(user)
      edited.assertStatus(edit)
      if (edit === 403)
        assert.equal(edited.body().reason, role === 'hiring_manager' ? 'membership' : 'role')
      const status = post === 201 ? 200 : 403
      ;(
        await client.post('/api/v1/client/duplicate-job').json({ jobId: job.id }).loginAs(user)
      ).assertStatus(post)
      ;(
        await client
          .put('/api/v1/client/job-status')
          .json({ jobId: job.id, status: 'paused' })
          .loginAs(user)
      ).assertStatus(status)
      const posted = await client
        .post('/api/v1/add-job')
        .json(await givenPosting({ status: 'draft' }))
        .loginAs(user)
      posted.assertStatus(post)
      if (post === 403) assert.equal(posted.body().reason, 'role')
      ;(await client.delete(`/api/v1/client/job/${job.id}`).loginAs(user)).assertStatus(status)
    })

  test('a hiring manager edits the job they are on, and does not close it', async ({ client }) => {
    const { company } = await givenCompany()
    const { user } = await givenMember(company, 'hiring_manager')
    const job = await givenJob(company)
    await JobMember.create({ companyId: company.id, jobId: job.id, userId: user.id })
    ;(
      await client
        .put('/api/v1/update-client-job')
        .json({ jobId: job.id, tags: ['x'] })
        .loginAs(user)
    ).assertStatus(200)
    ;(
      await client
        .put('/api/v1/client/job-status')
        .json({ jobId: job.id, status: 'closed', reason: 'other' })
        .loginAs(user)
    ).assertStatus(403)
  })

  test('another company finds nothing of a job', async ({ client, assert }) => {
    const { company } = await givenCompany()
    const { user } = await givenCompany()
    const job = await givenJob(company, { status: 'draft', isApproved: null })
    for (const body of [{ jobId: job.id }, { jobId: String(job.id), status: 'closed' }]) {
      for (const [method, path] of [
        ['put', 'update-client-job'],
        ['post', 'client/duplicate-job'],
        ['post', 'client/job-refresh'],
      ] as const)
        (await client[method](`/api/v1/${path}`).json(body).loginAs(user)).assertStatus(404)
    }
    ;(
      await client
        .put('/api/v1/client/job-status')
        .json({ jobId: job.id, status: 'closed', reason: 'other' })
        .loginAs(user)
    ).assertStatus(404)
    ;(await client.delete(`/api/v1/client/job/${job.id}`).loginAs(user)).assertStatus(404)
    ;(await client.get(`/api/v1/job-detail/${job.id}`).loginAs(user)).assertStatus(404)
    assert.deepEqual(
      (await client.post('/api/v1/client/get-posted-jobs').json({}).loginAs(user)).body().data,
      []
    )
  })

  test('bad input is refused by field: {0}')
    .with([
      ['jobTitle', { jobTitle: 'x'.repeat(10_000) }],
      ['jobTitle', { jobTitle: undefined }],
      ['jobTitle', { jobTitle: 'Dev' }],
      ['jobTitle', { jobTitle: 'URGENT!!! developer needed' }],
      ['jobTitle', { jobTitle: { a: 1 } }],
      ['budgetMin', { budgetMin: -1 }],
      ['budgetMin', { budgetMin: 1.5 }],
      ['budgetMin', { budgetMin: undefined }],
      ['budgetMax', { budgetMax: 10 }],
      ['budgetMax', { budgetMax: 1e30 }],
      ['currency', { currency: 'rupees' }],
      ['budgetFor', { budgetFor: 'day' }],
      ['devChooseSkills', { devChooseSkills: [] }],
      ['devChooseSkills', { devChooseSkills: [{ skillId: 987654321 }] }],
      [
        'devChooseSkills',
        { devChooseSkills: Array.from({ length: 16 }, (_, i) => ({ skillId: i + 1 })) },
      ],
      ['devChooseSkills', { devChooseSkills: 'all' }],
      ['jobCategory', { jobCategory: 987654321 }],
      ['jobCategory', { jobCategory: undefined }],
      ['industryId', { industryId: 'x' }],
      ['minExpRange', { minExpRange: 51 }],
      ['maxExpRange', { maxExpRange: 1 }],
      ['shortDesc', { shortDesc: '<p>Too short</p>' }],
      ['shortDesc', { shortDesc: `<p>${'a'.repeat(10_000)}</p>` }],
      ['editorText', { editorText: '<b></b>'.repeat(100) }],
      ['editorText', { editorText: 'a'.repeat(20_001) }],
      ['editorText', { editorText: '<br'.repeat(30_000) }],
      ['jobType', { jobType: 'Forever' }],
      ['jobLocation', { jobLocation: 'Moon' }],
      ['tags', { tags: ['a'.repeat(41)] }],
      ['status', { status: 'closed' }],
      ['validThrough', { validThrough: '2001-01-01' }],
      ['validThrough', { validThrough: 'soon' }],
      [
        'questionaries',
        {
          questionaries: [
            {
              questionName: 'Custom Questions',
              questionLists: Array.from({ length: 21 }, () => ({
                question: 'What would you change first?',
                isAdded: true,
              })),
            },
          ],
        },
      ],
      [
        'questionaries',
        {
          questionaries: [
            {
              questionName: 'Custom Questions',
              questionLists: [{ question: 'Why?', isAdded: true }],
            },
          ],
        },
      ],
      ['jobTitle', { jobTitle: 'Engineer\0 of things' }],
    ] as [string, object][])
    .run(async ({ client, assert }, [field, over]) => {
      const { user } = await givenCompany()
      const response = await client
        .post('/api/v1/add-job')
        .json(await givenPosting(over as Record<string, unknown>))
        .loginAs(user)
      response.assertStatus(422)
      assert.isTrue(
        response.body().errors.some((error: { field: string }) => error.field.startsWith(field)),
        JSON.stringify(response.body())
      )
      assert.lengthOf(await Job.all(), 0)
    })

  test('a posted job waits for approval, keeps its words clean, and people hear of it', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany({ email: 'jobs@example.com' })
    const admin = await givenAdmin('moderator')
    const body = await givenPosting({
      shortDesc:
        '<p onclick="x()">You build the part that moves money.<script>alert(1)</script> <a href="javascript:x">And</a> keep it boring.</p>',
      isApproved: true,
      isCandorJob: true,
      companyId: 1,
    })
    const response = await client.post('/api/v1/add-job').json(body).loginAs(user)
    response.assertStatus(201)
    const { data, message } = response.body()
    assert.equal(message, 'Job submitted for approval')
    assert.isString(data._id)
    assert.include(data, {
      jobTitle: 'Senior Payments Engineer',
      clientId: String(company.id),
      jobCategory: body.jobCategory,
      status: 'open',
      isApproved: null,
      state: 'pending',
      budgetMin: 1500000,
      budgetMax: 2500000,
      isCandorJob: false,
      companyEmail: 'jobs@example.com',
      postedBy: String(user.id),
    })
    const words = {
      companyEmail: 'team@example.com',
      companyAddress: '4 Lake Road, Pune',
      aboutCompany: '<p>We move money.</p>',
    }
    const posted = await client
      .post('/api/v1/add-job')
      .json({ ...body, jobTitle: 'Ledger Engineer', ...words })
      .loginAs(user)
    posted.assertStatus(201)
    assert.include(posted.body().data, words)
    await jobMoves.approve(await Job.findOrFail(posted.body().data._id), admin)
    const open = await client.get(`/api/v1/job-detail/${posted.body().data._id}`)
    open.assertStatus(200)
    assert.include(open.body().data.job, {
      companyAddress: words.companyAddress,
      aboutCompany: words.aboutCompany,
    })
    assert.notInclude(JSON.stringify(open.body()), words.companyEmail)
    const wrong = await client
      .post('/api/v1/add-job')
      .json({ ...body, companyEmail: 'no address' })
      .loginAs(user)
    wrong.assertStatus(422)
    assert.equal(wrong.body().errors[0].field, 'companyEmail')
    const none = await client
      .post('/api/v1/add-job')
      .json({ ...body, jobTitle: 'Fraud Engineer', companyEmail: null })
      .loginAs(user)
    none.assertStatus(201)
    assert.equal(none.body().data.companyEmail, 'jobs@example.com')
    assert.notMatch(data.shortDesc, /script|onclick|javascript/)
    assert.deepEqual(data.jobAddress, { state: 'MH', stateName: 'Maharashtra', city: 'Pune' })
    assert.deepEqual(data.questionaries, [
      {
        questionName: 'General Questions',
        isCustomQuestion: false,
        questionLists: [
          {
            question: 'What made you apply for this job?',
            isMandatory: true,
            isAdded: true,
            isChecked: true,
          },
        ],
      },
    ])
    assert.match(data.slug, /^senior-payments-engineer-[a-z0-9]{8}$/)

    assert.deepEqual(
      (await JobEvent.query().where('job_id', data._id).orderBy('id')).map((event) => [
        event.action,
        event.fromState,
        event.toState,
        event.actorId,
      ]),
      [
        ['create', null, 'draft', user.id],
        ['submit', 'draft', 'pending', user.id],
      ]
    )
    const told = await db
      .from('notifications')
      .where('kind', 'job.posted')
      .where('job_id', data._id)
    assert.sameMembers(
      told.map((row) => row.user_id),
      [user.id, admin.id]
    )
    ;(await client.get(`/api/v1/job-detail/${data._id}`)).assertStatus(404)
    const own = await client.get(`/api/v1/job-detail/${data._id}`).loginAs(user)
    own.assertStatus(200)
    assert.equal(own.body().data.job.state, 'pending')
    assert.notInclude(JSON.stringify(own.body()), 'jobs@example.com')
  })

  test('an unverified company writes drafts and cannot submit', async ({ client, assert }) => {
    const { user } = await givenCompany({ verification: 'unverified' })
    const body = await givenPosting()
    const refused = await client.post('/api/v1/add-job').json(body).loginAs(user)
    refused.assertStatus(403)
    assert.equal(refused.body().reason, 'status')
    assert.lengthOf(await Job.all(), 0)
    ;(
      await client
        .post('/api/v1/add-job')
        .json({ ...body, status: 'draft' })
        .loginAs(user)
    ).assertStatus(201)
  })

  test('the free plan has three open jobs; paused and rejected ones do not count', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    await givenJob(company)
    await givenJob(company, { isApproved: null })
    await givenJob(company, { isApproved: false })
    await givenJob(company, { status: 'closed' })
    const paused = await givenJob(company, { status: 'paused' })
    const body = await givenPosting()
    ;(await client.post('/api/v1/add-job').json(body).loginAs(user)).assertStatus(201)
    for (const response of [
      await client.post('/api/v1/add-job').json(body).loginAs(user),
      await client
        .put('/api/v1/client/job-status')
        .json({ jobId: paused.id, status: 'open' })
        .loginAs(user),
    ]) {
      response.assertStatus(403)
      assert.equal(response.body().reason, 'quota')
    }
  })
})
