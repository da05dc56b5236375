import { dayCount } from '../../components/format'
import { Link, useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { ph, plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { read } from '../../app/read'
import { PageNotYet, together } from '../../components/page/fetched'
import { useTitle } from '../../components/page/title'

/** How a company answers, in figures that are above their thresholds only. */
export default function RecordPage() {
  const { slug = '' } = useParams()
  const profile = useQuery(read('GET', '/company-profile/open', { query: { slug } }))
  const found = useQuery(read('GET', '/company-record/:slug', { params: { slug } }))
  const company = profile.data?.data
  const record = found.data?.data
  useTitle(company && t`How ${{ companyName: company.companyName }} answers`)
  if (!company || !record)
    return <PageNotYet read={together(profile, found)} what={t`This company's record`} />
  const { answers, inTime, withReasons, payShown, reviews } = record
  const most = Math.max(1, ...answers.spans.map((span) => span.count))
  return (
    <div className="c-page">
      <nav className="c-crumbs" aria-label={t`Breadcrumb`}>
        <Link to="/companies">{t`Companies`}</Link>
        <span aria-hidden="true">/</span>
        <Link to={`/companies/${slug}`}>{company.companyName}</Link>
      </nav>
      <h1>
        <Trans>How {{ companyName: company.companyName }} answers</Trans>
      </h1>
      <p className="dim">
        {t`Counted from the last year, and shown only where there are enough cases to say something.`}
      </p>
      <div className="c-record">
        <section aria-labelledby="speed">
          <h2 id="speed">{t`Time to an answer`}</h2>
          {answers.medianDays === null ? (
            <NotEnough has={answers.count} needs={answers.fewest} words={answersCounted} />
          ) : (
            <>
              <p className="num">
                <Trans>
                  <span className="c-record-figure">
                    Median{' '}
                    {ph({
                      median: dayCount(answers.medianDays),
                    })}
                  </span>
                  , p90 {{ slowDays: answers.slowDays ?? '' }}
                </Trans>
              </p>
              <table className="c-record-bars">
                <caption className="sr-only">{t`Answers by how long they took`}</caption>
                <tbody>
                  {answers.spans.map(({ upTo, count: number }, at) => (
                    <tr key={upTo ?? 'more'}>
                      <th scope="row">
                        {upTo === null
                          ? t`Over ${{ upTo: answers.spans.at(-2)?.upTo ?? 0 }} days`
                          : at === 0
                            ? t`Up to ${upTo} days`
                            : t`${{ from: answers.spans[at - 1].upTo ?? 0 }} to ${upTo} days`}
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
        <ShareOf
          id="in-time"
          title={t`Answered by the promised date`}
          share={inTime}
          words={answersCounted}
        />
        <ShareOf
          id="reasons"
          title={t`Rejections that say why`}
          share={withReasons}
          words={rejectionsCounted}
        />
        <ShareOf
          id="pay"
          title={t`Jobs that show their pay`}
          share={payShown}
          words={jobsCounted}
        />
        <section aria-labelledby="reviews">
          <h2 id="reviews">{t`Reviews by candidates`}</h2>
          {reviews.average === null ? (
            <NotEnough has={reviews.count} needs={reviews.fewest} words={reviewsCounted} />
          ) : (
            <>
              <p className="num">
                <span className="c-record-figure">
                  <Trans>{{ average: reviews.average }} of 5</Trans>
                </span>
                , {plural({ count: reviews.count }, { one: '# review', other: '# reviews' })}
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

const answersCounted = (count: number) => plural(count, { one: '# answer', other: '# answers' })
const rejectionsCounted = (count: number) =>
  plural(count, { one: '# rejection', other: '# rejections' })
const jobsCounted = (count: number) => plural(count, { one: '# job', other: '# jobs' })
const reviewsCounted = (count: number) => plural(count, { one: '# review', other: '# reviews' })

function ShareOf({
  id,
  title,
  share,
  words,
}: {
  id: string
  title: string
  share: Shared
  words: (count: number) => string
}) {
  const counted = words(share.of)
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {share.percent === null ? (
        <NotEnough has={share.of} needs={share.fewest} words={words} />
      ) : (
        <>
          <p className="num">
            <Trans>
              <span className="c-record-figure">{ph({ percent: share.percent })} %</span> of{' '}
              {counted}
            </Trans>
          </p>
          <Bar share={share.percent / 100} />
        </>
      )}
    </section>
  )
}

function NotEnough({
  has,
  needs,
  words,
}: {
  has: number
  needs: number
  words: (count: number) => string
}) {
  const counted = words(has)
  return <p className="dim num">{t`Not enough yet: ${counted}. Shown from ${needs}.`}</p>
}

/** Drawn, as the figure beside it says the same in words. */
const Bar = ({ share }: { share: number }) => (
  <svg className="c-record-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
    <rect width={100 * share} height="12" />
  </svg>
)
