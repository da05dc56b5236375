import { test } from '@japa/runner'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { apiScopeValues, readScopes } from '#api/companies/access/api_scope_facts'
import { blockCompany } from '#api/candidates/control/block_company'
import CompanyMember from '#api/companies/models/company_member'
import {
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
} from '#tests/givens'
import { givenKey } from './given_key.js'

const PATH = '/api/v1/mcp'
const here = () => new URL(`http://${process.env.HOST}:${process.env.PORT}${PATH}`)

async function connected(secret: string) {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(
    new StreamableHTTPClientTransport(here(), {
      requestInit: { headers: { authorization: `Bearer ${secret}` } },
    })
  )
  return client
}
const said = (answer: any) => answer.content[0].text as string
const asked = async (client: Client, name: string, args: object) =>
  client.callTool({ name, arguments: args as Record<string, unknown> })

test.group('Assistants', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are refused without a key, and have no streams or sessions', async ({ client, assert }) => {
    const none = await client.post(PATH).json({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    none.assertStatus(401)
    const { user } = await givenCompany()
    const { secret } = await givenKey(user, ['jobs:read'])
    const closed = await client.post(PATH).json({}).bearerToken(secret)
    closed.assertStatus(403)
    assert.equal(closed.body().reason, 'scope')
    ;(await client.get(PATH).loginAs((await givenCandidate()).user)).assertStatus(403)
    for (const method of ['get', 'delete'] as const) {
      const answer = await client[method](PATH).loginAs(user)
      answer.assertStatus(405)
      assert.equal(answer.header('allow'), 'POST')
    }
    ;(await client.post(PATH).json({ odd: true }).loginAs(user)).assertStatus(406)
  })

  test('find the tools that their key opens, which read unless told', async ({ assert }) => {
    const { user } = await givenCompany()
    const reading = await connected((await givenKey(user, readScopes)).secret)
    const { tools } = await reading.listTools()
    assert.sameMembers(
      tools.map(({ name }) => name),
      ['search_jobs', 'list_applicants', 'show_applicant']
    )
    for (const { annotations, inputSchema } of tools) {
      assert.isTrue(annotations!.readOnlyHint)
      assert.equal(inputSchema.type, 'object')
    }
    await assert.rejects(
      () => asked(reading, 'draft_message', { appliedId: 1, subject: 'x', text: 'x' }),
      /no tool/
    )
    const all = await connected((await givenKey(user, apiScopeValues)).secret)
    assert.include(
      (await all.listTools()).tools.map(({ name }) => name),
      'draft_message'
    )
  })

  test('search jobs, list and show applicants of their company alone', async ({ assert }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company, { title: 'Rust engineer' })
    const { application, candidate, user: person } = await givenApplication(job)
    const other = await givenCompany()
    const theirJob = await givenJob(other.company, { title: 'Rust stranger' })
    const theirs = await givenApplication(theirJob)
    const assistant = await connected((await givenKey(user, readScopes)).secret)

    const jobs = said(await asked(assistant, 'search_jobs', { search: 'rust' }))
    assert.include(jobs, 'Rust engineer')
    assert.notInclude(jobs, 'Rust stranger')
    const list = JSON.parse(said(await asked(assistant, 'list_applicants', { jobId: job.id })))
    assert.equal(list.data.applicants[0]._id, String(application.id))
    const shown = said(await asked(assistant, 'show_applicant', { appliedId: application.id }))
    assert.include(shown, person.email)

    for (const [name, args] of [
      ['list_applicants', { jobId: theirJob.id }],
      ['show_applicant', { appliedId: theirs.application.id }],
    ] as const) {
      const answer = await asked(assistant, name, args)
      assert.isTrue(answer.isError)
      assert.include(said(answer), 'not yours to see')
    }
    const wrong = await asked(assistant, 'list_applicants', { jobId: 'all of them' })
    assert.isTrue(wrong.isError)

    await blockCompany(candidate, company)
    const after = said(await asked(assistant, 'show_applicant', { appliedId: application.id }))
    assert.notInclude(after, person.email)
  })

  test('see no more than their person: by the role as it is now', async ({ assert }) => {
    const { company } = await givenCompany()
    const { user, member } = await givenMember(company, 'admin')
    const { application, job } = await (async () => {
      const made = await givenJob(company)
      return { job: made, ...(await givenApplication(made)) }
    })()
    const { secret } = await givenKey(user)
    await member.merge({ role: 'hiring_manager' }).save()
    const assistant = await connected(secret)
    const refused = await asked(assistant, 'list_applicants', { jobId: job.id })
    assert.isTrue(refused.isError)
    assert.include(said(refused), 'team of this job')
    const hidden = await asked(assistant, 'show_applicant', { appliedId: application.id })
    assert.isTrue(hidden.isError)
  })

  test('draft a mail that waits for its person and is not sent', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company)
    const { application } = await givenApplication(job)
    const assistant = await connected((await givenKey(user)).secret)
    const mails = () => db.from('mails').count('* as count').first()
    const before = await mails()
    const answer = await asked(assistant, 'draft_message', {
      appliedId: application.id,
      subject: 'Your application',
      text: 'Hello <b>Asha</b>,\n\nwhen can we talk?',
    })
    const { draftId, sent } = JSON.parse(said(answer))
    assert.isFalse(sent)
    assert.deepEqual(await mails(), before)
    assert.lengthOf(await db.from('company_mails').where('company_id', company.id), 0)

    const path = '/api/v1/client/mail-drafts'
    const [draft] = (await client.get(path).loginAs(user)).body().data
    assert.equal(draft._id, draftId)
    assert.equal(draft.body, '<p>Hello &lt;b&gt;Asha&lt;/b&gt;,</p><p>when can we talk?</p>')
    const colleague = await givenMember(company, 'owner')
    assert.deepEqual((await client.get(path).loginAs(colleague.user)).body().data, [])
    const one = `${path}/${draftId}`
    ;(await client.get(one).loginAs(colleague.user)).assertStatus(404)
    ;(await client.delete(one).loginAs(colleague.user)).assertStatus(404)
    ;(await client.get(one)).assertStatus(401)
    ;(await client.get(one).loginAs(user)).assertStatus(200)
    ;(await client.delete(one).loginAs(user)).assertStatus(200)
    ;(await client.get(one).loginAs(user)).assertStatus(404)
    assert.exists(await CompanyMember.findBy('user_id', user.id))
  })
})
