import { Badge } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { readPages, rowsOf } from '../../../app/read'
import { GrowingList } from '../../../components/lists/growing_list'
import { Face } from '../../../components/face'
import { EmptyState } from '../../../components/message'
import { Spot } from '../../../components/spot'
import { Section } from '../../../components/page/page_header'
import { ListSkeleton } from '../../../components/page/skeletons'
import { When } from '../../../components/when'

/** Who looked at the profile, and who may read the contact. */
export function ProfileViews() {
  const views = useInfiniteQuery(readPages('GET', '/candidate/profile-views'))
  const rows = rowsOf(views)
  return (
    <Section
      title={t`Who looked at your profile`}
      id="views"
      note={t`Every company that opened it, and whether it may read your contact.`}
    >
      <GrowingList
        list={views}
        what={t`The views`}
        rows={rows}
        pending={<ListSkeleton rows={3} height={44} />}
        empty={
          <EmptyState icon={<Spot name="company" />} title={t`No company has looked yet`}>
            {t`A fuller profile, once approved, brings the first.`}
          </EmptyState>
        }
      >
        {rows.map(({ company, views: times, lastViewedAt, unlockedAt }) => (
          <div className="c-row" key={company._id}>
            <span className="face-line">
              <Face name={company.companyName} src={company.logo} size={32} square />
              <span style={{ minWidth: 0 }}>
                <strong>
                  <Link to={`/companies/${company.slug}`} style={{ color: 'inherit' }}>
                    {company.companyName}
                  </Link>
                </strong>
                <span className="dim">
                  {plural(times, { one: '# view', other: '# views' })} ·{' '}
                  <When at={lastViewedAt} prefix={t`most recently`} />
                </span>
              </span>
            </span>
            {unlockedAt && <Badge>{t`Sees your contact`}</Badge>}
          </div>
        ))}
      </GrowingList>
    </Section>
  )
}
