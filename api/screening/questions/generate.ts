import db from '@adonisjs/lucid/services/db'
import type CompanyMember from '#api/companies/models/company_member'
import type Application from '#api/applications/models/application'
import type Job from '#api/jobs/models/job'
import { gather, wantedOf } from '#api/screening/material/gather'
import { judgeSkills } from '#api/screening/judging/judge_skills'
import type ScreeningQuestion from '#api/screening/models/screening_question'
import { addWritten, assertRoom, questionsOf } from '#api/screening/questions/keep_questions'
import { idealAnswerByModel, questionsByModel } from '#api/screening/questions/write_by_model'
import {
  writeForApplicant,
  writeIdealAnswer,
  writeQuestions,
} from '#api/screening/questions/write_questions'

const USUAL = 5

const textsOf = (written: { question: string }[]) => written.map(({ question }) => question)

/** What became of the language model's part: null where it wrote, or where none is set up. */
const orLocal = (because: string | null) =>
  because === null ? null : `${because}, so the local engine wrote`

/**
 * Writes questions for everyone who applies for a job and keeps them: by the language model of the settings, and what it
 * leaves open by the engine on this machine. Returns why the model wrote none, where it should have.
 */
export async function generateQuestions(member: CompanyMember, job: Job, count: number) {
  const known = textsOf(await questionsOf(job.id))
  assertRoom(known.length + count)
  const wanted = await wantedOf(job)
  const { written, because } = await questionsByModel(member.companyId, { wanted, count, known })
  const rest = writeQuestions(wanted, count - written.length, [...known, ...textsOf(written)])
  await addWritten(member, job, [...written, ...rest])
  return orLocal(because)
}

/**
 * The same for one applicant, by what they sent without what may not count; returns all of theirs. With the job loaded.
 */
export async function generateForApplicant(
  member: CompanyMember,
  application: Application,
  count = USUAL
): Promise<{ questions: ScreeningQuestion[]; because: string | null }> {
  const { job, id } = application
  const [{ dossier }, wanted, known] = await Promise.all([
    gather(id),
    wantedOf(job),
    questionsOf(job.id, id),
  ])
  const shown = wanted.skills.map((skill) => ({
    name: skill.name,
    isRequired: skill.isRequired,
    evidence: judgeSkills({ ...wanted, skills: [skill], stacks: [] }, dossier).evidence,
  }))
  assertRoom(known.filter(({ applicationId }) => applicationId !== null).length + count)
  const before = textsOf(known)
  const { passages } = dossier
  const { written, because } = await questionsByModel(member.companyId, {
    wanted,
    count,
    known: before,
    passages,
  })
  const rest = writeForApplicant(shown, wanted, count - written.length, [
    ...before,
    ...textsOf(written),
  ])
  await addWritten(member, job, [...written, ...rest], id)
  return {
    questions: await questionsOf(job.id, id).whereNotNull('application_id'),
    because: orLocal(because),
  }
}

/**
 * Writes what a good answer to a question names, by the topics of the tests of its skill, and keeps it: by the language
 * model, else by the engine on this machine. With the job loaded.
 */
export async function generateIdealAnswer(question: ScreeningQuestion) {
  const wanted = await wantedOf(question.job)
  const topics: { skill: string; topic: string }[] = await db
    .from('assessment_topics as t')
    .join('assessments as a', 'a.id', 't.assessment_id')
    .join('skills as s', 's.id', 'a.skill_id')
    .whereIn('s.id', question.job.skillIds)
    .whereNull('a.company_id')
    .orderBy('t.position')
    .select('s.name as skill', 't.name as topic')
    .limit(300)
  const topicsOf = new Map(
    [...Map.groupBy(topics, ({ skill }) => skill)].map(([skill, rows]) => [
      skill,
      rows.map(({ topic }) => topic),
    ])
  )
  const { idealAnswer, because } = await idealAnswerByModel(question.companyId, {
    question: question.question,
    wanted,
    topics: topics.map(({ skill, topic }) => `${skill}: ${topic}`),
  })
  question.idealAnswer =
    idealAnswer ?? writeIdealAnswer(question.question, question.kind, wanted, topicsOf)
  await question.save()
  return orLocal(because)
}
