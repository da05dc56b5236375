import { Flow } from '#api/flow/flow'
import { sentence } from '#api/languages/sentence'
import { PLACE_WARN_DAYS } from '#api/talent/talent_facts'

type Instant = { toMillis(): number }
type Facts = { startsAt: Instant; endsAt: Instant }

/** A bought or granted time in a place; its dates alone give its state. */
const placeFlow = (words: { title: string; one: string }) =>
  new Flow({
    ...words,
    read: ({ startsAt, endsAt }: Facts, now: Date) => {
      if (endsAt.toMillis() <= now.getTime()) return 'ended'
      return startsAt.toMillis() > now.getTime() ? 'ahead' : 'running'
    },
    states: {
      ahead: { label: 'Ahead', is: 'begins later' },
      running: { label: 'Running', is: 'is running' },
      ended: { label: 'Ended', is: 'has ended', over: true },
    },
    moves: {
      grant: {
        by: 'platform',
        from: 'new',
        to: ['running', 'ahead'],
        label: 'Grant for days, or until a date',
        deed: 'be granted',
        checks: ['eligible'],
      },
      shorten: {
        by: 'platform',
        from: ['ahead', 'running'],
        to: ['running', 'ended'],
        label: 'Shorten, or end now',
        deed: 'be shortened',
      },
      extend: {
        by: 'platform',
        from: ['ahead', 'running', 'ended'],
        to: ['running', 'ahead'],
        label: 'Extend',
        deed: 'be extended',
      },
      begin: {
        by: 'system',
        from: ['ahead'],
        to: 'running',
        label: 'Begin',
        deed: 'begin',
        after: 'when the one before it ends',
      },
      end: {
        by: 'system',
        from: ['running'],
        to: 'ended',
        label: 'End',
        deed: 'end',
        after: sentence('when its days are over; its people are told {days} days before', {
          days: PLACE_WARN_DAYS,
        }),
      },
    },
  })

export const spotlightFlow = placeFlow({ title: 'Spotlight', one: 'spotlight' })
export const promotionFlow = placeFlow({ title: 'Promotion', one: 'promotion' })
