import { useCallback } from 'react'
import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { plural, t } from '@lingui/core/macro'
import { applicationFlow } from '../../../../api/applications/application_flow'
import { api } from '../../app/api'
import { notify, type Left } from '../../app/notices'
import { readKey } from '../../app/read'
import { refresh, useWrite } from '../../components/forms/write'
import { REJECTION_HOURS, UNDO_MINUTES } from '#api/applications/application_facts'
import { placeApplicant } from './placed_applicants'
import {
  type Applicant,
  type MoveTarget,
  type Place,
  type Target,
  type Page,
  type Said,
  LIST,
  ONE,
  QUEUE,
  nameOf,
  stageLabel,
  applicantReads,
} from './applicants_data'

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

/** Offers to undo the moves of one call, as long as the server takes them back. */
function useUndo() {
  const client = useQueryClient()
  const { send: undo } = useWrite(
    async (batchId: string, onUndo?: () => void) => {
      const undone = await api.put('/client/undo-moves', { body: { batchId } })
      onUndo?.()
      return undone
    },
    { refreshes: movedReads, onRefused: () => refresh(client, movedReads) }
  )
  return (
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
}

/** Moves applications: shown at once, put back when the server refuses, and offered to be undone. */
export function useMoves({ onUndone }: { onUndone?: (one: Applicant) => unknown } = {}) {
  const client = useQueryClient()

  const offerUndo = useUndo()
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

  return { move, ...useManyMoves(offerUndo) }
}

/** Moves and rejects several at once. */
function useManyMoves(offerUndo: ReturnType<typeof useUndo>) {
  const client = useQueryClient()

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

  return { moveMany, rejectMany }
}
