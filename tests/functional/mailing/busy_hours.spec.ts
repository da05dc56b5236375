import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type User from '#api/accounts/models/user'
import { forgetBusy } from '#api/mailing/calendars/busy_hours'
import { inDays } from '#tests/functional/interviews/given_interviews'
import { givenCompany, givenMember } from '#tests/givens'

import { givenCalendars } from '#tests/functional/mailing/given_calendars'

const busyPath = '/api/v1/client/calendar-busy'

test.group('Busy hours of linked calendars', (group) => {
  const { server, asking, link } = givenCalendars(group)

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
    server().state.calendar.busy = [
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
    const asked = server().state.calendar.calls
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
    server().state.calendar.status = 503
    const down = await ask(user, [user.id])
    down.assertStatus(200)
    assert.deepEqual(down.body().data, [
      { userId: String(user.id), name: user.fullName, state: 'failed', busy: [] },
    ])
    server().state.calendar.status = 0
    // the provider takes no token any more
    server().state.access.clear()
    server().state.refresh.clear()
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
    server().state.calendar.delay = 40_000
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
    assert.isBelow(Date.now() - begun, 30_000)
  })
})
