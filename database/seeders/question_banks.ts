import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { settings } from '#api/http/settings'
import { CODE_TOPIC, codeLanguages, testShapes } from '#api/assessments/assessment_facts'
import { readExercise, type Exercise } from '#api/assessments/bank/read_exercises'
import { readQuestions, type WrittenBank } from '#api/assessments/bank/read_questions'
import { storedExercise } from '#api/assessments/bank/stored_exercise'
import { quartersOf } from '#database/quarters'

const folders = ['skills', 'stacks', 'english'] as const
type Folder = (typeof folders)[number]
type File = { folder: Folder; slug: string; text: string; hash: string }

/**
 * Loads the question banks of `database/questions` that changed since the last time; returns how many rows changed.
 * A question is found again by `<file>-<number>`. As with the other reference data, what an admin edited stays as it
 * is, and a question that is no longer in its file is retired: attempts that drew it keep it.
 */
export async function loadQuestionBanks(say: (line: string) => void = () => {}) {
  const before = (await settings.read<Record<string, string>>('question_banks')) ?? {}
  const changed = questionFiles().filter(
    ({ folder, slug, hash }) => before[`${folder}/${slug}`] !== hash
  )
  const tell = quartersOf(say, 'Question banks')
  let rows = 0
  for (const [index, file] of changed.entries()) {
    const bank = readQuestions(file.text)
    if (bank.faults.length > 0) {
      // the others are loaded: a start does not fail by one mistyped question, a test does
      for (const { line, message } of bank.faults)
        say(`database/questions/${file.folder}/${file.slug}.txt:${line} ${message}`)
      continue
    }
    const written = await db.transaction(async (trx) => {
      const changes = await loadBank(trx, file, bank)
      before[`${file.folder}/${file.slug}`] = file.hash
      await settings.write('question_banks', before, trx)
      return changes
    })
    rows += written
    if (written) tell(index + 1, changed.length)
  }
  return rows + (await loadExercises(say, before))
}

/** The files of `database/questions`, a bank each; the four of English are one bank together. */
export function questionFiles(): File[] {
  return folders.flatMap((folder) => {
    const path = app.makePath('database/questions', folder)
    return names(path).map((name) => {
      const text = readFileSync(`${path}/${name}`, 'utf8')
      const hash = createHash('sha1').update(text).digest('hex')
      return { folder, slug: name.slice(0, -4), text, hash }
    })
  })
}

function names(path: string, ending = '.txt') {
  try {
    return readdirSync(path)
      .filter((name) => name.endsWith(ending))
      .sort()
  } catch {
    return []
  }
}

async function loadBank(trx: TransactionClientContract, file: File, bank: WrittenBank) {
  const assessmentId = await testOf(trx, file, bank)
  // an admin took the skill or the stack out of the lists
  if (assessmentId === null) return 0
  const section = file.folder === 'english' ? file.slug : null
  await trx.rawQuery(
    `insert into assessment_topics (assessment_id, name, section, position)
     select :test, t.name, :section, t.position from unnest(:topics::text[]) with ordinality t(name, position)
     on conflict (assessment_id, coalesce(section, ''), lower(name)) do nothing`,
    { test: assessmentId, section, topics: bank.topics } as any
  )
  await trx.rawQuery(
    `insert into question_passages as p (source_key, kind, body, audio_file, created_at, updated_at)
     select :slug || '-' || (r->>'key'), case when r->>'audioFile' is null then 'text' else 'audio' end, r->>'body', r->>'audioFile', now(), now()
     from jsonb_array_elements(:passages::jsonb) r
     on conflict (source_key) do update set kind = excluded.kind, body = excluded.body, audio_file = excluded.audio_file
     where p.updated_at = p.created_at and (p.kind, p.body, p.audio_file) is distinct from (excluded.kind, excluded.body, excluded.audio_file)`,
    { slug: file.slug, passages: JSON.stringify(bank.passages) }
  )
  const { rowCount } = await trx.rawQuery(
    `insert into questions as q (source_key, topic_id, kind, body, options, answer_key, explanation, passage_id, difficulty, level, status, created_at, updated_at)
     select :slug || '-' || (r->>'number'), t.id, r->>'kind', r->>'body', array(select jsonb_array_elements_text(r->'options')), array(select jsonb_array_elements_text(r->'answerKey')), r->>'explanation', p.id, r->>'difficulty', r->>'level', 'active', now(), now()
     from jsonb_array_elements(:questions::jsonb) r
       join assessment_topics t on t.assessment_id = :test and t.section is not distinct from :section::text and lower(t.name) = lower(r->>'topic')
       left join question_passages p on p.source_key = :slug || '-' || (r->>'passage')
     order by (r->>'number')::int
     on conflict (source_key) do update set topic_id = excluded.topic_id, kind = excluded.kind, body = excluded.body, options = excluded.options,
       answer_key = excluded.answer_key, explanation = excluded.explanation, passage_id = excluded.passage_id, difficulty = excluded.difficulty,
       level = excluded.level, status = 'active'
     where q.updated_at = q.created_at and (q.topic_id, q.kind, q.body, q.options, q.answer_key, q.explanation, q.passage_id, q.difficulty, q.level, q.status)
       is distinct from (excluded.topic_id, excluded.kind, excluded.body, excluded.options, excluded.answer_key, excluded.explanation, excluded.passage_id, excluded.difficulty, excluded.level, 'active')`,
    {
      slug: file.slug,
      section,
      test: assessmentId,
      questions: JSON.stringify(bank.questions),
    } as any
  )
  const { rowCount: retired } = await trx.rawQuery(
    `update questions set status = 'retired' where status = 'active' and updated_at = created_at
       and source_key ~ ('^' || :slug || '-[0-9]+$') and not source_key = any(:kept)
       and topic_id in (select id from assessment_topics where assessment_id = :test and section is not distinct from :section::text)`,
    {
      slug: file.slug,
      section,
      test: assessmentId,
      kept: bank.questions.map(({ number }) => `${file.slug}-${number}`),
    } as any
  )
  return (rowCount ?? 0) + (retired ?? 0)
}

/** The test that a bank belongs to; made where it is not there yet, null where its skill or stack is not. */
async function testOf(trx: TransactionClientContract, { folder, slug }: File, bank: WrittenBank) {
  const kind = ({ skills: 'skill', stacks: 'stack', english: 'english' } as const)[folder]
  const subject =
    folder === 'english' ? null : await trx.from(folder).where({ slug }).select('id').first()
  if (folder !== 'english' && !subject) return null
  const { questions, minutes, pass } = testShapes[kind]
  const test = {
    slug: folder === 'english' ? 'english' : `${kind}-${slug}`,
    name: folder === 'english' ? 'English' : bank.name,
    kind,
    skill_id: kind === 'skill' ? subject.id : null,
    stack_id: kind === 'stack' ? subject.id : null,
    question_count: questions,
    minutes,
    pass_percent: pass,
  }
  await trx.table('assessments').insert(test).onConflict('slug').ignore()
  const { id } = await trx.from('assessments').where('slug', test.slug).select('id').firstOrFail()
  return id as number
}

type CodeFile = { slug: string; text: string }

/**
 * Loads the exercises of `database/questions/code` that changed, a language's into the topic "Code" of the skill of the
 * same name; found again by `code-<language>-<file>`, by the same rules as the other questions.
 */
async function loadExercises(say: (line: string) => void, before: Record<string, string>) {
  let rows = 0
  for (const language of codeLanguages) {
    const files = codeFiles(language)
    const digest = createHash('sha1')
    for (const { slug, text } of files) digest.update(`${slug}\n${text}`)
    const [name, hash] = [`code/${language}`, digest.digest('hex')]
    if (files.length === 0 || before[name] === hash) continue
    const exercises = files.flatMap(({ slug, text }) => {
      try {
        return readExercise(language, slug, text)
      } catch (error) {
        say(`database/questions/code/${language}/${slug}.md ${(error as Error).message}`)
        return []
      }
    })
    if (exercises.length < files.length) continue
    rows += await db.transaction(async (trx) => {
      const changes = await loadCode(trx, language, exercises)
      // a bank that comes later brings the test of its skill
      if (changes !== null) await settings.write('question_banks', { ...before, [name]: hash }, trx)
      if (changes !== null) before[name] = hash
      return changes ?? 0
    })
  }
  if (rows) say(`Exercises: ${rows}`)
  return rows
}

const codeFiles = (language: string): CodeFile[] => {
  const path = app.makePath('database/questions/code', language)
  return names(path, '.md').map((name) => ({
    slug: name.slice(0, -3),
    text: readFileSync(`${path}/${name}`, 'utf8'),
  }))
}

/** Returns how many rows changed, null where the skill has no test yet. */
async function loadCode(trx: TransactionClientContract, language: string, exercises: Exercise[]) {
  const test = await trx.from('assessments').where('slug', `skill-${language}`).select('id').first()
  if (!test) return null
  await trx.rawQuery(
    `insert into assessment_topics (assessment_id, name, position)
     select :test::bigint, :name, coalesce(max(position), 0) + 1 from assessment_topics where assessment_id = :test
     on conflict (assessment_id, coalesce(section, ''), lower(name)) do nothing`,
    { test: test.id, name: CODE_TOPIC } as any
  )
  const asked = exercises.map((exercise) => ({
    key: `code-${language}-${exercise.slug}`,
    body: `${exercise.title}\n\n${exercise.statement}`,
    difficulty: exercise.difficulty,
    exercise: storedExercise(exercise),
  }))
  const { rowCount } = await trx.rawQuery(
    `insert into questions as q (source_key, topic_id, kind, body, exercise, difficulty, status, created_at, updated_at)
     select r->>'key', t.id, 'code', r->>'body', r->'exercise', r->>'difficulty', 'active', now(), now()
     from jsonb_array_elements(:asked::jsonb) with ordinality e(r, n)
       join assessment_topics t on t.assessment_id = :test and t.section is null and lower(t.name) = lower(:name)
     order by n
     on conflict (source_key) do update set topic_id = excluded.topic_id, kind = 'code', body = excluded.body, exercise = excluded.exercise,
       difficulty = excluded.difficulty, status = 'active'
     where q.updated_at = q.created_at and (q.topic_id, q.kind, q.body, q.exercise, q.difficulty, q.status)
       is distinct from (excluded.topic_id, 'code', excluded.body, excluded.exercise, excluded.difficulty, 'active')`,
    { asked: JSON.stringify(asked), test: test.id, name: CODE_TOPIC } as any
  )
  const { rowCount: retired } = await trx.rawQuery(
    `update questions set status = 'retired' where status = 'active' and updated_at = created_at
       and starts_with(source_key, :prefix) and not source_key = any(:kept)`,
    { prefix: `code-${language}-`, kept: asked.map(({ key }) => key) } as any
  )
  return (rowCount ?? 0) + (retired ?? 0)
}
