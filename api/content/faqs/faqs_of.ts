import Faq from '#api/content/models/faq'
import { MOST_LISTED, type FaqAudience } from '#api/content/content_facts'

export type FaqGroup = { group: string; audience: FaqAudience; faqs: Faq[] }

type Wanted = {
  audience?: FaqAudience
  /** A question that is shown as if it were published. */ draft?: number
}

/** The published questions, in the order of their groups; of one audience or of all. */
export const faqsOf = ({ audience, draft }: Wanted = {}): Promise<Faq[]> =>
  Faq.query()
    .where((shown) =>
      shown.where('status', 'published').if(draft, (query) => query.orWhere('id', draft!))
    )
    .if(audience, (query) => query.where('audience', audience!))
    .orderByRaw('audience, group_position, faq_group, position, id')
    .limit(MOST_LISTED)

/** The same by group. */
export function groupsOf(faqs: Faq[]): FaqGroup[] {
  const groups = Map.groupBy(faqs, ({ audience, faqGroup }) => `${audience}\n${faqGroup}`)
  return [...groups.values()].map((list) => ({
    group: list[0].faqGroup,
    audience: list[0].audience,
    faqs: list,
  }))
}
