// A page with nothing but an exercise, for code_editor.spec.ts and for looking at it.
import '../../../../portal/src/app/look/styles_first'
import '../../../../portal/src/app/look/styles_rest'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { Button, NativeSelect } from '@mantine/core'
import { speak } from '../../../../portal/src/app/language'
import Mantine from '../../../../portal/src/app/look/mantine'
import { newQueryClient } from '../../../../portal/src/app/query_client'
import { Shell } from '../../../../portal/src/app/shell'
import { CodeQuestion } from '../../../../portal/src/features/tests/code/code_question'

speak('en')

const nonce = document.querySelector('meta[property="csp-nonce"]').nonce
const exercises = JSON.parse(document.getElementById('exercises').textContent)

function Page() {
  const [exercise, setExercise] = useState(exercises[0])
  const [source, setSource] = useState(null)
  const choose = (title) => {
    setExercise(exercises.find((one) => one.title === title))
    setSource(null)
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
      <CodeQuestion key={exercise.title} code={exercise.code} value={source} onChange={setSource} />
      <Button variant="subtle" onClick={() => setSource(exercise.solution)}>
        Show the solution
      </Button>
    </main>
  )
}

createRoot(document.getElementById('root')).render(
  <MemoryRouter>
    <Shell nonce={nonce} client={newQueryClient()}>
      <Mantine>
        <Page />
      </Mantine>
    </Shell>
  </MemoryRouter>
)
