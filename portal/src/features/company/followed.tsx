import '../../components/lists/cards.css'
import { Button, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { api } from '../../app/api'
import { readPages, rowsOf } from '../../app/read'
import { Face } from '../../components/face'
import { useWrite } from '../../components/forms/write'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader } from '../../components/page/page_header'

/** /candidate/followed: the companies whose new jobs one hears of. */
export default function FollowedCompanies() {
  const list = useInfiniteQuery(
    readPages('GET', '/candidate/followed-companies', { query: { limit: 20 } })
  )
  const end = useWrite(
    (slug: string) => api.delete('/candidate/followed-companies/:slug', { params: { slug } }),
    { refreshes: ['/candidate/followed-companies'] }
  )
  const rows = rowsOf(list)
  return (
    <>
      <PageHeader
        title={t`Followed companies`}
      >{t`You hear of each new job they post.`}</PageHeader>
      <GrowingList
        list={list}
        what={t`The companies you follow`}
        rows={rows}
        empty={
          <EmptyState
            title={t`No companies followed yet`}
            icon={<Spot name="company" />}
            action={
              <Button component={Link} to="/companies">
                {t`See companies that hire`}
              </Button>
            }
          >
            {t`Choose “Follow” on a company's page, and you are notified of its new jobs.`}
          </EmptyState>
        }
      >
        <ul className="cards">
          {rows.map((one) => (
            <li key={one.companyId} className="card">
              <div className="card-head">
                <Face name={one.companyName} src={one.logo} size={44} square />
                <div>
                  <h3>
                    <Link to={`/companies/${one.slug}`}>{one.companyName}</Link>
                  </h3>
                  <Text size="sm" c="dimmed">
                    {[
                      one.openJobs
                        ? plural(
                            { count: one.openJobs },
                            { one: '# open job', other: '# open jobs' }
                          )
                        : t`No open jobs now`,
                      one.responseRate !== null &&
                        t`${{ responseRate: one.responseRate }} % answered in time`,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </div>
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-sm"
                  aria-label={t`Unfollow ${{ companyName: one.companyName }}`}
                  loading={end.busyWith(one.slug)}
                  onClick={() => void end.send(one.slug)}
                >
                  {t`Unfollow`}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </GrowingList>
    </>
  )
}
