import Faq from '#api/content/models/faq'
import { MOST_LISTED, type FaqAudience } from '#api/content/content_facts'

export type FaqGroup = { group: string; audience: FaqAudience; faqs: Faq[] }

/** The questions that are shown, in the order of their groups; of one audience or of all. */
export const faqsOf = (audience?: FaqAudience): Promise<Faq[]> =>
  Faq.query()
    .where('status', 'active')
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
