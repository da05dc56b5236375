import './chat.css'
import './sidebar.css'
import { useEffect, useState, type ReactNode } from 'react'
import { ActionIcon, AppShell } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Link, useLocation } from 'react-router-dom'
import { IconChevronDown, IconMessageCircle, IconWindowMaximize } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { setFlag, useFlags } from '../../app/flags'
import { useSession } from '../../app/session/session'
import { EmptyState } from '../../components/message'
import { chatPath, useChatEvents, useConversations, useUnread } from './chat_data'
import { ConversationList } from './conversation_list'
import { sendKept } from './conversation/use_history'
import { useTabCount } from '../../components/page/title'
import { UnreadMark } from './unread_mark'

/**
 * The chat beside every signed-in screen: where there is room a column of its own, which the flag opens and closes; on
 * smaller windows a mark in the bar at the head, which covers nothing until it is opened.
 */
export default function ChatSidebar() {
  const { chatSidebar } = useFlags()
  const { userType } = useSession()
  const { pathname } = useLocation()
  const isWide = useMediaQuery('(min-width: 100em)', false)
  const [opened, setOpened] = useState(false)
  const me = useSession().user?._id
  useChatEvents()
  useTabCount(useUnread())
  // what an earlier visit wrote and could not send
  useEffect(() => (me ? sendKept(me) : undefined), [me])
  if (pathname.startsWith(chatPath(userType))) return null
  if (isWide && chatSidebar)
    return (
      <AppShell.Aside className="chat-aside" aria-label={t`Messages`}>
        <Head onToggle={() => setFlag('chatSidebar', false)} opened>
          <Rows />
        </Head>
      </AppShell.Aside>
    )
  return (
    <aside className="chat-side" data-open={opened || undefined} aria-label={t`Messages`}>
      <Head
        opened={opened}
        onToggle={() => (isWide ? setFlag('chatSidebar', true) : setOpened((now) => !now))}
      >
        {opened && <Rows />}
      </Head>
    </aside>
  )
}

function Head({
  opened,
  onToggle,
  children,
}: {
  opened: boolean
  onToggle: () => void
  children: ReactNode
}) {
  const { userType } = useSession()
  return (
    <>
      <div className="chat-side-head">
        <button type="button" title={t`Messages`} aria-expanded={opened} onClick={onToggle}>
          <IconMessageCircle size={20} stroke={1.5} aria-hidden="true" />
          <span className="chat-side-word">{t`Messages`}</span>
          <UnreadMark />
        </button>
        {opened && (
          <>
            <ActionIcon
              component={Link}
              to={chatPath(userType)}
              variant="subtle"
              color="gray"
              aria-label={t`Open all messages`}
            >
              <IconWindowMaximize size={18} stroke={1.5} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t`Collapse the messages`}
              onClick={onToggle}
            >
              <IconChevronDown size={18} stroke={1.5} />
            </ActionIcon>
          </>
        )}
      </div>
      {children}
    </>
  )
}

function Rows() {
  const list = useConversations({})
  return (
    <ConversationList
      list={list}
      empty={
        <EmptyState title={t`No messages yet`}>{t`They will appear here as they come.`}</EmptyState>
      }
    />
  )
}
