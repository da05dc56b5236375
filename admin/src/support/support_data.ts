import { useEffect } from 'react'
import { useGetIdentity } from 'react-admin'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { Data } from '#data'
import { hear } from '../../../portal/src/app/live/live_stream'
import { API, http } from '../http'

export type Conversation = Data.Chat.Conversations.Conversation
export type Message = Data.Chat.Messages.Message

/** Behind the live stream: what it could not bring is read this late at most. */
const LOOK_MS = 30_000
export const QUESTIONS = ['support']
const messagesOf = (id: string) => ['support', id]

/** The whole name of a person, where there is one. */
export const nameOf = (person?: { fName: string; lName: string } | null) =>
  person ? `${person.fName} ${person.lName}`.trim() : 'A former member'

/** What a message says, or what became of it. */
export const wordsOf = ({ isRemoved, isDeleted, text }: Message) =>
  isRemoved ? 'Removed by the moderators' : isDeleted ? 'This message was deleted' : text

/** Who asked; of the people of a conversation the others answer for the platform. */
export const askerOf = ({ users, askerId }: Conversation) =>
  users.find(({ _id }) => _id === askerId)

/** Reads what is shown of the questions anew as soon as one moves: the lists of all who answer hear of it. */
export function useHeardQuestions() {
  const client = useQueryClient()
  const { identity } = useGetIdentity()
  useEffect(() => {
    if (!identity) return
    const anew = () => void client.invalidateQueries({ queryKey: QUESTIONS })
    return hear(`users/${identity.id}`, anew, anew)
  }, [client, identity?.id])
}

/** The conversations with support, the last active first. */
export function useQuestions() {
  const list = useInfiniteQuery({
    queryKey: QUESTIONS,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      http(
        `${API}/conversation/get-conversations?limit=50&cursor=${encodeURIComponent(pageParam)}`,
        { signal }
      ).then(({ json, pagination }) => ({
        rows: json as Conversation[],
        next: pagination.nextCursor as string | null,
      })),
    getNextPageParam: ({ next }) => next,
    refetchInterval: LOOK_MS,
  })
  return { list, rows: list.data?.pages.flatMap(({ rows }) => rows) }
}

/** The messages of a conversation, oldest first; each further page brings older ones. */
export function useMessages(id: string) {
  const read = useInfiniteQuery({
    queryKey: messagesOf(id),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      http(`${API}/message/get-messages/${id}?limit=100${pageParam && `&before=${pageParam}`}`, {
        signal,
      }).then(({ json, pagination }) => ({
        messages: json as Message[],
        before: pagination.before as string | null,
      })),
    getNextPageParam: ({ before }) => before,
    refetchInterval: LOOK_MS,
  })
  return { read, messages: read.data?.pages.toReversed().flatMap(({ messages }) => messages) }
}
