import './application_desk.css'
import { useState, useEffect, type ReactNode } from 'react'
import { Skeleton, Group, Text, Tooltip, ActionIcon, Button, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQueryClient, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { isRunning } from '#api/applications/application_flow'
import { notify, undoLast } from '../../../app/notices'
import { Failed } from '../../../components/page/fetched'
import { useKeys } from '../../../components/keys'
import { Face } from '../../../components/face'
import { EmptyState } from '../../../components/message'
import { ApplicationStatus } from '../../../components/marks/statuses'
import { useAccess } from '../../../app/session/access'
import { AnswerDue } from '../applicant_card'
import {
  type JobShown,
  oneApplication,
  placeRead,
  mayReject,
  nameOf,
  headlineOf,
  columnOf,
  isEnded,
} from '../applicants_data'
import { SamePerson } from './same_person'
import { ScheduleDialog } from '../../interviews'
import { WriteButton } from '../../chat'
import { type Acts, NextStep } from './next_step'
import { MakeOffer, mayOffer } from '../../offers'
import { useInterviews } from './interviews_part'
import type { Spot } from '../../screening'
import { ResumePane } from './resume/resume_pane'
import { resumeEvidence, type Proof } from './resume/resume_evidence'
import { Judgement } from './judgement'

const openInterview = [
  'requested',
  'proposed',
  'scheduled',
  'reschedule_requested',
  'awaiting_outcome',
]

// a link to a file dies in ten minutes
const LINK_RENEWAL = 8 * 60_000

/** One application beside its resume: read left, judge right, and on to the next with a key. */
export function ApplicationDesk({
  id,
  job,
  place,
  busy,
  inDialog = false,
  onStep,
  labels,
  end,
  missing,
  ...acts
}: Acts & {
  id: string
  job?: JobShown
  /** "3 of 24"; nothing when the list does not hold this one. */
  place?: string
  /** A dialog of the screen lies above it. */
  busy: boolean
  /** It stands in a dialog, to which its keys belong. */
  inDialog?: boolean
  onStep: (by: 1 | -1) => void
  /** What next and previous mean here. */
  labels: { next: string; previous: string; keys: string }
  /** After the arrows, at the end of the head. */
  end?: ReactNode
  /** What to do about one that cannot be shown. */
  missing: ReactNode
}) {
  const client = useQueryClient()
  const phone = useMediaQuery('(max-width: 48em)') ?? false
  const [scheduling, setScheduling] = useState(false)
  const [offering, setOffering] = useState(false)
  const [moving, setMoving] = useState(false)
  const [spot, setSpot] = useState<Spot>()
  const [proof, setProof] = useState<Proof>()
  useEffect(() => (setSpot(undefined), setProof(undefined)), [id])
  const answer = useQuery({
    ...oneApplication(id),
    refetchInterval: LINK_RENEWAL,
    placeholderData: undefined,
  })
  const one = answer.data?.data
  const evidence = useQuery({ ...resumeEvidence(id), enabled: Boolean(one?.resume) })
  useEffect(() => {
    if (one) placeRead(client, id)
  }, [id, one !== undefined])
  useEffect(() => (setScheduling(false), setOffering(false), setMoving(false)), [id, one?.status])

  const shortlist = () =>
    one && acts.canMove && one.moves.includes('shortlisted') && void acts.onMove(one, 'shortlisted')
  const reject = () => one && acts.canMove && mayReject(one) && acts.onReject(one)
  const canInterview = useAccess('interviews', one?.jobId)?.allowed ?? false
  const maySend = useAccess('assessments')?.allowed ?? false
  const mayMail = useAccess('send_mail', one?.jobId)?.allowed ?? false
  const mayAsk = useAccess('ask_assessment', one?.jobId)?.allowed ?? false
  const interviews = useInterviews(one)
  const underWay = interviews.find(({ status }) => openInterview.includes(status))
  const interview = () => {
    if (!one || !canInterview || !mayReject(one)) return
    if (underWay)
      notify.info(t`An interview with them is already under way; find it under Interviews`)
    else setScheduling(true)
  }
  const comment = () => {
    const field = document.querySelector<HTMLElement>('.ap-comments textarea')
    field?.scrollIntoView({ block: 'center' })
    field?.focus()
  }
  const still = busy || scheduling || offering
  useKeys(
    {
      c: comment,
      j: () => onStep(1),
      k: () => onStep(-1),
      s: shortlist,
      r: reject,
      i: interview,
      m: () => one && acts.canMove && one.moves.length > 0 && setMoving((now) => !now),
      u: undoLast,
    },
    {
      inDialog,
      rest: still,
      told: {
        'J, K': `${labels.next}, ${labels.previous.toLowerCase()}`,
        'S': t`Shortlist`,
        'R': t`Reject`,
        'I': t`Interview`,
        'M': t`Move to a stage`,
        'C': t`Comment`,
        'U': t`Undo the last move`,
      },
    }
  )

  return (
    <>
      <div className="ap-drawer">
        <div>
          <div className="ap-drawer-head">
            {one ? (
              <Face name={nameOf(one)} src={one.dev.userImage} size={44} />
            ) : (
              !answer.isError && <Skeleton circle height={44} />
            )}
            <div className="ap-drawer-who">
              {one ? (
                <>
                  <h2>{nameOf(one)}</h2>
                  <p>{headlineOf(one)}</p>
                </>
              ) : answer.isError ? (
                <h2>{t`Application`}</h2>
              ) : (
                <Skeleton height={18} width="40%" />
              )}
            </div>
            <Group gap={4} wrap="nowrap">
              {place && (
                <Text size="sm" c="dimmed" className="num" visibleFrom="sm" me={4}>
                  {place}
                </Text>
              )}
              <Tooltip label={t`${{ previous: labels.previous }} (K)`}>
                <ActionIcon
                  variant="default"
                  size={36}
                  aria-label={labels.previous}
                  onClick={() => onStep(-1)}
                >
                  <IconChevronLeft size={18} stroke={1.5} />
                </ActionIcon>
              </Tooltip>
              <Tooltip label={t`${{ next: labels.next }} (J)`}>
                <ActionIcon
                  variant="default"
                  size={36}
                  aria-label={labels.next}
                  onClick={() => onStep(1)}
                >
                  <IconChevronRight size={18} stroke={1.5} />
                </ActionIcon>
              </Tooltip>
              {end}
            </Group>
          </div>
          {one && (
            <div className="ap-acts">
              <ApplicationStatus status={one.status} />
              {columnOf(acts.columns, one)?.stageId && !isEnded(one.status) && (
                <Text size="sm" component="span">
                  {columnOf(acts.columns, one)!.name}
                </Text>
              )}
              <Text size="sm" component="span" style={{ marginInlineEnd: 'auto' }}>
                <AnswerDue one={one} />
              </Text>
              {acts.canMove &&
                one.moves.includes('shortlisted') &&
                !['shortlisted', 'interview', 'offer', 'hired'].includes(one.status) && (
                  <Button size="xs" rightSection={<kbd>S</kbd>} onClick={shortlist}>
                    {one.status === 'rejected' ? t`Undo rejection and shortlist` : t`Shortlist`}
                  </Button>
                )}
              {one.reaches && <WriteButton to={{ devId: Number(one.dev._id) }} />}
              {mayMail && one.reaches && (
                <Button
                  size="xs"
                  variant="default"
                  component={Link}
                  to={`/client/email/write?applied=${one._id}`}
                >
                  {t`E-mail`}
                </Button>
              )}
              {canInterview && mayReject(one) && !underWay && (
                <Button size="xs" variant="default" rightSection={<kbd>I</kbd>} onClick={interview}>
                  {t`Interview`}
                </Button>
              )}
              {mayAsk && one.reaches && isRunning(one.status) && (
                <Button
                  size="xs"
                  variant="default"
                  component={Link}
                  to={`/client/assessments/send?job=${one.jobId}&applied=${one._id}`}
                >
                  {maySend ? t`Send a test` : t`Ask for a test`}
                </Button>
              )}
              {acts.canMove && mayReject(one) && mayOffer(one) && (
                <Button size="xs" variant="default" onClick={() => setOffering(true)}>
                  {t`Make an offer`}
                </Button>
              )}
              {acts.canMove && one.moves.length > 0 && (
                <Button
                  size="xs"
                  variant="default"
                  aria-expanded={moving}
                  rightSection={<kbd>M</kbd>}
                  onClick={() => setMoving((now) => !now)}
                >
                  {t`Move to…`}
                </Button>
              )}
              {acts.canMove && mayReject(one) && (
                <Button
                  size="xs"
                  variant="default"
                  c="var(--harm)"
                  rightSection={<kbd>R</kbd>}
                  onClick={reject}
                >
                  {t`Reject`}
                </Button>
              )}
            </div>
          )}
        </div>
        {one ? (
          <div className="ap-drawer-body" key={id}>
            <ResumePane {...{ one, phone, spot, evidence, proof, inDialog }} />
            <div
              className="ap-judge"
              tabIndex={0}
              role="region"
              aria-label={t`About the application`}
            >
              {moving && <NextStep one={one} columns={acts.columns} onMove={acts.onMove} />}
              <SamePerson one={one} canMove={acts.canMove} />
              <Judgement
                one={one}
                job={job}
                interviews={interviews}
                evidence={evidence.data?.data}
                proof={proof}
                onProve={setProof}
                onShow={setSpot}
                onSchedule={canInterview && mayReject(one) && !underWay ? interview : undefined}
              />
            </div>
          </div>
        ) : answer.isError && ![403, 404].includes(answer.error.status) ? (
          <Failed read={answer} what={t`The application`} />
        ) : answer.isError ? (
          <EmptyState title={t`This application cannot be shown`} action={missing}>
            {t`It may have been withdrawn and erased, or you are not on the team of this job.`}
          </EmptyState>
        ) : (
          <div className="ap-drawer-body" aria-hidden="true">
            <div className="ap-resume" />
            <Stack p="lg">
              {[40, 90, 60, 120].map((height) => (
                <Skeleton key={height} height={height} />
              ))}
            </Stack>
          </div>
        )}
        <div className="ap-hint" aria-label={t`Keys`}>
          <span>
            <kbd>J</kbd> <kbd>K</kbd> {labels.keys}
          </span>
          {acts.canMove && (
            <span>
              <Trans>
                <kbd>S</kbd> shortlist
              </Trans>
            </span>
          )}
          {canInterview && (
            <span>
              <Trans>
                <kbd>I</kbd> interview
              </Trans>
            </span>
          )}
          {acts.canMove && (
            <span>
              <Trans>
                <kbd>R</kbd> reject
              </Trans>
            </span>
          )}
          {acts.canMove && (
            <>
              <span>
                <Trans>
                  <kbd>M</kbd> move to a stage
                </Trans>
              </span>
              <span>
                <Trans>
                  <kbd>U</kbd> undo
                </Trans>
              </span>
            </>
          )}
          <span>
            <Trans>
              <kbd>/</kbd> find in the resume
            </Trans>
          </span>
          <span>
            <Trans>
              <kbd>C</kbd> comment
            </Trans>
          </span>
        </div>
      </div>
      {offering && one && <MakeOffer one={one} job={job} onClose={() => setOffering(false)} />}
      {scheduling && one && (
        <ScheduleDialog
          invitee={{ appliedId: one._id, name: nameOf(one), timeZone: one.dev.timeZone }}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  )
}
