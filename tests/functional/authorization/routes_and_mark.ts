import { randomUUID } from 'node:crypto'
import type Application from '#api/applications/models/application'
import type Candidate from '#api/candidates/models/candidate'
import type Company from '#api/companies/models/company'
import type Job from '#api/jobs/models/job'
import type User from '#api/accounts/models/user'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import type { Route } from '#tests/send'

export const API = '/api/v1'

/** Stands in every text of theirs, so that a response that tells of it is seen. */
export const mark = `mark${randomUUID().slice(0, 8)}`

/** Whose the rows are that the tests look at. */
export interface Owners {
  company: Company
  client: User
  job: Job
  candidate: Candidate
  application: Application
}

export const MISSING = 987_654_321
export const isAdmin = ({ pattern }: Route) => pattern.startsWith(`${API}/admin/`)
export const title = ({ method, pattern }: Route) => `${method} ${pattern}`
/** The right that a route asks of a company's people. */
export const rightOf = ({ access }: Route) =>
  access?.to === 'client' || access?.to === 'user' ? access.right : undefined
export const tokenOf = async (user: User) => (await openSession(user)).token

/** Any address of a route; each parameter is a row that is not there. */
export const anyPath = ({ pattern }: Route) => pattern.replace(/:\w+/g, String(MISSING))
/** A route as the tables of named rows write it: its method and the path below the API's. */
export const short = (route: Route) => `${route.method} ${route.pattern.slice(API.length)}`
