import { Button, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { isRunning } from '#api/applications/application_flow'
import { ApplicationStatus } from '../../../../components/marks/statuses'
import { WriteButton } from '../../../chat'
import { mayOffer } from '../../../offers'
import { AnswerDue } from '../../applicant_card'
import {
  columnOf,
  isEnded,
  mayReject,
  type BoardColumn,
  type Reviewed,
} from '../../applicants_data'
import type { Desk } from './use_desk'

/** Where an application is, and what its reader may do with it. */
export function DeskActs({
  one,
  columns,
  desk,
}: {
  one: Reviewed
  columns: BoardColumn[]
  desk: Desk
}) {
  return (
    <div className="ap-acts">
      <ApplicationStatus status={one.status} />
      {columnOf(columns, one)?.stageId && !isEnded(one.status) && (
        <Text size="sm" component="span">
          {columnOf(columns, one)!.name}
        </Text>
      )}
      <Text size="sm" component="span" style={{ marginInlineEnd: 'auto' }}>
        <AnswerDue one={one} />
      </Text>

      <Reaching one={one} desk={desk} />
      <Moving one={one} desk={desk} />
    </div>
  )
}

/** Shortlisting, writing to the candidate, and asking for an interview or a test. */
function Reaching({ one, desk }: { one: Reviewed; desk: Desk }) {
  const { rights } = desk
  const next = ['shortlisted', 'assessment'].includes(one.status)
  return (
    <>
      {rights.canMove &&
        one.moves.includes('shortlisted') &&
        !['shortlisted', 'interview', 'offer', 'hired'].includes(one.status) && (
          <Button size="xs" rightSection={<kbd>S</kbd>} onClick={desk.shortlist}>
            {one.status === 'rejected' ? t`Undo rejection and shortlist` : t`Shortlist`}
          </Button>
        )}
      {one.reaches && <WriteButton to={{ devId: Number(one.dev._id) }} />}
      {rights.mayMail && one.reaches && (
        <Button
          size="xs"
          variant="default"
          component={Link}
          to={`/client/email/write?applied=${one._id}`}
        >
          {t`E-mail`}
        </Button>
      )}
      {rights.canInterview && (
        <Button
          size="xs"
          variant={next ? 'filled' : 'default'}
          rightSection={<kbd>I</kbd>}
          onClick={desk.interview}
        >
          {t`Interview`}
        </Button>
      )}
      {rights.mayAsk && one.reaches && isRunning(one.status) && (
        <Button
          size="xs"
          variant="default"
          component={Link}
          to={`/client/assessments/send?job=${one.jobId}&applied=${one._id}`}
        >
          {rights.maySend ? t`Send a test` : t`Ask for a test`}
        </Button>
      )}
    </>
  )
}

/** An offer, another stage, or the end. */
function Moving({ one, desk }: { one: Reviewed; desk: Desk }) {
  const { canMove } = desk.rights
  return (
    <>
      {canMove && mayReject(one) && mayOffer(one) && (
        <Button size="xs" variant="default" onClick={() => desk.setOffering(true)}>
          {t`Make an offer`}
        </Button>
      )}
      {canMove && one.moves.length > 0 && (
        <Button
          size="xs"
          variant="default"
          aria-expanded={desk.moving}
          rightSection={<kbd>M</kbd>}
          onClick={desk.toggleMoving}
        >
          {t`Move to…`}
        </Button>
      )}
      {canMove && mayReject(one) && (
        <Button
          size="xs"
          variant="default"
          c="var(--harm)"
          rightSection={<kbd>R</kbd>}
          onClick={desk.reject}
        >
          {t`Reject`}
        </Button>
      )}
    </>
  )
}
