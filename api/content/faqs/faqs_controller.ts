import type { HttpContext } from '@adonisjs/core/http'
import { wholeList } from '#api/http/pagination'
import { faqsOf, groupsOf } from '#api/content/faqs/faqs_of'
import { faqGroupsValidator, faqListValidator } from '#api/content/content_validators'
import { seesDrafts } from '#api/content/sees_drafts'
import FaqTransformer, { FaqGroupTransformer } from '#api/content/faqs/faq_transformer'

/** Questions that many ask, with their answers. */
export default class FaqsController {
  /**
   * Lists the published questions, of one audience or of all; who keeps the content sees a draft among them.
   *
   * @most 500
   */
  async index({ auth, request, serialize }: HttpContext) {
    const { audience, draft } = await request.validateUsing(faqListValidator)
    const faqs = await faqsOf({ audience, draft: seesDrafts(auth.user) ? draft : undefined })
    return serialize({
      message: 'Questions and answers',
      data: FaqTransformer.transform(faqs),
      pagination: wholeList(faqs),
    })
  }

  /**
   * Lists the questions in their groups.
   *
   * @most 500
   */
  async groups({ request, serialize }: HttpContext) {
    const { audience } = await request.validateUsing(faqGroupsValidator)
    const groups = groupsOf(await faqsOf({ audience }))
    return serialize({
      message: 'Questions and answers in groups',
      data: FaqGroupTransformer.transform(groups).depth(2),
      pagination: wholeList(groups),
    })
  }
}
