import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../app/api'
import { setSeen } from '../../chat_data'
import { isPassing, SEND_MS, type History } from '../history'

const SEE_AGAIN_MS = 3_000

/** What is in view at the end counts as seen, once the page itself is seen. */
export function useSeen(id: string, me: string, history: History) {
  const client = useQueryClient()
  const last = history.atEnd ? history.messages.at(-1) : undefined
  const theirs = last && last.sender?._id !== me && !last.seenBy.includes(me)
  useEffect(() => {
    if (!theirs || !last) return
    let again: ReturnType<typeof setTimeout> | undefined
    let over = false
    const see = () => {
      clearTimeout(again)
      if (document.visibilityState !== 'visible') return
      api
        .put('/conversation/:id/seen', {
          params: { id },
          body: { messageId: Number(last._id) },
          notice: 'none',
          signal: AbortSignal.timeout(SEND_MS),
        })
        .then(() => setSeen(client, id))
        .catch((error) => {
          // a mark that is lost with its connection would bring a mail about what was read
          if (!over && isPassing(error)) again = setTimeout(see, SEE_AGAIN_MS)
        })
    }
    see()
    document.addEventListener('visibilitychange', see)
    return () => {
      over = true
      clearTimeout(again)
      document.removeEventListener('visibilitychange', see)
    }
  }, [id, last?._id, theirs])
}
