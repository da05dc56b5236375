import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { hear } from '../../../app/live/live_stream'
import { useSession } from '../../../app/session/session'
import { refresh } from '../../../components/forms/write'
import { applicantReads, type ApplicationStatus } from '../applicants_data'
import { isMovedHere, type BoardMove } from '../moves'

/** Who moved which application while this person looks on; the lists are read again after each move. */
export function useColleaguesMoves(
  id: string,
  counts: Record<ApplicationStatus, number> | undefined,
  watches: boolean
) {
  const { user } = useSession()
  const client = useQueryClient()
  const [moved, setMoved] = useState<Record<string, string>>({})
  // a colleague's move shows in the counts; what concerns this job comes by the stream as well
  const standing = JSON.stringify(counts)
  const stood = useRef(standing)
  useEffect(() => {
    if (stood.current && standing && stood.current !== standing)
      void refresh(client, applicantReads)
    stood.current = standing
  }, [standing])
  useEffect(() => {
    if (!user) return
    const again = () => void refresh(client, applicantReads)
    return hear(`users/${user._id}`, (event) => event?.jobId === id && again(), again)
  }, [user?._id, id])
  // the board's own channel is for those who may read its list
  useEffect(() => {
    if (!user || !watches) return
    return hear(`jobs/${id}`, (event: BoardMove) => {
      if (event.type !== 'application.moved' || isMovedHere(event)) return
      const { by, appliedIds } = event
      if (by && by._id !== user._id)
        setMoved((before) => ({
          ...before,
          ...Object.fromEntries(appliedIds.map((one) => [one, by.name])),
        }))
      void refresh(client, applicantReads)
    })
  }, [user?._id, id, watches])
  return { moved, forget: (one: string) => setMoved(({ [one]: _, ...others }) => others) }
}
