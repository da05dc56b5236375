import { useEffect, useState } from 'react'
import { type Applicant } from '../applicants_data'
import { useMoves } from '../moves'
import type { ApplicantView } from './use_applicant_view'

export type Acts = ReturnType<typeof useActs>

/** Which applicants are selected, and which act on some of them asks for more words. */
export function useActs({ filter, view }: ApplicantView) {
  const moves = useMoves()
  const [rejecting, setRejecting] = useState<Applicant[]>()
  const [acting, setActing] = useState<{ act: 'move' | 'message'; all: Applicant[] }>()
  const [selected, setSelected] = useState<string[]>([])
  useEffect(
    () => setSelected([]),
    [filter.status, filter.stageId, filter.search, filter.minScore, view === 'board']
  )
  return {
    ...moves,
    rejecting,
    setRejecting,
    acting,
    selection: { selected, onSelect: setSelected },
    onAct: (act: 'move' | 'message', all: Applicant[]) => setActing({ act, all }),
    onActed: () => setActing(undefined),
  }
}
