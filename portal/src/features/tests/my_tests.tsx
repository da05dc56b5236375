import './tests.css'
import { useState } from 'react'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { IconBookmark, IconBookmarkFilled, IconSearch } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { SEARCH_MAX } from '#api/http/paging_facts'
import { api, type DataOf } from '../../app/api'
import { read, readPages, rowsOf } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { useWrite } from '../../components/forms/write'
import { day } from '../../components/format'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader, Section } from '../../components/page/page_header'
import { PageTabs } from '../../components/page/page_tabs'
import { ListSkeleton } from '../../components/page/skeletons'
import { Results } from './results'

type Test = DataOf<'GET', '/candidate/skill-tests'>[number]

const tabs = [
  { value: 'skills', label: t`Skill tests` },
  { value: 'stacks', label: t`Stack tests` },
  { value: 'english', label: t`English` },
  { value: 'results', label: t`Results` },
] as const

/** /candidate/tests: the tests that a candidate may take, and what came out of those taken. */
export default function MyTests() {
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'skills'
  return (
    <>
      <PageHeader
        title={t`Tests`}
        actions={
          <Button component={Link} to="/candidate/assessments" variant="default">
            {t`Tests sent to you`}
          </Button>
        }
      >
        {t`A pass is a mark on your profile that companies can search for. A result shows only if you want it to.`}
      </PageHeader>
      <PageTabs
        label={t`Tests`}
        tabs={tabs}
        value={tab}
        onChange={(value) => setSearch(value === 'skills' ? {} : { tab: value })}
      >
        {tab === 'english' ? (
          <English />
        ) : tab === 'results' ? (
          <Results />
        ) : (
          <Offered key={tab} kind={tab} />
        )}
      </PageTabs>
    </>
  )
}

function Offered({ kind }: { kind: 'skills' | 'stacks' }) {
  const [words, setWords] = useState('')
  const [search] = useDebouncedValue(words.trim(), 250)
  const path = kind === 'skills' ? '/candidate/skill-tests' : '/candidate/stack-tests'
  const list = useInfiniteQuery(readPages('GET', path, { query: { search } }))
  const chosen = useChosen()
  const tests: Test[] = rowsOf(list)
  return (
    <>
      <TextInput
        type="search"
        aria-label={kind === 'skills' ? t`Find a skill` : t`Find a stack`}
        placeholder={
          kind === 'skills' ? t`Find a skill, such as React` : t`Find a stack, such as MERN`
        }
        leftSection={<IconSearch size={18} stroke={1.5} />}
        maw={420}
        mb="md"
        maxLength={SEARCH_MAX}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <GrowingList
        list={list}
        what={t`The tests`}
        rows={tests}
        empty={
          search ? (
            <EmptyState
              icon={<Spot name="search" />}
              title={t`No test for “${search}” yet`}
              action={
                <Button variant="default" onClick={() => setWords('')}>
                  {t`Show all tests`}
                </Button>
              }
            />
          ) : (
            <EmptyState icon={<Spot name="papers" />} title={t`No tests are offered yet`}>
              {t`They appear here as soon as there are some.`}
            </EmptyState>
          )
        }
      >
        <ul className="test-cards">
          {tests.map((test) => (
            <TestCard key={test._id} {...{ test, chosen }} />
          ))}
        </ul>
      </GrowingList>
    </>
  )
}

/** The tests that are chosen to take, which the dashboard names, and the write that chooses one or drops it. */
function useChosen() {
  const list = useQuery(read('GET', '/candidate/test-selection')).data?.data
  const isChosen = ({ _id }: Test) => list?.some((other) => other._id === _id) ?? false
  const choose = useWrite(
    (test: Test) => {
      const others = list!.filter(({ _id }) => _id !== test._id)
      const next = isChosen(test) ? others : [...others, test]
      const of = (wanted: string) =>
        next.filter(({ kind }) => kind === wanted).map(({ _id }) => _id)
      return api.post('/candidate/test-selection', {
        body: { skillTests: of('skill'), stackTests: of('stack') },
        notice: 'errors',
      })
    },
    { refreshes: ['/candidate/test-selection'] }
  )
  return { isKnown: list !== undefined, isChosen, choose }
}
type Chosen = ReturnType<typeof useChosen>

function ChooseButton({ test, chosen }: { test: Test; chosen: Chosen }) {
  const { isKnown, isChosen, choose } = chosen
  return (
    <ActionIcon
      className="test-card-choose"
      variant="subtle"
      color={isChosen(test) ? undefined : 'gray'}
      size={40}
      aria-pressed={isChosen(test)}
      aria-label={t`Choose ${{ name: test.name }}`}
      title={isChosen(test) ? t`Chosen` : t`Choose`}
      disabled={!isKnown || (choose.busy && !choose.busyWith(test))}
      loading={choose.busyWith(test)}
      onClick={() => void choose.send(test)}
    >
      {isChosen(test) ? <IconBookmarkFilled size={20} /> : <IconBookmark size={20} stroke={1.5} />}
    </ActionIcon>
  )
}

function TestCard({ test, chosen }: { test: Test; chosen: Chosen }) {
  const { _id, name, questions, minutes, state, attemptId, again, byCredit, best, isRecommended } =
    test
  return (
    <li className="test-card" data-running={state === 'running' || undefined}>
      <h3>
        {state === 'open' ? (
          <Link to={`/candidate/tests/start/${_id}`} aria-label={t`See the rules of ${name}`}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      {state === 'open' && <ChooseButton {...{ test, chosen }} />}
      <p>
        {t`${plural(questions, { one: '# question', other: '# questions' })}, ${minutes} minutes${{ isRecommended: isRecommended ? t` · on your profile` : '' }}`}
      </p>
      {best !== null && <p>{t`Your best result: ${best} %`}</p>}
      {state !== 'open' && (
        <div className="test-card-end">
          {state === 'running' ? (
            <Button component={Link} to={`/candidate/tests/run/${attemptId}`}>
              {t`Continue`}
            </Button>
          ) : (
            <span className="dim">
              {state === 'passed' ? t`Passed` : t`Taken`}
              {again && t`; again from ${{ day: day(again) }}`}
              {byCredit && <ByCredit testId={_id} name={name} />}
            </span>
          )}
        </div>
      )}
    </li>
  )
}

/** The way to a further try beyond the free ones. */
const ByCredit = ({ testId, name }: { testId: string; name: string }) => (
  <>
    {t`, or`}{' '}
    <Link
      to={`/candidate/tests/start/${testId}?credit`}
      aria-label={t`Take ${name} now for a test credit`}
    >
      {t`now for a test credit`}
    </Link>
  </>
)

function English() {
  const result = useQuery(read('GET', '/candidate/english-test/result'))
  if (!result.data)
    return (
      <NotYet read={result} what={t`Your English`}>
        <ListSkeleton rows={2} />
      </NotYet>
    )
  const { status, band, clearedFrom, score, reason, isWaived, ...standing } = result.data.data
  const { state, testId, attemptId, again, byCredit } = standing
  return (
    <Section
      title={t`English`}
      note={t`Grammar, vocabulary, reading and listening: 40 questions in 40 minutes. The level is indicative.`}
    >
      {band && (
        <dl className="test-figures">
          <div>
            <dt>{t`Your level`}</dt>
            <dd>{band}</dd>
          </div>
          <div>
            <dt>{t`Score`}</dt>
            <dd>{t`${{ score: score ?? '' }} of 100`}</dd>
          </div>
        </dl>
      )}
      <p>{englishWords({ status, clearedFrom, isWaived })}</p>
      {reason && <p>{t`What we wrote: ${reason}`}</p>}
      {state === 'running' ? (
        <Button component={Link} to={`/candidate/tests/run/${attemptId}`}>
          {t`Continue`}
        </Button>
      ) : state === 'open' ? (
        <Button component={Link} to={`/candidate/tests/start/${testId}`}>
          {t`See the rules`}
        </Button>
      ) : (
        again && (
          <p className="dim">
            {t`You can take it again from ${{ day: day(again) }}`}
            {byCredit && <ByCredit testId={testId!} name={t`English`} />}.
          </p>
        )
      )}
    </Section>
  )
}

function englishWords({
  status,
  clearedFrom,
  isWaived,
}: {
  status: string
  clearedFrom: string
  isWaived: boolean
}) {
  if (isWaived) return t`Your English is cleared without a test.`
  if (status === 'cleared') return t`Your English is cleared. Companies see your level.`
  if (status === 'waiting') return t`Your test is being reviewed; you will hear from us soon.`
  if (status === 'not_cleared')
    return t`From ${clearedFrom} on your English is cleared. What you are good at, and what is worth learning, is under Results.`
  return t`From ${clearedFrom} on your English is cleared, which the spotlight and many companies ask for.`
}
