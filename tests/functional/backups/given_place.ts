import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import app from '@adonisjs/core/services/app'

let count = 0

/** A folder that goes after the test. */
export function givenFolder(cleanup: (end: () => void) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'candor-backups-'))
  cleanup(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A new database and a new storage, as an operator would name them: what a backup is restored into. */
export async function givenPlace(cleanup: (end: () => Promise<void>) => void) {
  const url = new URL(process.env.DATABASE_URL!)
  const database = `${url.pathname.slice(1)}_restored_${++count}`
  await administer(`create database ${database}`)
  url.pathname = database
  const client = new pg.Client({ connectionString: url.href })
  client.on('error', () => {})
  await client.connect()
  const storage = mkdtempSync(join(tmpdir(), 'candor-storage-'))
  cleanup(async () => {
    await client.end()
    await administer(`drop database ${database} with (force)`)
    rmSync(storage, { recursive: true, force: true })
  })
  const env = { NODE_ENV: 'development', DATABASE_URL: url.href, STORAGE_PATH: storage }
  return { client, storage, env, ace: (...words: string[]) => ace(words, env) }
}

/** Runs a command in a process of its own, and returns how it ended and what it said. */
export async function ace(words: string[], env: NodeJS.ProcessEnv = {}) {
  const child = startAce(words, env)
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: code as number, said: out + error }
}

export const startAce = (words: string[], env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [app.makePath('ace.js'), ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

async function administer(statement: string) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
