import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import AuditEntry from '#api/accounts/models/audit_entry'
import CandidateBlock from '#api/candidates/models/candidate_block'
import ContactFetch from '#api/talent/models/contact_fetch'
import ContactRequest from '#api/talent/models/contact_request'
import ContactUnlock from '#api/talent/models/contact_unlock'
import {
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
} from '#tests/givens'
import { ask, answer, profile, givenRequest } from './given_contact.js'

test.group('Contact details', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('who applied is unlocked already: no request is sent and none is spent', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { candidate, user: dev } = await givenApplication(await givenJob(company))
    const sent = await ask(client, user, candidate.id)
    sent.assertBodyContains({ data: { state: 'unlocked', quota: { used: 0 } } })
    assert.isEmpty(await ContactRequest.all())
    const seen = (await profile(client, user, candidate.id)).body().data
    assert.equal(seen.email, dev.email)
    assert.isString(seen.resumeUrl)
    const unlocks = await client.get('/api/v1/candidate/unlocks').loginAs(dev)
    assert.containsSubset(unlocks.body().data, [
      { source: 'application', company: { companyName: company.name }, isOpen: true },
    ])
  })

  test('what applying unlocked stands in the audit log once, and the candidate sees who read the application first', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { user: colleague } = await givenMember(company, 'recruiter')
    const applied = await givenApplication(await givenJob(company))
    await givenApplication(await givenJob(company), applied)
    const lines = await AuditEntry.query().where('action', 'contact.unlock')
    assert.lengthOf(lines, 1)
    assert.containsSubset(lines[0].$attributes, {
      actorId: applied.user.id,
      subjectId: applied.candidate.id,
      companyId: company.id,
    })

    const seen = async () => {
      const { data } = (await client.get('/api/v1/candidate/unlocks').loginAs(applied.user)).body()
      assert.lengthOf(data, 1)
      return data[0]
    }
    assert.containsSubset(await seen(), { openedBy: null, openedAt: null })
    await colleague.merge({ firstName: 'Ravi', lastName: 'Menon' }).save()
    const path = `/api/v1/client/application/${applied.application.id}`
    for (const reader of [colleague, user])
      (await client.get(path).loginAs(reader)).assertStatus(200)
    const { openedBy, openedAt } = await seen()
    assert.equal(openedBy, 'Ravi Menon')
    assert.closeTo(DateTime.fromISO(openedAt).diffNow('minutes').minutes, 0, 5)
  })

  test('the block list wins: over an unlock, a request and an application alike', async ({
    client,
    assert,
  }) => {
    const { company, user, dev, request } = await givenRequest(client)
    const applied = await givenApplication(await givenJob(company))
    await answer(client, dev.user, request.id, 'accept')
    for (const { candidate } of [dev, applied]) {
      await CandidateBlock.create({
        candidateId: candidate.id,
        companyId: company.id,
        reason: 'chosen',
      })
      const gone = await profile(client, user, candidate.id)
      gone.assertStatus(404)
      const missing = await profile(client, user, 987_654_321)
      assert.equal(gone.body().message, missing.body().message)
      ;(await ask(client, user, candidate.id)).assertStatus(404)
      ;(
        await client
          .post('/api/v1/client/create-fetch-logs')
          .loginAs(user)
          .json({ devId: candidate.id, reason: 'To call' })
      ).assertStatus(404)
    }
    const list = await client.get('/api/v1/client/contact-requests').loginAs(user)
    assert.isEmpty(list.body().data)
  })

  test('the candidate can see who looked, once for a company and day', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { candidate } = await givenCandidate()
    await profile(client, user, candidate.id)
    await profile(client, user, candidate.id)
    const rows = await db.from('profile_views').where('candidate_id', candidate.id)
    assert.deepEqual(
      rows.map((row: any) => [row.company_id, row.viewed_by, row.views]),
      [[company.id, user.id, 2]]
    )
  })

  test('addresses, links and numbers in free text are hidden until unlocked', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { candidate } = await givenCandidate({
      story: 'Write to asha.rao@mail.example or +91 98765 43210, see https://asha.example/cv',
    })
    await candidate.related('projects').create({
      kind: 'main',
      title: 'Ledger',
      description: 'At github.com/asha',
      url: 'https://a.example',
    } as never)
    const before = (await profile(client, user, candidate.id)).body().data
    assert.equal(before.story, 'Write to [hidden] or [hidden], see [hidden]')
    assert.containsSubset(before.projects[0], { description: 'At [hidden]', url: null })
    await ContactUnlock.create({
      companyId: company.id,
      candidateId: candidate.id,
      expiresAt: DateTime.now().plus({ days: 1 }),
    })
    const after = (await profile(client, user, candidate.id)).body().data
    assert.include(after.story, '+91 98765 43210')
    assert.equal(after.projects[0].url, 'https://a.example')
  })

  test('the company’s own list shows each with its state, and narrows by it', async ({
    client,
    assert,
  }) => {
    const { user, dev, request } = await givenRequest(client)
    const list = (query: object) =>
      client.get('/api/v1/client/contact-requests').loginAs(user).qs(query)
    const open = await list({ status: 'pending' })
    assert.containsSubset(open.body().data[0], {
      _id: String(request.id),
      dev: { lName: 'R.', isUnlocked: false },
      actions: ['withdraw'],
    })
    await answer(client, dev.user, request.id, 'accept')
    assert.isEmpty((await list({ status: 'pending' })).body().data)
    assert.equal((await list({ status: 'accepted' })).body().data[0].dev.lName, 'Rao')
  })

  test('taking contact details out needs an unlock and a reason, and both sides can read the line', async ({
    client,
    assert,
  }) => {
    const { user, company, dev, request } = await givenRequest(client)
    const take = (body: object) =>
      client
        .post('/api/v1/client/create-fetch-logs')
        .loginAs(user)
        .json({ devId: dev.candidate.id, ...body })
    ;(await take({})).assertBodyContains({ errors: [{ field: 'reason' }] })
    ;(await take({ reason: 'First call' })).assertStatus(403)
    assert.isEmpty(await ContactFetch.all())
    await answer(client, dev.user, request.id, 'accept')
    const link = { kind: 'github', url: 'https://github.com/asha' }
    ;(
      await client.post('/api/v1/candidate/social-profiles').loginAs(dev.user).json(link)
    ).assertStatus(201)
    const taken = await take({ reason: 'First call' })
    const [shown] = taken.body().data.contact.links
    assert.deepEqual({ ...shown, _id: undefined }, { ...link, _id: undefined })
    assert.sameMembers(Object.keys(shown), ['_id', 'kind', 'url'])
    taken.assertStatus(201)
    taken.assertBodyContains({ data: { quotaSpent: 0, contact: { email: dev.user.email } } })
    const log = await client.get('/api/v1/client/fetch-logs').loginAs(user)
    assert.containsSubset(log.body().data, [
      { reason: 'First call', fetchedBy: { _id: String(user.id) }, devName: 'Asha Rao' },
    ])
    const seen = await client.get('/api/v1/candidate/unlocks').loginAs(dev.user)
    assert.containsSubset(seen.body().data[0].fetches, [
      { reason: 'First call', fields: ['email', 'links'] },
    ])
    assert.isNotNull(
      await AuditEntry.query().where({ action: 'contact.fetch', companyId: company.id }).first()
    )
    const stranger = await givenCompany()
    const theirs = await client.get('/api/v1/client/fetch-logs').loginAs(stranger.user)
    assert.isEmpty(theirs.body().data)
  })
})
