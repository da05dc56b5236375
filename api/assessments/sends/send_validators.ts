import vine from '@vinejs/vine'
import { words } from '#api/http/text/free_text'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'
import { runningStatuses } from '#api/applications/application_flow'
import {
  codeLanguages,
  difficultyValues,
  ownQuestionKindValues,
  assessmentLimits as bankLimits,
} from '#api/assessments/assessment_facts'
import { dueDays, sendLimits as limits } from '#api/assessments/sends/send_facts'
import { sendFlow, type SendState } from '#api/assessments/sends/send_flow'

const testIds = () => vine.array(id()).minLength(1).maxLength(limits.tests.max).distinct()
const people = () => vine.array(id()).maxLength(limits.people.max).distinct().optional()
const message = () => words(limits.message).nullable().optional()
const days = () => vine.number().withoutDecimals().min(dueDays.min).max(dueDays.max)
const credits = () =>
  vine.number().withoutDecimals().min(limits.credits.min).max(limits.credits.max)

export const sendValidator = vine.create({
  testIds: testIds(),
  appliedIds: people(),
  devIds: people(),
  jobId: id().optional(),
  dueDays: days().optional(),
  message: message(),
})

export const askValidator = vine.create({
  testIds: testIds(),
  appliedIds: vine.array(id()).minLength(1).maxLength(limits.people.max).distinct(),
  message: message(),
})

export const sentListValidator = vine.create({
  ...paging,
  state: vine.enum(sendFlow.names as SendState[]).optional(),
  jobId: id().optional(),
  devId: id().optional(),
  appliedId: id().optional(),
})

export const receivedListValidator = vine.create({ ...paging })
export const extendValidator = vine.create({ days: days() })
export const reasonValidator = vine.create({
  reason: words(limits.reason).nullable().optional(),
})

export const attachValidator = vine.create({
  jobId: id(),
  testIds: testIds(),
  atStatus: vine.enum(runningStatuses).optional(),
  stageId: id().nullable().optional(),
  credits: credits(),
  dueDays: days().optional(),
  message: message(),
})

export const addCreditsValidator = vine.create({
  credits: credits(),
  key: vine.string().uuid(),
})

export const comparisonValidator = vine.create({ ...paging })

export const offeredValidator = vine.create({
  ...paging,
  search: vine.string().trim().maxLength(100).optional(),
  own: vine.boolean().optional(),
})

export const exercisesValidator = vine.create({
  ...paging,
  search: vine.string().trim().maxLength(100).optional(),
  language: vine.enum(codeLanguages).optional(),
})

export const topicsValidator = vine.create({
  ...paging,
  search: vine.string().trim().maxLength(100).optional(),
})

const draw = vine.object({
  topicId: id(),
  difficulty: vine.enum(difficultyValues).nullable().optional(),
  count: vine.number().withoutDecimals().min(limits.drawn.min).max(limits.drawn.max),
})

export const builtValidator = vine.create({
  name: words(bankLimits.name),
  description: words(bankLimits.description).nullable().optional(),
  minutes: vine.number().withoutDecimals().min(limits.minutes.min).max(limits.minutes.max),
  passPercent: vine.number().withoutDecimals().min(limits.percent.min).max(limits.percent.max),
  draws: vine.array(draw).maxLength(limits.draws.max).optional(),
  questionIds: vine.array(id()).maxLength(limits.ownQuestions.max).distinct().optional(),
})

export const switchValidator = vine.create({ active: vine.boolean() })

const text = ({ min = 1, max }: { min?: number; max: number }) => words({ min, max })

export const ownQuestionValidator = vine.create({
  kind: vine.enum(ownQuestionKindValues),
  body: text(bankLimits.body),
  options: vine.array(text(bankLimits.option)).maxLength(bankLimits.options.max).optional(),
  answerKey: vine
    .array(
      vine.union([
        vine.union.if((value) => typeof value === 'number', vine.number().withoutDecimals().min(0)),
        vine.union.else(text(bankLimits.accepted)),
      ])
    )
    .maxLength(bankLimits.acceptedAnswers.max)
    .optional(),
  explanation: words(bankLimits.explanation).nullable().optional(),
  difficulty: vine.enum(difficultyValues),
})
