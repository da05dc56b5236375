import db from '@adonisjs/lucid/services/db'
import type CompanyMember from '#api/companies/models/company_member'
import type Application from '#api/applications/models/application'
import type Job from '#api/jobs/models/job'
import { gather, wantedOf } from '#api/screening/material/gather'
import { judgeSkills } from '#api/screening/judging/judge_skills'
import type ScreeningQuestion from '#api/screening/models/screening_question'
import { addWritten, questionsOf } from '#api/screening/questions/keep_questions'
import {
  writeForApplicant,
  writeIdealAnswer,
  writeQuestions,
} from '#api/screening/questions/write_questions'

const USUAL = 5

/** Writes questions for everyone who applies for a job and keeps them. */
export async function generateQuestions(member: CompanyMember, job: Job, count: number) {
  const known = await questionsOf(job.id)
  const wanted = await wantedOf(job)
  await addWritten(
    member,
    job,
    writeQuestions(
      wanted,
      count,
      known.map(({ question }) => question)
    )
  )
}

/** Writes questions for one applicant, by what they sent, and keeps them; returns all of theirs. With the job loaded. */
export async function generateForApplicant(
  member: CompanyMember,
  application: Application,
  count = USUAL
): Promise<ScreeningQuestion[]> {
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
  const questions = known.map(({ question }) => question)
  await addWritten(member, job, writeForApplicant(shown, wanted, count, questions), id)
  return questionsOf(job.id, id).whereNotNull('application_id')
}

/** Writes what a good answer to a question names, by the topics of the tests of its skill, and keeps it. With the job loaded. */
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
  question.idealAnswer = writeIdealAnswer(question.question, question.kind, wanted, topicsOf)
  await question.save()
  return question
}
