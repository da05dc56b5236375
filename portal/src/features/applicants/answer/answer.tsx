import './answer.css'
import { useEffect, useRef, useState } from 'react'
import { Button, Group, Progress } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { useAccess } from '../../../app/session/access'
import { undoLast } from '../drawer/desk/undo_bars'
import { readAs } from '../../../app/read'
import { PageNotYet } from '../../../components/page/fetched'
import { useKeys } from '../../../components/keys'
import { ShowMore } from '../../../components/lists/show_more'
import { EmptyState } from '../../../components/message'
import { Spot } from '../../../components/spot'
import { useTitle } from '../../../components/page/title'
import { useWaitingLine } from './waiting_line'
import {
  applicantCounts,
  isEnded,
  oneApplication,
  type Applicant,
  type MoveTarget,
  type JobShown,
  type Place,
} from '../applicants_data'
import { useMoves } from '../moves'
import { AnswerDue } from '../applicant_card'
import { ApplicationDesk } from '../drawer/application_desk'
import { RejectDialog } from '../reject_dialog'

/** /client/answer?job=: those who wait, one after another by the promised date, until nobody waits. */
export default function Answer() {
  useTitle(t`Answer`)
  const [params] = useSearchParams()
  const jobId = params.get('job') ?? undefined
  const may = useAccess('move_applicants')
  const line = useWaitingLine(jobId, may?.allowed !== false)
  const { queue, rows, current, following, answered, later, left, late } = line
  const [rejecting, setRejecting] = useState<Applicant>()

  const { opened, job, columns } = useApplication(current, rows)

  const { move } = useMoves({ onUndone: ({ _id }) => line.comeBack(_id) })

  // an interview, an offer or a colleague may answer too
  const unanswered = useRef(new Set<string>())
  const hasAnswer = opened && (opened.answeredAt !== null || isEnded(opened.status))
  useEffect(() => {
    if (!opened || opened._id !== current) return
    if (!hasAnswer) unanswered.current.add(opened._id)
    else if (unanswered.current.delete(opened._id)) line.answer(opened._id)
  }, [opened, hasAnswer, current])

  async function onMove(of: Applicant, to: MoveTarget | Place, said?: Parameters<typeof move>[2]) {
    const status = typeof to === 'string' ? to : to.status
    // between stages of one status the candidate hears nothing, so they wait on
    if (status === of.status) return move(of, to, said)
    unanswered.current.delete(of._id)
    line.answer(of._id)
    const done = await move(of, to, said)
    if (!done) line.comeBack(of._id)
    return done
  }

  // the dialog keeps what was typed until the server has taken it
  async function onReject(of: Applicant, said: Parameters<typeof move>[2]) {
    const done = await move(of, 'rejected', said)
    if (done) line.answer(of._id)
    return done
  }

  const over = queue.isSuccess && !current && !queue.hasNextPage
  useKeys({ u: undoLast, k: () => line.step(-1) }, { rest: !over })

  if (may?.allowed === false)
    return <EmptyState title={t`Others answer here`}>{may.message}</EmptyState>
  if (!queue.data)
    return <PageNotYet read={queue} what={t`The applicants`} home="/client/dashboard" />
  const of = rows.find(({ _id }) => _id === current)
  return (
    <div className="ap-answer">
      <Head left={left} late={late} later={later} />
      <Progress
        size={4}
        value={(100 * answered.length) / Math.max(1, answered.length + left)}
        aria-label={t`${{ count: answered.length }} answered, ${left} left`}
      />
      {over ? (
        <End
          answered={answered.length}
          left={left}
          later={later.length}
          onAgain={line.startAgain}
        />
      ) : (
        current && (
          <section className="ap-answer-desk" aria-label={t`The application`}>
            <p className="ap-answer-job">
              {opened?.job.jobTitle ?? of?.jobTitle}
              {following && t` · next: ${{ name: following.name }}`}
              <span className="ap-answer-due">{opened && <AnswerDue one={opened} />}</span>
            </p>
            <ApplicationDesk
              id={current}
              job={job.data?.data.job}
              busy={rejecting !== undefined}
              canMove
              columns={columns.data?.data.columns ?? []}
              onMove={onMove}
              onReject={setRejecting}
              onStep={line.step}
              labels={{
                next: t`Leave for later`,
                previous: t`Back to the one before`,
                keys: t`later, back`,
              }}
              missing={
                <Button variant="default" onClick={() => line.answer(current)}>
                  {t`On to the next one`}
                </Button>
              }
            />
          </section>
        )
      )}
      {queue.isFetchNextPageError && line.ahead.length === 0 && <ShowMore list={queue} />}
      {rejecting && (
        <RejectDialog
          all={[rejecting]}
          onClose={() => setRejecting(undefined)}
          onReject={(said) => onReject(rejecting, said)}
        />
      )}
    </div>
  )
}

function End({
  answered,
  left,
  later,
  onAgain,
}: {
  answered: number
  left: number
  later: number
  onAgain: () => void
}) {
  const all = left === 0
  return (
    <div className="ap-answer-end" role="status">
      <EmptyState
        title={all ? t`Everybody has an answer` : t`${left} still wait, left for later`}
        icon={<Spot name="answered" />}
        action={
          <Group justify="center">
            {later > 0 && !all && <Button onClick={onAgain}>{t`Go through them`}</Button>}
            <Button component={Link} to="/client/dashboard" variant={all ? 'filled' : 'default'}>
              {t`Go to the dashboard`}
            </Button>
          </Group>
        }
      >
        {answered > 0
          ? t`You answered ${plural(answered, { one: '# person', other: '# people' })} just now.`
          : all && t`Nobody is waiting for you. New applicants appear here until you answer.`}
        {answered > 0 && t` U takes the last one back.`}
      </EmptyState>
    </div>
  )
}

/** How many wait, how many of them late, and how many were left for later. */
function Head({ left, late, later }: { left: number; late: number; later: string[] }) {
  return (
    <header className="ap-answer-head">
      <h1>{t`Answer`}</h1>
      <p role="status" className="num">
        <strong>{t`${left} left`}</strong>
        {late > 0 && (
          <>
            , <strong data-late>{t`${late} late`}</strong>
          </>
        )}
        {later.length > 0 && (
          <span className="dim">{t` · ${{ count: later.length }} for later`}</span>
        )}
      </p>
      <Link className="c-text-link" to="/client/unanswered">
        {t`All as a list`}
      </Link>
    </header>
  )
}

/** The application in front of the reader, with its job and the columns of that job. */
function useApplication(current: string | undefined, rows: { _id: string; jobId: string }[]) {
  const one = useQuery({ ...oneApplication(current ?? ''), enabled: current !== undefined })
  const opened = one.data?.data
  const ofJob = opened?.jobId ?? rows.find(({ _id }) => _id === current)?.jobId
  const job = useQuery({
    ...readAs<{ job: JobShown }>('GET', '/job-detail/:jobId', { params: { jobId: ofJob ?? '' } }),
    enabled: ofJob !== undefined,
  })
  const columns = useQuery({ ...applicantCounts(ofJob ?? ''), enabled: ofJob !== undefined })
  return { opened, job, columns }
}
