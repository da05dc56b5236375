import type { Infer } from '@vinejs/vine/types'
import { Refusal } from '#api/http/refusal'
import { pagination } from '#api/http/pagination'
import type CompanyMember from '#api/companies/models/company_member'
import Question from '#api/assessments/models/question'
import { isExercise } from '#api/assessments/sends/built/build_test'
import type { ownQuestionValidator } from '#api/assessments/sends/send_validators'

type Input = Infer<typeof ownQuestionValidator>

/** A page of a company's own questions, the latest first. */
export async function ownQuestions(
  companyId: number,
  { page = 1, limit = 20 }: { page?: number; limit?: number }
) {
  const list = await Question.query()
    .where('company_id', companyId)
    .whereNot('status', 'retired')
    .orderBy('id', 'desc')
    .paginate(page, limit)
  return { questions: list.all(), pagination: pagination(page, limit, list.total) }
}

/** A page of the exercises of the banks, by language and difficulty; `search` finds words of what is asked. */
export async function exercises({
  page = 1,
  limit = 20,
  search,
  language,
}: {
  page?: number
  limit?: number
  search?: string
  language?: string
}) {
  const query = Question.query().where('status', 'active').whereRaw(isExercise)
  if (search) query.whereILike('body', `%${search.replace(/[\\%_]/g, '\\$&')}%`)
  if (language) query.whereRaw(`exercise->>'language' = ?`, [language])
  const list = await query
    .orderByRaw(
      `exercise->>'language', array_position(array['easy', 'medium', 'hard'], difficulty), id`
    )
    .paginate(page, limit)
  return { exercises: list.all(), pagination: pagination(page, limit, list.total) }
}

/** Writes a question that only this company asks. Refuses with 422 where its key does not fit its kind. */
export async function writeQuestion({ companyId, userId }: CompanyMember, input: Input) {
  assertKey(input)
  return Question.create({ ...valuesOf(input), companyId, createdBy: userId, status: 'active' })
}

/** Changes a company's question; those who had it before keep it as it was. */
export async function changeQuestion(question: Question, input: Input) {
  assertKey(input)
  return question.merge(valuesOf(input)).save()
}

const valuesOf = ({
  kind,
  body,
  options = [],
  answerKey = [],
  explanation,
  difficulty,
}: Input) => ({
  kind,
  body,
  options: kind === 'text' ? [] : options,
  // the bank counts options from 1
  answerKey:
    kind === 'order'
      ? []
      : answerKey.map((one) => (typeof one === 'number' ? String(one + 1) : one)),
  explanation: explanation ?? null,
  difficulty,
})

function assertKey({ kind, options = [], answerKey = [] }: Input) {
  const refuse = (field: string, message: string) => {
    throw new Refusal(message, { status: 422, field })
  }
  if (kind === 'text') {
    if (answerKey.length === 0 || answerKey.some((one) => typeof one !== 'string'))
      refuse('answerKey', 'Write at least one text that counts as right')
    return
  }
  if (options.length < 2) refuse('options', 'Write at least two options')
  if (new Set(options).size < options.length)
    refuse('options', 'Two options say the same; keep one of them')
  if (kind === 'order') return
  const places = answerKey.filter((place) => typeof place === 'number' && place < options.length)
  if (places.length < answerKey.length || new Set(places).size < places.length)
    refuse('answerKey', 'Name the right options by their places, from 0, each once')
  if (kind === 'one' && places.length !== 1) refuse('answerKey', 'Exactly one option is right')
  if (kind === 'many' && (places.length < 2 || places.length === options.length))
    refuse('answerKey', 'Two or more options are right, and one at least is wrong')
}
