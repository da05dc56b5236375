import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { credentialFlow } from '#api/assessments/portable/credential_flow'
import { credentialMoves } from '#api/assessments/portable/credential_moves'
import { issueCredential, ownCredential } from '#api/assessments/portable/issue_credential'
import { resultOf } from '#api/assessments/results/results_of'
import ResultTransformer from '#api/assessments/results/result_transformer'

/** A candidate's results that they show elsewhere. */
export default class OwnCredentialsController {
  /** Signs a result under the candidate's name; one that is signed already is returned as it is. */
  async store({ auth, candidate, params, response, serialize }: HttpContext) {
    const { made } = await issueCredential(auth.user!, candidate, rowId(params.id))
    response.status(made ? 201 : 200)
    return serialize({
      message: made ? 'The result is signed; the link is yours to give' : 'It is signed already',
      data: ResultTransformer.transform(await resultOf(candidate, rowId(params.id))),
    })
  }

  /** Withdraws a signed result for good. */
  async destroy({ auth, candidate, params, serialize }: HttpContext) {
    const credential = await ownCredential(candidate, rowId(params.id))
    await credentialMoves.withdraw(credential, auth.user!)
    return serialize({
      message: credentialFlow.moves.withdraw.done,
      data: ResultTransformer.transform(await resultOf(candidate, rowId(params.id))),
    })
  }
}
