import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useInfiniteQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { readPages } from '../../../app/read'
import { NotYet, Stale } from '../../../components/page/fetched'
import { EmptyState } from '../../../components/message'
import { Spot } from '../../../components/spot'
import { ListSkeleton } from '../../../components/page/skeletons'
import type { Job } from '../job'
import { JobCard } from '../job_card'
import type { JobListCall } from '#api/jobs/browse/job_address'

/** A list of jobs that grows. */
export const useJobs = (call: JobListCall) =>
  useInfiniteQuery(
    readPages('POST', '/job-list', { query: call.query, body: call.body }, call.page)
  )

/** Cards that go on while one scrolls; each page has its own address, so a reload or a crawler finds it too. */
export function JobResults({
  call,
  mine,
  addressOf,
  clearTo,
  empty,
  onOpen,
  shown,
}: {
  call: JobListCall
  mine?: Set<string>
  addressOf: (page: number) => string
  /** Where nothing narrows the list any more; undefined where nothing does. */
  clearTo?: string
  /** What a list says that is empty, in place of that no job fits. */
  empty?: ReactNode
  /** Shows a job beside the list, where there is room. */
  onOpen?: (job: Job) => boolean
  /** The one that is shown there. */
  shown?: string
}) {
  const jobs = useJobs(call)
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = jobs
  useEffect(() => {
    // one that failed is asked for again by hand: in sight, it would be asked for without an end
    if (!hasNextPage || isFetchingNextPage || isFetchNextPageError) return
    const observer = new IntersectionObserver(
      ([entry]) => entry.isIntersecting && void fetchNextPage(),
      { rootMargin: '600px 0px' }
    )
    observer.observe(end.current!)
    return () => observer.disconnect()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])

  usePageInAddress(jobs.data?.pages.length ?? 0)

  if (!jobs.data)
    return (
      <NotYet read={jobs} what={t`The jobs`}>
        <ListSkeleton rows={5} height={168} />
      </NotYet>
    )
  const { pages, pageParams } = jobs.data
  const first = pageParams[0] as number
  const last = pageParams.at(-1) as number
  if (!pages[0]?.data.length)
    return (
      empty ?? (
        <EmptyState
          title={clearTo ? t`No open job fits all of this` : t`No job is open at the moment`}
          icon={<Spot name="search" />}
          action={
            clearTo && (
              <Link className="c-button" data-kind="plain" to={clearTo}>
                {t`Clear all filters`}
              </Link>
            )
          }
        >
          {clearTo && t`Remove a filter, try a broader word, or look in another place.`}
        </EmptyState>
      )
    )
  return (
    <>
      {first > 1 && (
        <nav className="c-more" style={{ padding: '0 0 16px' }} aria-label={t`Earlier jobs`}>
          <Link className="c-button" data-kind="plain" rel="prev" to={addressOf(first - 1)}>
            {t`Previous page`}
          </Link>
        </nav>
      )}
      {!isFetchNextPageError && <Stale read={jobs} what={t`The jobs`} />}
      <ol
        className="c-list"
        style={jobs.isPlaceholderData ? { opacity: 0.6 } : undefined}
        aria-busy={jobs.isFetching}
      >
        {pages.flatMap((page, index) =>
          page.data.map((job, at) => (
            <li key={job._id} data-page-address={at === 0 ? addressOf(first + index) : undefined}>
              <JobCard job={job} mine={mine} onOpen={onOpen} current={job.slug === shown} />
            </li>
          ))
        )}
      </ol>
      <div ref={end} />
      {hasNextPage && (
        <nav className="c-more" aria-label={t`More jobs`}>
          {isFetchNextPageError && !isFetchingNextPage && (
            <p className="dim" role="status">
              {t`The rest could not be fetched. ${{ message: jobs.error?.message ?? '' }}`}
            </p>
          )}
          <Link
            className="c-button"
            data-kind="plain"
            rel="next"
            to={addressOf(last + 1)}
            onClick={(event) => {
              event.preventDefault()
              void fetchNextPage()
            }}
          >
            {isFetchingNextPage
              ? t`Loading more jobs`
              : isFetchNextPageError
                ? t`Try again`
                : t`More jobs`}
          </Link>
        </nav>
      )}
    </>
  )
}

/** Puts the page that is being read into the address, without a history entry and without the router's notice. */
function usePageInAddress(marks: number) {
  useEffect(() => {
    if (marks < 2) return
    let waiting = false
    const onScroll = () => {
      if (waiting) return
      waiting = true
      setTimeout(() => {
        waiting = false
        const above = [...document.querySelectorAll<HTMLElement>('[data-page-address]')]
          .filter((mark) => mark.getBoundingClientRect().top < window.innerHeight / 2)
          .at(-1)
        const address = above?.dataset.pageAddress
        if (address && address !== location.pathname + location.search)
          window.history.replaceState(window.history.state, '', address)
      }, 200)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [marks])
}
