import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Job from '#api/jobs/models/job'
import { givenCompany, givenJob } from '#tests/givens'
import { givenPosting } from './posting.js'

test.group('What a job lacks', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a draft may be unfinished; submitting it says what is missing', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const draft = await client
      .post('/api/v1/add-job')
      .json({ jobTitle: 'Backend Engineer', status: 'draft' })
      .loginAs(user)
    draft.assertStatus(201)
    const jobId = draft.body().data._id
    const submitted = await client
      .put('/api/v1/client/job-status')
      .json({ jobId, status: 'open' })
      .loginAs(user)
    submitted.assertStatus(422)
    assert.includeMembers(
      submitted.body().errors.map((error: { field: string }) => error.field),
      ['jobCategory', 'budgetMin', 'shortDesc', 'editorText', 'devChooseSkills']
    )
    const whole = await client
      .put('/api/v1/update-client-job')
      .json({ ...(await givenPosting()), jobId, status: 'open' })
      .loginAs(user)
    whole.assertStatus(200)
    assert.equal(whole.body().data.state, 'pending')
  })

  test('all that is wrong and all that is lacking is told at once, each by its field', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const named = (response: { body: () => any; status: () => number }) => {
      assert.equal(response.status(), 422)
      return (response.body().errors as { field: string; message: string }[]).map(
        ({ field }) => field
      )
    }
    const lacking = ['jobCategory', 'budgetMin', 'budgetMax', 'shortDesc', 'editorText']
    const add = (body: object) => client.post('/api/v1/add-job').json(body).loginAs(user)
    const posted = await add({
      jobTitle: 'Dev',
      currency: 'rupees',
      industryId: 987654321,
      validThrough: '2001-01-01',
      devChooseSkills: [{ skillId: 987654321 }],
      minExpRange: 9,
      maxExpRange: 3,
    })
    assert.sameMembers(named(posted), [
      ...lacking,
      ...['jobTitle', 'currency', 'industryId', 'validThrough', 'devChooseSkills', 'maxExpRange'],
    ])
    assert.lengthOf(await Job.all(), 0)
    const empty = await add({ jobTitle: 'Backend Engineer', devChooseSkills: [] })
    assert.sameMembers(named(empty), [...lacking, 'devChooseSkills'])
    assert.include(
      empty.body().errors.map(({ message }: { message: string }) => message),
      'Skills: add at least 1'
    )

    // an edit tells what the job then lacks, with what is stored
    const draft = await add({ jobTitle: 'Backend Engineer', budgetMin: 5, status: 'draft' })
    draft.assertStatus(201)
    const edit = (body: object) =>
      client
        .put('/api/v1/update-client-job')
        .json({ jobId: draft.body().data._id, ...body })
        .loginAs(user)
    assert.sameMembers(named(await edit({ status: 'open', budgetMax: 4, tags: 'x' })), [
      ...['jobCategory', 'shortDesc', 'editorText', 'devChooseSkills', 'budgetMax', 'tags'],
    ])
    assert.sameMembers(named(await edit({ budgetMax: 4, jobType: 'Forever' })), [
      'budgetMax',
      'jobType',
    ])
    ;(await edit({ shortDesc: '<p>Short</p>' })).assertStatus(200)

    // what candidates see is not emptied, nor is a job that waits
    for (const isApproved of [true, null]) {
      const job = await givenJob(company, { isApproved })
      const emptied = await client
        .put('/api/v1/update-client-job')
        .json({ jobId: job.id, shortDesc: '', editorText: '<p></p>', devChooseSkills: [] })
        .loginAs(user)
      assert.sameMembers(named(emptied), ['shortDesc', 'editorText', 'devChooseSkills'])
    }
  })
})
