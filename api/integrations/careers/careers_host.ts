import Company from '#api/companies/models/company'
import CareersDomain from '#api/integrations/models/careers_domain'
import CareersPage from '#api/integrations/models/careers_page'

/** A host that a company has proved: whose page it shows, or none (`slug` null) while there is nothing to show. */
export type CareersHost = { host: string; slug: string | null; logoKey: string | null }

/**
 * Finds what a host shows: undefined where no company ever proved it, as naming a host gives no hold on it. It shows
 * nothing while its record is gone, the page is off, or the company is not one that everyone may see.
 */
export async function careersHostOf(host: string): Promise<CareersHost | undefined> {
  const domain = await CareersDomain.query()
    .where('host', host)
    .whereIn('status', ['live', 'lost'])
    .orderByRaw(`status = 'live' desc`)
    .first()
  if (!domain) return undefined
  const company =
    domain.status === 'live'
      ? await Company.query()
          .withScopes((scopes) => scopes.visible())
          .where('id', domain.companyId)
          .first()
      : null
  if (!company || !(await CareersPage.of(company.id)).isOn)
    return { host, slug: null, logoKey: null }
  return { host, slug: company.slug, logoKey: company.logoKey }
}

/** The host at which a company's careers page shows now, if it has one. */
export const liveHostOf = async (companyId: number) =>
  (await CareersDomain.findBy({ companyId, status: 'live' }))?.host
