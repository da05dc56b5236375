import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { resultList, resultShown } from '#api/assessments/taking/taking_validators'
import { resultOf, resultsOf } from '#api/assessments/results/results_of'
import ResultTransformer from '#api/assessments/results/result_transformer'
import { ownResult, showResult } from '#api/assessments/results/show_result'

/** What came out of a candidate's tests. */
export default class ResultsController {
  /** Lists the results, latest first. */
  async index({ candidate, request, serialize }: HttpContext) {
    const filter = await request.validateUsing(resultList)
    const { results, pagination } = await resultsOf(candidate, filter)
    return serialize({
      message: 'Your results',
      data: ResultTransformer.transform(results),
      pagination,
    })
  }

  /** Shows the result of one attempt. */
  async show({ candidate, params, serialize }: HttpContext) {
    const result = await resultOf(candidate, rowId(params.id))
    return serialize({ message: 'The result', data: ResultTransformer.transform(result) })
  }

  /** Shows a result on the profile, or hides it there. */
  async update({ candidate, params, request, serialize }: HttpContext) {
    const own = await ownResult(candidate, rowId(params.id))
    const { shown } = await request.validateUsing(resultShown)
    const result = await showResult(candidate, own, shown)
    return serialize({
      message: shown ? 'Companies see it on your profile' : 'It is off your profile',
      data: ResultTransformer.transform(result),
    })
  }
}
