import type { VineValidator } from '@vinejs/vine'
import { sentence, type Sentence } from '#api/languages/sentence'
import type { Names } from '#api/taxonomy/names'
import type Candidate from '#api/candidates/models/candidate'
import * as shown from '#api/candidates/sections/section_transformers'
import * as valid from '#api/candidates/sections/section_validators'
import { candidateLimits } from '#api/candidates/candidate_facts'

type Relation =
  | 'tools'
  | 'employments'
  | 'projects'
  | 'additionalProjects'
  | 'certifications'
  | 'academicRecords'
  | 'achievements'
  | 'socialLinks'

/** A list on a candidate's profile: where its rows are, what they may hold, how many there may be, how they look on the wire. */
export type Section = {
  one: Sentence
  many: Sentence
  relation: Relation
  limit: number
  validator: VineValidator<any, any>
  show: (rows: any, names: Names) => unknown
  /** The row of what was sent; what was left out becomes empty. */
  row: (input: any) => Record<string, unknown>
  /** A part of an approved profile whose edits wait for approval. */
  checked?: 'employment' | 'certificate'
  /** One row's fields as the wire names them, for showing what changed. */
  wire?: (row: any) => Record<string, unknown>
}

const day = (month?: string | null) => (month ? `${month}-01` : null)
const span = ({ start, end }: { start?: string | null; end?: string | null }) => ({
  startsOn: day(start),
  endsOn: day(end),
})
const filled = (input: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      input[name] === undefined || input[name] === '' ? null : input[name],
    ])
  )

/** Every section by its name in the address. */
export const sections: Record<string, Section> = {
  'dev-tools': {
    one: sentence('tool'),
    many: sentence('tools'),
    relation: 'tools',
    limit: candidateLimits.tools.max,
    validator: valid.toolValidator,
    show: (rows) => shown.ToolTransformer.transform(rows),
    row: ({ toolId }) => ({ toolId }),
  },
  'dev-employment': {
    one: sentence('employment'),
    many: sentence('employments'),
    relation: 'employments',
    limit: candidateLimits.employments.max,
    validator: valid.employmentValidator,
    show: (rows, names) => shown.EmploymentTransformer.transform(rows, names),
    checked: 'employment',
    wire: (row) => new shown.EmploymentTransformer(row).toObject(),
    row: (input) => ({
      ...filled(
        input,
        'company',
        'title',
        'employmentType',
        'location',
        'countryCode',
        'description'
      ),
      ...span(input),
      isCurrent: input.isCurrent ?? false,
      skillIds: input.skillIds ?? [],
    }),
  },
  'dev-project': {
    one: sentence('project'),
    many: sentence('projects'),
    relation: 'projects',
    limit: candidateLimits.projects.max,
    validator: valid.projectValidator,
    show: (rows, names) => shown.ProjectTransformer.transform(rows, names),
    row: (input) => ({
      kind: 'main',
      ...filled(input, 'title', 'role', 'url', 'description', 'employmentId'),
      ...span(input),
      skillIds: input.skillIds ?? [],
    }),
  },
  'additional-dev-project': {
    one: sentence('project'),
    many: sentence('additional projects'),
    relation: 'additionalProjects',
    limit: candidateLimits.projects.max,
    validator: valid.additionalProjectValidator,
    show: (rows, names) => shown.AdditionalProjectTransformer.transform(rows, names),
    row: (input) => ({
      kind: 'additional',
      ...filled(input, 'title', 'url', 'description'),
      skillIds: input.skillIds ?? [],
    }),
  },
  'dev-certification': {
    one: sentence('certification'),
    many: sentence('certifications'),
    relation: 'certifications',
    limit: candidateLimits.certifications.max,
    validator: valid.certificationValidator,
    show: (rows) => shown.CertificationTransformer.transform(rows),
    checked: 'certificate',
    wire: (row) => new shown.CertificationTransformer(row).toObject(),
    row: (input) => ({
      ...filled(input, 'name', 'issuer', 'credentialId', 'url'),
      issuedOn: day(input.issued),
      expiresOn: day(input.expires),
    }),
  },
  'dev-academic-info': {
    one: sentence('education'),
    many: sentence('education'),
    relation: 'academicRecords',
    limit: candidateLimits.academicRecords.max,
    validator: valid.academicRecordValidator,
    show: (rows) => shown.AcademicRecordTransformer.transform(rows),
    row: (input) => ({
      ...filled(input, 'institution', 'degree', 'field', 'grade', 'description'),
      ...span(input),
    }),
  },
  'dev-achievements': {
    one: sentence('achievement'),
    many: sentence('achievements'),
    relation: 'achievements',
    limit: candidateLimits.achievements.max,
    validator: valid.achievementValidator,
    show: (rows) => shown.AchievementTransformer.transform(rows),
    row: (input) => ({
      ...filled(input, 'title', 'description', 'url'),
      achievedOn: day(input.date),
    }),
  },
  'social-profiles': {
    one: sentence('link'),
    many: sentence('links'),
    relation: 'socialLinks',
    limit: candidateLimits.links.max,
    validator: valid.socialLinkValidator,
    show: (rows) => shown.SocialLinkTransformer.transform(rows),
    row: ({ kind, url }) => ({ kind, url }),
  },
}

/** The candidate's own rows of a section. */
export function rowsOf(candidate: Candidate, { relation }: Section) {
  // all relations have the columns that sections need; one of them stands for the type
  const query = candidate.related(relation as 'employments').query()
  return relation === 'tools' ? query.preload('tool' as never) : query
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Which section of the profile the address is about; the route sets it. */
    section: Section
  }
}
