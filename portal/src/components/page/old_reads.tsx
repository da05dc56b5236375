import { useQueryClient } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { asOne, oldReads, oldSince } from '../../app/old_reads'
import { useStore } from '../../app/store'
import { clock, dayTime, weekday } from '../format'
import { sentence, toldBeside, TryAgain } from './fetched'

/** A connection that broke is asked over again within seconds (`query_client.ts`): on a train nothing is to flicker. */
const TRIES_UNTOLD = 1

/** "14:05", with its day when that is another one. */
const moment = (at: number) => (weekday(at) === weekday(Date.now()) ? clock(at) : dayTime(at))

/**
 * Says above every screen that something on it could not be refreshed, since when, why, and offers to ask again: no
 * screen has to remember it. Where a part tells it beside itself (`Stale`), and asks for all that is old, it is not told
 * twice. It goes by itself.
 */
export function OldReads() {
  const client = useQueryClient()
  const told = useStore(toldBeside, (errors) => errors)
  const old = useStore(oldReads(client.getQueryCache(), TRIES_UNTOLD), (reads) => reads)
  const isTold = old.length > 0 && told.size === 0
  return (
    <div className="c-old" data-told={isTold || undefined}>
      <p aria-live="polite">
        {isTold && (
          <>
            {t`This could not be refreshed; you see it as of ${{ at: moment(oldSince(old)) }}.`}{' '}
            {sentence(old[0].error.message)}
          </>
        )}
      </p>
      {isTold && <TryAgain read={asOne(old)} />}
    </div>
  )
}
