import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#api/accounts/models/user'
import {
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
} from '#tests/givens'

const FIND = '/api/v1/client/find-applicants'

async function givenNamed(firstName: string, lastName: string) {
  const found = await givenCandidate()
  await found.user.merge({ firstName, lastName }).save()
  return found
}

test.group('Finding applicants by name', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for people of a company who see applicants, and asks for two letters', async ({
    client,
  }) => {
    const { user: developer } = await givenCandidate()
    const { company, user } = await givenCompany()
    const { user: billing } = await givenMember(company, 'billing')
    ;(await client.get(FIND).qs({ search: 'asha' })).assertStatus(401)
    ;(await client.get(FIND).loginAs(developer).qs({ search: 'asha' })).assertStatus(403)
    ;(await client.get(FIND).loginAs(billing).qs({ search: 'asha' })).assertStatus(403)
    ;(await client.get(FIND).loginAs(user)).assertStatus(422)
    ;(await client.get(FIND).loginAs(user).qs({ search: 'a' })).assertStatus(422)
  })

  test('finds them over all jobs of the company, and those of assigned jobs for who sees no more', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { user: manager } = await givenMember(company, 'hiring_manager')
    const { user: colleague } = await givenMember(company, 'hiring_manager')
    const assigned = await givenJob(company)
    const elsewhere = await givenJob(company)
    for (const [job, person] of [
      [assigned, manager],
      [elsewhere, colleague],
    ] as const)
      await db
        .table('job_members')
        .insert({ company_id: company.id, job_id: job.id, user_id: person.id })
    const asha = await givenNamed('Asha', 'Vaidyanathan')
    const first = await givenApplication(assigned, asha)
    const second = await givenApplication(elsewhere, asha)
    await givenApplication(assigned, await givenNamed('Bala', 'Iyer'))
    const { company: other } = await givenCompany()
    await givenApplication(await givenJob(other), asha)
    const find = async (who: User, search: string) => {
      const answer = await client.get(FIND).loginAs(who).qs({ search })
      answer.assertStatus(200)
      return answer.body().data.map(({ _id }: { _id: string }) => Number(_id)) as number[]
    }
    assert.deepEqual(await find(user, 'vaidy'), [second.application.id, first.application.id])
    assert.deepEqual(await find(user, 'asha v'), [second.application.id, first.application.id])
    assert.deepEqual(await find(manager, 'vaidy'), [first.application.id])
    assert.deepEqual(await find(user, '%%'), [])
    const { data } = (await client.get(FIND).loginAs(user).qs({ search: 'vaidy' })).body()
    assert.equal(data[0].dev.lName, 'Vaidyanathan')
    assert.exists(data[0].job.jobTitle)
  })
})
