import { useEffect, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { notify } from '../../../../app/notices'
import { dropUndo } from './undo_bars'
import { useAccess } from '../../../../app/session/access'
import { oneApplication, mayReject, type Reviewed } from '../../applicants_data'
import { placeRead } from '../../moves'
import { useInterviews } from '../interviews_part'
import type { Acts } from '../next_step'
import { resumeEvidence } from '../resume/resume_evidence'

const openInterview = [
  'requested',
  'proposed',
  'scheduled',
  'reschedule_requested',
  'awaiting_outcome',
]

// a link to a file dies in ten minutes
const LINK_RENEWAL = 8 * 60_000

export type Desk = ReturnType<typeof useDesk>

/** What is known of one application on its desk, what the reader may do with it, and which dialog is open. */
export function useDesk(id: string, acts: Acts) {
  const client = useQueryClient()
  const [scheduling, setScheduling] = useState(false)
  const [offering, setOffering] = useState(false)
  const [moving, setMoving] = useState(false)
  const answer = useQuery({
    ...oneApplication(id),
    refetchInterval: LINK_RENEWAL,
    placeholderData: undefined,
  })
  const one = answer.data?.data
  const evidence = useQuery({ ...resumeEvidence(id), enabled: Boolean(one?.resume) })
  useEffect(() => {
    if (one) placeRead(client, id)
  }, [id, one !== undefined])
  useEffect(() => (setScheduling(false), setOffering(false), setMoving(false)), [id, one?.status])
  // an interview or an offer moved it on
  useEffect(() => {
    if (one) dropUndo({ of: id, as: one.status })
  }, [id, one?.status])

  const rights = useRights(one)
  const interviews = useInterviews(one)
  const underWay = interviews.rows.some(({ status }) => openInterview.includes(status))
  const isOpen = one !== undefined && mayReject(one)
  return {
    answer,
    one,
    evidence,
    interviews,
    rights: {
      ...rights,
      canMove: acts.canMove,
      canInterview: rights.mayInterview && isOpen && !underWay,
    },
    ...{ scheduling, setScheduling, offering, setOffering, moving },
    toggleMoving: () => one && acts.canMove && one.moves.length > 0 && setMoving((now) => !now),
    shortlist: () =>
      one &&
      acts.canMove &&
      one.moves.includes('shortlisted') &&
      void acts.onMove(one, 'shortlisted'),
    reject: () => isOpen && acts.canMove && acts.onReject(one),
    interview() {
      if (!rights.mayInterview || !isOpen) return
      if (underWay)
        notify.info(t`An interview with them is already under way; find it under Interviews`)
      else setScheduling(true)
    },
  }
}

function useRights(one: Reviewed | undefined) {
  return {
    mayInterview: useAccess('interviews', one?.jobId)?.allowed ?? false,
    maySend: useAccess('assessments')?.allowed ?? false,
    mayMail: useAccess('send_mail', one?.jobId)?.allowed ?? false,
    mayAsk: useAccess('ask_assessment', one?.jobId)?.allowed ?? false,
  }
}
