import type { DateTime } from 'luxon'
import { REMINDER_HOURS } from '#api/assessments/sends/send_facts'

/** How many reminders of a test are past at a time: what is due sooner than a reminder would come needs none. */
export const remindersUntil = (dueAt: DateTime, now: DateTime) =>
  REMINDER_HOURS.filter((hours) => dueAt.diff(now).as('hours') <= hours).length
