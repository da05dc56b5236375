import { useRef, useState } from 'react'
import { t } from '@lingui/core/macro'
import { notify } from '../../../app/notices'
import { endings, type BoardColumn } from '../applicants_data'
import type { ApplicantView } from './use_applicant_view'

/** Next and previous in the drawer: they walk the list as it was when the drawer was opened. */
export function useWalk({ application, view, set }: ApplicantView, columns: BoardColumn[]) {
  const shown = useRef(new Map<string, string[]>())
  const walk = useRef<string[]>(undefined)
  const [, listed] = useState(0)
  const onShown = useRef((column: string, ids: string[]) => {
    const before = shown.current.get(column)
    shown.current.set(column, ids)
    // a drawer that a link opened is there before its list
    if (before?.join() !== ids.join() && !walk.current) listed((now) => now + 1)
  }).current
  if (!application) walk.current = undefined
  function ids() {
    if (walk.current) return walk.current
    const all =
      view === 'board'
        ? [...columns.map(({ key }) => key), ...endings].flatMap(
            (key) => shown.current.get(key) ?? []
          )
        : (shown.current.get('list') ?? [])
    if (application && all.includes(application)) walk.current = all
    return all
  }
  const at = application ? ids().indexOf(application) : -1
  function step(by: 1 | -1) {
    const all = ids()
    const here = application ? all.indexOf(application) : -1
    const next = all[here >= 0 ? here + by : 0]
    if (next) set({ application: next })
    else notify.info(by > 0 ? t`This was the last one` : t`This is the first one`)
  }
  return {
    onShown,
    step,
    /** The next one that is opened is walked from in the list as it is then. */
    restart: () => void (walk.current = undefined),
    place: at >= 0 ? t`${{ at: at + 1 }} of ${{ count: ids().length }}` : undefined,
  }
}
