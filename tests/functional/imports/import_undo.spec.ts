import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { perform } from '#api/queue/queue'
import User from '#api/accounts/models/user'
import Application from '#api/applications/models/application'
import CompanyImport from '#api/imports/models/company_import'
import sweepImports from '#api/imports/transfer/sweep_imports'
import { givenApplication, givenCompany, givenJob } from '#tests/givens'
import { broughtIn, IMPORTS, moved, sendFile, shownImport } from './given_import.js'
import { people } from '#tests/functional/imports/company_imports_givens'

test.group('What becomes of imports', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  group.teardown(() => drive.use().deleteAll())

  test('are undone as a whole; what somebody touched stays, and it is said why', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const done = await broughtIn(client, user, people)
    const bjorn = await User.findByOrFail('email', 'bjorn@example.org')
    const [touched] = await Application.query().whereHas('candidate', (c) =>
      c.where('user_id', bjorn.id)
    )
    await Application.query()
      .where('id', touched.id)
      .update({ updated_at: DateTime.now().plus({ seconds: 5 }).toJSDate(), note: 'Look again' })
    const undone = await moved(client, user, done._id, 'undo')
    assert.equal(undone.status, 'undone')
    assert.containsSubset(undone.undone.removed, { application: 2, person: 2, job: 1, note: 1 })
    assert.includeDeepMembers(undone.undone.left, [
      { what: 'application', why: 'Somebody moved or changed it since', count: 1 },
      { what: 'person', why: 'An application of theirs stays', count: 1 },
      { what: 'job', why: 'It has applications that stay', count: 1 },
    ])
    const inHindi = await shownImport(client, user, done._id, 'hi')
    assert.deepInclude(inHindi.undone.left, {
      what: 'job',
      why: 'इसके कुछ आवेदन बने रहते हैं',
      count: 1,
    })
    assert.deepEqual(
      (await Application.query().where('company_id', company.id)).map(({ id }) => id),
      [touched.id]
    )
    assert.isNull(await User.findBy('email', 'asha@example.org'))
    ;(await client.post(`${IMPORTS}/${done._id}/undo`).loginAs(user)).assertStatus(409)
    // and may come again
    const again = await broughtIn(client, user, people)
    assert.containsSubset(again.counts.application, { new: 2, known: 1 })
  })

  test('an undo leaves what was here before the import', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company, { title: 'Backend Engineer' })
    const { application } = await givenApplication(job)
    const done = await broughtIn(client, user, people)
    assert.containsSubset(done.counts.job, { new: 1, known: 1 })
    assert.equal((await job.refresh()).applicantCount, 3)
    await moved(client, user, done._id, 'undo')
    assert.deepEqual(
      (await Application.query().where('company_id', company.id)).map(({ id }) => id),
      [application.id]
    )
    assert.containsSubset((await job.refresh()).$attributes, {
      status: 'open',
      applicantCount: 1,
      stageTemplateId: null,
    })
  })

  test('are cancelled, and their files go; a second run of the job changes nothing', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const { _id } = (await sendFile(client, user, people)).body().data
    const { key } = (await CompanyImport.findOrFail(Number(_id))).files[0]
    assert.isTrue(await drive.use().exists(key!))
    await client.post(`${IMPORTS}/${_id}/check`).loginAs(user)
    ;(await client.post(`${IMPORTS}/${_id}/cancel`).loginAs(user)).assertStatus(200)
    await perform('imports.work', { importId: Number(_id) })
    assert.containsSubset(await shownImport(client, user, _id), {
      status: 'cancelled',
      counts: null,
    })
    ;(await client.post(`${IMPORTS}/${_id}/check`).loginAs(user)).assertStatus(409)

    const done = await broughtIn(client, user, people)
    await CompanyImport.query()
      .where('id', done._id)
      .update({ updated_at: DateTime.now().minus({ days: 8 }).toJSDate() })
    assert.equal(await sweepImports(), 1)
    ;(await client.get(`${IMPORTS}/${done._id}/faults`).loginAs(user)).assertStatus(409)
  })

  test('work one at a time', async ({ client }) => {
    const { user } = await givenCompany()
    const [one, other] = [
      (await sendFile(client, user, people)).body().data._id,
      (await sendFile(client, user, people)).body().data._id,
    ]
    ;(await client.post(`${IMPORTS}/${one}/check`).loginAs(user)).assertStatus(200)
    ;(await client.post(`${IMPORTS}/${other}/check`).loginAs(user)).assertStatus(409)
    await perform('imports.work', { importId: Number(one) })
    ;(await client.post(`${IMPORTS}/${other}/check`).loginAs(user)).assertStatus(200)
  })

  test('a run that was killed goes on where it was', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    const { _id } = (await sendFile(client, user, people)).body().data
    await moved(client, user, _id, 'check')
    const before = (await CompanyImport.findOrFail(Number(_id))).files
    await moved(client, user, _id, 'run')
    await CompanyImport.query().where('id', _id).update({ status: 'running' })
    const wanted = await CompanyImport.findOrFail(Number(_id))
    await wanted.merge({ files: before }).save()
    await drive.use().put(before[0].key!, people)
    await perform('imports.work', { importId: Number(_id) })
    const done = await shownImport(client, user, _id)
    assert.containsSubset(done, {
      status: 'done',
      counts: { person: { new: 3 }, application: { new: 3 } },
    })
    assert.lengthOf(await Application.query().where('company_id', company.id), 3)
  })
})
