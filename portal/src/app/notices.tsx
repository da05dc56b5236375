import { useEffect, useRef, type CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { t } from '@lingui/core/macro'
import { createStore, useStore } from './store'

export type NoticeKind = 'error' | 'success' | 'info' | 'warn'
type Notice = { id: number; kind: NoticeKind; text: string }
/** What an act was done to, and how it left it. */
export type Left = { of: string; as: string }
type UndoBar = { id: number; text: string; undo: () => unknown; until: number; left?: Left }

/** Notices close by themselves after this long. */
const NOTICE_MS = 2_000

const shown = createStore<Notice | null>(null)
// the newest is shown; one that lasts longer comes back when it is gone
const undoBars = createStore<readonly UndoBar[]>([])
let ids = 0

// one at a time, newest first: showing one clears whatever waited
const show = (kind: NoticeKind, text: string) => shown.set({ id: ++ids, kind, text })

/** Says something at the top of the page for two seconds. */
export const notify = {
  error: (text: string) => show('error', text),
  success: (text: string) => show('success', text),
  info: (text: string) => show('info', text),
  /** It worked, with a reservation. */
  warn: (text: string) => show('warn', text),
  /** After an act that can be taken back: a bar at the bottom with Undo; only the last act on a thing can be. */
  undo(text: string, undo: () => unknown, seconds = 8, left?: Left) {
    const until = Date.now() + seconds * 1_000
    const others = undoBars.get().filter((bar) => !left || bar.left?.of !== left.of)
    undoBars.set([...others, { id: ++ids, text, undo, until, left }])
  },
}

/** A thing went on from how an act left it: what would take that act back goes. */
export function dropUndo({ of, as }: Left) {
  const bars = undoBars.get()
  const still = bars.filter(({ left }) => left?.of !== of || left.as === as)
  if (still.length < bars.length) undoBars.set(still)
}

const marks: Record<NoticeKind, string> = { error: '!', success: '✓', info: 'i', warn: '!' }
const close = () => shown.set(null)
/** Takes back what the bar offers to take back, for those who are in a dialog and cannot reach it by Tab. */
export function undoLast() {
  const bar = undoBars.get().at(-1)
  if (!bar) return
  void bar.undo()
  closeUndo(bar.id)
}

const closeUndo = (id: number) =>
  undoBars.set(undoBars.get().filter((bar) => bar.id !== id && bar.until > Date.now()))

/** The notices that are up. */
export function Notices() {
  const notice = useStore(shown, (one) => one)
  const bar = useStore(undoBars, (all) => all.at(-1))
  const held = useRef(false)
  useEffect(() => {
    if (!notice) return
    const timer = setInterval(() => held.current || close(), NOTICE_MS)
    return () => clearInterval(timer)
  }, [notice])
  useEffect(() => {
    if (!bar) return
    const timer = setTimeout(() => closeUndo(bar.id), bar.until - Date.now())
    return () => clearTimeout(timer)
  }, [bar])
  const place: CSSProperties = { pointerEvents: notice ? 'auto' : 'none' }
  return (
    <>
      <div
        className="c-notices"
        style={place}
        onMouseEnter={() => (held.current = true)}
        onMouseLeave={() => (held.current = false)}
      >
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
          <div className="c-undo" role="status" key={bar.id}>
            <span>{bar.text}</span>
            <button type="button" onClick={() => (bar.undo(), closeUndo(bar.id))}>
              {t`Undo`}
            </button>
            <button type="button" aria-label={t`Dismiss`} onClick={() => closeUndo(bar.id)}>
              ×
            </button>
          </div>,
          document.body
        )}
    </>
  )
}

function NoticeCard({ kind, text }: Notice) {
  return (
    <div className="c-notice" data-kind={kind}>
      <span aria-hidden="true">{marks[kind]}</span>
      <p>{text}</p>
      <button type="button" aria-label={t`Dismiss`} onClick={close}>
        ×
      </button>
    </div>
  )
}
