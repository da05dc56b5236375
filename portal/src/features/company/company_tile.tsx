import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { Face } from '../../components/face'
import type { Company } from '../jobs'

/** A company in a list, with its record of answering. */
export function CompanyTile({ company }: { company: Company }) {
  const facts = [
    company.openJobsCount != null &&
      plural({ count: company.openJobsCount }, { one: '# open job', other: '# open jobs' }),
    company.responseRate != null && t`${{ responseRate: company.responseRate }} % answered in time`,
  ].filter(Boolean)
  return (
    <Link className="c-company" to={`/companies/${company.slug}`}>
      <Face name={company.companyName} src={company.logo} size={44} square />
      <span>
        <strong>{company.companyName}</strong>
        <small className="num">
          {facts.join(' · ') || [company.industryName, company.city].filter(Boolean).join(' · ')}
        </small>
      </span>
      {company.tagline && <p>{company.tagline}</p>}
    </Link>
  )
}
