import './run.css'
import { useEffect, useRef, useState } from 'react'
import { Button, Stack, Text } from '@mantine/core'
import { IconFlag, IconFlagFilled } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { Dialog, DialogEnd } from '../../components/dialog'
import { PageNotYet } from '../../components/page/fetched'
import { refresh } from '../../components/forms/write'
import { useKeys } from '../../components/keys'
import { useTitle } from '../../components/page/title'
import { testReads, useAttempt } from './attempt'
import { QuestionParts } from './question'

/** /candidate/tests/run/:id: a test while it is taken. The place is in the address. */
export default function RunTest() {
  const { id } = useParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('question')) || undefined
  const run = useAttempt(id!, asked, async () => {
    await refresh(client, testReads)
    navigate(`/candidate/tests/results/${id}`, { replace: true })
  })
  const { state, question } = run
  useTitle(state ? state.name : t`Test`)
  if (!state || !question)
    return <PageNotYet read={run.attempt} what={t`The test`} home="/candidate/dashboard" />
  const goTo = (to: number) => setSearch({ question: String(to) })
  return <TestScreen run={{ ...run, state, question }} wasAsked={Boolean(asked)} goTo={goTo} />
}

/** What a test that is taken looks like and does; the preview in the console shows this very screen. */
export function TestScreen({
  run,
  wasAsked,
  goTo,
}: {
  run: Run
  /** Somebody walked here, so the focus follows. */
  wasAsked: boolean
  goTo: (position: number) => void
}) {
  const { state, question } = run
  const [ending, setEnding] = useState(false)
  const heading = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!wasAsked) return
    heading.current?.focus({ preventScroll: true })
    // a question that is longer than the screen is read from its first line
    heading.current?.scrollIntoView({ block: 'start' })
  }, [question._id])
  const { total, questions } = state
  const { position } = question
  const go = (to: number) => {
    if (to < 1 || to > total) return false
    goTo(to)
  }
  const here = questions.map((each) => {
    const kept = run.queue.of(each._id)
    return {
      ...each,
      answered: kept?.answer === undefined ? each.answered : kept.answer !== null,
      flagged: kept?.flag ?? each.flagged,
    }
  })
  const open = here.filter(({ answered }) => !answered).length
  return (
    <div className="run">
      <Keys {...{ run, go, position }} />
      <header className="run-head">
        <h1>{state.name}</h1>
        <span className="run-place">
          <Trans>
            Question {position} of {total}
          </Trans>
        </span>
        <SaveState queue={run.queue} />
        <Clock seconds={run.secondsLeft} />
      </header>
      <section className="run-question" aria-labelledby="run-place" ref={heading} tabIndex={-1}>
        <h2 id="run-place">
          <Trans>Question {position}</Trans>
        </h2>
        <QuestionParts
          key={question._id}
          question={question}
          answer={run.answer}
          refused={run.refused}
          onAnswer={(answer) => run.put({ answer })}
        />
        <div className="run-acts">
          <Button variant="default" disabled={position === 1} onClick={() => go(position - 1)}>
            {t`Previous`}
          </Button>
          <Button
            variant="default"
            aria-pressed={run.flagged}
            leftSection={
              run.flagged ? <IconFlagFilled size={18} /> : <IconFlag size={18} stroke={1.5} />
            }
            onClick={() => run.put({ flag: !run.flagged })}
          >
            {run.flagged ? t`Flagged` : t`Flag`}
          </Button>
          {position < total ? (
            <Button onClick={() => go(position + 1)}>{t`Next`}</Button>
          ) : (
            <Button onClick={() => setEnding(true)}>{t`Finish …`}</Button>
          )}
        </div>
      </section>
      <nav className="run-overview" aria-label={t`All questions`}>
        <h2>
          <Trans>
            {{ answered: total - open }} of {total} answered
          </Trans>
        </h2>
        <ol>
          {here.map((each) => (
            <li key={each._id}>
              <button
                type="button"
                data-place
                data-answered={each.answered || undefined}
                data-flagged={each.flagged || undefined}
                aria-current={each.position === position ? 'step' : undefined}
                aria-label={[
                  t`Question ${{ position: each.position }}`,
                  each.answered && t`answered`,
                  each.flagged && t`flagged`,
                ]
                  .filter(Boolean)
                  .join(', ')}
                onClick={() => go(each.position)}
              >
                {each.position}
              </button>
            </li>
          ))}
        </ol>
        {position < total && (
          <Button variant="default" onClick={() => setEnding(true)}>
            {t`Finish the test`}
          </Button>
        )}
        <Text className="run-keys" size="xs" c="dimmed" mt="sm">
          {t`Keys: ← and → move, 1 to 9 choose, F flags`}
        </Text>
      </nav>
      {ending && (
        <Finish
          open={open}
          flagged={here.filter(({ flagged }) => flagged).length}
          onBack={() => setEnding(false)}
          finish={run.finish}
        />
      )}
    </div>
  )
}

type Attempt = ReturnType<typeof useAttempt>
/** An attempt as its screen needs it, once it is read. */
export type Run = Pick<
  Attempt,
  'answer' | 'flagged' | 'refused' | 'secondsLeft' | 'finish' | 'put'
> & {
  state: Pick<NonNullable<Attempt['state']>, 'name' | 'total' | 'questions'>
  question: NonNullable<Attempt['question']>
  queue: Pick<Attempt['queue'], 'of' | 'waiting' | 'isHeldUp'>
}

/** ← and → walk, digits choose, F flags. */
function Keys({ run, go, position }: { run: Run; go: (to: number) => unknown; position: number }) {
  const { question, answer } = run
  const choose = (digit: number) => {
    const id = question.options[digit - 1]?._id
    if (!id) return false
    if (question.kind === 'one') return run.put({ answer: id })
    if (question.kind !== 'many') return false
    const chosen = answer === null ? [] : [answer].flat()
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
    run.put({ answer: next.length > 0 ? next : null })
  }
  // a radio button that holds the focus takes the arrows for its own group
  const walk = (by: number) => (event: KeyboardEvent) =>
    (event.target as HTMLElement).matches('input') ? false : go(position + by)
  useKeys(
    {
      arrowleft: walk(-1),
      arrowright: walk(1),
      f: () => run.put({ flag: !run.flagged }),
      ...Object.fromEntries(
        Array.from({ length: 9 }, (_, index) => [String(index + 1), () => choose(index + 1)])
      ),
    },
    { onChoices: true }
  )
  return null
}

function SaveState({ queue }: { queue: Run['queue'] }) {
  const { waiting, isHeldUp } = queue
  return (
    <span className="run-saved" role="status" data-held={isHeldUp || undefined}>
      {isHeldUp
        ? t`${plural(waiting, { one: '# answer', other: '# answers' })} kept on this device; we go on trying to save`
        : waiting > 0
          ? t`Saving …`
          : t`All answers saved`}
    </span>
  )
}

/** The time left; said aloud at ten, five and one minute, and not each second. */
function Clock({ seconds }: { seconds: number | undefined }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (seconds === 600 || seconds === 300 || seconds === 60)
      setSaid(t`${plural({ count: seconds / 60 }, { one: '# minute', other: '# minutes' })} left`)
  }, [seconds])
  if (seconds === undefined) return null
  const minutes = Math.floor(seconds / 60)
  return (
    <span className="run-clock" data-last={seconds <= 60 || undefined}>
      <span aria-hidden="true">
        {minutes}:{String(seconds % 60).padStart(2, '0')}
      </span>
      <span className="sr-only" role="timer" aria-live="off">
        <Trans>
          <Plural value={minutes} one="# minute" other="# minutes" /> left
        </Trans>
      </span>
      <span className="sr-only" aria-live="assertive">
        {said}
      </span>
    </span>
  )
}

function Finish({
  open,
  flagged,
  onBack,
  finish,
}: {
  open: number
  flagged: number
  onBack: () => void
  finish: () => Promise<boolean>
}) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  return (
    <Dialog onClose={onBack} title={t`Finish the test?`}>
      <Stack>
        <Text>
          {open === 0
            ? t`Every question is answered.`
            : plural(
                { count: open },
                {
                  one: '# question has no answer; unanswered counts as wrong.',
                  other: '# questions have no answer; unanswered counts as wrong.',
                }
              )}
          {flagged > 0 &&
            ` ${plural({ count: flagged }, { one: '# question is flagged.', other: '# questions are flagged.' })}`}{' '}
          {t`After this you cannot change anything.`}
        </Text>
        {failed && (
          <Text role="alert" c="var(--harm)">
            {t`The server could not be reached. Your answers are kept on this device and count; try again in a moment.`}
          </Text>
        )}
        <DialogEnd back={t`Continue the test`} onBack={onBack}>
          <Button
            loading={busy}
            onClick={async () => {
              setBusy(true)
              setFailed(!(await finish()))
              setBusy(false)
            }}
          >
            {t`Finish the test`}
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}
