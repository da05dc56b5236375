import './unread_mark.css'
import { t } from '@lingui/core/macro'
import { useUnread } from './chat_data'

/** How many conversations hold something unread, beside the way to them. */
export function UnreadMark() {
  const unread = useUnread()
  if (!unread) return null
  return (
    <span className="chat-count">
      {unread > 99 ? '99+' : unread}
      <span className="sr-only">{t` unread`}</span>
    </span>
  )
}
