import { draftOfBrought } from '#api/engines/resume_reader/portable/draft_builder'
import type { ResumeDraft } from '#api/engines/resume_reader/resume_draft'

type Text = string | null

/** What we take of a resume by the schema of jsonresume.org, 1.0.0; the rest is left. */
export type JsonResume = {
  basics?: {
    name?: Text
    label?: Text
    email?: Text
    phone?: Text
    url?: Text
    summary?: Text
    location?: { city?: Text; region?: Text; countryCode?: Text } | null
    profiles?: { network?: Text; username?: Text; url?: Text }[] | null
  } | null
  work?:
    | {
        name?: Text
        company?: Text
        position?: Text
        location?: Text
        startDate?: Text
        endDate?: Text
        summary?: Text
        highlights?: string[] | null
      }[]
    | null
  education?:
    | {
        institution?: Text
        studyType?: Text
        area?: Text
        startDate?: Text
        endDate?: Text
        score?: Text
        gpa?: Text
      }[]
    | null
  skills?: { name?: Text; level?: Text; keywords?: string[] | null }[] | null
  projects?:
    | {
        name?: Text
        description?: Text
        highlights?: string[] | null
        url?: Text
        startDate?: Text
        endDate?: Text
      }[]
    | null
  certificates?: { name?: Text; issuer?: Text; date?: Text }[] | null
  awards?: { title?: Text; awarder?: Text; date?: Text }[] | null
}

const together = (summary: Text | undefined, highlights: string[] | null | undefined) =>
  [summary, ...(highlights ?? []).map((line) => `• ${line}`)].filter(Boolean).join('\n')

/** JSON Resume as a draft. A skill with keywords is a group: its keywords are the skills. */
export function draftOfJsonResume(resume: JsonResume): ResumeDraft {
  const { basics, work, education, skills, projects, certificates, awards } = resume
  const { city, region, countryCode } = basics?.location ?? {}
  return draftOfBrought({
    fullName: basics?.name,
    headline: basics?.label,
    email: basics?.email,
    phone: basics?.phone,
    website: basics?.url,
    summary: basics?.summary,
    location: [city, region, countryCode].filter(Boolean).join(', '),
    links: (basics?.profiles ?? []).map(({ url }) => url),
    employment: (work ?? []).map((post) => ({
      company: post.name ?? post.company,
      title: post.position,
      location: post.location,
      start: post.startDate,
      end: post.endDate,
      current: !post.endDate && Boolean(post.startDate),
      description: together(post.summary, post.highlights),
    })),
    education: (education ?? []).map((school) => ({
      institution: school.institution,
      degree: school.studyType,
      field: school.area,
      start: school.startDate,
      end: school.endDate,
      grade: school.score ?? school.gpa,
    })),
    skills: [
      ...new Set(
        (skills ?? []).flatMap(({ name, keywords }) => (keywords?.length ? keywords : [name]))
      ),
    ],
    projects: (projects ?? []).map((project) => ({
      name: project.name,
      description: together(project.description, project.highlights),
      url: project.url,
      start: project.startDate,
      end: project.endDate,
    })),
    certifications: (certificates ?? []).map(({ name, issuer, date }) => ({ name, issuer, date })),
    achievements: (awards ?? []).map(({ title }) => title),
  })
}
