import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { Secret } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import type User from '#api/accounts/models/user'
import { forgetBusy } from '#api/mailing/calendars/busy_hours'
import CalendarEntry from '#api/mailing/models/calendar_entry'
import LinkedAccount from '#api/mailing/models/linked_account'
import { giveUp, perform } from '#api/queue/queue'
import Interview from '#api/interviews/models/interview'
import {
  booking,
  givenApplicant,
  givenInterview,
  inDays,
} from '#tests/functional/interviews/given_interviews'
import { givenAdmin, givenCompany, givenMember } from '#tests/givens'
import { givenOauthServer } from '#tests/servers/oauth_server'
import { drainQueue } from '#tests/queue'
import { setSettings } from '#tests/settings'

type Side = 'client' | 'candidate'
const MAIL = 'https://www.googleapis.com/auth/gmail.send'
const OWNED = 'https://www.googleapis.com/auth/calendar.events.owned'
const FREEBUSY = 'https://www.googleapis.com/auth/calendar.freebusy'

test.group('Linked calendars', (group) => {
  let provider: Awaited<ReturnType<typeof givenOauthServer>>
  group.setup(async () => {
    provider = await givenOauthServer()
    return () => provider.close()
  })
  group.each.timeout(15_000)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    forgetBusy()
    Object.assign(provider.state, { lifetime: 3600, renewedScope: `openid email ${OWNED}` })
    provider.state.refresh.clear()
    Object.assign(provider.state.calendar, {
      events: new Map(),
      calls: [],
      busy: [],
      status: 0,
      delay: 0,
    })
    return setSettings({
      GOOGLE_CLIENT_ID: 'test',
      GOOGLE_CLIENT_SECRET: new Secret('test-secret'),
      GOOGLE_URL: provider.url,
      MICROSOFT_CLIENT_ID: 'test',
      MICROSOFT_CLIENT_SECRET: new Secret('test-secret'),
      MICROSOFT_URL: provider.url,
    })
  })

  const asking = async (client: any, user: User, side: Side) => {
    const { token } = await openSession(user)
    const header = { authorization: `Bearer ${token}` }
    const path = `/api/v1/${side}/integrations`
    return {
      list: async () => (await client.get(path).headers(header)).body().data,
      begin: (name: string, use: string) =>
        client.get(`${path}/${name}/redirect`).headers(header).qs({ use }),
      finish: (name: string, brought: object) =>
        client.get(`${path}/${name}/callback`).headers(header).qs(brought),
    }
  }
  const link = async (client: any, user: User, name = 'google', side: Side = 'client') => {
    const they = await asking(client, user, side)
    const begun = await they.begin(name, 'calendar')
    begun.assertStatus(200)
    const done = await they.finish(name, provider.consent(begun.body().data.url))
    done.assertStatus(200)
    await drainQueue({ only: 'calendars.write' })
    return they
  }
  const { schedule, busyPath } = {
    schedule: (client: any, user: User, body: object) =>
      client.patch('/api/v1/client/scheduleInterview').loginAs(user).json(body),
    busyPath: '/api/v1/client/calendar-busy',
  }
  const written = () => drainQueue({ only: 'calendars.write' })
  const calls = () => provider.state.calendar.calls.map(({ method, path }) => `${method} ${path}`)
  const events = () => [...provider.state.calendar.events.values()]
  const latest = (companyId: number) =>
    Interview.query().where('company_id', companyId).orderBy('id', 'desc').firstOrFail()

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
    ;(await they.finish('google', provider.consent(first))).assertStatus(200)
    const second = (await they.begin('google', 'calendar')).body().data.url
    assert.equal(
      new URL(second).searchParams.get('scope'),
      `openid email ${MAIL} ${OWNED} ${FREEBUSY}`
    )
    assert.equal(new URL(second).searchParams.get('login_hint'), provider.state.address)
    // a box that was unticked, and another account
    const less = await they.finish('google', provider.consent(second, { scope: `openid ${MAIL}` }))
    assert.match(less.body().message, /did not allow us to write to your calendar/)
    const other = (await they.begin('google', 'calendar')).body().data.url
    const before = provider.state.address
    provider.state.address = 'other@mail.example'
    const refused = await they.finish('google', provider.consent(other))
    provider.state.address = before
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

  test('say when interviewers are busy, never with what, and keep quiet about colleagues elsewhere', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { user: colleague } = await givenMember(company, 'interviewer')
    const { user: stranger } = await givenCompany()
    const from = DateTime.utc().startOf('day').plus({ days: 2 })
    const ask = (by: User | undefined, userIds: number[], to = from.plus({ days: 7 })) => {
      const request = client
        .get(busyPath)
        .qs({ 'userIds[]': userIds, 'from': from.toISO(), 'to': to.toISO() })
      return by ? request.loginAs(by) : request
    }
    ;(await ask(undefined, [user.id])).assertStatus(401)
    const { user: billing } = await givenMember(company, 'billing')
    ;(await ask(billing, [user.id])).assertStatus(403)
    for (const [ids, to, field] of [
      [[stranger.id], undefined, 'userIds'],
      [[user.id], from.plus({ days: 90 }), 'to'],
      [[], undefined, 'userIds'],
    ] as const) {
      const bad = await ask(user, [...ids], to)
      bad.assertStatus(422)
      assert.equal(bad.body().errors[0].field, field)
    }
    await link(client, user)
    await link(client, colleague, 'outlook')
    const busy = (hour: number) => ({
      start: from.set({ hour }).toISO()!,
      end: from.set({ hour: hour + 1 }).toISO()!,
      subject: 'My secret appointment',
    })
    provider.state.calendar.busy = [
      { ...busy(9), showAs: 'busy' },
      { ...busy(12), showAs: 'free' },
    ]
    const said = await ask(user, [user.id, colleague.id])
    said.assertStatus(200)
    assert.notInclude(said.text(), 'secret')
    const of = (id: number) => said.body().data.find((one: any) => one.userId === String(id))
    assert.equal(of(user.id).state, 'read')
    assert.lengthOf(of(user.id).busy, 2, 'Google tells of busy hours only')
    assert.deepEqual(of(colleague.id).busy, [
      { start: from.set({ hour: 9 }).toISO(), end: from.set({ hour: 10 }).toISO() },
    ])
    const asked = provider.state.calendar.calls
    const google = asked.find(({ path }) => path === '/calendar/v3/freeBusy')!
    assert.deepEqual(google.body, {
      timeMin: from.toISO({ suppressMilliseconds: true }),
      timeMax: from.plus({ days: 7 }).toISO({ suppressMilliseconds: true }),
      items: [{ id: 'primary' }],
    })
    const outlook = asked.find(({ path }) => path === '/v1.0/me/calendarView')!
    assert.equal(outlook.query.get('$select'), 'start,end,showAs,isCancelled')
    assert.equal(outlook.prefer, 'outlook.timezone="UTC"')
    // kept for a while
    await ask(user, [user.id, colleague.id])
    assert.lengthOf(asked, 2)
    // down: it is said, and nothing else breaks
    forgetBusy()
    provider.state.calendar.status = 503
    const down = await ask(user, [user.id])
    down.assertStatus(200)
    assert.deepEqual(down.body().data, [
      { userId: String(user.id), name: user.fullName, state: 'failed', busy: [] },
    ])
    provider.state.calendar.status = 0
    // the provider takes no token any more
    provider.state.access.clear()
    provider.state.refresh.clear()
    assert.equal((await ask(user, [user.id])).body().data[0].state, 'failed')
    assert.equal((await ask(user, [user.id])).body().data[0].state, 'ended')
    const they = await asking(client, user, 'client')
    const [row] = await they.list()
    assert.isFalse(row.connected)
    assert.match(row.note, /ended the link; link it again/)
  })

  test('a calendar that is slow is given up soon', async ({ client, assert }) => {
    const { user } = await givenCompany()
    await link(client, user)
    provider.state.calendar.delay = 6_000
    const begun = Date.now()
    const slow = await client
      .get(busyPath)
      .loginAs(user)
      .qs({
        'userIds[]': [user.id],
        'from': inDays(1),
        'to': inDays(2),
      })
    assert.equal(slow.body().data[0].state, 'failed')
    assert.isBelow(Date.now() - begun, 5_000)
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
      provider.state.calendar.calls.length = 0
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
      provider.state.calendar.events.clear()
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
    provider.state.calendar.status = 503
    await assert.rejects(() => perform('calendars.write', job), /503/)
    provider.state.calendar.status = 403
    await assert.rejects(() => perform('calendars.write', job), /403/)
    await giveUp('calendars.write', job)
    const [row] = await they.list()
    assert.match(row.note, /An interview could not be written to your calendar; link it again/)
    provider.state.calendar.status = 0
    await link(client, applicant.client)
    assert.lengthOf(events(), 1)
    assert.isNull((await they.list())[0].note)
    // a token that was refused for good: the person is told, and nothing is tried any more
    provider.state.access.clear()
    provider.state.refresh.clear()
    await CalendarEntry.query().update({ written: null })
    await perform('calendars.write', job)
    const bell = await db
      .from('notifications')
      .where({ user_id: applicant.client.id, kind: 'account.unlinked' })
      .first()
    assert.match(bell.message, /Google account is no longer linked/)
  })
})
