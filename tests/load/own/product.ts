import pg from 'pg'
import { loadDatabase } from './database.js'
import { signIn, startServer } from './server.js'

/** The product with its queue on the load database, without what earlier runs brought in, and somebody who is signed in. */
export async function startProduct(email: string, clearedBy: string) {
  const database = await loadDatabase(0, 'profiles')
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(clearedBy)
  const server = await startServer({
    DATABASE_URL: database.url,
    QUEUE: 'inside',
    NODE_ENV: 'development',
  })
  const stop = async () => {
    await client.end()
    await server.stop()
    await database.close()
  }
  try {
    const headers = await signIn(server.origin, email)
    return { client, API: `${server.origin}/api/v1`, pid: server.child.pid, headers, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** How long somebody else waits for a list of jobs, in milliseconds. */
export async function timeOfOthers(API: string) {
  const start = performance.now()
  await (
    await fetch(`${API}/job-list?page=1&limit=20`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
  ).text()
  return performance.now() - start
}
