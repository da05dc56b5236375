import { errors } from '@vinejs/vine'
import { sentence } from '#api/languages/sentence'
import type Job from '#api/jobs/models/job'
import type { Answer } from '#api/applications/models/application'

type Item = { question: string; isMandatory?: boolean; isAdded?: boolean }
type Group = { questionLists?: Item[] }

/** The questions that a job puts to candidates, in the order of its form. */
export function askedQuestions(job: Pick<Job, 'questionnaire'>): Item[] {
  return (job.questionnaire as Group[])
    .flatMap((group) => group.questionLists ?? [])
    .filter((item) => item.isAdded !== false)
}

/** The answers to keep, in the order of the questions; a mandatory one without an answer is named by its place there. */
export function answersTo(job: Pick<Job, 'questionnaire'>, given: Answer[]): Answer[] {
  const words = new Map(given.map(({ question, answer }) => [same(question), answer.trim()]))
  const questions = askedQuestions(job)
  const missing = questions.flatMap(({ question, isMandatory }, index) =>
    isMandatory && !words.get(same(question))
      ? [
          {
            field: `answers.${index}`,
            rule: 'required',
            message: sentence('The company needs an answer to "{question}"', { question }),
          },
        ]
      : []
  )
  if (missing.length > 0) throw new errors.E_VALIDATION_ERROR(missing)
  return questions.flatMap(({ question }) =>
    words.get(same(question)) ? [{ question, answer: words.get(same(question))! }] : []
  )
}

const same = (question: string) => question.trim().toLowerCase()
