import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type User from '#api/accounts/models/user'
import CalendarEntry from '#api/mailing/models/calendar_entry'
import LinkedAccount from '#api/mailing/models/linked_account'
import { giveUp, perform } from '#api/queue/queue'
import {
  booking,
  givenApplicant,
  givenInterview,
  inDays,
} from '#tests/functional/interviews/given_interviews'
import { givenAdmin, givenCompany, givenMember } from '#tests/givens'
import { drainQueue } from '#tests/queue'

import { FREEBUSY, givenCalendars, MAIL, OWNED } from '#tests/functional/mailing/given_calendars'

test.group('Linked calendars', (group) => {
  const { server, asking, link, schedule, written, calls, events, latest } = givenCalendars(group)

  test('are asked for apart from mail, with the least that is needed, and again with it', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const they = await asking(client, user, 'client')
    const scopeOf = async (name: string, use: string) =>
      new URL((await they.begin(name, use)).body().data.url).searchParams.get('scope')
    assert.equal(await scopeOf('google', 'mail'), `openid email ${MAIL}`)
    assert.equal(await scopeOf('google', 'calendar'), `openid email ${OWNED} ${FREEBUSY}`)
    assert.equal(
      await scopeOf('outlook', 'calendar'),
      'openid email offline_access https://graph.microsoft.com/Calendars.ReadWrite'
    )
    ;(await they.begin('linkedin', 'calendar')).assertStatus(409)
    ;(await they.begin('google', 'contacts')).assertStatus(422)
    const first = (await they.begin('google', 'mail')).body().data.url
    ;(await they.finish('google', server().consent(first))).assertStatus(200)
    const second = (await they.begin('google', 'calendar')).body().data.url
    assert.equal(
      new URL(second).searchParams.get('scope'),
      `openid email ${MAIL} ${OWNED} ${FREEBUSY}`
    )
    assert.equal(new URL(second).searchParams.get('login_hint'), server().state.address)
    // a box that was unticked, and another account
    const less = await they.finish('google', server().consent(second, { scope: `openid ${MAIL}` }))
    assert.match(less.body().message, /did not allow us to write to your calendar/)
    const other = (await they.begin('google', 'calendar')).body().data.url
    const before = server().state.address
    server().state.address = 'other@mail.example'
    const refused = await they.finish('google', server().consent(other))
    server().state.address = before
    refused.assertStatus(409)
    assert.match(refused.body().message, /You chose other@mail.example, but/)
    const linkedFor = async () => {
      const [google] = await they.list()
      return google.uses.map(({ use, linked }: any) => [use, linked])
    }
    assert.deepEqual(await linkedFor(), [
      ['mail', true],
      ['calendar', false],
    ])
    await link(client, user)
    assert.deepEqual(await linkedFor(), [
      ['mail', true],
      ['calendar', true],
    ])
  })

  test('are linked by candidates for writing only, and by nobody else in their name', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const PATH = '/api/v1/candidate/integrations'
    ;(await client.get(PATH)).assertStatus(401)
    ;(await client.get(PATH).loginAs(applicant.client)).assertStatus(403)
    const they = await asking(client, applicant.developer, 'candidate')
    ;(await they.begin('google', 'mail')).assertStatus(422)
    ;(await they.begin('linkedin', 'calendar')).assertStatus(404)
    assert.deepEqual(
      (await they.list()).map((one: any) => [one.provider, one.uses.map(({ use }: any) => use)]),
      [
        ['google', ['calendar']],
        ['outlook', ['calendar']],
      ]
    )
    const { url } = (await they.begin('google', 'calendar')).body().data
    const asked = new URL(url).searchParams
    assert.equal(asked.get('scope'), `openid email ${OWNED}`)
    assert.match(asked.get('redirect_uri')!, /\/candidate\/integrations\/google\/callback$/)
  })

  for (const name of ['google', 'outlook'])
    test(`hold an interview once: written, moved and taken away, at ${name}`, async ({
      client,
      assert,
    }) => {
      const applicant = await givenApplicant()
      const { client: user, company, developer } = applicant
      await link(client, user, name)
      await link(client, developer, name, 'candidate')
      ;(await schedule(client, user, booking(applicant))).assertStatus(201)
      assert.lengthOf(events(), 0, 'nothing is called on the request')
      const interview = await latest(company.id)
      // both accounts are one and the same at this server, so one is looked at after the other
      const jobs = await CalendarEntry.query().where('interview_id', interview.id)
      assert.lengthOf(jobs, 0)
      const accountOf = async ({ id }: User) => (await LinkedAccount.findByOrFail('user_id', id)).id
      const write = async (who: User) =>
        perform('calendars.write', {
          accountId: await accountOf(who),
          interviewId: interview.id,
        })
      await write(user)
      const [event] = events()
      assert.lengthOf(events(), 1)
      const text = JSON.stringify(event.body)
      assert.include(text, `Interview: ${developer.fullName}, ${applicant.job.title}`)
      assert.include(text, 'https://meet.example.com/abc')
      assert.include(text, `/client/interviews?id=${interview.id}`)
      assert.notInclude(text, 'attendees')
      assert.notInclude(text, developer.email)
      assert.include(text, 'private')
      const at = DateTime.fromISO(inDays(3)!)
      assert.equal(
        DateTime.fromISO(event.body.start.dateTime).toMillis(),
        at.toMillis(),
        'at its time'
      )
      if (name === 'google') assert.equal(event.id, interview.uid.replaceAll('-', ''))
      // the same once more asks for nothing
      const before = calls().length
      await write(user)
      assert.lengthOf(calls(), before)
      // a process that was killed before it could note what it wrote
      await CalendarEntry.query().where('interview_id', interview.id).update({ written: null })
      await write(user)
      assert.lengthOf(events(), 1)
      await drainQueue({ only: 'calendars.write' })
      await CalendarEntry.query().where('interview_id', interview.id)
      // moved
      server().state.calendar.calls.length = 0
      ;(
        await client
          .patch('/api/v1/client/rescheduleInterview')
          .loginAs(user)
          .json({ interviewId: interview.id, slots: [{ start: inDays(4) }] })
      ).assertStatus(200)
      await written()
      assert.lengthOf(calls(), 0, 'the old time is held until it is answered')
      const slot = await db
        .from('interview_slots')
        .where({ interview_id: interview.id, status: 'open' })
        .first()
      ;(
        await client
          .patch('/api/v1/candidate/setInterviewSlot')
          .loginAs(developer)
          .json({ interviewId: interview.id, slotId: slot.id })
      ).assertStatus(200)
      await written()
      assert.lengthOf(events(), 1)
      assert.equal(
        DateTime.fromISO(events()[0].body.start.dateTime).toMillis(),
        DateTime.fromISO(inDays(4)!).toMillis()
      )
      // mails bring no file beside what the calendar has
      const mails = await db
        .from('mails')
        .whereIn('user_id', [user.id, developer.id])
        .where('about', `interview:${interview.id}`)
      assert.isNotEmpty(mails)
      for (const mail of mails) assert.deepEqual(mail.attachments, [])
      // off
      ;(
        await client
          .patch('/api/v1/client/cancelInterview')
          .loginAs(user)
          .json({ interviewId: interview.id, reason: 'The role is filled' })
      ).assertStatus(200)
      await written()
      assert.lengthOf(
        events().filter(({ status }) => status !== 'cancelled'),
        0
      )
      assert.isTrue(calls().some((call) => call.startsWith('DELETE ')))
      const entries = await CalendarEntry.query().where('interview_id', interview.id)
      assert.lengthOf(entries, 2)
      for (const { written: digest } of entries) assert.isNull(digest)
    })

  test('follow who interviews, and get what is to come when they are linked', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const { company, client: owner } = applicant
    const interview = await givenInterview(applicant, 'scheduled')
    const { user: colleague } = await givenMember(company, 'recruiter')
    await link(client, owner)
    assert.lengthOf(events(), 1, 'written when the calendar was linked')
    const name = (ids: number[]) =>
      client
        .patch('/api/v1/client/interviewers')
        .loginAs(owner)
        .json({ interviewId: interview.id, interviewerIds: ids })
    ;(await name([colleague.id])).assertStatus(200)
    await written()
    assert.equal(events()[0].status, 'cancelled')
    // an id that was deleted is used again
    ;(await name([owner.id])).assertStatus(200)
    await written()
    assert.equal(events()[0].status, 'confirmed')
    assert.deepEqual(calls().slice(-2), [
      'POST /calendar/v3/calendars/primary/events',
      `PUT /calendar/v3/calendars/primary/events/${interview.uid.replaceAll('-', '')}`,
    ])
  })

  test('lose the interviews of who left the company or was suspended', async ({
    client,
    assert,
  }) => {
    for (const way of ['left', 'suspended']) {
      server().state.calendar.events.clear()
      const applicant = await givenApplicant()
      const { user, member } = await givenMember(applicant.company, 'recruiter')
      await givenInterview({ ...applicant, client: user }, 'scheduled')
      await link(client, user)
      assert.deepEqual(
        events().map(({ status }) => status),
        ['confirmed']
      )
      const out =
        way === 'left'
          ? client
              .post('/api/v1/client/active-deactive-client-user')
              .loginAs(applicant.client)
              .json({ userId: user.id, active: false })
          : client
              .put(`/api/v1/admin/client-users/${member.id}/suspend`)
              .loginAs(await givenAdmin('moderator'))
              .json({ reason: 'They wrote to applicants about loans' })
      ;(await out).assertStatus(200)
      await written()
      assert.deepEqual(
        events().map(({ status }) => status),
        ['cancelled'],
        way
      )
    }
  })

  test('that fail are tried again, and say so in the end', async ({ client, assert }) => {
    const applicant = await givenApplicant()
    const they = await link(client, applicant.client)
    const account = await LinkedAccount.findByOrFail('user_id', applicant.client.id)
    const interview = await givenInterview(applicant, 'scheduled')
    const job = { accountId: account.id, interviewId: interview.id }
    server().state.calendar.status = 503
    await assert.rejects(() => perform('calendars.write', job), /503/)
    server().state.calendar.status = 403
    await assert.rejects(() => perform('calendars.write', job), /403/)
    await giveUp('calendars.write', job)
    const [row] = await they.list()
    assert.match(row.note, /An interview could not be written to your calendar; link it again/)
    server().state.calendar.status = 0
    await link(client, applicant.client)
    assert.lengthOf(events(), 1)
    assert.isNull((await they.list())[0].note)
    // a token that was refused for good: the person is told, and nothing is tried any more
    server().state.access.clear()
    server().state.refresh.clear()
    await CalendarEntry.query().update({ written: null })
    await perform('calendars.write', job)
    const bell = await db
      .from('notifications')
      .where({ user_id: applicant.client.id, kind: 'account.unlinked' })
      .first()
    assert.match(bell.message, /Google account is no longer linked/)
  })
})
