import { useQuery } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { send } from '../api'
import { read } from '../read'
import { useSession } from '../session/session'
import { dayTime } from '../../components/format'

const LOOK_MS = 60_000

/** What is told of maintenance, above every page; asked again every minute. */
export function Banner() {
  const { token } = useSession()
  const { data } = useQuery({
    ...read('GET', '/maintenance-message'),
    // what the server wrote into the page is for visitors
    staleTime: token ? 0 : LOOK_MS,
    refetchInterval: LOOK_MS,
    meta: { isAside: true },
    queryFn: ({ signal }) => send('GET', '/maintenance-message', { signal, notice: 'none' }),
  })
  const message = data?.data
  if (!message) return null
  return (
    <div className="c-banner" role="status" data-severity={message.severity}>
      <div className="c-page">
        <p>
          <strong>{message.title}.</strong> {message.message}
          {message.endsAt && (
            <span suppressHydrationWarning>
              {' '}
              <Trans>Until {{ dayTime: dayTime(message.endsAt) }}.</Trans>
            </span>
          )}
        </p>
      </div>
    </div>
  )
}
