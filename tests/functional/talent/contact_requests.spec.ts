import { test, timeTravel } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import emitter from '@adonisjs/core/services/emitter'
import testUtils from '@adonisjs/core/services/test_utils'
import AuditEntry from '#api/accounts/models/audit_entry'
import type User from '#api/accounts/models/user'
import { contactFlow } from '#api/talent/contact/contact_flow'
import lapseContactRequests from '#api/talent/contact/lapse_contact_requests'
import { ContactUnlocked } from '#api/talent/events'
import ContactRequest from '#api/talent/models/contact_request'
import ContactUnlock from '#api/talent/models/contact_unlock'
import { emptyDatabase } from '#tests/empty_database'
import { givenCandidate, givenCompany, givenJob, givenMember, givenResume } from '#tests/givens'
import { ask, answer, profile, givenRequest } from './given_contact.js'

const bells = (user: User) => db.from('notifications').where('user_id', user.id).orderBy('id')

const mails = (user: User) => db.from('mails').where('user_id', user.id).orderBy('id')

test.group('Contact requests', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('recruiters ask; hiring managers, interviewers and billing do not', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    const { candidate } = await givenCandidate()
    for (const role of ['hiring_manager', 'interviewer', 'billing'] as const) {
      const refused = await ask(client, (await givenMember(company, role)).user, candidate.id)
      refused.assertStatus(403)
      refused.assertBodyContains({ reason: 'role' })
    }
    const { user } = await givenMember(company, 'recruiter')
    const sent = await ask(client, user, candidate.id)
    sent.assertBodyContains({
      data: { state: 'pending', quota: { limit: 5, used: 1, left: 4 } },
    })
    assert.equal((await ContactRequest.firstOrFail()).sentBy, user.id)
  })

  test('another candidate and another company get 404', async ({ client }) => {
    const { request } = await givenRequest(client)
    const other = await givenCandidate()
    const stranger = await givenCompany()
    ;(await answer(client, other.user, request.id, 'accept')).assertStatus(404)
    ;(await answer(client, other.user, request.id, 'decline')).assertStatus(404)
    ;(
      await client
        .put(`/api/v1/client/contact-requests/${request.id}/withdraw`)
        .loginAs(stranger.user)
    ).assertStatus(404)
  })

  test('bad input names its field', async ({ client }) => {
    const { user, company } = await givenCompany()
    const draft = await givenJob(company, { status: 'draft', isApproved: null } as never)
    const { candidate } = await givenCandidate()
    const pay = { min: 20, max: 10, currency: 'INR', per: 'year' }
    const wrong: [object, string][] = [
      [{ message: '' }, 'message'],
      [{ message: 'x'.repeat(2001) }, 'message'],
      [{ payRange: pay }, 'payRange.max'],
      [{ payRange: { ...pay, max: 30, currency: 'rupees' } }, 'payRange.currency'],
      [{ jobId: draft.id }, 'jobId'],
    ]
    for (const [over, field] of wrong) {
      const refused = await ask(client, user, candidate.id, over)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
  })

  test("another company's job is not there to ask about", async ({ client }) => {
    const { user } = await givenCompany()
    const { candidate } = await givenCandidate()
    const job = await givenJob((await givenCompany()).company)
    ;(await ask(client, user, candidate.id, { jobId: job.id })).assertStatus(404)
  })

  test('the candidate hears who asks, for which job and pay, by bell, stream and mail', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company)
    const dev = await givenCandidate()
    await ask(client, user, dev.candidate.id, {
      jobId: job.id,
      payRange: { min: 1_800_000, max: 2_400_000, currency: 'INR', per: 'year' },
    })
    const [bell] = await bells(dev.user)
    assert.containsSubset(bell, {
      kind: 'contact.requested',
      job_id: job.id,
      company_id: company.id,
      candidate_id: dev.candidate.id,
      link: '/candidate/contact-requests',
    })
    assert.lengthOf(await db.from('stream_events').where('channel', `users/${dev.user.id}`), 1)
    const [mail] = await mails(dev.user)
    assert.include(mail.subject, company.name)
    for (const words of [job.title, '18,00,000 to 24,00,000 INR', 'May we talk?'])
      assert.include(mail.body_text, words)

    const list = await client.get('/api/v1/candidate/contact-requests').loginAs(dev.user)
    assert.containsSubset(list.body().data[0], {
      status: 'pending',
      company: { companyName: company.name },
      job: { jobTitle: job.title },
      payRange: { min: 1_800_000 },
      actions: ['accept', 'decline'],
    })
  })

  test('accepting unlocks the contact for 180 days, is logged, and opens a conversation', async ({
    client,
    assert,
  }) => {
    const { company, user, dev, request } = await givenRequest(client)
    const colleague = await givenMember(company, 'recruiter')
    const { fileId } = await givenResume(dev.candidate)
    await dev.candidate.merge({ videoFileId: fileId }).save()
    const masked = (await profile(client, user, dev.candidate.id)).body().data
    assert.containsSubset(masked, {
      lName: 'R.',
      email: null,
      phone: null,
      resumeUrl: null,
      video: null,
      links: null,
      contact: { state: 'pending' },
    })
    const events = emitter.fake([ContactUnlocked])
    ;(await answer(client, dev.user, request.id, 'accept')).assertBodyContains({
      data: { status: 'accepted' },
    })
    events.assertEmitted(ContactUnlocked, ({ data }) => data.facts.companyId === company.id)
    emitter.restore()

    const unlock = await ContactUnlock.firstOrFail()
    assert.closeTo(unlock.expiresAt.diffNow('days').days, 180, 0.01)
    const line = await AuditEntry.query().where('action', 'contact.unlock').firstOrFail()
    assert.containsSubset(line.$attributes, {
      actorId: dev.user.id,
      companyId: company.id,
      subjectId: dev.candidate.id,
    })
    const open = (await profile(client, colleague.user, dev.candidate.id)).body().data
    assert.containsSubset(open, {
      lName: 'Rao',
      email: dev.user.email,
      contact: { state: 'unlocked', quota: { used: 1, left: 4 } },
    })
    assert.include(open.video.url, '/files/')
    const [bell] = await bells(user)
    assert.containsSubset(bell, { kind: 'contact.accepted', candidate_id: dev.candidate.id })
    assert.include(bell.message, 'Asha Rao')
    assert.lengthOf(await mails(user), 1)

    const seen = await client.get('/api/v1/candidate/unlocks').loginAs(dev.user)
    assert.containsSubset(seen.body().data, [
      { source: 'request', askedBy: 'Asha Rao', isOpen: true, mayRevoke: true },
    ])
  })

  test('an unlock ends by itself after 180 days, and at once when it is taken back', async ({
    client,
    assert,
  }) => {
    const { user, dev, request } = await givenRequest(client)
    await answer(client, dev.user, request.id, 'accept')
    const name = async () => (await profile(client, user, dev.candidate.id)).body().data.lName
    assert.equal(await name(), 'Rao')
    const unlock = await ContactUnlock.firstOrFail()
    await db
      .from('contact_unlocks')
      .where('id', unlock.id)
      .update({ expires_at: DateTime.now().minus({ minutes: 5 }).toSQL() })
    assert.equal(await name(), 'R.')
    await db
      .from('contact_unlocks')
      .where('id', unlock.id)
      .update({ expires_at: DateTime.now().plus({ days: 1 }).toSQL() })
    assert.equal(await name(), 'Rao')

    const revoke = (who: User) =>
      client.put(`/api/v1/candidate/unlocks/${unlock.id}/revoke`).loginAs(who)
    ;(await revoke((await givenCandidate()).user)).assertStatus(404)
    ;(await revoke(dev.user)).assertStatus(200)
    ;(await revoke(dev.user)).assertStatus(409)
    assert.equal(await name(), 'R.')
  })

  test('declining keeps everything hidden, tells the sender why, and gives the request back', async ({
    client,
    assert,
  }) => {
    const { user, dev, request } = await givenRequest(client)
    ;(
      await answer(client, dev.user, request.id, 'decline', { reason: 'Not looking' })
    ).assertStatus(200)
    const seen = (await profile(client, user, dev.candidate.id)).body().data
    assert.containsSubset(seen, {
      lName: 'R.',
      contact: { state: 'locked', quota: { used: 0, left: 5 } },
    })
    const [bell] = await bells(user)
    assert.equal(bell.kind, 'contact.declined')
    assert.include(bell.message, 'Asha R.')
    assert.notInclude(bell.message, 'Rao')
    assert.include((await mails(user))[0].body_text, 'Not looking')
    assert.isEmpty(await ContactUnlock.all())
  })

  test('only the table’s moves are possible, from every state and side', async ({
    client,
    assert,
  }) => {
    const { user, dev, request } = await givenRequest(client)
    for (const status of contactFlow.names) {
      for (const action of ['accept', 'decline', 'withdraw'] as const) {
        const side = action === 'withdraw' ? 'client' : 'candidate'
        await ContactUnlock.query().delete()
        await db
          .from('contact_requests')
          .where('id', request.id)
          .update({ status, decided_at: null })
        const done =
          action === 'withdraw'
            ? await client
                .put(`/api/v1/client/contact-requests/${request.id}/withdraw`)
                .loginAs(user)
            : await answer(client, dev.user, request.id, action)
        const allowed = contactFlow.from(status, side).includes(action)
        const gone = status === 'withdrawn' && side === 'candidate'
        assert.equal(done.status(), allowed ? 200 : gone ? 404 : 409, `${action} from ${status}`)
      }
    }
  })

  test('what nobody answers in 14 days lapses by itself, once, also after a day’s outage', async ({
    client,
    assert,
  }) => {
    const { user, dev, request } = await givenRequest(client)
    assert.closeTo(request.expiresAt.diffNow('days').days, 14, 0.01)
    assert.equal(await lapseContactRequests(), 0)
    await request.merge({ expiresAt: DateTime.now().minus({ days: 1 }) }).save()
    const late = await answer(client, dev.user, request.id, 'accept')
    late.assertStatus(409)
    assert.equal(await lapseContactRequests(), 1)
    assert.equal(await lapseContactRequests(), 0)
    await request.refresh()
    assert.equal(request.status, 'expired')
    const told = await bells(user)
    assert.deepEqual(
      told.map((bell: any) => bell.kind),
      ['contact.expired']
    )
    const seen = (await profile(client, user, dev.candidate.id)).body().data
    assert.equal(seen.contact.quota.used, 0)
  })

  test('asking twice is refused, and so is asking again within 30 days of an answer', async ({
    client,
  }) => {
    const { user, dev, request } = await givenRequest(client)
    ;(await ask(client, user, dev.candidate.id)).assertStatus(409)
    await answer(client, dev.user, request.id, 'decline')
    ;(await ask(client, user, dev.candidate.id)).assertStatus(409)
    timeTravel('31 days')
    ;(await ask(client, user, dev.candidate.id)).assertStatus(200)
  })
})

test.group('Contact requests at once, with real commits', (group) => {
  group.each.teardown(emptyDatabase)

  test('twenty requests at once on the free plan leave five, and three declined make room for three', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { user: colleague } = await givenMember(company, 'admin')
    const devs = []
    for (let count = 0; count < 20; count++) devs.push(await givenCandidate())
    const answers = await Promise.all(
      devs.map(({ candidate }, index) => ask(client, index % 2 ? user : colleague, candidate.id))
    )
    const sent = answers.filter((each) => each.status() === 200)
    assert.lengthOf(sent, 5)
    for (const refused of answers.filter((each) => each.status() !== 200)) {
      refused.assertStatus(403)
      refused.assertBodyContains({ reason: 'quota' })
    }
    const waiting = await ContactRequest.query().preload('candidate', (row) => row.preload('user'))
    assert.lengthOf(waiting, 5)
    assert.equal((await db.from('notifications').count('* as n'))[0].n, 5)

    await Promise.all(
      waiting
        .slice(0, 3)
        .map((request) => answer(client, request.candidate.user, request.id, 'decline'))
    )
    const asked = new Set(waiting.map(({ candidateId }) => candidateId))
    const again = await Promise.all(
      devs
        .filter(({ candidate }) => !asked.has(candidate.id))
        .map(({ candidate }) => ask(client, user, candidate.id))
    )
    assert.lengthOf(
      again.filter((each) => each.status() === 200),
      3
    )
  })

  test('one candidate asked eight times at once is asked once', async ({ client, assert }) => {
    const { user } = await givenCompany()
    const { candidate } = await givenCandidate()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(client, user, candidate.id))
    )
    assert.deepEqual(answers.map((each) => each.status()).sort(), [200, ...Array(7).fill(409)])
    assert.lengthOf(await ContactRequest.all(), 1)
  })

  test('accept, decline and the sweep at once end as one of them', async ({ client, assert }) => {
    const { user, dev, request } = await givenRequest(client)
    const done = await Promise.all([
      answer(client, dev.user, request.id, 'accept'),
      answer(client, dev.user, request.id, 'accept'),
      answer(client, dev.user, request.id, 'decline'),
      answer(client, dev.user, request.id, 'decline'),
    ])
    assert.deepEqual(done.map((each) => each.status()).sort(), [200, 409, 409, 409])
    await request.refresh()
    assert.lengthOf(await ContactUnlock.all(), request.status === 'accepted' ? 1 : 0)
    assert.lengthOf(await bells(user), 1)
  })

  test('two clocks at once lapse a request once', async ({ client, assert }) => {
    const { user, request } = await givenRequest(client)
    await request.merge({ expiresAt: DateTime.now().minus({ minutes: 5 }) }).save()
    const lapsed = await Promise.all([lapseContactRequests(), lapseContactRequests()])
    assert.deepEqual(lapsed.sort(), [0, 1])
    assert.lengthOf(await bells(user), 1)
  })
})
