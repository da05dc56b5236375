import {
  COMPANY_SEES,
  GRACE_SECONDS,
  HEARTBEAT_SECONDS,
  OUTAGE_SECONDS,
  retakes,
  VALID_MONTHS,
} from '#api/assessments/assessment_facts'
import type Assessment from '#api/assessments/models/assessment'

/** The rules of a test in sentences, as its candidate reads them before the start; `sender` is the company that sent it. */
export const rulesOf = (
  { kind, questionCount, minutes, passPercent }: Assessment,
  { extra = 0, sender = null }: { extra?: number; sender?: string | null } = {}
) => [
  `${questionCount} questions in ${Math.round(minutes * (1 + extra / 100))} minutes; the time of the server counts, and it runs on when you leave the page.`,
  kind === 'english'
    ? 'The result is a level from A1 to C2; from B2 your English is cleared. It is indicative.'
    : `${passPercent} % pass.${kind === 'custom' ? '' : ` A pass holds ${VALID_MONTHS} months.`}`,
  ...(sender ? [`${sender} will see ${COMPANY_SEES}.`] : []),
  sender
    ? `It costs you nothing; ${sender} pays for it with a test credit.`
    : `It costs you nothing${kind === 'custom' ? '' : `, and taking it again does not either, up to ${retakes.windows[1].most} times in ${retakes.windows[1].inDays} days`}.`,
  'Every answer is saved at once. You can go back, flag a question, change an answer, and go on with another device.',
  `An answer that is on its way when the time ends still counts for ${GRACE_SECONDS} seconds.`,
  `If your connection breaks down, up to ${OUTAGE_SECONDS / 60} minutes are given back, once.`,
  'We note when the page or full screen is left, text is pasted, or an answer comes faster than its question can be read. You see what was noted; it never fails you by itself.',
  // a company's test has no retake window
  ...(kind === 'custom' || sender
    ? []
    : [
        `You can take the same test again after ${retakes.afterDays} days, at most ${retakes.windows[1].most} times in ${retakes.windows[1].inDays} days; each try beyond these takes one of your test credits.`,
      ]),
]

/** What a browser must keep to while a test runs. */
export const pace = { heartbeatSeconds: HEARTBEAT_SECONDS, graceSeconds: GRACE_SECONDS }
