import vine from '@vinejs/vine'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'
import { assessmentLimits, signalKindValues } from '#api/assessments/assessment_facts'

const count = () => vine.number().withoutDecimals().min(0).max(10_000)
const place = () => vine.number().withoutDecimals().min(1).max(100)
/** Ids of options in the attempt's own order, or a text; what fits is said by the question. */
const answer = () =>
  vine.unionOfTypes([
    vine.string().maxLength(assessmentLimits.code.max),
    vine.array(vine.string().maxLength(20)).maxLength(assessmentLimits.options.max),
  ])
const given = {
  attemptId: id(),
  questionId: id(),
  // a union that is optional last drops null, which takes an answer back
  answer: answer().optional().nullable(),
  flag: vine.boolean().optional(),
  revision: vine.number().withoutDecimals().min(0).max(1_000_000).optional(),
}
const tests = () => vine.array(id()).maxLength(assessmentLimits.selection.max)

export const testList = vine.create({
  ...paging,
  search: vine.string().trim().maxLength(100).optional(),
})
export const testSelection = vine.create({ skillTests: tests(), stackTests: tests() })
export const practice = vine.create({ answer: vine.string().maxLength(20) })
const oneTest = {
  testId: id().optional().requiredIfMissing('sendId'),
  sendId: id().optional(),
}
export const testRules = vine.create(oneTest)
export const testStart = vine.create({ ...oneTest, useCredit: vine.boolean().optional() })
export const attemptPlace = vine.create({
  position: place().optional(),
  ahead: vine.boolean().optional(),
})
export const testAnswer = vine.create(given)
export const testFinish = vine.create({ attemptId: id() })
export const testHeartbeat = vine.create({
  attemptId: id(),
  outage: vine.boolean().optional(),
  signals: vine
    .object(
      Object.fromEntries(signalKindValues.map((kind) => [kind, count().optional()])) as Record<
        (typeof signalKindValues)[number],
        ReturnType<ReturnType<typeof count>['optional']>
      >
    )
    .optional(),
})
export const englishPlace = vine.create({ attemptId: id(), position: place().optional() })
export const resultList = vine.create(paging)
export const resultShown = vine.create({ shown: vine.boolean() })
