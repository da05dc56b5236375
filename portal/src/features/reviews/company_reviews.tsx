import { useInfiniteQuery } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { ph, plural, t } from '@lingui/core/macro'
import { REVIEWS_SHOWN, reviewLimits } from '../../../../api/reviews/review_facts'
import { readPages, rowsOf } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { day } from '../../components/format'
import { EmptyState } from '../../components/message'
import { ListSkeleton } from '../../components/page/skeletons'

/** What candidates say of a company, for everyone: the average of all, and the latest first. */
export function CompanyReviews({ slug }: { slug: string }) {
  const list = useInfiniteQuery(
    readPages('GET', '/company-reviews/:slug', {
      params: { slug },
      query: { limit: REVIEWS_SHOWN },
    })
  )
  const summary = list.data?.pages[0]?.summary
  const reviews = rowsOf(list)
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews">{t`What candidates say`}</h2>
      {!list.data && list.error?.status !== 404 ? (
        <NotYet read={list} what={t`The reviews`}>
          <ListSkeleton rows={2} height={90} />
        </NotYet>
      ) : reviews.length === 0 ? (
        <EmptyState title={t`No reviews yet`}>
          {t`They come from candidates after an interview or a hire.`}
        </EmptyState>
      ) : (
        <>
          {summary && summary.average !== null && (
            <p className="c-reviews-sum">
              <Trans>
                <strong className="num">{ph({ average: summary.average.toFixed(1) })}</strong> of{' '}
                {{ max: reviewLimits.rating.max }} stars,{' '}
                {{
                  reviews: plural(
                    { count: summary.count },
                    { one: '# review', other: '# reviews' }
                  ),
                }}
              </Trans>
            </p>
          )}
          <ul className="c-reviews">
            {reviews.map(({ _id, rating, text, by, jobTitle, publishedAt }) => (
              <li key={_id}>
                <p>
                  <Stars rating={rating} /> <strong>{by}</strong>{' '}
                  <span className="dim">
                    {jobTitle && <>{t`for ${jobTitle},`} </>}
                    {publishedAt && <time dateTime={publishedAt}>{day(publishedAt)}</time>}
                  </span>
                </p>
                {text && <p className="c-reviews-text">{text}</p>}
              </li>
            ))}
          </ul>
          {list.hasNextPage && (
            <div className="c-more">
              <button
                type="button"
                className="c-button"
                data-kind="plain"
                disabled={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {list.isFetchNextPageError ? t`Try again` : t`More reviews`}
              </button>
            </div>
          )}
        </>
      )}
    </section>
  )
}

const Stars = ({ rating }: { rating: number }) => (
  <span
    className="c-stars"
    role="img"
    aria-label={t`${rating} of ${{ max: reviewLimits.rating.max }} stars`}
  >
    {'★'.repeat(rating)}
    <span>{'★'.repeat(reviewLimits.rating.max - rating)}</span>
  </span>
)
