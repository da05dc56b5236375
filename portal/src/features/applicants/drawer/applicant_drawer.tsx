import { useEffect, useRef, useState, type ReactNode } from 'react'
import {
  ActionIcon,
  Button,
  Drawer,
  FocusTrap,
  Group,
  Select,
  Skeleton,
  Stack,
  Text,
  Textarea,
  Tooltip,
} from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  IconCalendarPlus,
  IconCheck,
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconFileText,
  IconX,
} from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import type { DataOf } from '../../../app/api'
import { notify, undoLast } from '../../../app/notices'
import { read } from '../../../app/read'
import { Failed } from '../../../components/fetched'
import { Face } from '../../../components/face'
import {
  bothZones,
  count,
  countryName,
  day,
  experience,
  fileSize,
  money,
  months,
} from '../../../components/format'
import { EmptyState } from '../../../components/message'
import { ApplicationStatus, InterviewStatus } from '../../../components/statuses'
import { When } from '../../../components/when'
import { useAccess } from '../../../app/access'
import { AnswerDue } from '../applicant_card'
import {
  columnOf,
  isEnded,
  mayReject,
  nameOf,
  oneApplication,
  placeRead,
  stageLabel,
  type Applicant,
  type ApplicationStatus as Status,
  type BoardColumn,
  type JobShown,
  type Place,
  type Reviewed,
} from '../applicants_data'
import { SamePerson } from './same_person'
import { ScheduleDialog } from '../../interviews'
import '../../talent/talent.css'
import { Comments } from '../../talent'

type Acts = {
  canMove: boolean
  columns: BoardColumn[]
  onMove: (
    one: Applicant,
    to: Status | Place,
    said?: { feedBack?: string; note?: string }
  ) => Promise<boolean>
  onReject: (one: Applicant) => void
}

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
  const [moving, setMoving] = useState(false)
  const answer = useQuery({
    ...oneApplication(id),
    refetchInterval: LINK_RENEWAL,
    placeholderData: undefined,
  })
  const one = answer.data?.data
  useEffect(() => {
    if (one) placeRead(client, id)
  }, [id, one !== undefined])
  useEffect(() => (setScheduling(false), setMoving(false)), [id, one?.status])

  const shortlist = () =>
    one && acts.canMove && one.moves.includes('shortlisted') && void acts.onMove(one, 'shortlisted')
  const reject = () => one && acts.canMove && mayReject(one) && acts.onReject(one)
  const canInterview = useAccess('interviews', one?.jobId)?.allowed ?? false
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
  const keys = useRef<Record<string, () => unknown>>({})
  keys.current = {
    c: comment,
    j: () => onStep(1),
    k: () => onStep(-1),
    s: shortlist,
    r: reject,
    i: interview,
    u: undoLast,
  }
  const still = busy || scheduling
  useEffect(() => {
    if (still) return
    const onKey = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (event.target as HTMLElement).closest(
          'input, textarea, select, [contenteditable], [role="listbox"]'
        )
      )
        return
      const act = keys.current[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [still])

  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={phone ? '100%' : 'max(72%, min(100%, 860px))'}
      withCloseButton={false}
      padding={0}
      closeOnEscape={!still}
      aria-label={one ? `Application of ${nameOf(one)}` : 'Application'}
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
                  <p>{one.dev.headline || 'No headline yet'}</p>
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
                  onClick={() => onStep(-1)}
                >
                  <IconChevronLeft size={18} stroke={1.5} />
                </ActionIcon>
              </Tooltip>
              <Tooltip label="Next (J)">
                <ActionIcon
                  variant="default"
                  size={36}
                  aria-label="Next application"
                  onClick={() => onStep(1)}
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
                  onClick={onClose}
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
              {canInterview && mayReject(one) && !underWay && (
                <Button size="xs" variant="default" rightSection={<kbd>I</kbd>} onClick={interview}>
                  Interview
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
            <ResumePane one={one} phone={phone} />
            <div className="ap-judge" tabIndex={0} role="region" aria-label="About the application">
              {moving && <NextStep one={one} columns={acts.columns} onMove={acts.onMove} />}
              <SamePerson one={one} canMove={acts.canMove} />
              <Judgement
                one={one}
                job={job}
                interviews={interviews}
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
      {scheduling && one && (
        <ScheduleDialog
          invitee={{ appliedId: one._id, name: nameOf(one), timeZone: one.dev.timeZone }}
          onClose={() => setScheduling(false)}
        />
      )}
    </Drawer>
  )
}

/** The resume as it was sent. Browsers do not show a PDF in a frame with `sandbox`; the answer's own policy allows it nothing instead. */
function ResumePane({ one, phone }: { one: Reviewed; phone: boolean }) {
  const { resume } = one
  // the link is renewed again and again; the frame keeps the first, so that nobody loses their page
  const [shown] = useState(resume?.inlineUrl)
  if (!resume)
    return (
      <div className="ap-resume">
        <div className="ap-resume-none">
          <EmptyState title="No resume" icon={<IconFileText size={32} stroke={1.5} />}>
            It was sent without one, or the candidate has removed it.
          </EmptyState>
        </div>
      </div>
    )
  const inline = resume.type === 'application/pdf' && navigator.pdfViewerEnabled && !phone
  return (
    <section className="ap-resume" aria-label="Resume">
      <div className="ap-resume-bar">
        <span>
          {resume.fileName} <span className="dim num">{fileSize(resume.size)}</span>
        </span>
        <Button
          component="a"
          href={resume.resumeUrl}
          download={resume.fileName}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconDownload size={16} stroke={1.5} />}
        >
          Download
        </Button>
      </div>
      {inline ? (
        <iframe src={`${shown}#view=FitH`} title={`Resume of ${nameOf(one)}`} />
      ) : (
        !phone && (
          <div className="ap-resume-none">
            <EmptyState
              title={
                resume.type === 'application/pdf'
                  ? 'Your browser does not show PDF files here'
                  : 'A Word document'
              }
              icon={<IconFileText size={32} stroke={1.5} />}
              action={
                <Button
                  component="a"
                  href={resume.resumeUrl}
                  download={resume.fileName}
                  variant="default"
                >
                  Download the resume
                </Button>
              }
            >
              {resume.type === 'application/pdf'
                ? 'Download it to read it beside this page.'
                : 'Download it to read it in your word processor.'}
            </EmptyState>
          </div>
        )
      )}
    </section>
  )
}

function Judgement({
  one,
  job,
  interviews,
  onSchedule,
}: {
  one: Reviewed
  job?: JobShown
  interviews: Interview[]
  onSchedule?: () => void
}) {
  const { dev } = one
  return (
    <>
      {(one.reason || one.note) && (
        <Part title="Between us">
          {one.reason && (
            <p>
              <span className="dim">Reason: </span>
              {one.reason}
            </p>
          )}
          {one.note && <p className="ap-words">{one.note}</p>}
        </Part>
      )}
      <Part title="Answers">
        {one.answers.length ? (
          <dl className="ap-answers">
            {one.answers.map(({ question, answer }, index) => (
              <div key={index}>
                <dt>{question}</dt>
                <dd>{answer || <span className="dim">No answer</span>}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="dim">This job asked no questions.</p>
        )}
      </Part>
      {one.coverLetter && (
        <Part title="Cover letter">
          <p className="ap-words">{one.coverLetter}</p>
        </Part>
      )}
      <Part
        title={one.skillsAsked ? `Skills: ${one.skillsMatched} of ${one.skillsAsked}` : 'Skills'}
      >
        <Skills one={one} job={job} />
      </Part>
      <Part title="Profile">
        {dev.story && <p className="ap-words">{dev.story}</p>}
        <Facts dev={dev} />
      </Part>
      {dev.employment.length > 0 && (
        <Part title="Employment">
          {dev.employment.map((row) => (
            <Background
              key={row._id}
              title={`${row.title}, ${row.company}`}
              about={[months(row), row.employmentType, row.location]}
              words={row.description}
            />
          ))}
        </Part>
      )}
      {dev.education.length > 0 && (
        <Part title="Education">
          {dev.education.map((row) => (
            <Background
              key={row._id}
              title={[row.degree, row.field].filter(Boolean).join(', ')}
              about={[row.institution, months(row), row.grade]}
              words={row.description}
            />
          ))}
        </Part>
      )}
      <Interviews rows={interviews} onSchedule={onSchedule} />
      <div className="ap-part ap-comments">
        <Comments devId={one.devId} name={dev.fName} />
      </div>
      <Part title="History">
        <History rows={one.history} />
        <p className="dim">
          Came from {one.source}
          {one.sourceMedium && `, ${one.sourceMedium}`}
          {one.sourceCampaign && `, ${one.sourceCampaign}`}.
        </p>
      </Part>
      {one.merged.map((other) => (
        <Part key={other._id} title={`Together with ${other.name}`}>
          <p className="dim">
            {other.email}, applied {other.appliedAt && day(other.appliedAt)}
          </p>
          {other.coverLetter && <p className="ap-words">{other.coverLetter}</p>}
          <History rows={other.history} />
        </Part>
      ))}
    </>
  )
}

const Background = ({
  title,
  about,
  words,
}: {
  title: string
  about: (string | null)[]
  words: string | null
}) => (
  <div className="ap-background">
    <strong>{title}</strong>
    <p className="dim">{about.filter(Boolean).join(' · ')}</p>
    {words && <p className="ap-words">{words}</p>}
  </div>
)

const Part = ({
  title,
  children,
  action,
}: {
  title: string
  children: ReactNode
  action?: ReactNode
}) => (
  <section className="ap-part" aria-label={title}>
    <Group justify="space-between" align="baseline" wrap="nowrap">
      <h3>{title}</h3>
      {action}
    </Group>
    {children}
  </section>
)

/** To any stage, with words for the candidate and a note for colleagues. */
function NextStep({
  one,
  columns,
  onMove,
}: {
  one: Reviewed
  columns: BoardColumn[]
  onMove: Acts['onMove']
}) {
  const here = columnOf(columns, one)
  const targets = columns.filter(
    ({ key, status }) => key !== here?.key && (status === one.status || one.moves.includes(status))
  )
  const [key, setKey] = useState<string | undefined>(
    () =>
      (
        columns.slice(columns.indexOf(here!) + 1).find((each) => targets.includes(each)) ??
        targets[0]
      )?.key
  )
  const to = targets.find((each) => each.key === key)
  const [feedBack, setFeedBack] = useState('')
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  async function send() {
    if (!to) return
    setBusy(true)
    await onMove(one, to, {
      feedBack: feedBack.trim() || undefined,
      note: note.trim() || undefined,
    })
    setBusy(false)
  }
  return (
    <Part title={one.status === 'rejected' ? 'Take back' : 'Next step'}>
      <Stack gap="sm">
        <Select
          label="Move to"
          data={targets.map(({ key: value, name }) => ({ value, label: name }))}
          value={key ?? null}
          onChange={(value) => value && setKey(value)}
          allowDeselect={false}
          data-autofocus
        />
        <Textarea
          label={`For ${one.dev.fName}`}
          description={
            to?.status === one.status
              ? 'They see no change, as both stages mean the same to them'
              : 'They will read this with the new stage'
          }
          disabled={to?.status === one.status}
          autosize
          minRows={1}
          maxRows={8}
          maxLength={2000}
          value={feedBack}
          onChange={(event) => setFeedBack(event.currentTarget.value)}
        />
        <Textarea
          label="Private note"
          description="Only your company reads it"
          autosize
          minRows={1}
          maxRows={8}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button loading={busy} onClick={() => void send()} style={{ alignSelf: 'start' }}>
          {to?.status === 'hired'
            ? `Mark ${one.dev.fName} as hired`
            : `Move to ${to?.name ?? 'a stage'}`}
        </Button>
      </Stack>
    </Part>
  )
}

function Skills({ one, job }: { one: Reviewed; job?: JobShown }) {
  const has = new Map(one.dev.skills.map((skill) => [skill.skillId, skill]))
  const asked = job?.devChooseSkills ?? []
  const others = one.dev.skills.filter(
    ({ skillId }) => !asked.some((skill) => skill.skillId === skillId)
  )
  const years = (number: number) =>
    number > 0 ? (
      <span className="num" title={count(number, 'year')}>
        {number} y
      </span>
    ) : null
  return (
    <Stack gap="sm">
      {asked.length > 0 && (
        <ul className="ap-skills" aria-label="Asked by the job">
          {asked.map(({ skillId, skillName, isRequired }) => {
            const own = has.get(skillId)
            return (
              <li key={skillId} data-has={own ? '' : undefined} data-misses={own ? undefined : ''}>
                {own ? (
                  <IconCheck size={15} stroke={2} aria-label="Has it" />
                ) : (
                  <IconX size={15} stroke={1.5} aria-label="Does not name it" />
                )}
                {skillName} {own ? years(own.years) : isRequired && <small>needed</small>}
              </li>
            )
          })}
        </ul>
      )}
      {others.length > 0 && (
        <div>
          {asked.length > 0 && (
            <Text size="sm" c="dimmed" mb={6}>
              Also
            </Text>
          )}
          <ul className="ap-skills">
            {others.map((skill) => (
              <li key={skill._id}>
                {skill.skillName} {years(skill.years)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {!asked.length && !others.length && <p className="dim">No skills on the profile yet.</p>}
    </Stack>
  )
}

const pers: Record<string, string> = { hour: 'an hour', month: 'a month', year: 'a year' }

function Facts({ dev }: { dev: Reviewed['dev'] }) {
  const rows: [string, ReactNode][] = [
    ['E-mail', dev.email && <a href={`mailto:${dev.email}`}>{dev.email}</a>],
    ['Phone', dev.phone && <a href={`tel:${dev.phone}`}>{dev.phone}</a>],
    [
      'Lives in',
      [dev.city, dev.stateName, dev.countryCode && countryName(dev.countryCode)]
        .filter(Boolean)
        .join(', '),
    ],
    [
      'Their time',
      dev.timeZone &&
        new Intl.DateTimeFormat('en-GB', {
          hour: '2-digit',
          minute: '2-digit',
          timeZone: dev.timeZone,
          timeZoneName: 'short',
        }).format(new Date()),
    ],
    ['Experience', dev.experience > 0 && experience(dev.experience, dev.experience)],
    [
      'Can start',
      dev.noticePeriodDays === null
        ? null
        : dev.noticePeriodDays === 0
          ? 'at once'
          : `in ${count(dev.noticePeriodDays, 'day')}`,
    ],
    [
      'Expects',
      dev.expectedPay &&
        `${money(dev.expectedPay.min, dev.expectedPay.currency ?? undefined)} ${pers[dev.expectedPay.per ?? 'year'] ?? ''}`,
    ],
    ['Works', [...(dev.workModes ?? []), ...(dev.jobTypes ?? [])].join(', ')],
    ['English', dev.englishBand],
  ]
  return (
    <dl className="ap-facts">
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <FactRow key={name} name={name}>
            {value}
          </FactRow>
        ))}
    </dl>
  )
}

const FactRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)

type Interview = DataOf<'GET', '/client/getInterviewsData'>[number]

/** The interviews of one application, among those of its job. */
function useInterviews(one: Reviewed | undefined): Interview[] {
  const list = useQuery({
    ...read('GET', '/client/getInterviewsData', {
      query: { jobId: one?.jobId, limit: 100 },
    }),
    enabled: one !== undefined,
  })
  return (list.data?.data ?? []).filter((interview) => interview.appliedId === one?._id)
}

function Interviews({ rows, onSchedule }: { rows: Interview[]; onSchedule?: () => void }) {
  if (!rows.length && !onSchedule) return null
  return (
    <Part
      title="Interviews"
      action={
        onSchedule && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconCalendarPlus size={16} stroke={1.5} />}
            onClick={onSchedule}
          >
            Schedule interview
          </Button>
        )
      }
    >
      {rows.length === 0 && <p className="dim">None yet.</p>}
      <Stack gap="xs">
        {rows.map((interview) => (
          <Group key={interview._id} justify="space-between" gap="xs">
            <Text
              size="sm"
              className="num"
              component={Link}
              to={`/client/interviews?status=all&id=${interview._id}`}
              c="inherit"
            >
              Round {interview.round}:{' '}
              {interview.start
                ? bothZones(interview.start, interview.clientTimeZone, interview.devTimeZone)
                : `${count(interview.slots.length, 'time')} offered`}
            </Text>
            <InterviewStatus status={interview.status} />
          </Group>
        ))}
      </Stack>
    </Part>
  )
}

const kinds: Record<string, string> = {
  message: 'Message sent',
  merge: 'Merged',
  separate: 'Separated',
}

function History({ rows }: { rows: Reviewed['history'] }) {
  return (
    <ol className="ap-history">
      {[...rows].reverse().map(({ status, at, by, feedBack, reason, note, kind, stage }, index) => (
        <li key={index}>
          <strong>{kinds[kind] ?? stage ?? stageLabel(status)}</strong>{' '}
          <small>
            {by && `by ${by} · `}
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
