import { useCallback } from 'react'
import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { plural, t } from '@lingui/core/macro'
import {
  applicationFlow,
  stageStatuses,
  type ApplicationStatus,
  type clientTargets,
  type StageStatus,
} from '../../../../api/applications/application_flow'
import type { Data } from '../../../../.adonisjs/client/data.d.ts'
import { api, type DataOf, type Pagination } from '../../app/api'
import { notify, type Left } from '../../app/notices'
import { readAs, readKey, readPages } from '../../app/read'
import { refresh, useWrite } from '../../components/forms/write'
import { applicationStatuses } from '../../components/marks/statuses'
import {
  REJECTION_HOURS,
  UNDO_MINUTES,
  type ApplicantSort,
} from '#api/applications/application_facts'

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
type Target = Omit<Place, 'status'> & { status: MoveTarget }
export type Sort = ApplicantSort
export type Filter = {
  status?: ApplicationStatus
  stageId?: string
  search?: string
  sort?: Sort
  minScore?: number
}
type Page = { message: string; data: ApplicantList; pagination?: Pagination }
type Said = { feedBack?: string; reason?: string; note?: string }

const LIST = '/client/applicant-list'
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
const movedReads = [
  ...applicantReads,
  QUEUE,
  '/client/unanswered-applications',
  '/client/dashboard',
]

type Undoable = { batchId: string; undoUntil: string }
type Known = Pick<Applicant, '_id' | 'status'>

/** What the channel `jobs/<id>` tells of a move; nothing of the candidate. */
export type BoardMove = {
  type: 'application.moved'
  appliedIds: string[]
  by: { _id: string; name: string } | null
}

// a move of this window is shown already when the stream tells of it
const movedHere = new Set<string>()
/** Whether a move on the live board was made in this window. */
export const isMovedHere = ({ appliedIds }: BoardMove) => {
  const here = appliedIds.every((id) => movedHere.has(id))
  appliedIds.forEach((id) => movedHere.delete(id))
  return here
}

const dueAt = ({ answeredAt, answerBy }: Applicant) =>
  answeredAt || !answerBy ? Infinity : Date.parse(answerBy)

/** Where the list of this filter would show it: the server's order, as far as the row tells. */
function indexIn(rows: Applicant[], one: Applicant, sort: Sort = 'latest') {
  const before: Record<Sort, (other: Applicant) => boolean> = {
    latest: (other) => Number(other._id) > Number(one._id),
    oldest: (other) => Number(other._id) < Number(one._id),
    match: (other) =>
      other.skillsMatched > one.skillsMatched ||
      (other.skillsMatched === one.skillsMatched && Number(other._id) > Number(one._id)),
    score: (other) =>
      (other.analysisScore ?? -1) > (one.analysisScore ?? -1) ||
      (other.analysisScore === one.analysisScore && Number(other._id) > Number(one._id)),
    due: (other) => dueAt(other) <= dueAt(one),
    name: (other) => nameOf(other).toLowerCase() <= nameOf(one).toLowerCase(),
  }
  const index = rows.findIndex((other) => !before[sort](other))
  return index < 0 ? rows.length : index
}

/** Writes an application as it is now into every list of its job that is held. */
export function placeApplicant(
  client: QueryClient,
  one: Applicant,
  from: Pick<Applicant, 'status' | 'stageId'>
) {
  const recount = (list: ApplicantList): ApplicantList => {
    const left = columnOf(list.columns, from)?.key
    const entered = columnOf(list.columns, one)?.key
    const by = (key: string) => Number(key === entered) - Number(key === left)
    return {
      ...list,
      columns: list.columns.map((column) => ({
        ...column,
        count: Math.max(0, column.count + by(column.key)),
      })),
      counts:
        from.status === one.status
          ? list.counts
          : {
              ...list.counts,
              [from.status]: Math.max(0, list.counts[from.status] - 1),
              [one.status]: list.counts[one.status] + 1,
            },
    }
  }
  for (const [key, held] of client.getQueriesData<InfiniteData<Page> | Page>({
    queryKey: [LIST],
  })) {
    const { body, query } = key[2] as {
      body: { jobId: string } & Filter
      query?: { limit: number }
    }
    if (!held || body.jobId !== one.jobId) continue
    if (!('pages' in held)) {
      client.setQueryData(key, { ...held, data: recount(held.data) })
      continue
    }
    const stood = held.pages.some(({ data }) => data.applicants.some(({ _id }) => _id === one._id))
    const place = columnOf(held.pages[0]?.data.columns ?? [], one)
    const belongs =
      (!body.status || body.status === one.status) &&
      (!body.stageId || body.stageId === place?.stageId) &&
      (!body.minScore || (one.analysisScore ?? -1) >= body.minScore) &&
      (stood || !body.search)
    const pages = held.pages.map((page, at) => {
      let rows = page.data.applicants
      if (stood && belongs) rows = rows.map((other) => (other._id === one._id ? one : other))
      else if (stood) rows = rows.filter(({ _id }) => _id !== one._id)
      else if (belongs) {
        const index = indexIn(rows, one, body.sort)
        // beyond the last row it may belong to a page that is not here yet
        if (
          index < rows.length ||
          (at === held.pages.length - 1 && rows.length < (query?.limit ?? 50))
        )
          rows = rows.toSpliced(index, 0, one)
      }
      const change = stood && !belongs ? -1 : !stood && belongs ? 1 : 0
      return {
        ...page,
        pagination: page.pagination && {
          ...page.pagination,
          total: page.pagination.total + change,
        },
        data: recount({ ...page.data, applicants: rows }),
      }
    })
    client.setQueryData(key, { ...held, pages })
  }
}

/** Marks a card as read in every list; the server did so when it was opened. */
export function placeRead(client: QueryClient, id: string) {
  client.setQueriesData<InfiniteData<Page> | Page>({ queryKey: [LIST] }, (held) =>
    held &&
    'pages' in held &&
    held.pages.some(({ data }) => data.applicants.some((one) => one._id === id && one.isUnread))
      ? {
          ...held,
          pages: held.pages.map((page) => ({
            ...page,
            data: {
              ...page.data,
              applicants: page.data.applicants.map((one) =>
                one._id === id ? { ...one, isUnread: false } : one
              ),
            },
          })),
        }
      : held
  )
}

/** Moves applications: shown at once, put back when the server refuses, and offered to be undone. */
export function useMoves({ onUndone }: { onUndone?: (one: Applicant) => unknown } = {}) {
  const client = useQueryClient()

  const { send: undo } = useWrite(
    async (batchId: string, onUndo?: () => void) => {
      const undone = await api.put('/client/undo-moves', { body: { batchId } })
      onUndo?.()
      return undone
    },
    { refreshes: movedReads, onRefused: () => refresh(client, movedReads) }
  )
  const offerUndo = (
    text: string,
    { batchId, undoUntil }: Undoable,
    {
      placeBack,
      onUndo,
      left,
    }: {
      placeBack?: () => void
      onUndo?: () => void
      left?: Left
    } = {}
  ) => {
    const seconds = Math.round((Date.parse(undoUntil) - Date.now()) / 1_000)
    const takeBack = () => (placeBack?.(), void undo(batchId, onUndo))
    notify.undo(text, takeBack, Math.max(1, seconds), left)
  }

  const { send: sendMove } = useWrite(
    (one: Applicant, _moved: Applicant, { status, stageId = null }: Target, said: Said) =>
      api.put('/client/applied-job-status', {
        body: {
          appliedId: one._id,
          status,
          stageId,
          from: one.status,
          fromStageId: one.stageId,
          ...said,
        },
        notice: 'errors',
      }),
    {
      onDone({ data }, one, moved, place) {
        const { status: to } = place
        const key = readKey('GET', ONE, { params: { id: one._id } })
        const before = client.getQueryData(key)
        client.setQueryData(key, { message: '', data })
        const text =
          to === 'rejected'
            ? t`${{ nameOf: nameOf(one) }} is rejected; they are told in ${REJECTION_HOURS} hours`
            : t`${{ nameOf: nameOf(one) }} moved to ${{ name: place.name ?? stageLabel(to) }}`
        const { batchId, undoUntil } = data
        const back = one.status === to || applicationFlow.targets(to, 'client').includes(one.status)
        if (back && batchId && undoUntil)
          offerUndo(
            text,
            { batchId, undoUntil },
            {
              placeBack() {
                movedHere.add(one._id)
                placeApplicant(client, one, moved)
                onUndone?.(one)
              },
              // it may be left and opened again before the server is asked how it is now
              onUndo: () => before && client.setQueryData(key, before),
              left: { of: one._id, as: to },
            }
          )
        else notify.success(text)
        void refresh(client, movedReads)
      },
      onRefused(_, one, moved) {
        placeApplicant(client, one, moved)
        movedHere.delete(one._id)
        void refresh(client, movedReads)
      },
    }
  )
  /** Resolves to whether it was moved; a move to its own status is done already. */
  const move = useCallback(
    async (one: Applicant, target: MoveTarget | Place, said: Said = {}) => {
      const place: Target = typeof target === 'string' ? { status: target } : target
      const { status, stageId = null } = place
      if (one.status === status && stageId === one.stageId) return true
      await client.cancelQueries({ queryKey: [LIST] })
      const moved: Applicant = {
        ...one,
        status,
        stageId,
        stageSince: new Date().toISOString(),
        moves: applicationFlow.targets(status, 'client'),
        isUnread: false,
      }
      placeApplicant(client, moved, one)
      movedHere.add(one._id)
      return sendMove(one, moved, place, said)
    },
    [client, sendMove]
  )

  /** Several at once, all or none; throws what was refused, for the dialog that asks. */
  async function moveMany(all: Known[], { status, stageId, name }: Place, feedBack?: string) {
    try {
      const { data } = await api.put('/client/move-applications', {
        body: {
          applications: all.map(({ _id, status: from }) => ({ appliedId: _id, from })),
          status,
          stageId,
          feedBack,
        },
        notice: 'none',
      })
      offerUndo(
        t`${plural({ applications: data.moved }, { one: '# application', other: '# applications' })} moved to ${{ stage: name ?? stageLabel(status) }}; the mails wait ${UNDO_MINUTES} minutes`,
        data
      )
    } finally {
      void refresh(client, movedReads)
    }
  }

  /** The same for a rejection. */
  async function rejectMany(
    all: Known[],
    { reason, feedBack }: { reason: string; feedBack?: string }
  ) {
    try {
      const { data } = await api.put('/client/multiple-application-rejection', {
        body: {
          appliedIds: all.map(({ _id }) => _id),
          from: Object.fromEntries(all.map(({ _id, status }) => [_id, status])),
          reason,
          feedBack,
        },
        notice: 'none',
      })
      offerUndo(
        t`${plural({ applications: data.rejected }, { one: '# application', other: '# applications' })} rejected; they hear of it in ${REJECTION_HOURS} hours`,
        data
      )
    } finally {
      void refresh(client, movedReads)
    }
  }

  return { move, moveMany, rejectMany }
}
