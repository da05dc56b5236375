import './applicant_drawer.css'
import { useState, useEffect } from 'react'
import {
  Drawer,
  FocusTrap,
  Skeleton,
  Group,
  Text,
  Tooltip,
  ActionIcon,
  Button,
  Stack,
} from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQueryClient, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import { isRunning } from '#api/applications/application_flow'
import { notify, undoLast } from '../../../app/notices'
import { Failed } from '../../../components/fetched'
import { useDialogEnd } from '../../../components/dialog'
import { useKeys } from '../../../components/keys'
import { Face } from '../../../components/face'
import { EmptyState } from '../../../components/message'
import { ApplicationStatus } from '../../../components/statuses'
import { useAccess } from '../../../app/access'
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
import { ResumePane } from './resume_pane'
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
export function ApplicantDrawer({
  id,
  job,
  place,
  busy,
  onStep,
  onClose,
  ...acts
}: Acts & {
  id: string
  job?: JobShown
  /** "3 of 24"; nothing when the list does not hold this one. */
  place?: string
  /** A dialog of the screen lies above the drawer. */
  busy: boolean
  onStep: (by: 1 | -1) => void
  onClose: () => void
}) {
  const client = useQueryClient()
  const phone = useMediaQuery('(max-width: 48em)') ?? false
  const [scheduling, setScheduling] = useState(false)
  const [offering, setOffering] = useState(false)
  const [moving, setMoving] = useState(false)
  const [spot, setSpot] = useState<Spot>()
  useEffect(() => setSpot(undefined), [id])
  const answer = useQuery({
    ...oneApplication(id),
    refetchInterval: LINK_RENEWAL,
    placeholderData: undefined,
  })
  const one = answer.data?.data
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
    if (underWay) notify.info('An interview with them is under way; it stands under Interviews')
    else setScheduling(true)
  }
  const comment = () => {
    const field = document.querySelector<HTMLElement>('.ap-comments textarea')
    field?.scrollIntoView({ block: 'center' })
    field?.focus()
  }
  const { close, mayLose, props } = useDialogEnd({ onClose, saved: one?.status })
  const step = (by: 1 | -1) => mayLose() && onStep(by)
  const still = busy || scheduling || offering
  useKeys(
    {
      c: comment,
      j: () => step(1),
      k: () => step(-1),
      s: shortlist,
      r: reject,
      i: interview,
      u: undoLast,
    },
    { inDialog: true, rest: still }
  )

  return (
    <Drawer
      opened
      {...props}
      position="right"
      size={phone ? '100%' : 'max(72%, min(100%, 860px))'}
      withCloseButton={false}
      padding={0}
      attributes={{
        content: { 'aria-label': one ? `Application of ${nameOf(one)}` : 'Application' },
      }}
      styles={{ body: { height: '100%', padding: 0 }, content: { overflow: 'hidden' } }}
    >
      <FocusTrap.InitialFocus />
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
                <h2>Application</h2>
              ) : (
                <Skeleton height={18} width="40%" />
              )}
            </div>
            <Group gap={4} wrap="nowrap">
              {place && (
                <Text size="sm" c="dimmed" className="num" visibleFrom="sm" mr={4}>
                  {place}
                </Text>
              )}
              <Tooltip label="Previous (K)">
                <ActionIcon
                  variant="default"
                  size={36}
                  aria-label="Previous application"
                  onClick={() => step(-1)}
                >
                  <IconChevronLeft size={18} stroke={1.5} />
                </ActionIcon>
              </Tooltip>
              <Tooltip label="Next (J)">
                <ActionIcon
                  variant="default"
                  size={36}
                  aria-label="Next application"
                  onClick={() => step(1)}
                >
                  <IconChevronRight size={18} stroke={1.5} />
                </ActionIcon>
              </Tooltip>
              <Tooltip label="Close (Esc)">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  aria-label="Close"
                  onClick={close}
                >
                  <IconX size={20} stroke={1.5} />
                </ActionIcon>
              </Tooltip>
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
              <Text size="sm" component="span" style={{ marginRight: 'auto' }}>
                <AnswerDue one={one} />
              </Text>
              {acts.canMove &&
                one.moves.includes('shortlisted') &&
                !['shortlisted', 'interview', 'offer', 'hired'].includes(one.status) && (
                  <Button size="xs" rightSection={<kbd>S</kbd>} onClick={shortlist}>
                    {one.status === 'rejected' ? 'Take back, shortlist' : 'Shortlist'}
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
                  E-mail
                </Button>
              )}
              {canInterview && mayReject(one) && !underWay && (
                <Button size="xs" variant="default" rightSection={<kbd>I</kbd>} onClick={interview}>
                  Interview
                </Button>
              )}
              {mayAsk && one.reaches && isRunning(one.status) && (
                <Button
                  size="xs"
                  variant="default"
                  component={Link}
                  to={`/client/assessments/send?job=${one.jobId}&applied=${one._id}`}
                >
                  {maySend ? 'Send a test' : 'Ask for a test'}
                </Button>
              )}
              {acts.canMove && mayReject(one) && mayOffer(one) && (
                <Button size="xs" variant="default" onClick={() => setOffering(true)}>
                  Make an offer
                </Button>
              )}
              {acts.canMove && one.moves.length > 0 && (
                <Button
                  size="xs"
                  variant="default"
                  aria-expanded={moving}
                  onClick={() => setMoving((now) => !now)}
                >
                  Move to…
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
                  Reject
                </Button>
              )}
            </div>
          )}
        </div>
        {one ? (
          <div className="ap-drawer-body" key={id}>
            <ResumePane one={one} phone={phone} spot={spot} />
            <div className="ap-judge" tabIndex={0} role="region" aria-label="About the application">
              {moving && <NextStep one={one} columns={acts.columns} onMove={acts.onMove} />}
              <SamePerson one={one} canMove={acts.canMove} />
              <Judgement
                one={one}
                job={job}
                interviews={interviews}
                onShow={setSpot}
                onSchedule={canInterview && mayReject(one) && !underWay ? interview : undefined}
              />
            </div>
          </div>
        ) : answer.isError && ![403, 404].includes(answer.error.status) ? (
          <Failed read={answer} what="The application" />
        ) : answer.isError ? (
          <EmptyState
            title="This application cannot be shown"
            action={
              <Button variant="default" onClick={onClose}>
                Back to the list
              </Button>
            }
          >
            It may have been withdrawn and erased, or you are not on the team of this job.
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
        <div className="ap-hint" aria-label="Keys">
          <span>
            <kbd>J</kbd> <kbd>K</kbd> next, previous
          </span>
          {acts.canMove && (
            <span>
              <kbd>S</kbd> shortlist
            </span>
          )}
          {canInterview && (
            <span>
              <kbd>I</kbd> interview
            </span>
          )}
          {acts.canMove && (
            <span>
              <kbd>R</kbd> reject
            </span>
          )}
          {acts.canMove && (
            <span>
              <kbd>U</kbd> undo
            </span>
          )}
          <span>
            <kbd>C</kbd> comment
          </span>
          <span>
            <kbd>Esc</kbd> close
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
    </Drawer>
  )
}
