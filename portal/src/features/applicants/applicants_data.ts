import { t } from '@lingui/core/macro'
import {
  applicationFlow,
  stageStatuses,
  type ApplicationStatus,
  type clientTargets,
  type StageStatus,
} from '../../../../api/applications/application_flow'
import type { Data } from '../../../../.adonisjs/client/data.d.ts'
import { type DataOf, type Pagination } from '../../app/api'
import { readAs, readPages } from '../../app/read'
import { applicationStatuses } from '../../components/marks/statuses'
import { type ApplicantSort } from '#api/applications/application_facts'

// The lists of a job's applicants. A move changes them at once, by hand, and the server is asked afterwards.

export type { ApplicationStatus }
type Shapes = Data.Applications.Application.Variants
export type Applicant = Shapes['forCompany'] & { status: ApplicationStatus }
export type Reviewed = Shapes['forReview'] & { status: ApplicationStatus }
type Answered = DataOf<'POST', '/client/applicant-list'>
/** A column of the board: a stage of the job's own pipeline, or a status that none maps to. */
export type BoardColumn = Omit<Answered['columns'][number], 'status'> & {
  status: StageStatus
}
/** The same, or one of the ends, to which nobody is moved by hand. */
export type ShownColumn = Omit<BoardColumn, 'status'> & { status: ApplicationStatus }
export type ApplicantList = Omit<Answered, 'applicants' | 'columns'> & {
  applicants: Applicant[]
  columns: BoardColumn[]
}
/** The job as those who hire for it see it. */
export type JobShown = Data.Jobs.Job.Variants['forManaging']
/** The statuses to which a company sends an application. */
export type MoveTarget = (typeof clientTargets)[number]
/** Where an application goes: a status, and a stage where the company has its own. */
export type Place = { status: StageStatus; stageId?: string | null; name?: string }
export type Target = Omit<Place, 'status'> & { status: MoveTarget }
export type Sort = ApplicantSort
export type Filter = {
  status?: ApplicationStatus
  stageId?: string
  search?: string
  sort?: Sort
  minScore?: number
}
export type Page = { message: string; data: ApplicantList; pagination?: Pagination }
export type Said = { feedBack?: string; reason?: string; note?: string }

export const LIST = '/client/applicant-list'
export const ONE = '/client/application/:id'
export const QUEUE = '/client/answer-queue'

export const stages: readonly ApplicationStatus[] = stageStatuses
export const endings: ApplicationStatus[] = ['rejected', 'withdrawn', 'job_closed', 'expired']
/** Whether an application of this status is over. */
export const isEnded = (status: ApplicationStatus) => applicationFlow.over.includes(status)
/** Whether an application can still be rejected. */
export const mayReject = (one: { status: ApplicationStatus }) =>
  applicationFlow.targets(one.status, 'client').includes('rejected')
/** An applicant's whole name. */
export const nameOf = (one: { dev: { fName: string; lName: string } }) =>
  `${one.dev.fName} ${one.dev.lName}`
/** The line under a name. */
export const headlineOf = (one: { reaches: boolean; dev: { headline: string | null } }) =>
  one.reaches ? one.dev.headline || t`No headline yet` : t`Withdrew from your company`
/** The word of the house for a status. */
export const stageLabel = (status: ApplicationStatus) => applicationStatuses[status].label

/** The column that an application is in. */
export const columnOf = (
  columns: BoardColumn[],
  one: { status: ApplicationStatus; stageId: string | null }
) =>
  columns.find(({ stageId }) => stageId !== null && stageId === one.stageId) ??
  columns.find(({ status, isFirst }) => isFirst && status === one.status)

/** Since when an application has its status. */
export const standsSince = (one: { stageSince: string | null; appliedAt: string | null }) =>
  one.stageSince ?? one.appliedAt ?? new Date().toISOString()

const DAY = 86_400_000
/** Whole days since a time. */
export const daysSince = (at: string) =>
  Math.max(0, Math.floor((Date.now() - Date.parse(at)) / DAY))

/** How pressing the promised answer is; nothing once an answer was given. */
export function answerDue(one: {
  status: ApplicationStatus
  answerBy: string | null
  answeredAt: string | null
  isLate: boolean
}): { at: string; state: 'later' | 'soon' | 'late' } | null {
  if (one.answeredAt || isEnded(one.status) || !one.answerBy) return null
  const left = Date.parse(one.answerBy) - Date.now()
  return {
    at: one.answerBy,
    state: one.isLate || left < 0 ? 'late' : left < 3 * DAY ? 'soon' : 'later',
  }
}

/** A page of applicants after another. */
export const applicantPages = (
  jobId: string,
  { status, stageId, search, sort, minScore }: Filter,
  limit = 50
) =>
  readPages<ApplicantList>('POST', LIST, {
    query: { limit },
    body: { jobId, status, stageId, search, sort, minScore },
  })

/** The job's counts by stage: one small answer, asked for again and again. */
export const applicantCounts = (jobId: string) =>
  readAs<ApplicantList>('POST', LIST, { query: { limit: 1 }, body: { jobId } })

/** The read of one application. */
export const oneApplication = (id: string) => readAs<Reviewed>('GET', ONE, { params: { id } })

/** The reads that show applicants. */
export const applicantReads = [LIST, ONE, '/client/getInterviewsData']
