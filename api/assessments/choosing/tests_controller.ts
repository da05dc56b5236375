import type { HttpContext } from '@adonisjs/core/http'
import { wholeList } from '#api/http/pagination'
import { offeredTests, selectedTests, selectTests } from '#api/assessments/choosing/offered_tests'
import { practiceQuestion, tryPractice } from '#api/assessments/choosing/practice_question'
import { readRules } from '#api/assessments/choosing/read_rules'
import * as valid from '#api/assessments/taking/taking_validators'
import TestTransformer from '#api/assessments/choosing/test_transformer'

/** The tests that a candidate may choose. */
export default class TestsController {
  /** Lists the skill tests, those of the candidate's own skills first. */
  async skills({ candidate, request, serialize }: HttpContext) {
    const filter = await request.validateUsing(valid.testList)
    const { tests, pagination } = await offeredTests(candidate, 'skill', filter)
    return serialize({
      message: 'Skill tests',
      data: TestTransformer.transform(tests),
      pagination,
    })
  }

  /** Lists the stack tests, those with one of the candidate's own skills first. */
  async stacks({ candidate, request, serialize }: HttpContext) {
    const filter = await request.validateUsing(valid.testList)
    const { tests, pagination } = await offeredTests(candidate, 'stack', filter)
    return serialize({
      message: 'Stack tests',
      data: TestTransformer.transform(tests),
      pagination,
    })
  }

  /**
   * Puts tests aside to take, in place of those before.
   *
   * @most 20
   */
  async select({ candidate, request, serialize }: HttpContext) {
    const tests = await selectTests(candidate, await request.validateUsing(valid.testSelection))
    return serialize({
      message: tests.length === 1 ? '1 test is chosen' : `${tests.length} tests are chosen`,
      data: TestTransformer.transform(tests),
      pagination: wholeList(tests),
    })
  }

  /**
   * Lists the tests that are put aside.
   *
   * @most 20
   */
  async selection({ candidate, serialize }: HttpContext) {
    const tests = await selectedTests(candidate)
    return serialize({
      message: 'Chosen tests',
      data: TestTransformer.transform(tests),
      pagination: wholeList(tests),
    })
  }

  /** Says the rules of a test, with a practice question that does not count. */
  async rules({ candidate, request, language }: HttpContext) {
    const asked = await request.validateUsing(valid.testRules)
    const rules = await readRules(candidate, asked, language)
    return { message: 'The rules', data: { ...rules, practice: practiceQuestion } }
  }

  /** Says whether the practice question is answered rightly. */
  async practice({ request }: HttpContext) {
    const { answer } = await request.validateUsing(valid.practice)
    const tried = tryPractice(answer)
    return { message: tried.isRight ? 'Right' : 'Not right', data: tried }
  }
}
