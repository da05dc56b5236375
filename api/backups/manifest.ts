import { createHmac } from 'node:crypto'
import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { appKeys } from '#config/app'
import { BrokenBackup } from '#api/engines/backup_file/backup_file'
import { BACKUP_FORMAT } from '#api/backups/backup_facts'

export const MANIFEST = 'manifest.json'
export const TOTALS = 'totals.json'
export const TABLE = 'tables/'
export const FILE = 'files/'

const manifestValidator = vine.create({
  format: vine.number(),
  version: vine.string(),
  madeAt: vine.string(),
  postgres: vine.string(),
  migrations: vine.array(vine.string()),
  /** The version of the queue's tables; null before it was first opened. */
  queue: vine.number().nullable(),
  appKey: vine.string(),
  tables: vine.array(
    vine.object({ name: vine.string(), columns: vine.array(vine.string()).notEmpty() })
  ),
  /** The parts of partitioned tables: rows come part by part, and are compared in that order. */
  parts: vine
    .array(
      vine.object({
        table: vine.string(),
        name: vine.string(),
        bound: vine
          .string()
          .regex(/^(DEFAULT|FOR VALUES FROM \([\w' :.+-]+\) TO \([\w' :.+-]+\))$/),
      })
    )
    .optional(),
  /** The last number that each sequence gave. */
  sequences: vine.array(vine.object({ name: vine.string(), value: vine.string() })),
})

/** What is known when a backup begins; its first entry. */
export type Manifest = Infer<typeof manifestValidator>

const totalsValidator = vine.create({
  tables: vine.number(),
  rows: vine.number(),
  tableBytes: vine.number(),
  files: vine.number(),
  fileBytes: vine.number(),
  /** Files that storage did not have, or had otherwise than their rows say; some are named. */
  faults: vine.number(),
  named: vine.array(vine.string()),
})

/** What a backup held in the end; its last entry. */
export type Totals = Infer<typeof totalsValidator>

/** Checks the first entry, and refuses what a newer version wrote. */
export async function manifestOf(content: unknown): Promise<Manifest> {
  const format = typeof content === 'object' && content && 'format' in content && content.format
  if (typeof format === 'number' && format > BACKUP_FORMAT)
    throw new BrokenBackup(
      'A newer version of Candor wrote this backup in a format that this one does not know. Update Candor, and try again'
    )
  return read(manifestValidator, content)
}

/** Checks the last entry. */
export const totalsOf = (content: unknown): Promise<Totals> => read(totalsValidator, content)

async function read<T>(
  validator: { validate: (content: unknown) => Promise<T> },
  content: unknown
) {
  try {
    return await validator.validate(content)
  } catch {
    throw new BrokenBackup('This is a backup, but none of Candor’s. Take another one')
  }
}

/** Tells one APP_KEY from another without saying it. */
export const fingerprintOf = (appKey: string) =>
  createHmac('sha256', appKey).update('candor backup').digest('hex').slice(0, 16)

/** Whether what was encrypted under a backup's APP_KEY can be read here. */
export function knowsAppKey({ appKey }: Manifest) {
  return appKeys.map(fingerprintOf).includes(appKey)
}
