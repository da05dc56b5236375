// A page with nothing but the editor and a trial run, for code_editor.spec.ts and for looking at them.
import '../../../portal/src/app/look/styles_first'
import '../../../portal/src/app/look/styles_rest'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { Button, Group, NativeSelect } from '@mantine/core'
import { newQueryClient, Shell } from '../../../portal/src/app/shell'
import { CodeEditor } from '../../../portal/src/features/tests/code/code_editor'
import { TrialResults } from '../../../portal/src/features/tests/code/trial_results'
import { useTrialRun } from '../../../portal/src/features/tests/code/use_trial_run'

const nonce = document.querySelector('meta[property="csp-nonce"]').nonce
const exercises = JSON.parse(document.getElementById('exercises').textContent)

function Page() {
  const [exercise, setExercise] = useState(exercises[0])
  const [source, setSource] = useState(exercise.starter)
  const { run, stop, warm, state, result } = useTrialRun()
  const { language, entry, harness, visible } = exercise
  const choose = (title) => {
    const next = exercises.find((one) => one.title === title)
    setExercise(next)
    setSource(next.starter)
    stop()
  }
  return (
    <main className="c-page" style={{ paddingBlock: 24, display: 'grid', gap: 16 }}>
      <h1>{exercise.title}</h1>
      <NativeSelect
        label="Exercise"
        data={exercises.map(({ title }) => title)}
        value={exercise.title}
        onChange={(event) => choose(event.target.value)}
      />
      <CodeEditor
        language={language}
        value={source}
        onChange={(next) => {
          setSource(next)
          warm(language)
        }}
        label="Your code"
      />
      <Group>
        <Button
          loading={state === 'loading' || state === 'running'}
          onClick={() => run({ language, entry, harness, source }, visible)}
        >
          Run visible cases
        </Button>
        <Button variant="default" onClick={() => setSource(exercise.solution)}>
          Show the solution
        </Button>
        <span id="state">{state}</span>
      </Group>
      {result && <TrialResults cases={visible} result={result} />}
    </main>
  )
}

createRoot(document.getElementById('root')).render(
  <MemoryRouter>
    <Shell nonce={nonce} client={newQueryClient()}>
      <Page />
    </Shell>
  </MemoryRouter>
)
