import type {
  DraftCertification,
  DraftEducation,
  DraftEmployment,
  DraftProject,
  Field,
  ResumeDraft,
} from '#api/engines/resume_reader/resume_reader'
import type Candidate from '#api/candidates/models/candidate'
import { givenResume } from '#tests/givens'

const found = {
  confidence: 0.9,
  page: 1,
  box: [50, 60, 200, 12] as [number, number, number, number],
}
const field = (value: string | null | undefined): Field | null =>
  value ? { value, ...found } : null
const sure = (value: string): Field => ({ value, ...found })

type Words<Row> = { [Key in keyof Row]?: Row[Key] extends boolean ? boolean : string | null }

type Said = {
  [Key in 'fullName' | 'email' | 'phone' | 'location' | 'website' | 'headline' | 'summary']?: string
} & {
  links?: string[]
  skills?: string[]
  achievements?: string[]
  employment?: Words<DraftEmployment>[]
  education?: Words<DraftEducation>[]
  projects?: Words<DraftProject>[]
  certifications?: Words<DraftCertification>[]
}

/** A draft as the reader makes it, from what the resume says. */
export function draftOf(said: Said): ResumeDraft {
  return {
    fullName: field(said.fullName),
    email: field(said.email),
    phone: field(said.phone),
    location: field(said.location),
    website: field(said.website),
    headline: field(said.headline),
    summary: field(said.summary),
    links: (said.links ?? []).map((link) => ({ ...sure(link), kind: 'website' })),
    skills: (said.skills ?? []).map((skill) => ({ ...sure(skill), id: null })),
    achievements: (said.achievements ?? []).map(sure),
    employment: (said.employment ?? []).map((post) => ({
      ...found,
      company: field(post.company),
      title: field(post.title),
      location: field(post.location),
      start: field(post.start),
      end: field(post.end),
      current: post.current === true,
      description: field(post.description),
    })),
    education: (said.education ?? []).map((school) => ({
      ...found,
      institution: field(school.institution),
      degree: field(school.degree),
      field: field(school.field),
      grade: field(school.grade),
      start: field(school.start),
      end: field(school.end),
    })),
    projects: (said.projects ?? []).map((project) => ({
      ...found,
      name: sure(project.name!),
      description: field(project.description),
      url: field(project.url),
      start: field(project.start),
      end: field(project.end),
    })),
    certifications: (said.certifications ?? []).map((one) => ({
      ...found,
      name: sure(one.name!),
      issuer: field(one.issuer),
      date: field(one.date),
    })),
    hiddenText: { found: false },
    pages: [{ width: 595, height: 842 }],
    warnings: [],
    textless: false,
  }
}

/** A candidate's current resume, read with this draft. */
export async function givenReadResume(candidate: Candidate, said: Said) {
  const resume = await givenResume(candidate)
  await resume.merge({ parseStatus: 'ready', parsed: draftOf(said) }).save()
  return resume
}
