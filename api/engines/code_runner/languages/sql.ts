import openSqlite from 'sql.js'
import { ranOut, timesRefused } from '../bound_memory.ts'
import { MAX_OUTPUT, type Code, type Language, type ReadPart, type Table } from '../submission.ts'

const MOST_ROWS = 5_000

/** SQL in SQLite. Each case has a database of its own. */
export async function sql(read: ReadPart): Promise<Language> {
  const wasm = await read('sql-wasm.wasm')
  const { Database } = await openSqlite({ wasmBinary: wasm.buffer })
  let code: Code

  return {
    async load(next) {
      code = next
      return code.source.replace(/--.*|\/\*[^]*?\*\//g, '').trim()
        ? undefined
        : 'There is no statement.'
    },

    async run(given) {
      const database = new Database()
      database.run('database' in given ? given.database : '')
      const before = timesRefused()
      const begun = performance.now()
      const answer = () => {
        try {
          const own = last(database, code.source)
          const table = code.harness ? last(database, code.harness) : own
          if (!table) return { error: 'No statement returned a table.' }
          const value = JSON.stringify(table)
          if (value.length > MAX_OUTPUT) return { error: 'The table has more than 64 KB.' }
          return { value }
        } catch (error) {
          return { error: error instanceof Error ? error.message : String(error) }
        }
      }
      const outcome = answer()
      const ms = performance.now() - begun
      const outOfMemory = ranOut(outcome.error, before)
      if (!outOfMemory) database.close()
      return { ...outcome, outOfMemory, ms }
    },
  }
}

/** Runs all statements and returns the table of the last one that has columns. */
function last(
  database: InstanceType<Awaited<ReturnType<typeof openSqlite>>['Database']>,
  text: string
) {
  let table: Table | undefined
  for (const statement of database.iterateStatements(text)) {
    const rows = []
    while (statement.step()) {
      if (rows.length === MOST_ROWS) throw new Error(`The table has more than ${MOST_ROWS} rows.`)
      rows.push(statement.get().map((value) => (value instanceof Uint8Array ? hex(value) : value)))
    }
    const columns = statement.getColumnNames()
    if (columns.length > 0) table = { columns, rows }
  }
  return table
}

const hex = (bytes: Uint8Array) =>
  `x'${[...bytes.slice(0, 1_000)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}'`
