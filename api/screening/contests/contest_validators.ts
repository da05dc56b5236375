import vine from '@vinejs/vine'
import { prose } from '#api/http/text/free_text'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'
import {
  contestKindValues,
  contestOutcomeValues,
  screeningLimits as limits,
} from '#api/screening/screening_facts'
import { contestFlow } from '#api/screening/contests/contest_flow'

export const contestValidator = vine.create({
  kind: vine.enum(contestKindValues),
  message: prose().minLength(limits.message.min).maxLength(limits.message.max),
})

export const answerValidator = vine.create({
  answer: prose().minLength(limits.answer.min).maxLength(limits.answer.max),
  outcome: vine.enum(contestOutcomeValues),
})

export const contestListValidator = vine.create({
  ...paging,
  jobId: id().optional(),
  state: vine.enum(contestFlow.names).optional(),
})
