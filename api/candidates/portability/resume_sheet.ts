import { Info } from 'luxon'
import type { Language } from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import { sentence } from '#api/languages/sentence'
import { placeOf, type WholeProfile } from '#api/candidates/portability/whole_profile'

export const layouts = ['classic', 'sidebar'] as const
export type LayoutName = (typeof layouts)[number]

type Time = { startsOn: string | null; endsOn: string | null }

/** What a resume says, as plain data: dates as "2021-03-01". */
export type ResumeSheet = {
  name: string
  headline: string | null
  contact: string[]
  links: string[]
  story: string | null
  employments: (Time & {
    title: string
    company: string
    location: string | null
    isCurrent: boolean
    description: string | null
  })[]
  academicRecords: (Time & {
    institution: string
    degree: string | null
    field: string | null
    grade: string | null
  })[]
  skills: string[]
  projects: (Time & { title: string; description: string | null; url: string | null })[]
  certifications: { name: string; issuer: string | null; issuedOn: string | null }[]
  achievements: { title: string }[]
}

/** What the product itself writes on a resume, in one language. */
export type ResumeWords = Record<keyof typeof words, string> & {
  language: string
  /** Their short names, January first. */
  months: string[]
}

const words = {
  contact: sentence('Contact'),
  summary: sentence('Summary'),
  experience: sentence('Experience'),
  education: sentence('Education'),
  skills: sentence('Skills'),
  moreSkills: sentence('More skills'),
  projects: sentence('Projects'),
  certifications: sentence('Certifications'),
  achievements: sentence('Achievements'),
  present: sentence('Present'),
}

/** Returns the headings and months of a resume in a language. */
export const resumeWords = (language: Language) =>
  ({
    ...Object.fromEntries(Object.entries(words).map(([name, word]) => [name, say(language, word)])),
    language: language.code,
    months: Info.months('short', { locale: language.code }),
  }) as ResumeWords

export type Drawing = { sheet: ResumeSheet; words: ResumeWords; layout: LayoutName }

/** Returns what is on the PDF of a profile, in its order. */
export function resumeSheet(profile: WholeProfile): ResumeSheet {
  const { user } = profile
  return {
    name: `${user.firstName} ${user.lastName}`,
    headline: profile.headline,
    contact: [user.email, user.phone, placeOf(profile)].filter((one): one is string =>
      Boolean(one)
    ),
    links: profile.socialLinks.map(({ url }) => url),
    story: profile.story,
    employments: profile.employments.map(
      ({ title, company, location, startsOn, endsOn, isCurrent, description }) => ({
        title,
        company,
        location,
        startsOn,
        endsOn,
        isCurrent,
        description,
      })
    ),
    academicRecords: profile.academicRecords.map(
      ({ institution, degree, field, grade, startsOn, endsOn }) => ({
        institution,
        degree,
        field,
        grade,
        startsOn,
        endsOn,
      })
    ),
    skills: [
      ...profile.skills.map(({ skill }) => skill.name),
      ...profile.tools.map(({ tool }) => tool.name),
    ],
    projects: [...profile.projects, ...profile.additionalProjects].map(
      ({ title, description, url, startsOn, endsOn }) => ({
        title,
        description,
        url,
        startsOn,
        endsOn,
      })
    ),
    certifications: profile.certifications.map(({ name, issuer, issuedOn }) => ({
      name,
      issuer,
      issuedOn,
    })),
    achievements: profile.achievements.map(({ title }) => ({ title })),
  }
}
