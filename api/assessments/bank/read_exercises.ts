import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Case, CodeLanguage } from '#api/engines/code_runner/code_runner'
import { codeLanguages, difficultyValues, type Difficulty } from '#api/assessments/assessment_facts'

/** An exercise in which code is written; of one language, with one right behaviour. */
export type Exercise = {
  /** The name of its file, unique in its language. */
  slug: string
  language: CodeLanguage
  title: string
  topic: string
  difficulty: Difficulty
  /** What is asked, as Markdown. */
  statement: string
  /** How the function is called; of SQL the columns that are wanted. */
  signature: string
  /** What the editor begins with. */
  starter: string
  entry?: string
  harness?: string
  /** The tables of SQL, which are part of what is asked. */
  schema?: string
  /** Shown with what they expect, and tried out in the browser. */
  visible: Case[]
  /** Decide the result, together with the visible ones; they never leave the server. */
  hidden: Case[]
  solution: string
  /** Sources that look right, each with what is wrong about it: a hidden case finds each. */
  wrong: { why: string; source: string }[]
}

const FOLDER = join(process.cwd(), 'database', 'questions', 'code')

/** All exercises of the reference data, by language and name. Throws at the first file that is not well formed. */
export function readExercises(): Exercise[] {
  return codeLanguages.flatMap((language) =>
    readdirSync(join(FOLDER, language))
      .sort()
      .map((name) => {
        const text = readFileSync(join(FOLDER, language, name), 'utf8')
        try {
          return readExercise(language, name.replace(/\.md$/, ''), text)
        } catch (error) {
          throw new Error(`${language}/${name}: ${(error as Error).message}`)
        }
      })
  )
}

/** Reads an exercise from its file; see `database/questions/code/README.md`. Throws with the part that is missing. */
export function readExercise(language: CodeLanguage, slug: string, text: string): Exercise {
  const parts = sections(text)
  const facts = new Map(
    (parts.shift()?.text ?? '').split('\n').map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const
    })
  )
  const fact = (name: string) => facts.get(name) || missing(name)
  const statement = parts.shift()!.text.trim() || missing('a statement')
  const named = (name: string) => parts.filter((part) => part.name === name)
  const code = (name: string) => {
    const [part, more] = named(name)
    if (more) throw new Error(`"${name}" is there twice`)
    return part && fences(part.text)[0]
  }
  const wanted = (name: string) => code(name) ?? missing(`"${name}"`)
  const difficulty = difficultyValues.find((one) => one === facts.get('difficulty'))
  const common = {
    slug,
    language,
    title: fact('title'),
    topic: fact('topic'),
    difficulty: difficulty ?? missing('difficulty'),
    statement,
    signature: wanted('Signature'),
    starter: wanted('Starter'),
    harness: code('Harness'),
    solution: wanted('Solution'),
    wrong: named('Wrong').map(({ text }) => ({
      why: text.split('```')[0].trim(),
      source: fences(text)[0] ?? missing('the source of "Wrong"'),
    })),
  }
  if (language === 'sql') {
    const schema = wanted('Schema')
    const ordered = facts.get('ordered') === 'true'
    const tables = (name: string): Case[] =>
      named(name).map(({ text }) => {
        const [rows, table] = fences(text)
        return { database: `${schema}\n${rows}`, expected: JSON.parse(table), ordered }
      })
    return checked({
      ...common,
      schema,
      visible: tables('Visible case'),
      hidden: tables('Hidden case'),
    })
  }
  const cases = (name: string) => JSON.parse(wanted(name)) as Case[]
  return checked({
    ...common,
    entry: fact('entry'),
    visible: cases('Visible cases'),
    hidden: cases('Hidden cases'),
  })
}

function checked(exercise: Exercise) {
  const { visible, hidden } = exercise
  if (visible.length < 1 || hidden.length < 3) throw new Error('too few cases')
  for (const one of [...visible, ...hidden])
    if (!('expected' in one) || !('args' in one ? Array.isArray(one.args) : one.expected.columns))
      throw new Error(`no case: ${JSON.stringify(one).slice(0, 100)}`)
  return exercise
}

function missing(what: string): never {
  throw new Error(`${what} is missing`)
}

/** The facts at the head, the statement, and what is below each heading outside of code. */
function sections(text: string) {
  const [, head, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? missing('the head')
  const found = [
    { name: 'head', text: head },
    { name: 'statement', text: '' },
  ]
  let inCode = false
  for (const line of body.split('\n')) {
    if (line.startsWith('```')) inCode = !inCode
    if (!inCode && line.startsWith('## ')) found.push({ name: line.slice(3).trim(), text: '' })
    else found.at(-1)!.text += `${line}\n`
  }
  return found
}

/** What is in the code blocks of a text. */
const fences = (text: string) =>
  [...text.matchAll(/^```\w+\n([^]*?)\n?^```$/gm)].map(([, code]) => code)
