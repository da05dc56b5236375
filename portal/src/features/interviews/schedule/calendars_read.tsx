import { Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { UseQueryResult } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { DataOf } from '../../../app/api'

type Person = DataOf<'GET', '/client/calendar-busy'>[number]

/** Whose own calendars the week shows, whose could not be read, and how one's own comes in. */
export function CalendarsRead({
  read,
  own,
}: {
  read: UseQueryResult<{ data: Person[] }>
  own?: string
}) {
  const people = read.data?.data ?? []
  const named = (states: Person['state'][]) =>
    people
      .filter(({ state }) => states.includes(state))
      .map(({ userId, name }) => (userId === own ? 'your' : `${name}’s`))
  const shown = named(['read'])
  const failed = read.isError ? ['the'] : named(['failed'])
  const ended = named(['ended'])
  const mine = people.find(({ userId }) => userId === own)
  return (
    <div aria-live="polite">
      {shown.length > 0 && (
        <Text size="sm" c="dimmed">
          <Trans>
            <span className="week-key" aria-hidden />
            Busy in {{ shown: shown.join(' and ') }} own calendar; you can still offer it.
          </Trans>
        </Text>
      )}
      {failed.length > 0 && (
        <Text size="sm">
          <Trans>
            {{ upper: upper(failed.join(' and ')) }} own calendar could not be read just now, so
            those busy hours are not shown. Interviews here are.
          </Trans>
        </Text>
      )}
      {ended.length > 0 && (
        <Text size="sm">
          <Trans>
            {{ upper: upper(ended.join(' and ')) }} own calendar is no longer linked, so those busy
            hours are not shown.
          </Trans>
        </Text>
      )}
      {mine && ['none', 'ended'].includes(mine.state) && (
        <Text size="sm" c="dimmed">
          <Link to="/client/integrations">
            {mine.state === 'ended' ? t`Link your calendar again` : t`Link your calendar`}
          </Link>{' '}
          {t`to see your busy hours here and to have interviews written to it.`}
        </Text>
      )}
    </div>
  )
}

const upper = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase())
