import { t } from '@lingui/core/macro'
import type { JobDetail } from '../jobs'

export type Asked = { key: string; question: string; group: string; isMandatory: boolean }

/** The questions of a job, by keys that a form can hold. */
export const askedOf = (job: JobDetail | undefined): Asked[] =>
  (job?.questionaries ?? []).flatMap((group, at) =>
    group.questionLists
      .filter((question) => question.isAdded !== false)
      .map((question, index) => ({
        key: `q${at}_${index}`,
        question: question.question,
        group: group.questionName,
        isMandatory: question.isMandatory,
      }))
  )

/** What of them has no answer, as the faults of a form. */
export const unanswered = (asked: Asked[], answers: Record<string, string>) =>
  Object.fromEntries(
    asked
      .filter(({ key, isMandatory }) => isMandatory && !answers[key]?.trim())
      .map(({ key }) => [`answers.${key}`, t`The company needs an answer to this`])
  )

/** The answers as the server takes them. */
export const answered = (asked: Asked[], answers: Record<string, string>) =>
  asked
    .filter(({ key }) => answers[key]?.trim())
    .map(({ key, question }) => ({ question, answer: answers[key] }))
