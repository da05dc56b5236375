import { Flow, type MoveOf, type StateOf } from '#api/flow/flow'
import { sentence } from '#api/languages/sentence'
import { REMIND_AGAIN_HOURS } from '#api/assessments/sends/send_facts'

type Time = { toMillis(): number }
type Facts = { dueAt: Time; createdAt: Time; remindedAt: Time | null }

/** What can become of a test that a company sent. Its credit is reserved when it is sent, used when it is started, and comes back otherwise. */
export const sendFlow = new Flow({
  title: 'Sent test',
  one: 'test',
  states: {
    sent: { label: 'Sent', is: 'waits to be started' },
    started: { label: 'Started', is: 'is started' },
    finished: { label: 'Finished', is: 'is finished', over: true },
    declined: { label: 'Declined', is: 'was declined', over: true },
    expired: { label: 'Not taken in time', is: 'was not taken in time', over: true },
    cancelled: { label: 'Cancelled', is: 'was cancelled', over: true },
  },
  guards: {
    inTime: ({ dueAt }: Facts, now: Date) =>
      dueAt.toMillis() > now.getTime()
        ? null
        : sentence('The time to take this test is over; ask the company for more'),
    notLately: ({ createdAt, remindedAt }: Facts, now: Date) =>
      (remindedAt ?? createdAt).toMillis() + REMIND_AGAIN_HOURS * 3_600_000 <= now.getTime()
        ? null
        : sentence('They were told of this test less than {hours} hours ago; give them time', {
            hours: REMIND_AGAIN_HOURS,
          }),
  },
  moves: {
    send: {
      by: ['client', 'system'],
      from: 'new',
      to: 'sent',
      label: 'Send',
      deed: 'be sent',
      after: 'when an application comes to the place of a job that asks for it',
    },
    start: {
      by: 'candidate',
      from: ['sent'],
      to: 'started',
      label: 'Start',
      deed: 'be started',
      given: ['inTime'],
    },
    decline: {
      by: 'candidate',
      from: ['sent'],
      to: 'declined',
      label: 'Decline',
      deed: 'be declined',
      done: 'You declined the test',
    },
    extend: {
      by: 'client',
      from: ['sent', 'started'],
      to: ['sent', 'started'],
      label: 'Give more time',
      deed: 'be given more time',
      done: 'The test is due later now',
      given: ['inTime'],
    },
    remind: {
      by: 'client',
      from: ['sent', 'started'],
      to: ['sent', 'started'],
      label: 'Remind now',
      deed: 'be reminded of',
      done: 'They are reminded',
      given: ['inTime', 'notLately'],
    },
    cancel: {
      by: 'client',
      from: ['sent'],
      to: 'cancelled',
      label: 'Cancel',
      deed: 'be cancelled',
      done: 'The test is cancelled, and its credit is back',
    },
    finish: {
      by: 'system',
      from: ['started'],
      to: 'finished',
      label: 'Finish',
      deed: 'be finished',
      after: 'when its last test is marked, or when it is due and none is running',
    },
    expire: {
      by: 'system',
      from: ['sent'],
      to: 'expired',
      label: 'Expire',
      deed: 'expire',
      after: 'when it is due and was not started',
    },
    end: {
      by: 'system',
      from: ['sent'],
      to: 'cancelled',
      label: 'End',
      deed: 'end',
      after: 'when the application ends, the job closes, or the person withdraws from the company',
    },
  },
})

export type SendState = StateOf<typeof sendFlow>
export type SendMove = MoveOf<typeof sendFlow>

/** Those that can still be taken. */
export const liveSends = ['sent', 'started'] as const satisfies SendState[]
