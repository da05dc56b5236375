import { ActionIcon, Textarea } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { assessmentLimits } from '#api/assessments/assessment_facts'
import { MarkedText } from '../../components/marks/marked_text'
import { CodeQuestion } from './code/code_question'
import { Listen } from './listen'
import type { Answer, Question } from './attempt'

/** A question with what is answered, by its kind. */
export function QuestionParts({
  question,
  answer,
  onAnswer,
  refused,
}: {
  question: Question
  answer: Answer
  onAnswer: (answer: Answer) => void
  /** Why the server did not take the answer. */
  refused?: string
}) {
  return (
    <>
      {question.passage &&
        (question.passage.kind === 'audio' ? (
          <Listen path={question.passage.audio} />
        ) : (
          <div className="run-passage" tabIndex={0} role="region" aria-label={t`Text to read`}>
            <MarkedText text={question.passage.text} />
          </div>
        ))}
      <MarkedText text={question.body} />
      {question.kind === 'one' || question.kind === 'many' ? (
        <Options {...{ question, answer, onAnswer }} />
      ) : question.kind === 'order' ? (
        <Steps {...{ question, answer, onAnswer }} />
      ) : question.kind === 'text' ? (
        <Textarea
          mt="md"
          label={t`Your answer`}
          description={t`A word, a number or a short line`}
          autosize
          minRows={1}
          maxRows={6}
          maxLength={assessmentLimits.text.max}
          value={typeof answer === 'string' ? answer : ''}
          onChange={({ currentTarget }) => onAnswer(currentTarget.value || null)}
        />
      ) : (
        <CodeQuestion
          key={question._id}
          code={question.code}
          value={typeof answer === 'string' ? answer : null}
          onChange={onAnswer}
        />
      )}
      {refused && (
        <p role="alert" style={{ color: 'var(--harm)' }}>
          {t`This answer was not accepted: ${refused}`}
        </p>
      )}
    </>
  )
}

type Part = { question: Question; answer: Answer; onAnswer: (answer: Answer) => void }

function Options({ question, answer, onAnswer }: Part) {
  const many = question.kind === 'many'
  const chosen = answer === null ? [] : [answer].flat()
  const choose = (id: string) => {
    if (!many) return onAnswer(id)
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
    onAnswer(next.length > 0 ? next : null)
  }
  return (
    <fieldset className="run-answers">
      <legend className="sr-only">{many ? t`Choose all that are right` : t`Choose one`}</legend>
      {many && <p className="dim">{t`Choose all that are right.`}</p>}
      {question.options.map((option) => (
        <label key={option._id} className="run-option">
          <input
            type={many ? 'checkbox' : 'radio'}
            name={`question-${question._id}`}
            checked={chosen.includes(option._id)}
            onChange={() => choose(option._id)}
          />
          <MarkedText text={option.body} />
        </label>
      ))}
    </fieldset>
  )
}

/** Steps that are put in order; what nobody has moved yet is not answered. */
function Steps({ question, answer, onAnswer }: Part) {
  const order = Array.isArray(answer) ? answer : question.options.map(({ _id }) => _id)
  const swap = (at: number, by: number) =>
    onAnswer(order.with(at, order[at + by]).with(at + by, order[at]))
  return (
    <>
      <p className="dim">{t`Put these in order, the first on top.`}</p>
      <ol className="run-steps">
        {order.map((id, at) => {
          const body = question.options.find(({ _id }) => _id === id)?.body ?? ''
          return (
            <li key={id}>
              <span className="run-number">{at + 1}</span>
              <MarkedText text={body} />
              <span>
                <ActionIcon
                  variant="subtle"
                  size={40}
                  aria-label={t`Move “${body}” up`}
                  disabled={at === 0}
                  onClick={() => swap(at, -1)}
                >
                  <IconArrowUp size={18} stroke={1.5} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  size={40}
                  aria-label={t`Move “${body}” down`}
                  disabled={at === order.length - 1}
                  onClick={() => swap(at, 1)}
                >
                  <IconArrowDown size={18} stroke={1.5} />
                </ActionIcon>
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}
