import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { pagination } from '#api/http/pagination'
import ApiKey from '#api/integrations/models/api_key'
import ApiKeyTransformer from '#api/integrations/keys/api_key_transformer'
import { makeKey, revokeKey } from '#api/integrations/keys/keep_key'
import { keyValidator, pageValidator } from '#api/integrations/integration_validators'

/** The keys of a company's own programs. */
export default class ApiKeysController {
  /** Lists the company's keys, the newest first. */
  async index({ member, request, serialize }: HttpContext) {
    const { page = 1, limit = 20 } = await request.validateUsing(pageValidator)
    const keys = await ApiKey.query()
      .where('company_id', member.companyId)
      .preload('maker')
      .orderBy('id', 'desc')
      .paginate(page, limit)
    return serialize({
      message: 'API keys',
      data: ApiKeyTransformer.transform(keys.all()),
      pagination: pagination(page, limit, keys.total),
    })
  }

  /** Makes a key; this response alone holds its secret. */
  async store({ member, request, response, serialize }: HttpContext) {
    const { key, secret } = await makeKey(member, await request.validateUsing(keyValidator))
    await key.load('maker')
    response.status(201)
    return serialize({
      message: 'The key is made; copy it now, it is not shown again',
      data: { key: ApiKeyTransformer.transform(key), secret },
    })
  }

  /** Revokes a key, at once and for good. */
  async destroy({ member, params, serialize }: HttpContext) {
    const key = await revokeKey(member, rowId(params.id))
    return serialize({
      message: 'The key opens nothing any more',
      data: ApiKeyTransformer.transform(key),
    })
  }
}
