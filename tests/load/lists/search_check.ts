/**
 * The index against SQL at a million profiles: the same ids, total and facets for so many random filters.
 *
 *   node --import=./bin/typescript.mjs tests/load/lists/search_check.ts [profiles = 1000000] [filters = 1000]
 */
import { spawnSync } from 'node:child_process'
import { loadDatabase } from '../own/database.js'
import { printLoad, ROOT } from '../own/server.js'

const [profiles, filters] = [process.argv[2] ?? 1_000_000, process.argv[3] ?? 1000].map(Number)
const database = await loadDatabase(profiles, 'profiles')
try {
  const { status } = spawnSync(
    process.execPath,
    ['ace.js', 'search:check', `--filters=${filters}`],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: database.url },
    }
  )
  printLoad()
  process.exitCode = status ?? 1
} finally {
  await database.close()
}
