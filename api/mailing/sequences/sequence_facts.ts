/** Counts and days. */
export const sequenceLimits = {
  /** Of one company. */
  sequences: { max: 50 },
  steps: { min: 1, max: 6 },
  /** Days that a step waits after the one before it; the first may go at once. */
  waitDays: { min: 0, max: 60 },
  /** Of one start. */
  people: { max: 25 },
  /** Under way at a time, of one company. */
  running: { max: 500 },
} as const

/** Hours of a working day, in the zone of the person who reads, within which follow-ups are sent. */
export const WORKING_HOURS = { from: 9, to: 17 } as const
