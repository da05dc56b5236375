import { Link } from 'react-router-dom'
import { count } from '../../components/format'
import { Face } from '../../components/face'
import type { Company } from '../jobs'

/** A company in a list, with its record of answering. */
export function CompanyTile({ company }: { company: Company }) {
  const facts = [
    company.openJobsCount != null && count(company.openJobsCount, 'open job'),
    company.responseRate != null && `${company.responseRate} % answered in time`,
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
