import {
  companySees,
  GRACE_SECONDS,
  HEARTBEAT_SECONDS,
  OUTAGE_SECONDS,
  retakes,
  VALID_MONTHS,
} from '#api/assessments/assessment_facts'
import { sentence } from '#api/languages/sentence'
import type Assessment from '#api/assessments/models/assessment'

/** The rules of a test in sentences, as its candidate reads them before the start; `sender` is the company that sent it. */
export const rulesOf = (
  { kind, questionCount, minutes, passPercent }: Assessment,
  { extra = 0, sender = null }: { extra?: number; sender?: string | null } = {}
) => [
  sentence(
    '{questionCount} questions in {minutes} minutes; the time of the server counts, and it runs on when you leave the page.',
    { questionCount, minutes: Math.round(minutes * (1 + extra / 100)) }
  ),
  kind === 'english'
    ? sentence(
        'The result is a level from A1 to C2; from B2 your English is cleared. It is indicative.'
      )
    : sentence(
        kind === 'custom'
          ? '{passPercent} % pass.'
          : '{passPercent} % pass. A pass holds {months} months.',
        { passPercent, months: VALID_MONTHS }
      ),
  ...(sender
    ? [
        sentence('{sender} will see {companySees}.', {
          sender,
          companySees: sentence(companySees.label),
        }),
      ]
    : []),
  sender
    ? sentence('It costs you nothing; {sender} pays for it with a test credit.', { sender })
    : kind === 'custom'
      ? sentence('It costs you nothing.')
      : sentence(
          'It costs you nothing, and taking it again does not either, up to {most} times in {days} days.',
          { most: retakes.windows[1].most, days: retakes.windows[1].inDays }
        ),
  sentence(
    'Every answer is saved at once. You can go back, flag a question, change an answer, and go on with another device.'
  ),
  sentence('An answer that is on its way when the time ends still counts for {seconds} seconds.', {
    seconds: GRACE_SECONDS,
  }),
  sentence('If your connection drops, you get up to {minutes} minutes back, once.', {
    minutes: OUTAGE_SECONDS / 60,
  }),
  sentence(
    'We note when the page or full screen is left, text is pasted, or an answer comes faster than its question can be read. You see what was noted; it never fails you by itself.'
  ),
  // a company's test has no retake window
  ...(kind === 'custom' || sender
    ? []
    : [
        sentence(
          'You can take the same test again after {days} days, at most {most} times in {inDays} days; each try beyond these takes one of your test credits.',
          {
            days: retakes.afterDays,
            most: retakes.windows[1].most,
            inDays: retakes.windows[1].inDays,
          }
        ),
      ]),
]

/** What a browser must keep to while a test runs. */
export const pace = { heartbeatSeconds: HEARTBEAT_SECONDS, graceSeconds: GRACE_SECONDS }
