import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { t } from '@lingui/core/macro'
import { NOTICE_SECONDS, UNDO_SECONDS } from '#api/notifications/notice_facts'
import { createStore, useStore } from './store'

export type NoticeKind = 'error' | 'success' | 'info' | 'warn'
type Notice = { id: number; kind: NoticeKind; text: string; until: number }
/** What an act was done to, and how it left it. */
export type Left = { of: string; as: string }
type UndoBar = {
  id: number
  text: string
  undo: () => unknown
  until: number
  left?: Left
}

const shown = createStore<Notice | null>(null)
// the newest is shown; one that lasts longer comes back when it is gone
export const undoBars = createStore<readonly UndoBar[]>([])
let ids = 0

const after = (seconds: number) => Date.now() + seconds * 1_000

// one at a time, newest first: showing one clears whatever waited
const show = (kind: NoticeKind, text: string) =>
  shown.set({ id: ++ids, kind, text, until: after(NOTICE_SECONDS) })

/** Says something at the top of the page for some seconds. */
export const notify = {
  error: (text: string) => show('error', text),
  success: (text: string) => show('success', text),
  info: (text: string) => show('info', text),
  /** It worked, with a reservation. */
  warn: (text: string) => show('warn', text),
  /** After an act that can be taken back: a bar at the bottom with Undo; only the last act on a thing can be. */
  undo(text: string, undo: () => unknown, seconds = UNDO_SECONDS, left?: Left) {
    const others = undoBars.get().filter((bar) => !left || bar.left?.of !== left.of)
    undoBars.set([...others, { id: ++ids, text, undo, until: after(seconds), left }])
  },
}

const marks: Partial<Record<NoticeKind, string>> = { success: '✓', info: 'i' }
const close = () => shown.set(null)

/** Takes a bar away, and those whose time is over. */
export const closeUndo = (id: number) =>
  undoBars.set(undoBars.get().filter((bar) => bar.id !== id && bar.until > Date.now()))

/** Ends what is shown once its time is over and it is let go: it stays while it is pointed at or has the focus (WCAG 2.2.1). */
function useEnd(of: { until: number } | null | undefined, end: () => void) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!of) return
    const timer = setInterval(() => {
      if (Date.now() >= of.until && !box.current?.matches(':hover, :focus-within')) end()
    }, 500)
    return () => clearInterval(timer)
  }, [of])
  return box
}

/** The notices that are up. */
export function Notices() {
  const notice = useStore(shown, (one) => one)
  const bar = useStore(undoBars, (all) => all.at(-1))
  const noticeBox = useEnd(notice, close)
  const barBox = useEnd(bar, () => closeUndo(bar!.id))
  return (
    <>
      <div className="c-notices" ref={noticeBox}>
        <div aria-live="polite" role="status">
          {notice && notice.kind !== 'error' && <NoticeCard key={notice.id} {...notice} />}
        </div>
        {notice?.kind === 'error' && (
          <div role="alert" key={notice.id}>
            <NoticeCard {...notice} />
          </div>
        )}
      </div>
      {bar &&
        createPortal(
          <div className="c-undo" role="status" key={bar.id} ref={barBox}>
            <span>{bar.text}</span>
            <button type="button" onClick={() => (bar.undo(), closeUndo(bar.id))}>
              {t`Undo`}
            </button>
            <Dismiss onClick={() => closeUndo(bar.id)} />
          </div>,
          document.body
        )}
    </>
  )
}

const Dismiss = ({ onClick }: { onClick: () => void }) => (
  <button type="button" aria-label={t`Dismiss`} onClick={onClick}>
    ×
  </button>
)

function NoticeCard({ kind, text }: Notice) {
  return (
    <div className="c-notice" data-kind={kind}>
      <span aria-hidden="true">{marks[kind] ?? '!'}</span>
      <p>{text}</p>
      <Dismiss onClick={close} />
    </div>
  )
}
