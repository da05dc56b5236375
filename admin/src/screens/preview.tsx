import { Title } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import { Box, Button, Card, LinearProgress, Typography } from '@mui/material'
import { Link, useParams } from 'react-router-dom'
import { MarkedText } from '../../../portal/src/components/marked_text'
import { API, http } from '../http'
import { Failed } from '../failed'

type Shown = {
  question: {
    _id: string
    position: number
    kind: string
    body: string
    options: { _id: string; body: string }[]
    passage: { kind: 'text'; text: string } | { kind: 'audio'; audio: string } | null
    code: { language: string; signature: string; starter: string; schema?: string } | null
  }
  key: {
    questionId: string
    topic: string | null
    grade: string | null
    right: string[]
    hiddenCases: number
    explanation: string | null
    transcript: string | null
  }
}
type Test = { name: string; minutes: number; pass: number; asks: number; questions: Shown[] }

/** A question, or a whole test drawn by its rules, as the next candidate would see it; what is right stands apart. */
export default function Preview() {
  const { what, id } = useParams()
  const path = what === 'tests' ? 'test-preview' : 'question-preview'
  const read = useQuery<Test | Shown>({
    queryKey: [path, id],
    queryFn: ({ signal }) =>
      http(`${API}/admin/${path}/${id}`, { signal }).then(({ json }) => json),
  })
  const found = read.data
  const test = found && 'questions' in found ? found : null
  const questions = test?.questions ?? (found ? [found as Shown] : [])
  return (
    <Box sx={{ p: { xs: 1, sm: 2 }, maxWidth: 840 }}>
      <Title title="As a candidate sees it" />
      <Typography component="h1" variant="h5">
        {test ? `${test.name}, as a candidate sees it` : 'A question, as a candidate sees it'}
      </Typography>
      {read.error && !found ? (
        <Failed what="The preview" error={read.error} onAgain={read.refetch} />
      ) : !found ? (
        <LinearProgress aria-label="The preview loads" />
      ) : (
        <>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', my: 2 }}>
            {test && (
              <Typography>
                {questions.length} of {test.asks} questions in {test.minutes} minutes, passed from{' '}
                {test.pass} %. Drawn for this look; nothing of it is kept.
              </Typography>
            )}
            <Button
              variant="outlined"
              disabled={read.isFetching}
              onClick={() => void read.refetch()}
            >
              {test ? 'Draw again' : 'Shuffle the options'}
            </Button>
          </Box>
          {questions.map((one) => (
            <Question key={one.question._id} question={one.question} apart={one.key} />
          ))}
        </>
      )}
    </Box>
  )
}

/** `apart` is what no candidate reads. */
function Question({ question, apart }: { question: Shown['question']; apart: Shown['key'] }) {
  const { kind, body, options, passage, code, position } = question
  const isRight = (id: string) => kind !== 'order' && apart.right.includes(id)
  return (
    <Card variant="outlined" component="section" sx={{ p: 2, mb: 2 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        Question {position}
      </Typography>
      {passage?.kind === 'text' && <MarkedText text={passage.text} />}
      {passage?.kind === 'audio' && <p>A recording is played here.</p>}
      <MarkedText text={body} />
      {(kind === 'one' || kind === 'many') && (
        <Box component="fieldset" sx={{ border: 0, p: 0, mt: 1 }}>
          <legend>{kind === 'many' ? 'Choose all that are right.' : 'Choose one.'}</legend>
          {options.map((option) => (
            <Box component="label" key={option._id} sx={{ display: 'flex', gap: 1, py: 0.5 }}>
              <input type={kind === 'many' ? 'checkbox' : 'radio'} name={question._id} />
              <MarkedText text={option.body} />
            </Box>
          ))}
        </Box>
      )}
      {kind === 'order' && (
        <ol>
          {options.map((option) => (
            <li key={option._id}>
              <MarkedText text={option.body} />
            </li>
          ))}
        </ol>
      )}
      {kind === 'text' && <input type="text" aria-label="Your answer" />}
      {code && (
        <MarkedText
          text={`\`\`\`\n${[code.schema, code.signature, code.starter].filter(Boolean).join('\n\n')}\n\`\`\``}
        />
      )}
      <Box component="details" sx={{ mt: 2, color: 'text.secondary' }}>
        <summary>What is right, which no candidate sees here</summary>
        <ul>
          {kind === 'text' && apart.right.map((one) => <li key={one}>{one}</li>)}
          {kind === 'order' &&
            apart.right.map((id) => (
              <li key={id}>{options.find(({ _id }) => _id === id)?.body}</li>
            ))}
          {options
            .filter(({ _id }) => isRight(_id))
            .map(({ _id, body: option }) => (
              <li key={_id}>{option}</li>
            ))}
          {code && <li>{apart.hiddenCases} hidden cases decide with the visible ones.</li>}
        </ul>
        {apart.explanation && <p>{apart.explanation}</p>}
        {apart.transcript && <p>It says: {apart.transcript}</p>}
        <p>
          {[apart.topic, apart.grade].filter(Boolean).join(', ')}{' '}
          <Link to={`/questions/${apart.questionId}/show`}>Open the question</Link>
        </p>
      </Box>
    </Card>
  )
}
