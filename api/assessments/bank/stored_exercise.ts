import type { Case, Code, Submission } from '#api/engines/code_runner/code_runner'
import type { Exercise } from '#api/assessments/bank/read_exercises'

/** An exercise as a question keeps it (`exercise`): without its solution, so that no shown part can bring it along. */
export type StoredExercise = Omit<Code, 'source'> & {
  starter: string
  signature: string
  schema?: string
  /** Cases with `hidden` decide the result and never leave the server before the end. */
  cases: (Case & { hidden?: true })[]
}

/** What a question of kind `code` keeps of an exercise from the files. */
export function storedExercise(exercise: Exercise): StoredExercise {
  const { language, entry, harness, starter, signature, schema, visible, hidden } = exercise
  return {
    language,
    ...(entry ? { entry } : {}),
    ...(harness ? { harness } : {}),
    ...(schema ? { schema } : {}),
    starter,
    signature,
    cases: [...visible, ...hidden.map((one) => ({ ...one, hidden: true as const }))],
  }
}

/** What `runSubmission` takes to judge an answer: the source on all cases, the visible first. */
export function submissionOf(
  { language, entry, harness, cases }: StoredExercise,
  source: string
): Submission {
  return { language, entry, harness, source, cases }
}
