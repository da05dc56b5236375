import { useEffect, useSyncExternalStore } from 'react'
import { Box, Button } from '@mui/material'
import { IconArrowBackUp } from '@tabler/icons-react'
import { UNDO_SECONDS } from '#api/notifications/notice_facts'
import { useKeys } from '../../../portal/src/components/keys'

type Decision = {
  /** The rows that it decides, as `jobs 12`: out of sight until it is sent or undone. */
  rows?: string[]
  /** "Approve: Data Engineer". */
  label: string
  /** Sends it; it tells by itself how that went. */
  send: () => Promise<unknown>
  /** Shows again what was taken out of sight. */
  undo: () => unknown
}
type Waiting = Decision & {
  id: number
  /** Sends it; stopped while the bar is held. */
  timer?: ReturnType<typeof setTimeout>
  /** Milliseconds that are left to undo it, counted from `since`. */
  left: number
  since: number
  isSent: boolean
}

let waiting: readonly Waiting[] = []
let ids = 0
const listeners = new Set<() => void>()
const change = (next: readonly Waiting[]) => {
  waiting = next
  for (const listener of listeners) listener()
}
const useWaiting = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => waiting
  )

/**
 * Sends a decision after some seconds, unless it is undone; leaving the page sends it at once. While somebody points at
 * the bar or has the focus in it, the seconds stand still (WCAG 2.2.1).
 */
export function later(decision: Decision) {
  const one = { ...decision, id: ++ids, left: UNDO_SECONDS * 1_000, since: 0, isSent: false }
  change([...waiting, isHeld ? one : running(one)])
}

let isHeld = false

const running = (one: Waiting): Waiting => ({
  ...one,
  since: Date.now(),
  timer: setTimeout(() => void send(one.id), one.left),
})

function stopped(one: Waiting): Waiting {
  clearTimeout(one.timer)
  return { ...one, left: one.left - (Date.now() - one.since) }
}

function hold(held: boolean) {
  if (held === isHeld) return
  isHeld = held
  change(waiting.map((one) => (one.isSent ? one : held ? stopped(one) : running(one))))
}

/** Rows that are decided and not known to be so by the server yet, as `jobs 12`. */
export const useDecided = () => new Set(useWaiting().flatMap(({ rows = [] }) => rows))

async function send(id: number) {
  const found = waiting.find((one) => one.id === id && !one.isSent)
  if (!found) return
  clearTimeout(found.timer)
  change(waiting.map((one) => (one === found ? { ...one, isSent: true } : one)))
  try {
    await found.send()
  } finally {
    change(waiting.filter((one) => one.id !== id))
  }
}

function undo(id: number) {
  const found = waiting.find((one) => one.id === id && !one.isSent)
  if (!found) return
  clearTimeout(found.timer)
  change(waiting.filter((one) => one !== found))
  found.undo()
}

const sendAll = () => {
  for (const { id } of waiting) void send(id)
}

/** What was decided in the last seconds, each with its undo; the key U takes back the latest. */
export function UndoBar() {
  const list = useWaiting().filter(({ isSent }) => !isSent)
  useEffect(() => {
    window.addEventListener('pagehide', sendAll)
    return () => window.removeEventListener('pagehide', sendAll)
  }, [])
  useKeys({ u: () => (list.length ? undo(list.at(-1)!.id) : false) })
  // what is taken away while it is held lets go of the next
  const isEmpty = list.length === 0
  useEffect(() => {
    if (isEmpty) hold(false)
  }, [isEmpty])
  return (
    <Box
      role="status"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      sx={{
        // the line that runs out stands still, too
        '&:is(:hover, :focus-within) [aria-hidden]': { animationPlayState: 'paused' },
        'position': 'fixed',
        // over the buttons of a review on a phone
        'bottom': { xs: 76, sm: 16 },
        'left': 16,
        'right': 16,
        'zIndex': 'snackbar',
        'display': 'grid',
        'gap': 1,
        'justifyItems': 'center',
        'pointerEvents': 'none',
      }}
    >
      {list.map(({ id, label }) => (
        <Box
          key={id}
          sx={{
            'width': 'min(480px, 100%)',
            'pointerEvents': 'auto',
            'border': 1,
            'borderColor': 'divider',
            'borderRadius': 1,
            'overflow': 'hidden',
            'bgcolor': 'background.paper',
            'boxShadow': '0 6px 24px rgba(20,33,29,.2)',
            '@keyframes undo-time': { from: { width: '100%' }, to: { width: 0 } },
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, py: 0.75 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{label}</Box>
            <Button
              size="small"
              variant="outlined"
              startIcon={<IconArrowBackUp size={18} stroke={1.5} />}
              aria-keyshortcuts="u"
              onClick={() => undo(id)}
            >
              Undo
            </Button>
          </Box>
          <Box
            aria-hidden
            sx={{
              'height': 3,
              'bgcolor': 'primary.main',
              'animation': `undo-time ${UNDO_SECONDS}s linear forwards`,
              '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
            }}
          />
        </Box>
      ))}
    </Box>
  )
}
