import type {
  DraftCertification,
  DraftEducation,
  DraftEmployment,
  DraftLink,
  DraftProject,
  Field,
  Found,
  ResumeDraft,
} from '#api/engines/resume_reader/resume_draft'

/** What a structured source says is certain, and stands on no page. */
const certain: Found = { confidence: 1, page: 0, box: null }

type Said = string | null | undefined
type Words<Row> = {
  [Key in keyof Omit<Row, keyof Found>]?: Row[Key] extends boolean ? boolean : Said
}

/** A profile that came as data, before it is a draft. */
export type Brought = {
  [Key in 'fullName' | 'email' | 'phone' | 'location' | 'website' | 'headline' | 'summary']?: Said
} & {
  links?: Said[]
  skills?: Said[]
  achievements?: Said[]
  employment?: Words<DraftEmployment>[]
  education?: Words<DraftEducation>[]
  projects?: Words<DraftProject>[]
  certifications?: Words<DraftCertification>[]
}

const field = (value: Said, max = 4000): Field | null => {
  const text = value?.trim().slice(0, max)
  return text ? { value: text, ...certain } : null
}
const fields = (values: Said[] = []) =>
  values.map((value) => field(value)).filter((one) => one !== null)
const named = <Row extends { name: Field | null }>(row: Row): row is Row & { name: Field } =>
  row.name !== null
const month = (value: Said) => {
  const [text] = value?.match(/^\d{4}(-(0[1-9]|1[0-2]))?/) ?? []
  return field(text)
}

/** Makes a draft of what another service says of a person; texts are cut to their bounds. */
export function draftOfBrought(brought: Brought): ResumeDraft {
  return {
    fullName: field(brought.fullName, 120),
    email: field(brought.email, 254),
    phone: field(brought.phone, 40),
    location: field(brought.location, 200),
    website: field(brought.website, 500),
    headline: field(brought.headline, 300),
    summary: field(brought.summary),
    links: fields(brought.links).map((link) => ({ ...link, kind: kindOf(link.value) })),
    skills: fields(brought.skills).map((skill) => ({ ...skill, id: null })),
    achievements: fields(brought.achievements),
    employment: (brought.employment ?? []).map((post) => ({
      ...certain,
      company: field(post.company, 200),
      title: field(post.title, 200),
      location: field(post.location, 200),
      start: month(post.start),
      end: post.current ? null : month(post.end),
      current: post.current === true,
      description: field(post.description),
    })),
    education: (brought.education ?? []).map((school) => ({
      ...certain,
      institution: field(school.institution, 200),
      degree: field(school.degree, 200),
      field: field(school.field, 200),
      grade: field(school.grade, 60),
      start: month(school.start),
      end: month(school.end),
    })),
    projects: (brought.projects ?? [])
      .map((project) => ({
        ...certain,
        name: field(project.name, 200),
        description: field(project.description),
        url: field(project.url, 500),
        start: month(project.start),
        end: month(project.end),
      }))
      .filter(named),
    certifications: (brought.certifications ?? [])
      .map((one) => ({
        ...certain,
        name: field(one.name, 200),
        issuer: field(one.issuer, 200),
        date: month(one.date),
      }))
      .filter(named),
    hiddenText: { found: false },
    pages: [],
    warnings: [],
    textless: false,
  }
}

const hosts = ['github', 'linkedin', 'facebook', 'youtube', 'instagram'] as const
function kindOf(url: string): DraftLink['kind'] {
  const host = URL.parse(url.includes('//') ? url : `https://${url}`)?.hostname ?? ''
  if (/(^|\.)(twitter|x)\.com$/.test(host)) return 'twitter'
  return hosts.find((name) => host === `${name}.com` || host.endsWith(`.${name}.com`)) ?? 'website'
}
