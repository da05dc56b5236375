import './offers.css'
import { Anchor, Badge } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import type { Data } from '../../../../.adonisjs/client/data.d.ts'
import { day, fileSize, money } from '../../components/format'
import { eachPeriod } from '#api/jobs/job_facts'
import type { OfferState } from '#api/applications/offers/offer_flow'

export type Offer = Data.Applications.Offers.Offer
export type Terms = Pick<Offer, 'pay' | 'startDate' | 'place' | 'text'> & {
  file: { fileName: string; size: number; fileUrl?: string } | null
}

const colors: Record<OfferState, string> = {
  sent: 'amber',
  accepted: 'candor',
  declined: 'gray',
  withdrawn: 'gray',
  expired: 'gray',
}

/** The state of an offer as a badge. */
export const OfferStatus = ({ state, label }: { state: OfferState; label: string }) => (
  <Badge variant="light" color={colors[state]}>
    {label}
  </Badge>
)

/** What is offered, as both sides read it. */
export function OfferTerms({ pay, startDate, place, text, file }: Terms) {
  return (
    <>
      <dl className="offer-terms">
        <div>
          <dt>{t`Pay`}</dt>
          <dd className="num">
            {money(pay.amount, pay.currency)} {eachPeriod(pay.per)}
          </dd>
        </div>
        <div>
          <dt>{t({ message: 'Start', context: 'of work' })}</dt>
          <dd>{day(startDate)}</dd>
        </div>
        {place && (
          <div>
            <dt>{t`Place`}</dt>
            <dd>{place}</dd>
          </div>
        )}
        {file && (
          <div>
            <dt>{t`Document`}</dt>
            <dd>
              {file.fileUrl ? (
                <Anchor href={file.fileUrl} download={file.fileName} size="sm">
                  <IconPaperclip size={15} stroke={1.5} aria-hidden="true" /> {file.fileName}
                </Anchor>
              ) : (
                file.fileName
              )}{' '}
              <span className="dim num">{fileSize(file.size)}</span>
            </dd>
          </div>
        )}
      </dl>
      {text && <p className="offer-text">{text}</p>}
    </>
  )
}

/** What the candidate asked, and why it ended. */
export function OfferSaid({
  questions,
  reason,
  mine,
}: Pick<Offer, 'questions' | 'reason'> & { mine: 'company' | 'candidate' }) {
  if (questions.length === 0 && !reason) return null
  return (
    <div className="offer-said">
      {questions.map(({ text, at }, index) => (
        <p key={index}>
          <span className="dim">
            {mine === 'candidate' ? t`You asked` : t`Asked`}, {day(at)}:{' '}
          </span>
          {text}
        </p>
      ))}
      {reason && (
        <p>
          <span className="dim">{t`Reason: `}</span>
          {reason}
        </p>
      )}
    </div>
  )
}
