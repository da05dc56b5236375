import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import type CompanyMember from '#api/companies/models/company_member'
import Assessment from '#api/assessments/models/assessment'
import Question from '#api/assessments/models/question'
import { buildTest, reviseTest, switchTest } from '#api/assessments/sends/built/build_test'
import {
  ExerciseTransformer,
  BuiltTestTransformer,
  OfferedTestTransformer,
  OwnQuestionTransformer,
} from '#api/assessments/sends/built/built_transformers'
import { builtTest } from '#api/assessments/sends/built/built_test'
import { offeredTests, topicsToDraw } from '#api/assessments/sends/built/offered_to_companies'
import {
  changeQuestion,
  exercises,
  ownQuestions,
  writeQuestion,
} from '#api/assessments/sends/built/own_questions'
import * as valid from '#api/assessments/sends/send_validators'

/** The tests that a company can send, and those that it builds. */
export default class BuiltTestsController {
  /** Lists the tests that a company can send. */
  async index({ member, request, serialize }: HttpContext) {
    const wanted = await request.validateUsing(valid.offeredValidator)
    const { tests, lacking, pagination } = await offeredTests(member.companyId, wanted)
    return serialize({
      message: 'Tests to send',
      data: OfferedTestTransformer.transform(tests, lacking),
      pagination,
    })
  }

  /** Lists the topics that a test can draw from. */
  async topics({ request }: HttpContext) {
    const { topics, pagination } = await topicsToDraw(
      await request.validateUsing(valid.topicsValidator)
    )
    return { message: 'Topics to draw from', data: topics, pagination }
  }

  /** Lists the exercises that a test can ask everybody. */
  async exercises({ request, serialize }: HttpContext) {
    const wanted = await request.validateUsing(valid.exercisesValidator)
    const found = await exercises(wanted)
    return serialize({
      message: 'Exercises',
      data: ExerciseTransformer.transform(found.exercises),
      pagination: found.pagination,
    })
  }

  /** Shows a company's own test with what it consists of. */
  async show({ member, params, serialize }: HttpContext) {
    const test = await ownTest(member, params.id)
    return serialize({
      message: 'Your test',
      data: BuiltTestTransformer.transform(await builtTest(test)),
    })
  }

  /** Changes a company's own test; one that was used goes on as its next version. */
  async revise({ member, params, request, serialize }: HttpContext) {
    const { id } = await ownTest(member, params.id)
    const input = await request.validateUsing(valid.builtValidator)
    const test = await reviseTest(member, id, input)
    return serialize({
      message: 'The test is changed',
      data: OfferedTestTransformer.transform(test),
    })
  }

  /** Builds a test of a company's own. */
  async store({ member, request, response, serialize }: HttpContext) {
    const test = await buildTest(member, await request.validateUsing(valid.builtValidator))
    response.status(201)
    return serialize({ message: 'The test is built', data: OfferedTestTransformer.transform(test) })
  }

  /** Offers a company's own test, or offers it no more. */
  async switch({ member, params, request, serialize }: HttpContext) {
    const test = await ownTest(member, params.id)
    const { active } = await request.validateUsing(valid.switchValidator)
    return serialize({
      message: active ? 'The test is offered again' : 'The test is offered no more',
      data: OfferedTestTransformer.transform(await switchTest(test, active)),
    })
  }

  /** Lists a company's own questions. */
  async questions({ member, request, serialize }: HttpContext) {
    const wanted = await request.validateUsing(valid.receivedListValidator)
    const { questions, pagination } = await ownQuestions(member.companyId, wanted)
    return serialize({
      message: 'Your own questions',
      data: OwnQuestionTransformer.transform(questions),
      pagination,
    })
  }

  /** Adds a question of a company's own. */
  async ask({ member, request, response, serialize }: HttpContext) {
    const input = await request.validateUsing(valid.ownQuestionValidator)
    const question = await writeQuestion(member, input)
    response.status(201)
    return serialize({
      message: 'The question is kept',
      data: OwnQuestionTransformer.transform(question),
    })
  }

  /** Changes a question of a company's own. */
  async change({ member, params, request, serialize }: HttpContext) {
    const question = await ownQuestion(member, params.id)
    const input = await request.validateUsing(valid.ownQuestionValidator)
    return serialize({
      message: 'The question is kept',
      data: OwnQuestionTransformer.transform(await changeQuestion(question, input)),
    })
  }

  /** Asks a question of a company's own no more. */
  async retire({ member, params, serialize }: HttpContext) {
    const question = await ownQuestion(member, params.id)
    await question.merge({ status: 'retired' }).save()
    return serialize({
      message: 'The question is asked no more',
      data: { _id: String(question.id) },
    })
  }
}

const ownTest = ({ companyId }: CompanyMember, id: string) =>
  Assessment.query()
    .where({ id: rowId(id), companyId })
    .firstOrFail()

const ownQuestion = ({ companyId }: CompanyMember, id: string) =>
  Question.query()
    .where({ id: rowId(id), companyId })
    .firstOrFail()
