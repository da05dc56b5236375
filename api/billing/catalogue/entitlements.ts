import { freePlan } from '#api/companies/company_facts'

/** What plans limit, by the slug of its feature; what a company without any plan row has. */
const least: Record<string, number> = {
  open_jobs: freePlan.openJobs,
  users: freePlan.users,
  contact_requests: freePlan.contactRequestsAMonth,
}

/** The states of a subscription in which its plan is the company's; a suspended one keeps what it has, to read. */
const holding = `('trialing', 'active', 'past_due', 'cancels_at_end', 'suspended')`

/** SQL: the id of the plan that a company is on. */
const planOf = (company: string) =>
  `coalesce((select s.plan_id from subscriptions s where s.company_id = ${company} and s.status in ${holding}), (select f.id from plans f where f.is_free))`

/**
 * SQL: how many of a feature a company has: by its plan, the free one without a subscription, and by what it bought
 * beside it. The one place that limits come from.
 */
export const entitledTo = (company: string, feature: string) =>
  `(coalesce((select (p.entitlements->>'${feature}')::int from plans p where p.id = ${planOf(company)}), ${least[feature] ?? 0})
    + coalesce((select sum(e.amount)::int from plan_extras e where e.company_id = ${company} and e.feature = '${feature}' and e.ends_at > now()), 0))`

/** SQL: the name of the smallest plan on sale that has more of a feature than a company has now. */
export const largerPlan = (company: string, feature: string) =>
  `(select l.slug from plans l where l.status = 'active' and not l.is_free and (l.entitlements->>'${feature}')::int > ${entitledTo(company, feature)} order by (l.entitlements->>'${feature}')::int, l.position limit 1)`

/** SQL: the name of the plan that a company is on. */
export const planName = (company: string) =>
  `(select n.name from plans n where n.id = ${planOf(company)})`

/** What is wrong with the entitlements of a plan, in words; null when each is so many, or whether. */
export function wrongEntitlements(found: unknown): string | null {
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    return 'Give the features by their slug'
  for (const [slug, value] of Object.entries(found)) {
    if (!/^[a-z][a-z_]{1,59}$/.test(slug)) return `${slug.slice(0, 60)} is no slug of a feature`
    if (typeof value !== 'boolean' && !(Number.isSafeInteger(value) && (value as number) >= 0))
      return `${slug} must be a whole number, or true or false`
  }
  return null
}
