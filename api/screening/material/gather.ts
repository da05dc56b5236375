import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Unreadable, type Transcript } from '#api/engines/resume_reader/resume_reader'
import { textOf } from '#api/http/text/rich_text'
import { labelIn } from '#api/http/choices'
import { skillLevels } from '#api/candidates/candidate_facts'
import type { EnglishBand } from '#api/candidates/english_facts'
import { verifiedMarks } from '#api/candidates/candidate_ports'
import { reader } from '#api/candidates/resume/draft/reader'
import type Candidate from '#api/candidates/models/candidate'
import Skill from '#api/taxonomy/models/skill'
import type Job from '#api/jobs/models/job'
import Application from '#api/applications/models/application'
import ScreeningQuestion from '#api/screening/models/screening_question'
import { dossierOf, type Gathered, type RawPost } from '#api/screening/material/dossier'
import type { Passage, Wanted, WantedSkill } from '#api/screening/material/material'

type Draft = Transcript['draft']

/** What a job asks for, as it is now. */
export async function wantedOf(
  job: Job,
  client: QueryClientContract = db.connection()
): Promise<Wanted> {
  const stacks: { id: number; name: string; skill_ids: number[] }[] = await client
    .from('stacks')
    .whereIn('id', job.stackIds)
    .select('id', 'name', 'skill_ids')
  const ids = [...new Set([...job.skillIds, ...stacks.flatMap((stack) => stack.skill_ids)])]
  const skills = new Map(
    (await Skill.query({ client }).whereIn('id', ids)).map((skill) => [skill.id, skill])
  )
  const asked = (id: number, isRequired: boolean): WantedSkill[] => {
    const skill = skills.get(id)
    return skill ? [{ name: skill.name, aliases: skill.aliases, isRequired }] : []
  }
  const questions = await ScreeningQuestion.query({ client })
    .where('job_id', job.id)
    .whereNull('application_id')
    .whereNotNull('ideal_answer')
    .orderBy('position')
    .orderBy('id')
  return {
    title: job.title,
    skills: job.skillIds.flatMap((id) => asked(id, job.requiredSkillIds.includes(id))),
    stacks: stacks
      .toSorted((one, other) => one.id - other.id)
      .map(({ id, name, skill_ids: parts }) => ({
        name,
        skills: parts.flatMap((part) => asked(part, false)),
        isRequired: job.requiredStackIds.includes(id),
      })),
    minYears: job.minExperience ?? 0,
    text: [textOf(job.shortDescription ?? ''), textOf(job.description)].join('\n'),
    questions: questions.map(({ question, idealAnswer, weight }) => ({
      question,
      idealAnswer: idealAnswer!,
      weight,
    })),
  }
}

const textLines = (text: string | null | undefined) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const said = (at: string, text: string | null | undefined): Passage[] =>
  textLines(text).map((line) => ({ source: 'profile', text: line, at }))

/** What a person shows on their profile, in passages that may be quoted. */
function onProfile(candidate: Candidate): Passage[] {
  return [
    ...said('Headline', candidate.headline),
    ...said('Story', textOf(candidate.story ?? '')),
    ...candidate.skills.flatMap(({ skill, years, level }) =>
      said(
        'Skills',
        `${skill.name}${Number(years) > 0 ? `: ${Number(years)} ${Number(years) === 1 ? 'year' : 'years'}` : ''} (${labelIn(skillLevels, level).toLowerCase()})`
      )
    ),
    ...candidate.employments.flatMap(({ title, description }) => [
      ...said('Employment', title),
      ...said('Employment', textOf(description ?? '')),
    ]),
    ...candidate.projects.flatMap(({ title, description }) => [
      ...said('Projects', title),
      ...said('Projects', textOf(description ?? '')),
    ]),
    ...candidate.certifications.flatMap(({ name }) => said('Certifications', name)),
    ...candidate.academicRecords.flatMap(({ degree, field }) =>
      said('Education', [degree, field].filter(Boolean).join(', '))
    ),
  ]
}

/** The posts of the resume, then those of the profile with the skills that were used there. */
function postsOf(candidate: Candidate, draft: Draft | undefined): RawPost[] {
  const names = new Map(candidate.skills.map(({ skillId, skill }) => [skillId, skill.name]))
  return [
    ...(draft?.employment ?? []).map((post) => ({
      title: post.title?.value ?? '',
      text: post.description?.value ?? '',
      start: post.start?.value ?? null,
      end: post.end?.value ?? null,
      current: post.current,
    })),
    ...candidate.employments.map((post) => ({
      title: post.title,
      text: [
        textOf(post.description ?? ''),
        ...(post.skillIds ?? []).map((id) => names.get(id) ?? ''),
      ].join('\n'),
      start: monthOf(post.startsOn),
      end: post.endsOn ? monthOf(post.endsOn) : null,
      current: post.isCurrent,
    })),
  ]
}

/** What would tell who somebody is, was taught by or lives at: taken out of all that is judged. */
function identityOf(candidate: Candidate, draft: Draft | undefined) {
  return {
    names: [candidate.user.fullName, draft?.fullName?.value].filter((name): name is string =>
      Boolean(name)
    ),
    schools: [
      ...candidate.academicRecords.map(({ institution }) => institution),
      ...(draft?.education ?? []).flatMap(({ institution }) => institution?.value ?? []),
    ],
    places: [
      ...[candidate.city, candidate.stateName, draft?.location?.value],
      ...candidate.employments.map(({ location }) => location),
      ...(draft?.employment ?? []).map(({ location }) => location?.value),
    ].filter((place): place is string => Boolean(place)),
  }
}

const withProfile = (applicationId: number, client: QueryClientContract) =>
  Application.query({ client })
    .where('id', applicationId)
    .preload('candidate', (candidate) =>
      candidate
        .preload('user')
        .preload('skills', (skills) => skills.preload('skill').orderBy('position').orderBy('id'))
        .preload('employments', (rows) => rows.orderBy('position').orderBy('id'))
        .preload('academicRecords', (rows) => rows.orderBy('position').orderBy('id'))
        .preload('projects', (rows) => rows.orderBy('position').orderBy('id'))
        .preload('certifications', (rows) => rows.orderBy('position').orderBy('id'))
    )
    .preload('resume', (resume) => resume.preload('file'))
    .firstOrFail()

/** All that an applicant gave for this application and what they show on their profile, without what may not count. */
export async function gather(
  applicationId: number,
  client: QueryClientContract = db.connection()
): Promise<Gathered & { resumeRead: boolean }> {
  const application = await withProfile(applicationId, client)
  const { candidate, resume } = application
  const transcript = resume
    ? await transcriptOf(resume.file.storageKey, candidate.countryCode)
    : null
  const marks = (await verifiedMarks([candidate.id])).get(candidate.id) ?? []
  const draft = transcript?.draft
  const gathered = dossierOf({
    ...identityOf(candidate, draft),
    passages: [
      ...(transcript?.lines ?? []).map((line) => ({ source: 'resume' as const, ...line })),
      ...textLines(application.coverLetter).map((text) => ({
        source: 'cover_letter' as const,
        text,
      })),
      ...application.answers.map(({ question, answer }) => ({
        source: 'answer' as const,
        text: answer,
        at: question,
      })),
      ...onProfile(candidate),
      ...marks.map(({ name, bandLabel, kind }) => ({
        source: 'test' as const,
        text: `${kind === 'english' ? 'English' : name}: ${bandLabel}`,
      })),
    ],
    skills: candidate.skills.map(({ skill, years }) => ({
      name: skill.name,
      years: Number(years),
    })),
    posts: postsOf(candidate, draft),
    answers: application.answers,
    marks: marks.map(({ name, bandLabel, kind }) => ({ name, band: bandLabel, kind })),
    englishBand:
      candidate.english === 'cleared' ? (candidate.englishBand as EnglishBand | null) : null,
    hiddenText: draft?.hiddenText ?? { found: false },
    today: application.createdAt,
  })
  return { ...gathered, resumeRead: transcript !== null && transcript.lines.length > 0 }
}

const monthOf = (day: string | Date) =>
  (day instanceof Date ? DateTime.fromJSDate(day) : DateTime.fromISO(day)).toFormat('yyyy-MM')

/** A resume as it is on its pages; null for one that cannot be read, or is not there. */
export async function transcriptOf(
  key: string,
  country: string | null
): Promise<Transcript | null> {
  if (!(await drive.use().exists(key))) return null
  try {
    return await reader.transcribe(await drive.use().getBytes(key), country ?? undefined)
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}
