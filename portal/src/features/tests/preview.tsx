import '../../app/look/styles_rest'
import './run.css'
import { useState } from 'react'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import type { DataOf } from '../../app/api'
import { read } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { MarkedText } from '../../components/marks/marked_text'
import { PageSkeleton } from '../../components/page/skeletons'
import { useTitle } from '../../components/page/title'
import type { Kept } from './answer_queue'
import { TestScreen } from './run_test'

type Shown = DataOf<'GET', '/admin/question-preview/:id'>

/** /preview/tests/:id and /preview/questions/:id, for the console: the candidate's own screen; nothing of it is kept. */
export default function Preview() {
  const { what, id } = useParams()
  const ofTest = what === 'tests'
  const test = useQuery({
    ...read('GET', '/admin/test-preview/:id', { params: { id: id! } }),
    enabled: ofTest,
    staleTime: Infinity,
  })
  const question = useQuery({
    ...read('GET', '/admin/question-preview/:id', { params: { id: id! } }),
    enabled: !ofTest,
    staleTime: Infinity,
  })
  useTitle(t`As a candidate sees it`)
  const asked = ofTest ? test : question
  const drawn: Shown[] | undefined = ofTest
    ? test.data?.data.questions
    : question.data && [question.data.data]
  if (!drawn)
    return (
      <NotYet read={asked} what={t`The preview`}>
        <PageSkeleton />
      </NotYet>
    )
  const again = () => void asked.refetch()
  if (drawn.length === 0)
    return <p>{t`No question can be drawn for this test yet; bring some into its topics first.`}</p>
  const { name, minutes, asks } = test.data?.data ?? { name: t`A question`, minutes: 1, asks: 1 }
  return (
    <Taken
      // another draw is another test
      key={asked.dataUpdatedAt}
      {...{ drawn, name, seconds: minutes * 60, again }}
      lacking={asks - drawn.length}
    />
  )
}

function Taken({
  drawn,
  name,
  seconds,
  lacking,
  again,
}: {
  drawn: Shown[]
  name: string
  seconds: number
  lacking: number
  again: () => void
}) {
  const [position, setPosition] = useState(1)
  const [given, setGiven] = useState<Record<string, Kept>>({})
  const { question, key } = drawn[position - 1]
  const kept = given[question._id]
  return (
    <main style={{ padding: '16px', maxWidth: 1200, margin: '0 auto' }}>
      <TestScreen
        wasAsked={Object.keys(given).length > 0}
        goTo={setPosition}
        run={{
          state: {
            name,
            total: drawn.length,
            questions: drawn.map(({ question: one }) => ({
              _id: one._id,
              position: one.position,
              answered: false,
              flagged: false,
            })),
          },
          question,
          answer: kept?.answer ?? null,
          flagged: kept?.flag ?? false,
          refused: undefined,
          secondsLeft: seconds,
          queue: { of: (id) => given[id], waiting: 0, isHeldUp: false },
          put: (change) =>
            setGiven((all) => ({ ...all, [question._id]: { ...all[question._id], ...change } })),
          finish: async () => {
            again()
            return true
          },
        }}
      />
      <section aria-label={t`For you alone`} style={{ marginTop: 24 }}>
        <p className="dim">
          {t`A preview, not a test: nothing is saved, and the clock does not run.`}
          {lacking > 0 &&
            t` ${plural(lacking, { one: '# question', other: '# questions' })} fewer than it asks for; the bank cannot fill it.`}
        </p>
        <Button variant="default" onClick={again}>
          {drawn.length > 1 ? t`Draw again` : t`Shuffle the options`}
        </Button>
        <details style={{ marginTop: 16 }} key={question._id}>
          <summary>{t`What is right, which no candidate sees`}</summary>
          <Right question={question} apart={key} />
        </details>
      </section>
    </main>
  )
}

function Right({ question, apart }: { question: Shown['question']; apart: Shown['key'] }) {
  const { kind, options } = question
  const right =
    kind === 'text'
      ? apart.right
      : apart.right.map((id) => options.find(({ _id }) => _id === id)?.body ?? '')
  const List = kind === 'order' ? 'ol' : 'ul'
  return (
    <>
      <List>
        {right.map((one) => (
          <li key={one}>
            <MarkedText text={one} />
          </li>
        ))}
        {kind === 'code' && (
          <li>
            {t`${{ hiddenCases: apart.hiddenCases }} hidden cases decide with the visible ones.`}
          </li>
        )}
      </List>
      {apart.explanation && <MarkedText text={apart.explanation} />}
      {apart.transcript && <p>{t`It says: ${{ transcript: apart.transcript }}`}</p>}
      <p>
        {[apart.topic, apart.grade].filter(Boolean).join(', ')}{' '}
        <a className="c-text-link" href={`/admin/questions/${apart.questionId}/show`} target="_top">
          {t`Open the question`}
        </a>
      </p>
    </>
  )
}
