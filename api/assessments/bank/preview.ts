import db from '@adonisjs/lucid/services/db'
import Assessment from '#api/assessments/models/assessment'
import Question from '#api/assessments/models/question'
import QuestionPassage from '#api/assessments/models/question_passage'
import QuestionVersion from '#api/assessments/models/question_version'
import { recordingAt } from '#api/assessments/bank/recording'
import { questionOnWire } from '#api/assessments/taking/attempt_transformer'
import { drawQuestions, optionOrder, type Drawn } from '#api/assessments/taking/draw_questions'

/** A question as a candidate would see it, its options in an order by chance, and apart what is right about it. */
export async function previewQuestion(id: number) {
  const question = await Question.query().where('id', id).preload('topic').firstOrFail()
  const version = await QuestionVersion.query()
    .where({ questionId: id, version: question.version })
    .firstOrFail()
  const { kind, options } = question
  const [shown] = await shownOf([
    { questionId: id, versionId: version.id, optionOrder: optionOrder(kind, options.length) },
  ])
  return shown
}

/** A test as the next candidate would get it, drawn by the same rules; nothing of it is kept. */
export async function previewTest(id: number) {
  const test = await Assessment.findOrFail(id)
  // nobody's draw: nobody has seen a question before
  const drawn = await db.transaction((trx) => drawQuestions(trx, test, 0))
  return {
    _id: String(test.id),
    name: test.name,
    kind: test.kind,
    minutes: test.minutes,
    pass: test.passPercent,
    asks: test.questionCount,
    questions: await shownOf(drawn),
  }
}

async function shownOf(drawn: Drawn[]) {
  const versions = await QuestionVersion.query()
    .whereIn(
      'id',
      drawn.map(({ versionId }) => versionId)
    )
    .preload('passage')
  const questions = await Question.query()
    .whereIn(
      'id',
      drawn.map(({ questionId }) => questionId)
    )
    .preload('topic')
  return drawn.map(({ questionId, versionId, optionOrder: order }, at) => {
    const version = versions.find((one) => one.id === versionId)!
    const { topic, difficulty, level, status } = questions.find((one) => one.id === questionId)!
    const asked = { version, optionOrder: order, answer: null, revision: 0, flagged: false }
    return {
      question: questionOnWire(
        { id: questionId, position: at + 1, ...asked },
        `/api/v1/admin/passage-audio/${version.passageId}`
      ),
      key: {
        questionId: String(questionId),
        version: version.version,
        status,
        topic: topic?.name ?? null,
        grade: difficulty ?? level,
        /** Ids of the shown options, or accepted texts; of an order all, in the right one. */
        right: rightOf(version, order),
        hiddenCases: version.exercise?.cases.filter(({ hidden }) => hidden).length ?? 0,
        explanation: version.explanation,
        transcript: version.passage?.kind === 'audio' ? version.passage.body : null,
      },
    }
  })
}

function rightOf({ kind, answerKey, options }: QuestionVersion, order: number[]) {
  if (kind === 'text') return answerKey
  const shownAt = (place: number) => String(order.indexOf(place) + 1)
  return kind === 'order'
    ? options.map((_, place) => shownAt(place))
    : answerKey.map((number) => shownAt(Number(number) - 1))
}

/** The file of a passage that is heard. */
export const recordingOf = async (passageId: number) =>
  recordingAt((await QuestionPassage.findOrFail(passageId)).audioFile)
