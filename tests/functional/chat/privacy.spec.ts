import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#api/accounts/models/user'
import CandidateBlock from '#api/candidates/models/candidate_block'
import { givenMember } from '#tests/givens'
import { drainQueue } from '#tests/queue'
import { pdf } from '#tests/sample_files'
import { unzip } from '../privacy/unzip.js'
import { as, givenConversation } from './given_conversations.js'

/** The files of a person's export, by name. */
async function exportOf(client: ApiClient, user: User) {
  const path = '/api/v1/account/export'
  ;(await client.post(path).loginAs(user)).assertStatus(202)
  await drainQueue({ only: 'account.export' })
  const { downloadUrl } = (await client.get(path).loginAs(user)).body().data.export
  const response = await fetch(`http://${process.env.HOST}:${process.env.PORT}${downloadUrl}`)
  return unzip(Buffer.from(await response.arrayBuffer()))
}

test.group('Messages in exports', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => drive.use().deleteAll())

  test('a candidate’s export has what both sides wrote, and nothing of other conversations', async ({
    client,
    assert,
  }) => {
    const { hers, his, id, developer, company, client: owner } = await givenConversation(client)
    const other = await givenConversation(client)
    await other.hers.send(other.id, 'A secret of others')
    await hers.send(id, 'May we see your work?')
    const file = (await his.upload(pdf(), 'work.pdf')).body().data._id
    await his.send(id, 'Here it is', { attachments: [file] })
    const gone = (await hers.send(id, 'Wrong window')).body().data._id
    await hers.remove(gone)

    const files = await exportOf(client, developer)
    const text = files.get(`conversations/${id}.txt`)!.toString()
    assert.match(text, new RegExp(`${owner.fullName}: May we see your work\\?\n`))
    assert.match(text, new RegExp(`${developer.fullName}: Here it is \\[work.pdf\\]\n$`))
    assert.notInclude(text, 'Wrong window')
    assert.include(files.get('data/messages.json')!.toString(), 'Here it is')
    const all = [...files.values()].map(String).join('\n')
    assert.notInclude(all, 'A secret of others')

    // a colleague's has their own words, and of the team's conversations nothing else
    const recruiter = (await givenMember(company, 'recruiter')).user
    await as(client, recruiter).send(id, 'I take over')
    const theirs = await exportOf(client, recruiter)
    assert.isUndefined(theirs.get(`conversations/${id}.txt`))
    assert.include(theirs.get('data/messages.json')!.toString(), 'I take over')
    assert.notInclude([...theirs.values()].map(String).join('\n'), 'Here it is')
  })

  test('who withdraws from a company is named in none of its bells', async ({ client, assert }) => {
    const { hers, his, id, company, developer, client: owner } = await givenConversation(client)
    await hers.send(id, 'Hello')
    for (const text of ['Hi', 'Still there?']) {
      const { data } = (await his.send(id, text)).body()
      await hers.seen(id, data._id)
    }
    const bells = async () => (await client.get('/api/v1/notifications').loginAs(owner)).text()
    assert.include(await bells(), `${developer.fullName} wrote to you 2 times`)
    ;(
      await client
        .post('/api/v1/candidate/blocked-companies')
        .loginAs(developer)
        .json({ companyId: String(company.id) })
    ).assertStatus(201)
    assert.notInclude(await bells(), developer.lastName)
    assert.include(await bells(), ' wrote to you 2 times')
  })

  test('a company’s export of its applicants has the conversation, as long as it reaches the person', async ({
    client,
    assert,
  }) => {
    const {
      hers,
      his,
      id,
      job,
      company,
      candidate,
      client: owner,
    } = await givenConversation(client)
    await hers.send(id, 'When could you start?')
    await his.send(id, '=1+1, or in "March"')
    const csv = async () => {
      const answer = await client.get(`/api/v1/client/applicants-export/${job.id}`).loginAs(owner)
      answer.assertStatus(200)
      return answer.text()
    }
    const before = await csv()
    assert.include(before, ': When could you start?')
    assert.include(before, ': =1+1, or in ""March""')
    await CandidateBlock.create({
      candidateId: candidate.id,
      companyId: company.id,
      reason: 'chosen',
    } as never)
    assert.notInclude(await csv(), 'When could you start?')
  })
})
