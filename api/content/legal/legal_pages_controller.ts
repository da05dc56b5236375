import type { HttpContext } from '@adonisjs/core/http'
import { findLegalPage } from '#api/content/legal/find_legal_page'
import LegalPageTransformer from '#api/content/legal/legal_page_transformer'

/** The texts that the law asks for. */
export default class LegalPagesController {
  /** Shows a text of the law, as the operator filled it in. */
  async show({ auth, params, serialize }: HttpContext) {
    return serialize({
      message: 'A legal page',
      data: LegalPageTransformer.transform(await findLegalPage(params.slug, auth.user)),
    })
  }
}
