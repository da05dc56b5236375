import '../../components/lists/cards.css'
import './assessments.css'
import { useState } from 'react'
import { Badge, Button, Group } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { questionKinds } from '#api/assessments/assessment_facts'
import { labelIn } from '#api/http/choices'
import { api } from '../../app/api'
import { readPages, rowsOf } from '../../app/read'
import { useWrite } from '../../components/forms/write'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { Section } from '../../components/page/page_header'
import { QuestionDialog, type OwnQuestion } from './question_dialog'
import type { Offered } from './test_picker'

/** The tests that a company built, and the questions that only it asks. */
export function OwnTests() {
  const tests = useInfiniteQuery(
    readPages('GET', '/client/assessments', { query: { own: true, limit: 20 } })
  )
  const questions = useInfiniteQuery(
    readPages('GET', '/client/assessment-questions', { query: { limit: 20 } })
  )
  const [editing, setEditing] = useState<OwnQuestion | 'new'>()
  const built = rowsOf(tests)
  const own = rowsOf(questions)
  return (
    <>
      <Section
        title={t`Your tests`}
        actions={
          <Button component={Link} to="/client/assessments/build">
            {t`Build a test`}
          </Button>
        }
      >
        <GrowingList
          list={tests}
          what={t`Your tests`}
          rows={built}
          empty={
            <EmptyState icon={<Spot name="papers" />} title={t`No tests of your own yet`}>
              {t`Take topics from the banks, and add questions of your own.`}
            </EmptyState>
          }
        >
          <ul className="cards">
            {built.map((test) => (
              <Built key={test._id} test={test} />
            ))}
          </ul>
        </GrowingList>
      </Section>
      <Section
        title={t`Your questions`}
        actions={
          <Button variant="default" onClick={() => setEditing('new')}>
            {t`Write a question`}
          </Button>
        }
      >
        <GrowingList
          list={questions}
          what={t`Your questions`}
          rows={own}
          empty={
            <EmptyState icon={<Spot name="papers" />} title={t`No questions of your own yet`}>
              {t`Questions that only your company asks; nobody else sees them.`}
            </EmptyState>
          }
        >
          <ul className="cards">
            {own.map((question) => (
              <Own key={question._id} question={question} onEdit={() => setEditing(question)} />
            ))}
          </ul>
        </GrowingList>
      </Section>
      {editing && (
        <QuestionDialog
          question={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}

function Built({ test }: { test: Offered }) {
  const turn = useWrite(
    () =>
      api.put('/client/assessments/:id', {
        params: { id: test._id },
        body: { active: !test.active },
      }),
    { refreshes: ['/client/assessments'] }
  )
  return (
    <li className="card as-row as-plain">
      <div className="as-main">
        <h3>
          {test.name}
          {!test.active && <Badge color="gray">{t`Not offered`}</Badge>}
          {test.lacks && <Badge color="amber">{t`Cannot be taken now`}</Badge>}
        </h3>
        <p className="dim">
          {t`${plural({ questions: test.questions }, { one: '# question', other: '# questions' })}, ${plural({ minutes: test.minutes }, { one: '# minute', other: '# minutes' })}, passed from ${{ pass: test.pass }} %${{ version: test.version > 1 ? t`, version ${{ version: test.version }}` : '' }}`}
        </p>
        {test.lacks && <p className="as-note">{t`${{ lacks: test.lacks }}. Change the test.`}</p>}
      </div>
      <Group gap="xs">
        <Button
          component={Link}
          size="xs"
          variant="default"
          to={`/client/assessments/build/${test._id}`}
          aria-label={t`Change ${{ name: test.name }}`}
        >
          {t`Change`}
        </Button>
        {test.active && !test.lacks && (
          <Button
            component={Link}
            size="xs"
            variant="default"
            to={`/client/assessments/send?tests=${test._id}`}
          >
            {t`Send`}
          </Button>
        )}
        <Button size="xs" variant="default" loading={turn.busy} onClick={() => void turn.send()}>
          {test.active ? t`Offer no more` : t`Offer again`}
        </Button>
      </Group>
    </li>
  )
}

function Own({ question, onEdit }: { question: OwnQuestion; onEdit: () => void }) {
  const retire = useWrite(
    () => api.delete('/client/assessment-questions/:id', { params: { id: question._id } }),
    { refreshes: ['/client/assessment-questions'] }
  )
  return (
    <li className="card as-row as-plain">
      <div className="as-main">
        <p className="as-question">{question.body}</p>
        <p className="as-foot">
          {labelIn(questionKinds, question.kind)}, {question.difficulty}
        </p>
      </div>
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={onEdit}>
          {t`Change`}
        </Button>
        <Button
          size="xs"
          variant="default"
          loading={retire.busy}
          onClick={() => void retire.send()}
        >
          {t`Ask no more`}
        </Button>
      </Group>
    </li>
  )
}
