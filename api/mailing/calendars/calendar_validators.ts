import vine from '@vinejs/vine'
import { time } from '#api/http/dates'
import { id } from '#api/http/ids'
import { interviewLimits } from '#api/interviews/interview_facts'

export const calendarBusyValidator = vine.create({
  from: time(),
  to: time(),
  userIds: vine.array(id()).minLength(1).maxLength(interviewLimits.interviewers.max).distinct(),
})
