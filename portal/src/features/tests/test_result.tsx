import './tests.css'
import { useEffect } from 'react'
import { Alert, Button, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { ph, plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { companySees, retakes } from '#api/assessments/assessment_facts'
import { CLEARED_FROM } from '#api/candidates/english_facts'
import { api, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { PageNotYet } from '../../components/page/fetched'
import { useWrite } from '../../components/forms/write'
import { day } from '../../components/format'
import { PageHeader, Section } from '../../components/page/page_header'
import { PortableResult } from './portable_result'
import { Outcome } from './results'

type Result = DataOf<'GET', '/candidate/assessment-results/:id'>

const MARKED_AFTER_MS = 1_500

/** /candidate/tests/results/:id: what came out of a test, what to learn, and who sees it. */
export default function TestResult() {
  const { id } = useParams()
  const result = useQuery(read('GET', '/candidate/assessment-results/:id', { params: { id: id! } }))
  const show = useWrite(
    (shown: boolean) =>
      api.put('/candidate/assessment-results/:id', { params: { id: id! }, body: { shown } }),
    { refreshes: ['/candidate/assessment-results/:id', '/candidate/assessment-results'] }
  )
  const found = result.data?.data
  useEffect(() => {
    if (found?.state !== 'marking') return
    const timer = setInterval(() => void result.refetch(), MARKED_AFTER_MS)
    return () => clearInterval(timer)
  }, [found?.state])
  if (!found) return <PageNotYet read={result} what={t`The result`} home="/candidate/dashboard" />
  if (found.state === 'marking')
    return (
      <PageHeader title={found.name} tab={t`Result: ${{ name: found.name }}`}>
        {t`Your test is being marked; this takes a few seconds.`}
      </PageHeader>
    )
  return (
    <>
      <PageHeader
        title={found.name}
        tab={t`Result: ${{ name: found.name }}`}
        actions={
          found.sendId ? (
            <Button component={Link} to="/candidate/assessments" variant="default">
              {t`Tests sent to you`}
            </Button>
          ) : (
            <Button component={Link} to="/candidate/tests" variant="default">
              {t`All tests`}
            </Button>
          )
        }
      >
        <Outcome passed={found.passed} state={found.state} />{' '}
        <Trans>taken on {{ day: day(found.takenAt!) }}</Trans>
        {found.validUntil && found.passed && t`, holds until ${{ day: day(found.validUntil) }}`}
      </PageHeader>
      {found.voidReason && (
        <Alert color="gray" title={t`This test was annulled`} mb="md">
          <Trans>{{ voidReason: found.voidReason }} You can take it again.</Trans>
        </Alert>
      )}
      <Figures result={found} />
      <Topics result={found} />
      <Section
        title={t`What we noted`}
        note={t`It is shown to you, and never fails you by itself.`}
      >
        {found.signals.seen.length === 0 ? (
          <p>{t`Nothing.`}</p>
        ) : (
          <ul className="test-rules">
            {found.signals.seen.map(({ kind, label, count: times }) => (
              <li key={kind}>
                {label}: {plural({ count: times }, { one: '# time', other: '# times' })}
              </li>
            ))}
          </ul>
        )}
      </Section>
      {found.resultId && found.sendId && (
        <Section title={t`Who sees it`}>
          <p>
            <Trans>
              You, and the company that sent the test. It sees {{ companySees: companySees.label }}.
            </Trans>
          </p>
        </Section>
      )}
      {found.resultId && !found.passed && !found.sendId && <WhatNext result={found} />}
      {found.resultId && found.passed && !found.sendId && (
        <Section title={t`On your profile`}>
          <Switch
            label={t`Companies see this result`}
            description={t`Hidden results are seen by nobody but you`}
            checked={found.isShown}
            disabled={show.busy}
            onChange={({ currentTarget }) => void show.send(currentTarget.checked)}
          />
        </Section>
      )}
      <PortableResult result={found} />
    </>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

const againFrom = (takenAt: string) =>
  new Date(Date.parse(takenAt) + retakes.afterDays * 86_400_000).toISOString()

const minutes = (seconds: number) =>
  t`${{ floor: Math.floor(seconds / 60) }}:${{ padStart: String(seconds % 60).padStart(2, '0') }} min`

/** The score, and what it is made of. */
function Figures({ result }: { result: Result }) {
  return (
    <dl className="test-figures">
      <Figure name={t`Score`} value={`${result.score} %`} />
      <Figure
        name={t`Right`}
        value={t`${{ correct: result.correct ?? '' }} of ${{ total: result.total ?? '' }}`}
      />
      {result.bandLabel && <Figure name={t`Level`} value={result.bandLabel} />}
      <Figure name={t`Time`} value={minutes(result.seconds!)} />
      {result.percentile !== null && (
        <Figure
          name={t`Better than`}
          value={t`${{ percentile: result.percentile }} % of all takers`}
        />
      )}
    </dl>
  )
}

/** How each topic went, and which to learn next. */
function Topics({ result }: { result: Result }) {
  return (
    <Section title={t`By topic`}>
      <ul className="test-topics">
        {result.topics.map(({ name, correct, total }) => (
          <li key={name}>
            <span>{name}</span>
            <span className="num">
              <Trans>
                {correct} of {total}
              </Trans>
            </span>
            <div className="test-bar" aria-hidden="true">
              <span style={{ width: `${(100 * correct) / total}%` }} />
            </div>
          </li>
        ))}
      </ul>
      {result.learn.length > 0 && (
        <p>
          <Trans>
            Worth learning next:{' '}
            <strong>{ph({ topics: result.learn.slice(0, 3).join(', ') })}</strong>.
          </Trans>
        </p>
      )}
    </Section>
  )
}

/** After a test that is not passed: who sees it, and when it can be taken again. */
function WhatNext({ result }: { result: Result }) {
  return (
    <Section title={t`What next`}>
      <p>
        {t`Nobody but you sees a result that is not passed`}
        {result.kind === 'english' && t`; English is cleared from ${CLEARED_FROM} on`}
        <Trans>
          . You can take the test again from {{ day: day(againFrom(result.takenAt!)) }} at the
          earliest; the list of tests names the day.
        </Trans>
      </p>
      <Button
        component={Link}
        to={result.kind === 'english' ? '/candidate/tests?tab=english' : '/candidate/tests'}
        variant="default"
      >
        {t`See the test`}
      </Button>
    </Section>
  )
}
