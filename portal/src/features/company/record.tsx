import { Link, useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../app/read'
import { PageNotYet, together } from '../../components/fetched'
import { count } from '../../components/format'
import { useTitle } from '../../components/title'

/** How a company answers, in figures that stand above their thresholds only. */
export default function RecordPage() {
  const { slug = '' } = useParams()
  const profile = useQuery(read('GET', '/company-profile/open', { query: { slug } }))
  const found = useQuery(read('GET', '/company-record/:slug', { params: { slug } }))
  const company = profile.data?.data
  const record = found.data?.data
  useTitle(company && `How ${company.companyName} answers`)
  if (!company || !record)
    return <PageNotYet read={together(profile, found)} what="This company's record" />
  const { answers, inTime, withReasons, payShown, reviews } = record
  const most = Math.max(1, ...answers.spans.map((span) => span.count))
  return (
    <div className="c-page">
      <nav className="c-crumbs" aria-label="Breadcrumb">
        <Link to="/companies">Companies</Link>
        <span aria-hidden="true">/</span>
        <Link to={`/companies/${slug}`}>{company.companyName}</Link>
      </nav>
      <h1>How {company.companyName} answers</h1>
      <p className="dim">
        Counted from the last year, and shown only where there are enough cases to say something.
      </p>
      <div className="c-record">
        <section aria-labelledby="speed">
          <h2 id="speed">Time to an answer</h2>
          {answers.medianDays === null ? (
            <NotEnough has={answers.count} needs={answers.fewest} what="answer" />
          ) : (
            <>
              <p className="num">
                <span className="c-record-figure">Median {answers.medianDays} days</span>, p90{' '}
                {answers.slowDays}
              </p>
              <table className="c-record-bars">
                <caption className="sr-only">Answers by how long they took</caption>
                <tbody>
                  {answers.spans.map(({ upTo, count: number }, at) => (
                    <tr key={upTo ?? 'more'}>
                      <th scope="row">
                        {upTo === null
                          ? `Over ${answers.spans.at(-2)?.upTo} days`
                          : at === 0
                            ? `Up to ${upTo} days`
                            : `${answers.spans[at - 1].upTo} to ${upTo} days`}
                      </th>
                      <td>
                        <Bar share={number / most} />
                      </td>
                      <td className="num">{number}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </>
          )}
        </section>
        <ShareOf id="in-time" title="Answered by the promised date" share={inTime} what="answer" />
        <ShareOf
          id="reasons"
          title="Rejections that say why"
          share={withReasons}
          what="rejection"
        />
        <ShareOf id="pay" title="Jobs that show their pay" share={payShown} what="job" />
        <section aria-labelledby="reviews">
          <h2 id="reviews">Reviews by candidates</h2>
          {reviews.average === null ? (
            <NotEnough has={reviews.count} needs={reviews.fewest} what="review" />
          ) : (
            <>
              <p className="num">
                <span className="c-record-figure">{reviews.average} of 5</span>,{' '}
                {count(reviews.count, 'review')}
              </p>
              <Bar share={reviews.average / 5} />
            </>
          )}
        </section>
      </div>
    </div>
  )
}

type Shared = { of: number; fewest: number; percent: number | null }

function ShareOf({
  id,
  title,
  share,
  what,
}: {
  id: string
  title: string
  share: Shared
  what: string
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {share.percent === null ? (
        <NotEnough has={share.of} needs={share.fewest} what={what} />
      ) : (
        <>
          <p className="num">
            <span className="c-record-figure">{share.percent} %</span> of {count(share.of, what)}
          </p>
          <Bar share={share.percent / 100} />
        </>
      )}
    </section>
  )
}

const NotEnough = ({ has, needs, what }: { has: number; needs: number; what: string }) => (
  <p className="dim num">
    Not enough yet: {count(has, what)}, shown from {needs} on.
  </p>
)

/** Drawn, as the figure beside it says the same in words. */
const Bar = ({ share }: { share: number }) => (
  <svg className="c-record-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
    <rect width={100 * share} height="12" />
  </svg>
)
