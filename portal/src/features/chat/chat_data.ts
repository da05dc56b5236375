import { useEffect, useSyncExternalStore } from 'react'
import { useInfiniteQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { api, type DataOf } from '../../app/api'
import { hear } from '../../app/live/live_stream'
import { read, readPages } from '../../app/read'
import { useSession } from '../../app/session/session'
import { refresh } from '../../components/forms/write'

export type Conversation = DataOf<'GET', '/conversation/:id'>
export type Message = DataOf<'GET', '/message/get-messages/:id'>[number]
export type ChatUser = Conversation['users'][number]

const LIST = '/conversation/get-conversations'
const ONE = '/conversation/:id'
const UNREAD = '/conversation/unread'
const ABOUT = '/conversation/:id/about'

const readUnread = read('GET', UNREAD)
/** The read of one conversation. */
export const readConversation = (id: string) => read('GET', ONE, { params: { id } })

/** A person's conversations, the last active first. */
export const useConversations = (query: { search?: string; unread?: boolean; mine?: boolean }) =>
  useInfiniteQuery(readPages('GET', LIST, { query: { limit: 30, ...query } }))

/** The reads that show conversations. */
export const conversationReads = [LIST, ONE, UNREAD]

/** Asks again for the lists, one conversation and the count. */
export const refreshConversations = (client: QueryClient) => refresh(client, conversationReads)

type Pages = { pages: { data: Conversation[] }[] }

/** Changes a conversation wherever it is shown. */
function changeEach(client: QueryClient, id: string, change: (one: Conversation) => Conversation) {
  client.setQueriesData<Pages>({ queryKey: [LIST] }, (old) => {
    if (!old?.pages) return old
    return {
      ...old,
      pages: old.pages.map((page) => ({
        ...page,
        data: page.data.map((one) => (one._id === id ? change(one) : one)),
      })),
    }
  })
  client.setQueriesData<{ data: Conversation }>({ queryKey: [ONE] }, (old) =>
    old?.data._id === id ? { ...old, data: change(old.data) } : old
  )
}

/** A new message moves its conversation to the top of every list that it is in; one that was told before moves nothing. */
function moveToTop(client: QueryClient, message: Message, me: string) {
  const id = message.conversation._id
  const mine = message.sender?._id === me
  let stale = true
  const moved = (one: Conversation): Conversation => {
    stale = !isKnown(one, message)
    // what a colleague answers is unread to those who take part
    const rings = !one.answererId || one.users.some(({ _id }) => _id === me)
    return {
      ...one,
      latestMessage: message,
      activeAt: message.createdAt,
      seenId: mine ? message._id : one.seenId,
      unread: mine ? 0 : one.unread + (rings ? 1 : 0),
    }
  }
  const isOld = ({ latestMessage: last }: Conversation) =>
    last && Number(last._id) >= Number(message._id)
  for (const [queryKey, old] of client.getQueriesData<Pages>({ queryKey: [LIST] })) {
    if (!old?.pages) continue
    const one = old.pages.flatMap((page) => page.data).find(({ _id }) => _id === id)
    if (!one) void client.invalidateQueries({ queryKey, exact: true })
    else if (!isOld(one)) {
      const [first, ...rest] = old.pages.map((page) => ({
        ...page,
        data: page.data.filter(({ _id }) => _id !== id),
      }))
      client.setQueryData(queryKey, {
        ...old,
        pages: [{ ...first, data: [moved(one), ...first.data] }, ...rest],
      })
    } else stale = false
  }
  client.setQueriesData<{ data: Conversation }>({ queryKey: [ONE] }, (old) =>
    old?.data._id === id && !isOld(old.data) ? { ...old, data: moved(old.data) } : old
  )
  if (stale) void refreshConversations(client)
}

/** Nothing but the message is new: its sender is known, and who answers. */
const isKnown = ({ kind, users, dev, answererId }: Conversation, { sender }: Message) =>
  users.some(({ _id }) => _id === sender?._id) &&
  (kind === 'colleagues' || answererId !== null || sender?._id === dev?.userId)

/** Shows a conversation as read before the server says so. */
export function setSeen(client: QueryClient, id: string) {
  changeEach(client, id, (one) => ({
    ...one,
    unread: 0,
    seenId: one.latestMessage?._id ?? one.seenId,
  }))
  void client.invalidateQueries({ queryKey: [UNREAD] })
}

/** The last message of a conversation reads otherwise now. */
const setLatest = (client: QueryClient, message: Message) =>
  changeEach(client, message.conversation._id, (one) =>
    one.latestMessage?._id === message._id ? { ...one, latestMessage: message } : one
  )

function setPresence(
  client: QueryClient,
  { userId, activityStatus }: { userId: string; activityStatus: ChatUser['activityStatus'] }
) {
  const status = (one: Conversation) => ({
    ...one,
    users: one.users.map((user) => (user._id === userId ? { ...user, activityStatus } : user)),
  })
  client.setQueriesData<Pages>({ queryKey: [LIST] }, (old) =>
    old?.pages
      ? { ...old, pages: old.pages.map((page) => ({ ...page, data: page.data.map(status) })) }
      : old
  )
  client.setQueriesData<{ data: Conversation }>({ queryKey: [ONE] }, (old) =>
    old ? { ...old, data: status(old.data) } : old
  )
}

/** What changes the card of a conversation, and perhaps whether one may write in it. */
const CARD_EVENTS = /^(application|interview|offer|contact)/

/** Keeps the lists and the count alive while somebody is signed in. */
export function useChatEvents() {
  const client = useQueryClient()
  const me = useSession().user?._id
  useEffect(() => {
    if (!me) return
    const again = () => void refreshConversations(client)
    return hear(
      `users/${me}`,
      (event) => {
        if (event?.type === 'message') {
          moveToTop(client, event.message, me)
          void client.invalidateQueries({ queryKey: [UNREAD] })
        } else if (event?.type === 'edited' || event?.type === 'deleted')
          setLatest(client, event.message)
        else if (event?.type === 'seen') setSeen(client, event.conversation_id)
        else if (event?.type === 'changed') again()
        else if (event?.type === 'presence') setPresence(client, event)
        else if (CARD_EVENTS.test(event?.kind ?? ''))
          for (const path of [ABOUT, ONE]) void client.invalidateQueries({ queryKey: [path] })
      },
      again
    )
  }, [me, client])
}

/** In how many conversations something is unread. */
export function useUnread() {
  const { user } = useSession()
  const { data } = useQuery({ ...readUnread, enabled: Boolean(user), retry: false })
  return data?.data.unread ?? 0
}

/** Where a person's conversations are. */
export const chatPath = (userType: string | null, id?: string) =>
  `/${userType === 'client' ? 'client' : 'candidate'}/chat${id ? `/${id}` : ''}`

/** Opens the conversation with somebody, and returns its id. */
export async function openConversation(
  client: QueryClient,
  body: { receiver_id?: number; devId?: number; clientId?: number; support?: boolean }
) {
  const { data } = await api.post('/conversation/create-open-conversation', {
    body,
    notice: 'errors',
  })
  await refreshConversations(client)
  return data._id
}

/** Who the conversation is with, as the reader sees it: the company, the candidate, the colleague, support. */
export function otherSide(one: Conversation, me: string) {
  const others = one.users.filter(({ _id }) => _id !== me)
  if (one.kind === 'support') {
    const asker = others[0]
    return others.length && one.answererId === me
      ? { name: nameOf(asker), image: asker.userImage, square: false, here: isHere(asker) }
      : { name: t`Support`, image: null, square: true, here: false }
  }
  if (one.company && one.dev?.userId === me)
    return {
      name: one.company.companyName,
      image: one.company.companyLogo,
      square: true,
      here: others.some(isHere),
    }
  const person = one.dev ? one.users.find(({ _id }) => _id === one.dev!.userId) : others[0]
  return {
    name: person ? nameOf(person) : t`A former member`,
    image: person?.userImage ?? null,
    square: false,
    here: person ? isHere(person) : false,
  }
}

/** A person's whole name. */
export const nameOf = ({ fName, lName }: { fName: string; lName: string }) =>
  `${fName} ${lName}`.trim()
const isHere = ({ activityStatus }: ChatUser) => activityStatus === 'online'

// what was written and not sent, by person and conversation, on this device; an erased account takes it along
const draftKey = (me: string, id: string) => `draft.${me}.chat.${id}`
const draftListeners = new Set<() => void>()

/** Keeps what somebody has typed and not sent, in this browser. */
export function keepDraft(me: string, id: string, text: string) {
  try {
    if (text.trim()) localStorage.setItem(draftKey(me, id), text)
    else localStorage.removeItem(draftKey(me, id))
  } catch {}
  draftListeners.forEach((listener) => listener())
}

/** What somebody has typed and not sent here. */
export function draftOf(me: string, id: string) {
  try {
    return localStorage.getItem(draftKey(me, id)) ?? ''
  } catch {
    return ''
  }
}

/** What is written and not sent yet. */
export const useDraft = (me: string, id: string) =>
  useSyncExternalStore(
    (listener) => (draftListeners.add(listener), () => void draftListeners.delete(listener)),
    () => draftOf(me, id),
    () => ''
  )
