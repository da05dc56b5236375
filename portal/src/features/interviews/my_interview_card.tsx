import '../../components/lists/cards.css'
import '../../components/marks/said.css'
import './my_interview_card.css'
import { useState } from 'react'
import { Button, Group, Text } from '@mantine/core'
import { t } from '@lingui/core/macro'
import type { EitherSide } from '#api/accounts/account_facts'
import { api } from '../../app/api'
import { Face } from '../../components/face'
import { bothZones } from '../../components/times/two_clocks'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { InterviewStatus } from '../../components/marks/statuses'
import { When } from '../../components/when'
import { WriteButton } from '../chat'
import { CallButtons, interviewReads, lineOf, type Ending, type Interview } from './interview_parts'

export const waiting = ['requested', 'proposed', 'reschedule_requested']

/** What naming times means in each state, in the words of its button. */
const offers: Record<string, string> = {
  propose: t`Offer times`,
  edit: t`Change my times`,
  counter: t`Offer other times`,
  reschedule: t`Ask for another time`,
}

/** One interview of a candidate, with what they can do about it now. */
export function MyInterviewCard({
  interview,
  marked,
  onEnd,
  onOffer,
}: {
  interview: Interview
  marked: boolean
  onEnd: (act: Ending) => void
  onOffer: () => void
}) {
  const [slotId, setSlotId] = useState<string>()
  const { job, company, status, actions, clientTimeZone } = interview
  const interviewId = interview._id
  const theirs = slotsBy(interview, 'client')
  const own = slotsBy(interview, 'candidate')
  const mayChoose = actions.includes('accept')
  const offer = Object.keys(offers).find((act) => (actions as string[]).includes(act))
  const choose = useWrite(
    () => api.patch('/candidate/setInterviewSlot', { body: { interviewId, slotId: slotId! } }),
    { refreshes: interviewReads }
  )
  const confirm = useWrite(
    () => api.patch('/candidate/confirmInterview', { body: { interviewId } }),
    { refreshes: interviewReads }
  )
  return (
    <li className="card" style={marked ? { borderColor: 'var(--accent)' } : undefined}>
      <div className="card-head">
        <Face name={company.name} src={company.logo} size={44} square />
        <div>
          <h3>{job.jobTitle}</h3>
          <Text size="sm" c="dimmed">
            {lineOf(company.name, interview)}
          </Text>
        </div>
        <InterviewStatus status={status} />
      </div>
      {interview.start && (
        <Text mt="sm" fw={550} className="num">
          {bothZones(interview.start, clientTimeZone)}
        </Text>
      )}
      {status === 'no_show' && <NoShow interview={interview} />}
      {interview.message && <p className="said">{interview.message}</p>}
      {interview.reason && !waiting.includes(status) && status !== 'scheduled' && (
        <Text size="sm" c="dimmed" mt="xs">
          {t`Reason: ${{ reason: interview.reason }}`}
        </Text>
      )}
      {mayChoose && theirs.length > 0 && (
        <SlotChoice interview={interview} chosen={slotId} onChoose={setSlotId} />
      )}
      {!mayChoose && waiting.includes(status) && own.length > 0 && (
        <Text size="sm" c="dimmed" mt="sm" className="num">
          {t`You offered ${{ own: own.map((slot) => bothZones(slot.start!, clientTimeZone)).join('; ') }}`}
        </Text>
      )}
      <Refused
        failure={choose.failure ?? confirm.failure}
        title={t`This did not work`}
        beside={[]}
      />
      <Group className="card-acts" mt="md" gap="xs">
        {mayChoose && (
          <Button disabled={!slotId} loading={choose.busy} onClick={() => void choose.send()}>
            {t`Accept this time`}
          </Button>
        )}
        <CallButtons interview={interview} side="candidate" />
        <WriteButton to={{ clientId: Number(interview.clientId) }} size="sm" />
        {offer && (
          <Button variant="default" onClick={onOffer}>
            {offers[offer]}
          </Button>
        )}
        {actions.includes('confirm') && (
          <Button variant="default" loading={confirm.busy} onClick={() => void confirm.send()}>
            {t`It took place`}
          </Button>
        )}
        {actions.includes('dispute') && (
          <Button variant="default" onClick={() => onEnd('dispute')}>
            {status === 'no_show' ? t`It went differently` : t`The company did not come`}
          </Button>
        )}
        {actions.includes('decline') && (
          <Button variant="subtle" color="gray" onClick={() => onEnd('decline')}>
            {t`Decline`}
          </Button>
        )}
        {actions.includes('cancel') && (
          <Button variant="subtle" color="gray" onClick={() => onEnd('cancel')}>
            {t`Cancel interview`}
          </Button>
        )}
      </Group>
      {waiting.includes(status) && interview.expiresAt && (
        <Text size="sm" c="var(--clock)" mt="xs">
          <When at={interview.expiresAt} prefix={t({ message: 'Answer', context: 'by a day' })} />
        </Text>
      )}
    </li>
  )
}

const slotsBy = ({ slots }: Interview, side: EitherSide) =>
  slots.filter(({ proposedBy }) => proposedBy === side)

/** Who did not come, and what became of the candidate's word against it. */
function NoShow({ interview }: { interview: Interview }) {
  return (
    <Text size="sm" mt="xs">
      {interview.noShowBy === 'client'
        ? t`The company did not come`
        : t`The company says that you did not come`}
      {interview.disputedAt &&
        (interview.settledAt
          ? t`; the dispute is settled`
          : t`; you wrote: ${{ disputeReason: interview.disputeReason ?? '' }}`)}
      .
    </Text>
  )
}

/** The times that the company offers. */
function SlotChoice({
  interview,
  chosen,
  onChoose,
}: {
  interview: Interview
  chosen: string | undefined
  onChoose: (slotId: string) => void
}) {
  return (
    <fieldset className="slot-choice">
      <legend>{t`Choose a time`}</legend>
      {slotsBy(interview, 'client').map((slot) => (
        <label key={slot._id}>
          <input
            type="radio"
            name={`slot-${interview._id}`}
            value={slot._id}
            checked={chosen === slot._id}
            onChange={() => onChoose(slot._id)}
          />
          <span className="num">{bothZones(slot.start!, interview.clientTimeZone)}</span>
        </label>
      ))}
    </fieldset>
  )
}
