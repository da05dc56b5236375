import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import Candidate from '#api/candidates/models/candidate'
import { type SkillLevel } from '#api/candidates/candidate_facts'

/** A candidate with every section in its order and the resume, as exports and moderators need it. */
export function wholeProfile(id: number, client?: QueryClientContract) {
  return Candidate.query({ client })
    .where('id', id)
    .withScopes((scopes) => {
      scopes.withCard()
      scopes.withBackground()
    })
    .preload('projects', (rows) => rows.orderBy('position').orderBy('id'))
    .preload('additionalProjects', (rows) => rows.orderBy('position').orderBy('id'))
    .preload('certifications', (rows) => rows.orderBy('position').orderBy('id'))
    .preload('achievements', (rows) => rows.orderBy('position').orderBy('id'))
    .preload('socialLinks', (rows) => rows.orderBy('position').orderBy('id'))
    .preload('tools', (rows) => rows.preload('tool').orderBy('position').orderBy('id'))
    .preload('currentResume', (resume) => resume.preload('file'))
    .firstOrFail()
}

export type WholeProfile = Awaited<ReturnType<typeof wholeProfile>>

/** The year and month of a date: "2018-04". */
export const month = (date: string | null) => date?.slice(0, 7) ?? undefined
/** Where a candidate lives, as one line. */
export const placeOf = ({ city, stateName, countryCode }: Candidate) =>
  [city, stateName, countryCode].filter(Boolean).join(', ')
export const levels = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  expert: 'Master',
} as const satisfies Record<SkillLevel, string>
