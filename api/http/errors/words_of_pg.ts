import pg from 'pg'

type Callback = (error?: Error | null, ...rest: unknown[]) => unknown

/** What is written to a socket that has ended already fails without a call of the system. */
const ENDED = ['EPIPE', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END']

/** An error of a socket does not say whose it was; the response for a lost database goes by pg's own words. */
export function inWordsOfPg(error: any) {
  if (!['read', 'write'].includes(error?.syscall) && !ENDED.includes(error?.code)) return error
  return new Error('Connection terminated unexpectedly', { cause: error })
}

/** From now on a socket that breaks while a connection is opened, by whatever pool, is told in these words. */
export function tellLostConnections() {
  const client = pg.Client.prototype as { connect: (callback?: Callback) => any }
  const { connect } = client
  client.connect = function (callback) {
    if (callback)
      return connect.call(this, (error, ...rest) => callback(inWordsOfPg(error), ...rest))
    return connect.call(this).catch((error: Error) => {
      throw inWordsOfPg(error)
    })
  }
}
