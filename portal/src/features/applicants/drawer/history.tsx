import { t } from '@lingui/core/macro'
import './history.css'
import { day } from '../../../components/format'
import { When } from '../../../components/when'
import { type Reviewed, stageLabel } from '../applicants_data'
import type { OfferMove } from '#api/applications/offers/offer_flow'
import { type EventKind } from '#api/applications/application_facts'

const kinds: Partial<Record<EventKind, string>> = {
  message: t`Message sent`,
  merge: t`Merged`,
  separate: t`Separated`,
  reminder: t`Reminded you`,
}

/** What was done with an offer, on both sides. */
const offerDone: Record<OfferMove, string> = {
  make: t`Offer sent`,
  ask: t`Asked about the offer`,
  accept: t`Offer accepted`,
  decline: t`Offer declined`,
  leave: t`Offer declined`,
  withdraw: t`Offer taken back`,
  end: t`Offer ended`,
  expire: t`Offer not answered in time`,
}

/** What happened to an application, the latest first. */
export function History({ rows }: { rows: Reviewed['history'] }) {
  return (
    <ol className="ap-history">
      {[...rows]
        .reverse()
        .map(({ status, at, by, feedBack, reason, note, kind, stage, offer }, index) => (
          <li key={index}>
            <strong>
              {(offer && offerDone[offer]) ?? kinds[kind] ?? stage ?? stageLabel(status)}
            </strong>{' '}
            <small>
              {by && t`by ${by} · `}
              {at && <When at={at} />}
              {at && daysOld(at) > 6 && ` · ${day(at)}`}
            </small>
            {feedBack && <q>{feedBack}</q>}
            {(reason || note) && (
              <em className="dim">{[reason, note].filter(Boolean).join(' · ')}</em>
            )}
          </li>
        ))}
    </ol>
  )
}

const daysOld = (at: string) => (Date.now() - Date.parse(at)) / 86_400_000
