import {
  assessmentLimits as limits,
  difficultyValues,
  questionKindValues,
  type Difficulty,
  type QuestionKind,
} from '#api/assessments/assessment_facts'
import { englishBandValues, type EnglishBand } from '#api/candidates/english_facts'
import { faultsOf } from '#api/assessments/bank/question_rules'

/** A question as a file of `database/questions` or a CSV writes it. */
export type WrittenQuestion = {
  number: number
  topic: string
  kind: QuestionKind
  difficulty: Difficulty | null
  level: EnglishBand | null
  body: string
  /** In the order of writing; of `order` in the right order. */
  options: string[]
  /** Numbers of the right options from 1, or accepted answers. */
  answerKey: string[]
  explanation: string | null
  passage: string | null
}

export type WrittenPassage = { key: string; audioFile: string | null; body: string }
export type Fault = { line: number; message: string }
export type WrittenBank = {
  name: string
  topics: string[]
  passages: WrittenPassage[]
  questions: WrittenQuestion[]
  faults: Fault[]
}

type Open = Omit<WrittenQuestion, 'body' | 'explanation'> & {
  line: number
  body: string[]
  explanation: string[]
  right: boolean[]
}

const heading = /^== (\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+)$/
const passageHeading = /^@@ (\S+)(?: (\S+))?$/

/**
 * Reads a bank's text: its name, topics, passages and questions (the form is described in `database/README.md`).
 * Returns faults with their lines; a question with a fault is among the questions too, so a caller looks at `faults` first.
 */
export function readQuestions(text: string): WrittenBank {
  const bank: WrittenBank = { name: '', topics: [], passages: [], questions: [], faults: [] }
  const wrong = (line: number, message: string) => void bank.faults.push({ line, message })
  const seen = new Map<number, number>()
  let open: Open | null = null
  let passage: (WrittenPassage & { line: number }) | null = null
  let fenced = false

  const close = () => {
    if (open) {
      const question = closed(open)
      for (const fault of faultsOf(question)) wrong(open.line, fault)
      if (!bank.topics.includes(question.topic))
        wrong(open.line, `the topic "${question.topic}" is not among the topics of this file`)
      if (question.passage && !bank.passages.some(({ key }) => key === question.passage))
        wrong(open.line, `there is no passage "${question.passage}" before this question`)
      if (fenced) wrong(open.line, 'its code is not closed by ```')
      bank.questions.push(question)
    }
    if (passage) {
      passage.body = passage.body.trim()
      if (!passage.body) wrong(passage.line, `the passage "${passage.key}" is empty`)
      if (passage.body.length > limits.passage.max)
        wrong(passage.line, `a passage has at most ${limits.passage.max} characters`)
      const { line: _, ...kept } = passage
      bank.passages.push(kept)
    }
    open = null
    passage = null
    fenced = false
  }

  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const at = index + 1
    if (!fenced && line.startsWith('== ')) {
      close()
      const parts = heading.exec(line)
      if (!parts) {
        wrong(at, 'a question begins with "== number | topic | difficulty | kind"')
        continue
      }
      const [, number, topic, grade, kind] = parts.map((part) => part.trim())
      open = opened(at, Number(number), topic, grade, kind, wrong)
      if (seen.has(open.number))
        wrong(at, `the number ${number} is there already, in line ${seen.get(open.number)}`)
      seen.set(open.number, at)
    } else if (!fenced && line.startsWith('@@')) {
      close()
      const parts = passageHeading.exec(line)
      if (!parts) wrong(at, 'a passage begins with "@@ id" or "@@ id file.ogg"')
      else if (bank.passages.some(({ key }) => key === parts[1]))
        wrong(at, `the passage "${parts[1]}" is there already`)
      passage = { key: parts?.[1] ?? '', audioFile: parts?.[2] ?? null, body: '', line: at }
    } else if (passage) {
      ;(passage as WrittenPassage).body += `${line}\n`
    } else if (open) {
      takeLine(open, line, fenced)
      if (/^\s*```/.test(line)) fenced = !fenced
    } else if (line.startsWith('name: ')) bank.name = line.slice(6).trim()
    else if (line.startsWith('topics: '))
      bank.topics = line
        .slice(8)
        .split(';')
        .map((topic) => topic.trim())
    else if (line.trim()) wrong(at, 'stands outside of a question')
  }
  close()
  if (!bank.name) wrong(1, 'there is no line "name: …"')
  if (bank.topics.length === 0) wrong(1, 'there is no line "topics: …; …"')
  return bank
}

function opened(
  line: number,
  number: number,
  topic: string,
  grade: string,
  kind: string,
  wrong: (line: number, message: string) => void
): Open {
  const difficulty = difficultyValues.find((one) => one === grade) ?? null
  const level = englishBandValues.find((one) => one === grade) ?? null
  if (!difficulty && !level)
    wrong(line, `"${grade}" is neither a difficulty (${difficultyValues.join(', ')}) nor a level`)
  const known = questionKindValues.find((one) => one === kind)
  if (!known) wrong(line, `"${kind}" is not a kind; use ${questionKindValues.join(', ')}`)
  return {
    ...{ line, number, topic, difficulty, level, kind: known ?? 'one', passage: null },
    ...{ body: [], options: [], right: [], answerKey: [], explanation: [] },
  }
}

/** Takes one line after a question's heading; what nothing marks belongs to the body. */
function takeLine(question: Open, line: string, fenced: boolean) {
  const rest = line.slice(2).trim()
  const step = /^\d+\. (.*)$/.exec(line)
  if (fenced) question.body.push(line)
  else if (question.body.length === 0 && line.startsWith('@ ')) question.passage = rest
  else if (line.startsWith('> ')) question.explanation.push(rest)
  else if (question.explanation.length > 0 && line.trim()) question.explanation.push(line.trim())
  else if (/^[+-] /.test(line) && ['one', 'many'].includes(question.kind)) {
    question.options.push(rest)
    question.right.push(line.startsWith('+'))
  } else if (line.startsWith('= ') && question.kind === 'text') question.answerKey.push(rest)
  else if (step && question.kind === 'order') question.options.push(step[1].trim())
  else question.body.push(line)
}

function closed({ line: _, right, body, explanation, ...rest }: Open): WrittenQuestion {
  const places = right.flatMap((isRight, place) => (isRight ? [String(place + 1)] : []))
  return {
    ...rest,
    body: body.join('\n').trim(),
    explanation: explanation.join(' ') || null,
    answerKey: rest.kind === 'text' ? rest.answerKey : places,
  }
}
