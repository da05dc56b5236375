import { spawn } from 'node:child_process'
import { print } from '../own/server.js'
import { planted } from './planted_bugs.js'
import { COUNT, values } from './settings.js'

/** Runs the checkouts once with each planted bug, one after the other; ends with 1 where one is not found. */
export async function plantEach(command: string) {
  const missed: string[] = []
  for (const name of Object.keys(planted)) {
    const child = spawn(
      process.execPath,
      [
        ...process.execArgv,
        command,
        String(COUNT),
        `--seed=${values.seed}`,
        `--odds=${values.odds}`,
        `--plant=${name}`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] }
    )
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    const code = await new Promise((resolve) => child.once('exit', resolve))
    const why = said.split('\n').filter((line) => line.startsWith('WRONG'))
    print(`planted ${name}`, code ? `found: ${why[0] ?? said.slice(-300)}` : 'NOT FOUND')
    if (!code || why.length === 0) missed.push(name)
  }
  process.exit(missed.length ? 1 : 0)
}
