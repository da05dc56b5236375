import type { Owner } from '#api/engines/live_stream/listener'
import type { StoredEvent } from '#api/engines/live_stream/stream_hub'

export type LiveEvent = {
  channel: string
  payload: unknown
  /** Streams that do not get it, by uid. */
  except?: string[]
}

/** A stream's row as it was claimed for this instance. */
export type Claim = {
  turn: number
  /** It was open before, perhaps elsewhere; its channels are those of then. */
  known: boolean
  channels: { channel: string; position: number | null; state: ChannelState }[]
}

export type ChannelState = 'joining' | 'joined' | 'leaving'

/** Where the events of all instances are stored, which instance holds which stream, and how they tell each other. */
export type LiveStore<Context, Client> = {
  // events

  /** Stores events, with this transaction or in one of its own. */
  append(events: LiveEvent[], client?: Client): Promise<void>
  /** Gives committed events their positions, at most so many, and returns them in that order. One process at a time. */
  givePositions(limit: number): Promise<StoredEvent[]>
  lastPosition(): Promise<number>
  /** The oldest position that is still stored; undefined when nothing is. */
  oldestPosition(): Promise<number | undefined>
  /** Whether events wait for a position, or have a later one. */
  hasNews(position: number): Promise<boolean>
  /** Events after a position, in the order of positions; of these channels, or of all. */
  after(position: number, limit: number, channels?: string[]): Promise<StoredEvent[]>
  /** Calls back whenever events may have been committed in this process; returns what ends that. */
  onCommitted(listener: () => void): () => void

  // streams and their channels

  /** Makes the stream this instance's, or says why not: its session is over, another session's, or one too many. */
  claim(
    stream: Owner & { uid: string; instance: string; most: number }
  ): Promise<Claim | 'closed' | 'foreign' | 'full'>
  /** These streams have no connection any more, unless they were opened again since. */
  release(instance: string, streams: { uid: string; turn: number }[]): Promise<void>
  /**
   * Adds a channel to a stream: joined at a position where this instance holds it, else for its instance to join.
   * Returns which of the two it was, or why not.
   */
  join(
    choice: { uid: string; sessionId: number; instance: string; position?: number },
    channel: string
  ): Promise<'joined' | 'joining' | 'closed' | 'foreign'>
  /** Marks a channel for the stream's instance to leave. */
  leave(
    choice: { uid: string; sessionId: number },
    channel: string
  ): Promise<'leaving' | 'closed' | 'foreign'>
  isJoined(uid: string, channel: string): Promise<boolean>
  /** What is still to be joined or left by an instance. */
  pending(instance: string): Promise<{ uid: string; channel: string; state: ChannelState }[]>
  /** The channel was joined. */
  settle(uid: string, channel: string, position: number): Promise<void>
  /** The stream does not listen to these any more. */
  forget(uid: string, channels: string[]): Promise<void>
  /** Those of these streams that another instance holds, and how often each was opened. */
  elsewhere(instance: string, uids: string[]): Promise<{ uid: string; turn: number }[]>
  /** This instance lives; what others left behind long ago is deleted. */
  beat(instance: string): Promise<void>
  /** This instance ends. */
  depart(instance: string): Promise<void>

  // rights

  /** Which of these sessions may still listen. */
  living(sessions: number[]): Promise<number[]>
  /** For each of these sessions that is not over, what a rule is asked with when there is no request. */
  contexts(sessions: number[]): Promise<Map<number, Context>>

  // hints: they may be lost

  /** Hears hints of all instances; `gap` is called when some may have been missed. Returns what ends it. */
  listen(heard: { hint(text: string): void; gap(): void }): () => void
  tell(hint: string, client?: Client): Promise<void>

  /** What could not be done; it is tried again. */
  warn(error: unknown, message: string): void
}
