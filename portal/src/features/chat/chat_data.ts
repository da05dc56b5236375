import { useEffect, useSyncExternalStore } from 'react'
import { useInfiniteQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { api, type DataOf } from '../../app/api'
import { hear } from '../../app/live_stream'
import { read, readPages } from '../../app/read'
import { useSession } from '../../app/session'
import { refresh } from '../../components/forms/write'

export type Conversation = DataOf<'GET', '/conversation/:id'>
export type Message = DataOf<'GET', '/message/get-messages/:id'>[number]
export type ChatUser = Conversation['users'][number]
export type Friend = DataOf<'GET', '/friends/get-friends'>[number]

const LIST = '/conversation/get-conversations'
const ONE = '/conversation/:id'
const UNREAD = '/conversation/unread'

export const readUnread = read('GET', UNREAD)
export const readConversation = (id: string) => read('GET', ONE, { params: { id } })

/** A person's conversations, the last active first. */
export const useConversations = (query: { search?: string; unread?: boolean; mine?: boolean }) =>
  useInfiniteQuery(readPages<Conversation[]>('GET', LIST, { query: { limit: 30, ...query } }))

/** The reads that show conversations. */
export const conversationReads = [LIST, ONE, UNREAD]

/** Asks again for the lists, one conversation and the count. */
export const refreshConversations = (client: QueryClient) => refresh(client, conversationReads)

type Pages = { pages: { data: Conversation[] }[] }

/** Changes a conversation wherever it is shown; undefined takes it from its place. */
function changeEach(
  client: QueryClient,
  id: string,
  change: (one: Conversation) => Conversation | undefined
) {
  let found = false
  client.setQueriesData<Pages>({ queryKey: [LIST] }, (old) => {
    if (!old?.pages) return old
    return {
      ...old,
      pages: old.pages.map((page) => ({
        ...page,
        data: page.data.flatMap((one) => {
          if (one._id !== id) return [one]
          found = true
          return change(one) ?? []
        }),
      })),
    }
  })
  client.setQueriesData<{ data: Conversation }>({ queryKey: [ONE] }, (old) =>
    old?.data._id === id ? { ...old, data: change(old.data) ?? old.data } : old
  )
  return found
}

/** A new message moves its conversation to the top. */
function moveToTop(client: QueryClient, message: Message, mine: boolean) {
  const id = message.conversation._id
  let moved: Conversation | undefined
  const found = changeEach(client, id, (one) => {
    moved = {
      ...one,
      latestMessage: message,
      activeAt: message.createdAt,
      unread: mine ? 0 : one.unread + (one.latestMessage?._id === message._id ? 0 : 1),
    }
    return moved
  })
  // the first answer of a team says who answers from now on
  if (!found || !moved?.answererId) void refreshConversations(client)
  if (!moved) return
  client.setQueriesData<Pages>({ queryKey: [LIST] }, (old) => {
    if (!old?.pages || !moved) return old
    const [first, ...rest] = old.pages.map((page) => ({
      ...page,
      data: page.data.filter(({ _id }) => _id !== id),
    }))
    return { ...old, pages: [{ ...first, data: [moved, ...first.data] }, ...rest] }
  })
}

export function setSeen(client: QueryClient, id: string) {
  changeEach(client, id, (one) => ({ ...one, unread: 0 }))
  void client.invalidateQueries({ queryKey: [UNREAD] })
}

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
          moveToTop(client, event.message, event.message.sender?._id === me)
          void client.invalidateQueries({ queryKey: [UNREAD] })
        } else if (event?.type === 'seen') {
          setSeen(client, event.conversation_id)
        } else if (event?.type === 'changed') again()
        else if (event?.type === 'presence') {
          const status = (one: Conversation) => ({
            ...one,
            users: one.users.map((user) =>
              user._id === event.userId ? { ...user, activityStatus: event.activityStatus } : user
            ),
          })
          client.setQueriesData<Pages>({ queryKey: [LIST] }, (old) =>
            old?.pages
              ? {
                  ...old,
                  pages: old.pages.map((page) => ({ ...page, data: page.data.map(status) })),
                }
              : old
          )
          client.setQueriesData<{ data: Conversation }>({ queryKey: [ONE] }, (old) =>
            old ? { ...old, data: status(old.data) } : old
          )
        }
      },
      again
    )
  }, [me, client])
}

/** In how many conversations something is unread; also before the title of the tab. */
export function useUnread() {
  const { user } = useSession()
  const { pathname } = useLocation()
  const { data } = useQuery({ ...readUnread, enabled: Boolean(user), retry: false })
  const unread = data?.data.unread ?? 0
  useEffect(() => {
    const mark = () => {
      const plain = document.title.replace(/^\(\d+\+?\) /, '')
      const title = unread ? `(${unread > 99 ? '99+' : unread}) ${plain}` : plain
      if (title !== document.title) document.title = title
    }
    mark()
    // a screen that names itself later names itself without the count
    const titles = new MutationObserver(mark)
    titles.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => titles.disconnect()
  }, [unread, pathname])
  return unread
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
    body: body as never,
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
      : { name: 'Support', image: null, square: true, here: false }
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
    name: person ? nameOf(person) : 'A former member',
    image: person?.userImage ?? null,
    square: false,
    here: person ? isHere(person) : false,
  }
}

export const nameOf = ({ fName, lName }: { fName: string; lName: string }) =>
  `${fName} ${lName}`.trim()
const isHere = ({ activityStatus }: ChatUser) => activityStatus === 'online'

// what was written and not sent, by conversation, on this device
const draftKey = (id: string) => `chat-draft-${id}`
const draftListeners = new Set<() => void>()

export function keepDraft(id: string, text: string) {
  try {
    if (text.trim()) localStorage.setItem(draftKey(id), text)
    else localStorage.removeItem(draftKey(id))
  } catch {}
  draftListeners.forEach((listener) => listener())
}

export function draftOf(id: string) {
  try {
    return localStorage.getItem(draftKey(id)) ?? ''
  } catch {
    return ''
  }
}

/** What is written and not sent yet. */
export const useDraft = (id: string) =>
  useSyncExternalStore(
    (listener) => (draftListeners.add(listener), () => void draftListeners.delete(listener)),
    () => draftOf(id),
    () => ''
  )
