import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import {
  IconArrowLeft,
  IconBan,
  IconBell,
  IconBellOff,
  IconDots,
  IconPin,
  IconPinned,
  IconSearch,
  IconUserShare,
} from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { useSession } from '../../../../app/session/session'
import { chatPath, nameOf, otherSide, type Conversation } from '../../chat_data'
import { ChatFace } from '../../conversation_list'
import type { Arranging } from './use_arranging'

/** What is looked for in the conversation, above its messages. */
export type Looking = 'search' | 'pinned' | null
type HeadActs = {
  one: Conversation
  onLook: (kind: Looking) => void
  /** Asks to whom the conversation is handed over. */
  onHand: () => void
  arranging: Arranging
}

/** Whom one writes with, and what can be done with the conversation. */
export function ConversationHead({
  me,
  looking,
  ...acts
}: HeadActs & { me: string; looking: Looking }) {
  const { one, onLook } = acts
  const { userType } = useSession()
  const other = otherSide(one, me)
  return (
    <header className="chat-head">
      <ActionIcon
        component={Link}
        to={chatPath(userType)}
        hiddenFrom="sm"
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t`Back to the conversations`}
      >
        <IconArrowLeft size={20} stroke={1.5} />
      </ActionIcon>
      <ChatFace {...other} />
      <div className="chat-head-who">
        <h2>{other.name}</h2>
        <p>{underName(one, me)}</p>
      </div>
      <SearchButton looking={looking} onLook={onLook} />
      <ConversationMenu {...acts} />
    </header>
  )
}

function SearchButton({ looking, onLook }: Pick<HeadActs, 'onLook'> & { looking: Looking }) {
  return (
    <Tooltip label={t`Search in this conversation`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        visibleFrom="xs"
        aria-label={t`Search in this conversation`}
        aria-expanded={looking === 'search'}
        onClick={() => onLook(looking === 'search' ? null : 'search')}
      >
        <IconSearch size={20} stroke={1.5} />
      </ActionIcon>
    </Tooltip>
  )
}

function ConversationMenu({ one, onLook, onHand, arranging }: HeadActs) {
  const { userType } = useSession()
  const isTeam = one.kind === 'company' && userType === 'client'
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t`More of this conversation`}
        >
          <IconDots size={20} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          hiddenFrom="xs"
          leftSection={<IconSearch size={18} stroke={1.5} />}
          onClick={() => onLook('search')}
        >
          {t`Search in this conversation`}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconPinned size={18} stroke={1.5} />}
          onClick={() => onLook('pinned')}
        >
          {t`Pinned messages`}
        </Menu.Item>
        <ArrangeItems one={one} arranging={arranging} />
        {isTeam && (
          <Menu.Item leftSection={<IconUserShare size={18} stroke={1.5} />} onClick={onHand}>
            {t`Hand over`}
          </Menu.Item>
        )}
        <BlockItem one={one} arranging={arranging} />
      </Menu.Dropdown>
    </Menu>
  )
}

function ArrangeItems({ one, arranging: { arrange } }: Pick<HeadActs, 'one' | 'arranging'>) {
  return (
    <>
      <Menu.Item
        leftSection={<IconPin size={18} stroke={1.5} />}
        onClick={() => void arrange({ pinned: !one.isPinned })}
      >
        {one.isPinned ? t`Unpin the conversation` : t`Pin the conversation`}
      </Menu.Item>
      <Menu.Item
        leftSection={
          one.isMuted ? <IconBell size={18} stroke={1.5} /> : <IconBellOff size={18} stroke={1.5} />
        }
        onClick={() => void arrange({ muted: !one.isMuted })}
      >
        {one.isMuted ? t`Unmute` : t`Mute`}
      </Menu.Item>
    </>
  )
}

function BlockItem({
  one: { kind, closed },
  arranging: { block },
}: Pick<HeadActs, 'one' | 'arranging'>) {
  if (kind === 'support' || closed?.reason === 'blocked') return null
  const mine = closed?.reason === 'mine'
  return (
    <Menu.Item
      color={mine ? undefined : 'red'}
      leftSection={<IconBan size={18} stroke={1.5} />}
      onClick={() => void block(!mine)}
    >
      {mine ? t`Unblock` : t`Block`}
    </Menu.Item>
  )
}

function underName(one: Conversation, me: string) {
  const answerer = one.users.find(({ _id }) => _id === one.answererId)
  if (one.kind === 'company' && one.dev?.userId === me)
    return answerer ? t`${{ nameOf: nameOf(answerer) }} answers` : t`Their hiring team`
  if (one.kind === 'company')
    return [
      answerer
        ? answerer._id === me
          ? t`You answer`
          : t`${{ nameOf: nameOf(answerer) }} answers`
        : t`Nobody answers yet`,
      one.dev?.headline,
    ]
      .filter(Boolean)
      .join(' · ')
  return one.kind === 'support' ? t`The platform’s own people` : t`Colleague`
}
