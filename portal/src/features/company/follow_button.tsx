import { useLocation, useNavigate } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { api } from '../../app/api'
import { read } from '../../app/read'
import { useSession } from '../../app/session/session'
import { keepWish } from '../../app/wishes'
import { useWrite } from '../../components/forms/write'

/** Hears of a company's new jobs, or no more; who is not signed in follows it after. */
export function FollowButton({ slug, name }: { slug: string; name: string }) {
  const { token, userType } = useSession()
  const isCandidate = Boolean(token) && userType === 'developer'
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const own = useQuery({
    ...read('GET', '/candidate/followed-companies', { query: { slug } }),
    enabled: isCandidate,
  })
  const followed = Boolean(own.data?.data.length)
  const change = useWrite(
    (): Promise<unknown> =>
      followed
        ? api.delete('/candidate/followed-companies/:slug', { params: { slug } })
        : api.put('/candidate/followed-companies/:slug', { params: { slug } }),
    { refreshes: ['/candidate/followed-companies'] }
  )
  if (token && !isCandidate) return null
  const toggle = () => {
    if (token) return void change.send()
    const next = pathname + search
    keepWish({ next, follow: slug })
    navigate(`/login?next=${encodeURIComponent(next)}`)
  }
  return (
    <button
      type="button"
      className="c-button"
      data-kind="plain"
      aria-pressed={followed}
      aria-label={`${followed ? t`Following` : t`Follow`}: ${name}`}
      // also before it is known whether they follow: a click that came before the page was live is made again now
      disabled={change.busy}
      onClick={toggle}
    >
      {followed ? t`Following` : t`Follow`}
    </button>
  )
}
