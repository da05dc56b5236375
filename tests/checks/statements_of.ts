import pg from 'pg'

/** How many statements this process sends to PostgreSQL while something happens. */
export async function statementsOf(happens: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype
  let count = 0
  pg.Client.prototype.query = function (this: pg.Client, ...args: any[]) {
    count++
    return (query as any).apply(this, args)
  } as typeof query
  try {
    await happens()
  } finally {
    pg.Client.prototype.query = query
  }
  return count
}

/** The least of four times: what is kept for a while, or noted once a minute, costs statements of its own now and then. */
export async function leastStatementsOf(happens: () => Promise<unknown>) {
  const counts: number[] = []
  for (let times = 0; times < 4; times++) counts.push(await statementsOf(happens))
  return Math.min(...counts)
}
