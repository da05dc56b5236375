import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import { givenCandidate, givenCompany } from '#tests/givens'
import { givenApplicant, givenInterview } from './given_interviews.js'

/** A calendar file read back: unfolded lines as a map of names (without their parameters) to values. */
function parse(text: string) {
  const lines = text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)
  return lines.reduce((all, line) => {
    const [, name, value] = line.match(/^([A-Z-]+)(?:;[^:]*(?:"[^"]*"[^:]*)*)?:(.*)$/)!
    return all.set(name, [...(all.get(name) ?? []), value])
  }, new Map<string, string[]>())
}

test.group('The calendar file of an interview', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for the two sides only, and comes with a time', async ({ client }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'scheduled')
    const { user: otherClient } = await givenCompany()
    const { user: otherCandidate } = await givenCandidate()
    ;(await client.get(`/api/v1/candidate/interview/${interview.id}/calendar`)).assertStatus(401)
    ;(
      await client
        .get(`/api/v1/candidate/interview/${interview.id}/calendar`)
        .loginAs(otherCandidate)
    ).assertStatus(404)
    ;(
      await client.get(`/api/v1/client/interview/${interview.id}/calendar`).loginAs(otherClient)
    ).assertStatus(404)
    ;(
      await client.get('/api/v1/candidate/interview/x/calendar').loginAs(applicant.developer)
    ).assertStatus(404)
    const offered = await givenInterview(await givenApplicant(), 'requested')
    const own = await givenApplicant()
    ;(
      await client
        .get(`/api/v1/candidate/interview/${(await givenInterview(own, 'proposed')).id}/calendar`)
        .loginAs(own.developer)
    ).assertStatus(409)
    ;(
      await client
        .get(`/api/v1/candidate/interview/${offered.id}/calendar`)
        .loginAs(applicant.developer)
    ).assertStatus(404)
  })

  test('keeps its UID, raises its SEQUENCE with each change, and ends with CANCEL', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const interview = await givenInterview(applicant, 'reschedule_requested', {
      start: DateTime.fromISO('2099-12-01T09:00:00Z'),
      slots: [DateTime.fromISO('2099-12-02T09:00:00Z')],
      expiresAt: DateTime.now().plus({ days: 1 }),
    })
    const read = async (side: 'client' | 'candidate' = 'candidate') => {
      const response = await client
        .get(`/api/v1/${side}/interview/${interview.id}/calendar`)
        .loginAs(side === 'client' ? applicant.client : applicant.developer)
      response.assertStatus(200)
      assert.match(response.header('content-type')!, /^text\/calendar/)
      assert.isTrue(response.text().endsWith('END:VCALENDAR\r\n'))
      assert.notInclude(response.text(), 'NEEDS-ACTION')
      return parse(response.text())
    }
    const first = await read()
    assert.deepEqual(
      [
        first.get('METHOD'),
        first.get('SEQUENCE'),
        first.get('STATUS'),
        first.get('DTSTART'),
        first.get('DTEND'),
      ],
      [['REQUEST'], ['0'], ['CONFIRMED'], ['20991201T090000Z'], ['20991201T094500Z']]
    )
    assert.equal(first.get('ORGANIZER')![0], `mailto:${applicant.client.email}`)
    assert.sameMembers(
      first.get('ATTENDEE')!.map((value) => value.toLowerCase()),
      [`mailto:${applicant.client.email}`, `mailto:${applicant.developer.email}`]
    )

    await client
      .patch('/api/v1/candidate/setInterviewSlot')
      .json({ interviewId: interview.id, slotId: interview.times[0].id })
      .loginAs(applicant.developer)
    const moved = await read('client')
    assert.include(moved.get('SUMMARY')![0], applicant.developer.fullName)
    // the reader's hour first
    assert.match(moved.get('DESCRIPTION')![0], /Asia\/Kolkata.*Europe\/Berlin/)
    assert.match(first.get('DESCRIPTION')![0], /Europe\/Berlin.*Asia\/Kolkata/)
    const address = await client.post('/api/v1/calendar-feed').loginAs(applicant.client)
    const feed = await client.get(new URL(address.body().data.url).pathname)
    assert.include(feed.text(), 'BEGIN:VEVENT')
    assert.notInclude(feed.text(), 'ATTENDEE')
    assert.deepEqual(
      [moved.get('UID'), moved.get('METHOD'), moved.get('SEQUENCE'), moved.get('DTSTART')],
      [first.get('UID'), ['REQUEST'], ['1'], ['20991202T090000Z']]
    )

    await client
      .patch('/api/v1/client/cancelInterview')
      .json({ interviewId: interview.id, reason: 'Filled' })
      .loginAs(applicant.client)
    const cancelled = await read()
    assert.deepEqual(
      [
        cancelled.get('UID'),
        cancelled.get('METHOD'),
        cancelled.get('SEQUENCE'),
        cancelled.get('STATUS'),
      ],
      [first.get('UID'), ['CANCEL'], ['2'], ['CANCELLED']]
    )
  })

  test('a title with line breaks and commas cannot add lines of its own', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    await applicant.job
      .merge({ title: 'Engineer, senior\r\nATTENDEE:mailto:evil@example.com' })
      .save()
    const interview = await givenInterview(applicant, 'scheduled')
    const calendar = parse(
      (
        await client
          .get(`/api/v1/candidate/interview/${interview.id}/calendar`)
          .loginAs(applicant.developer)
      ).text()
    )
    assert.lengthOf(calendar.get('ATTENDEE')!, 2)
    assert.match(calendar.get('SUMMARY')![0], /Engineer\\, senior/)
  })
})
