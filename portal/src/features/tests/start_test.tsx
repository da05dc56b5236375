import './tests.css'
import './run.css'
import { useState } from 'react'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { api } from '../../app/api'
import { read } from '../../app/read'
import { PageNotYet } from '../../components/page/fetched'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { MarkedText } from '../../components/marks/marked_text'
import { PageHeader, Section } from '../../components/page/page_header'
import { testReads } from './attempt'
import { MoreTime } from './more_time'

/** /candidate/tests/start/:id?send=: the rules of a test, chosen or sent by a company, a question to try, and the start. */
export default function StartTest() {
  const { id } = useParams()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = { testId: id!, sendId: search.get('send') ?? undefined }
  const rules = useQuery(read('GET', '/candidate/test-rules', { query: asked }))
  const useCredit = search.has('credit')
  const start = useWrite(
    () => api.post('/candidate/start-test', { body: { ...asked, useCredit }, notice: 'none' }),
    {
      refreshes: testReads,
      onDone: ({ data }) => navigate(`/candidate/tests/run/${data._id}`, { replace: true }),
    }
  )
  if (!rules.data)
    return <PageNotYet read={rules} what={t`The rules`} home="/candidate/dashboard" />
  const { test, sentBy, rules: lines, practice } = rules.data.data
  return (
    <>
      <PageHeader title={test.name} tab={t`Rules: ${{ name: test.name }}`}>
        {t`${{ questions: test.questions }} questions in ${{ round: Math.round(test.minutes * (1 + test.extraPercent / 100)) }} minutes${{ extraPercent: test.extraPercent > 0 ? t`, ${{ extraPercent: test.extraPercent }} % more time for you` : '' }}${{ sentBy: sentBy ? t` · sent by ${sentBy}` : '' }}`}
      </PageHeader>
      <Section title={t`How it works`}>
        <ul className="test-rules">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Section>
      <MoreTime />
      <Practice practice={practice} />
      <Refused failure={start.failure} title={t`The test was not started`} />
      {start.failure?.reason === 'quota' && (
        <Button component={Link} to="/candidate/cart" variant="default" mt="md" me="sm">
          {t`Open services`}
        </Button>
      )}
      <Button size="md" mt="md" loading={start.busy} onClick={() => void start.send()}>
        {useCredit ? t`Start the test for 1 credit` : t`Start the test`}
      </Button>
    </>
  )
}

type Practised = {
  _id: string
  body: string
  options: { _id: string; body: string }[]
}

function Practice({ practice }: { practice: Practised }) {
  const [chosen, setChosen] = useState<string>()
  const [said, setSaid] = useState<{ isRight: boolean; explanation: string }>()
  const check = useWrite(
    (answer: string) =>
      api.post('/candidate/test-practice', { body: { answer }, notice: 'errors' }),
    { onDone: ({ data }) => setSaid(data) }
  )
  return (
    <Section title={t`Try one first`} note={t`This one does not count.`}>
      <MarkedText text={practice.body} />
      <fieldset className="run-answers">
        <legend className="sr-only">{t`Choose one`}</legend>
        {practice.options.map((option) => (
          <label key={option._id} className="run-option">
            <input
              type="radio"
              name="practice"
              checked={chosen === option._id}
              onChange={() => {
                setChosen(option._id)
                setSaid(undefined)
              }}
            />
            <MarkedText text={option.body} />
          </label>
        ))}
      </fieldset>
      <Button
        mt="md"
        variant="default"
        disabled={!chosen}
        loading={check.busy}
        onClick={() => void check.send(chosen!)}
      >
        {t`Check it`}
      </Button>
      <p role="status">
        {said && `${said.isRight ? t`Right.` : t`Not right.`} ${said.explanation}`}
      </p>
    </Section>
  )
}
