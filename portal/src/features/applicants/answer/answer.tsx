import './answer.css'
import { useEffect, useRef, useState } from 'react'
import { Button, Group, Progress } from '@mantine/core'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { useAccess } from '../../../app/session/access'
import { notify, undoLast } from '../../../app/notices'
import { readAs } from '../../../app/read'
import { PageNotYet } from '../../../components/page/fetched'
import { useKeys } from '../../../components/keys'
import { ShowMore } from '../../../components/lists/show_more'
import { EmptyState } from '../../../components/message'
import { Spot } from '../../../components/spot'
import { useTitle } from '../../../components/page/title'
import { answerQueue, fetchAhead } from './answer_queue'
import {
  applicantCounts,
  isEnded,
  oneApplication,
  useMoves,
  type Applicant,
  type MoveTarget,
  type JobShown,
  type Place,
} from '../applicants_data'
import { AnswerDue } from '../applicant_card'
import { ApplicationDesk } from '../drawer/application_desk'
import { RejectDialog } from '../reject_dialog'

/** How many are known ahead before more are asked for. */
const AHEAD = 3

/** /client/answer?job=: those who wait, one after another by the promised date, until nobody waits. */
export default function Answer() {
  useTitle(t`Answer`)
  const [params] = useSearchParams()
  const jobId = params.get('job') ?? undefined
  const client = useQueryClient()
  const may = useAccess('move_applicants')
  const queue = useInfiniteQuery({ ...answerQueue(jobId), enabled: may?.allowed !== false })
  const [shown, setShown] = useState<string>()
  const [answered, setAnswered] = useState<string[]>([])
  const [later, setLater] = useState<string[]>([])
  const before = useRef<string[]>([])
  const [rejecting, setRejecting] = useState<Applicant>()

  const rows = queue.data?.pages.flatMap(({ data }) => data.applications) ?? []
  const waiting = rows.filter(({ _id }) => !answered.includes(_id))
  const ahead = waiting.filter(({ _id }) => _id !== shown && !later.includes(_id))
  const current = shown ?? ahead[0]?._id
  const following = ahead.find(({ _id }) => _id !== current)
  // what was answered here counts until the server is asked again
  const here = rows.filter(({ _id }) => answered.includes(_id))
  const counts = queue.data?.pages.at(-1)?.data.counts
  const left = Math.max(0, (counts?.waiting ?? 0) - here.length)
  const late = Math.max(0, (counts?.late ?? 0) - here.filter(({ isLate }) => isLate).length)

  const one = useQuery({ ...oneApplication(current ?? ''), enabled: current !== undefined })
  const opened = one.data?.data
  const ofJob = opened?.jobId ?? rows.find(({ _id }) => _id === current)?.jobId
  const job = useQuery({
    ...readAs<{ job: JobShown }>('GET', '/job-detail/:jobId', { params: { jobId: ofJob ?? '' } }),
    enabled: ofJob !== undefined,
  })
  const columns = useQuery({ ...applicantCounts(ofJob ?? ''), enabled: ofJob !== undefined })

  // the person in front of the reader stays when others join or leave the line
  useEffect(() => {
    if (!shown && current) setShown(current)
  }, [shown, current])
  useEffect(() => {
    if (following) void fetchAhead(client, following._id)
  }, [following?._id])
  // on a phone the page itself scrolls: the next one begins at the top
  useEffect(() => void window.scrollTo(0, 0), [current])
  // one that failed is asked for again by hand: by itself it would be asked for without an end
  const more =
    queue.hasNextPage && !queue.isFetching && !queue.isFetchNextPageError && ahead.length < AHEAD
  useEffect(() => {
    if (more) void queue.fetchNextPage()
  }, [more])

  /** On to the next one; `id` has its answer, or is left for later. */
  const leave = (id: string, list: typeof setAnswered) => {
    list((all) => (all.includes(id) ? all : [...all, id]))
    before.current = [...before.current.filter((each) => each !== id), id]
    setShown((now) => (now === id ? undefined : now))
  }
  const comeBack = (id: string) => {
    setAnswered((all) => all.filter((each) => each !== id))
    setLater((all) => all.filter((each) => each !== id))
    setShown(id)
  }
  const { move } = useMoves({ onUndone: ({ _id }) => comeBack(_id) })

  // an interview, an offer or a colleague may answer too
  const unanswered = useRef(new Set<string>())
  const hasAnswer = opened && (opened.answeredAt !== null || isEnded(opened.status))
  useEffect(() => {
    if (!opened || opened._id !== current) return
    if (!hasAnswer) unanswered.current.add(opened._id)
    else if (unanswered.current.delete(opened._id)) leave(opened._id, setAnswered)
  }, [opened, hasAnswer, current])

  async function onMove(of: Applicant, to: MoveTarget | Place, said?: Parameters<typeof move>[2]) {
    const status = typeof to === 'string' ? to : to.status
    // between stages of one status the candidate hears nothing, so they wait on
    if (status === of.status) return move(of, to, said)
    unanswered.current.delete(of._id)
    leave(of._id, setAnswered)
    const done = await move(of, to, said)
    if (!done) comeBack(of._id)
    return done
  }

  // the dialog keeps what was typed until the server has taken it
  async function onReject(of: Applicant, said: Parameters<typeof move>[2]) {
    const done = await move(of, 'rejected', said)
    if (done) leave(of._id, setAnswered)
    return done
  }

  function step(by: 1 | -1) {
    if (by > 0) return current && leave(current, setLater)
    const last = before.current.at(-1)
    if (!last) return notify.info(t`This is the first one`)
    before.current = before.current.slice(0, -1)
    setLater((all) => all.filter((each) => each !== last))
    setShown(last)
  }
  const over = queue.isSuccess && !current && !queue.hasNextPage
  useKeys({ u: undoLast, k: () => step(-1) }, { rest: !over })

  if (may?.allowed === false)
    return <EmptyState title={t`Others answer here`}>{may.message}</EmptyState>
  if (!queue.data)
    return <PageNotYet read={queue} what={t`Those who wait`} home="/client/dashboard" />
  const of = rows.find(({ _id }) => _id === current)
  return (
    <div className="ap-answer">
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
          onAgain={() => setLater([])}
        />
      ) : (
        current && (
          <section className="ap-answer-desk" aria-label={t`The application`}>
            <p className="ap-answer-job">
              {opened?.job.jobTitle ?? of?.jobTitle}
              {following && t` · next: ${{ name: following.name }}`}
              {opened && (
                <span className="ap-answer-due">
                  <AnswerDue one={opened} />
                </span>
              )}
            </p>
            <ApplicationDesk
              id={current}
              job={job.data?.data.job}
              busy={rejecting !== undefined}
              canMove
              columns={columns.data?.data.columns ?? []}
              onMove={onMove}
              onReject={setRejecting}
              onStep={step}
              labels={{
                next: t`Leave for later`,
                previous: t`Back to the one before`,
                keys: t`later, back`,
              }}
              missing={
                <Button variant="default" onClick={() => leave(current, setAnswered)}>
                  {t`On to the next one`}
                </Button>
              }
            />
          </section>
        )
      )}
      {queue.isFetchNextPageError && ahead.length === 0 && <ShowMore list={queue} />}
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
