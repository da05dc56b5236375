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
