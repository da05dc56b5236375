import { BaseTransformer } from '@adonisjs/core/transformers'
import { shownText } from '#api/content/article'
import type Faq from '#api/content/models/faq'
import type { FaqGroup } from '#api/content/faqs/faqs_of'

export default class FaqTransformer extends BaseTransformer<Faq> {
  toObject() {
    const { id, audience, faqGroup, question, answer } = this.resource
    return {
      _id: String(id),
      audience,
      group: faqGroup,
      question,
      answer: shownText(answer),
    }
  }
}

export class FaqGroupTransformer extends BaseTransformer<FaqGroup> {
  toObject() {
    const { group, audience, faqs } = this.resource
    return { group, audience, faqs: FaqTransformer.transform(faqs) }
  }
}
