import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { toldRights } from '#api/companies/access/colleague_facts'
import { companyRights } from '#api/companies/access/company_rights'
import { mayListen } from '#api/notifications/stream/channels'
import {
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
} from '#tests/givens'
import { toldOn } from '#tests/live/told_on'

const toldTo = (companyId: number) => toldOn(`companies/${companyId}`)

test.group('What colleagues hear of each other', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is closed to candidates, other companies, and those whose place ended', async ({
    assert,
  }) => {
    const { company, user: owner } = await givenCompany()
    const { user: interviewer } = await givenMember(company, 'interviewer')
    const { user: applicant } = await givenApplication(await givenJob(company))
    const { user: stranger } = await givenCompany()
    const { user: developer } = await givenCandidate()
    const channel = `companies/${company.id}`
    for (const person of [applicant, stranger, developer])
      assert.isFalse(await mayListen(person, channel))
    for (const person of [owner, interviewer]) assert.isTrue(await mayListen(person, channel))
    for (const odd of [`companies/0${company.id}`, `companies/${company.id}/`, 'companies/*'])
      assert.isFalse(await mayListen(owner, odd))
    await db
      .from('company_members')
      .where('user_id', interviewer.id)
      .update({ status: 'deactivated' })
    assert.isFalse(await mayListen(interviewer, channel))
    await db.from('companies').where('id', company.id).update({ is_active: false })
    assert.isFalse(await mayListen(owner, channel))
  })

  test('is told once a write is stored, by its right, and says nothing of the row', async ({
    client,
    assert,
  }) => {
    const { company, user: owner } = await givenCompany()
    const { user: leaving } = await givenMember(company, 'recruiter')
    const job = await givenJob(company)
    const at = (path: string) => `/api/v1${path}`
    const refused = await client
      .put(at('/client/job-status'))
      .json({ jobId: String(job.id) })
      .loginAs(owner)
    refused.assertStatus(422)
    const listed = await client.post(at('/client/get-posted-jobs')).json({}).loginAs(owner)
    listed.assertStatus(200)
    assert.deepEqual(await toldTo(company.id), [], 'neither a refusal nor a read is told')

    const copied = await client
      .post(at('/client/duplicate-job'))
      .json({ jobId: String(job.id) })
      .loginAs(owner)
    copied.assertStatus(201)
    const removed = await client
      .delete(at('/client/delete-user'))
      .qs({ userId: String(leaving.id) })
      .loginAs(owner)
    removed.assertStatus(200)
    const by = String(owner.id)
    assert.deepEqual(await toldTo(company.id), [
      { type: 'company.changed', right: 'post_job', by },
      { type: 'company.changed', right: 'company_users', by },
    ])
  })

  test('names rights that there are', ({ assert }) => {
    for (const right of toldRights) assert.property(companyRights, right)
  })
})
