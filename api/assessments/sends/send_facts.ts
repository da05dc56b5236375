// Pure: screens and tests import it too.

/** Days until a sent test is due, at least, at most, and what a form begins with. */
export const dueDays = { min: 1, max: 60, usual: 14 } as const
/** Hours before the due time at which a reminder is sent, each once. */
export const REMINDER_HOURS = [72, 24] as const
/** Hours from the sending, or from the last reminder, until a company may remind a person itself. */
export const REMIND_AGAIN_HOURS = 24
/** What one person's tests of one sending cost. */
export const CREDITS_EACH = 1

/** Whether a job still sends its tests. */
export const attachStates = ['active', 'ended'] as const
export type AttachState = (typeof attachStates)[number]

/** Lengths in characters and counts. */
export const sendLimits = {
  people: { max: 100 },
  tests: { max: 5 },
  message: { max: 2000 },
  reason: { max: 1000 },
  /** Of one job. */
  attached: { max: 10 },
  /** Credits put aside for a job at once. */
  credits: { min: 1, max: 1000 },
  /** Of a company's own test. */
  draws: { max: 20 },
  drawn: { min: 1, max: 50 },
  ownQuestions: { max: 100 },
  questions: { min: 1, max: 100 },
  minutes: { min: 1, max: 240 },
  percent: { min: 1, max: 100 },
} as const

/** How many people of each group must have finished before their pass rates are compared. */
export const GROUP_FROM = 10
/** Below this share of the best group's pass rate a difference is named: the four-fifths rule, 29 CFR 1607.4 D. */
export const FOUR_FIFTHS = 0.8
