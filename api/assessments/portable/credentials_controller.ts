import { errors } from '@adonisjs/lucid'
import type { HttpContext } from '@adonisjs/core/http'
import { contentDisposition } from '#api/http/answers/content_disposition'
import { checkByUid, checkText, isTold } from '#api/assessments/portable/check_credential'
import { publicKeys } from '#api/assessments/portable/credential_keys'
import CheckedTransformer from '#api/assessments/portable/credential_transformer'
import { credentialCheck } from '#api/assessments/portable/credential_validators'
import { enveloped } from '#api/assessments/portable/sign_credential'
import { revocationsOf } from '#api/assessments/portable/revocations_of'

/** The check of one that is there; else 404. */
async function known(uid: unknown) {
  const checked = await checkByUid(uid)
  if (checked.state === 'unknown') throw new errors.E_ROW_NOT_FOUND()
  return checked
}

/** Portable results, for everybody to whom one is shown. */
export default class CredentialsController {
  /** Shows the state of a portable result, by its id. */
  async show({ params, serialize }: HttpContext) {
    const checked = await known(params.id)
    return serialize({ message: 'The check', data: CheckedTransformer.transform(checked) })
  }

  /** Checks a portable result that somebody was shown, by its signature. */
  async check({ request, serialize }: HttpContext) {
    const { credential } = await request.validateUsing(credentialCheck)
    const checked = await checkText(credential)
    return serialize({ message: 'The check', data: CheckedTransformer.transform(checked) })
  }

  /**
   * Gives a portable result as a file, while it may be told.
   *
   * @produces application/json
   */
  async file({ params, response }: HttpContext) {
    const { state, credential } = await checkByUid(params.id)
    if (!credential || !isTold(state)) throw new errors.E_ROW_NOT_FOUND()
    response
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', contentDisposition('attachment', 'test-result.json'))
      .header('cache-control', 'no-store')
    return response.send(JSON.stringify(enveloped(credential.token), null, 2))
  }

  /**
   * Names a portable result as revoked where it is: the 1EdTech Revocation List Status Method 1.0.
   *
   * @produces application/json
   */
  async status({ params, response }: HttpContext) {
    response.header('cache-control', 'no-store')
    return response.json(revocationsOf(params.id, (await known(params.id)).state))
  }

  /** Gives the public keys by which portable results are checked (JWKS). */
  async keys({ response }: HttpContext) {
    response.header('content-type', 'application/jwk-set+json').header('cache-control', 'no-cache')
    return response.send(JSON.stringify({ keys: await publicKeys() }))
  }
}
