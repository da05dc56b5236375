import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { namesOf } from '#api/taxonomy/names'
import type Candidate from '#api/candidates/models/candidate'
import { hideContacts } from '#api/candidates/control/hide_contacts'

const ordered = (query: any) => query.orderBy('position').orderBy('id')

/** Loads all that a company reads of a candidate. */
export const withSections = (query: ModelQueryBuilderContract<typeof Candidate>) =>
  query
    .withScopes((scopes) => (scopes.withCard(), scopes.withBackground()))
    .preload('projects', ordered)
    .preload('additionalProjects', ordered)
    .preload('certifications', ordered)
    .preload('achievements', ordered)
    .preload('socialLinks', ordered)
    .preload('tools', (tools) => ordered(tools.preload('tool')))
    .preload('currentResume', (resume) => resume.preload('file'))

/** The names of the skills that employments and projects of a profile say were used. */
export const skillNames = ({ employments, projects, additionalProjects }: Candidate) =>
  namesOf(
    'skills',
    [...employments, ...projects, ...additionalProjects].flatMap(({ skillIds }) => skillIds)
  )

/** Hides in each text of a loaded profile what a company unlocks first; the rows are not saved. */
export function maskProfile(candidate: Candidate) {
  const hide = <T extends string | null>(text: T) => hideContacts(text, candidate.user)
  candidate.story = hide(candidate.story)
  candidate.headline = hide(candidate.headline)
  candidate.preferredTitles = candidate.preferredTitles.map(hide)
  for (const row of [
    ...candidate.employments,
    ...candidate.academicRecords,
    ...candidate.projects,
    ...candidate.additionalProjects,
    ...candidate.certifications,
    ...candidate.achievements,
  ])
    for (const [column, value] of Object.entries(row.$attributes))
      if (typeof value === 'string')
        row.$setAttribute(column, leading.has(column) ? null : hide(value))
}

/** Columns that lead to who it is, whatever is written in them. */
const leading = new Set(['url', 'credentialId'])
