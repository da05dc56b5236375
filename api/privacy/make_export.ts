import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import drive from '@adonisjs/drive/services/main'
import { sentence } from '#api/languages/sentence'
import { productName } from '#config/app'
import { ZipFile } from '#api/files/zip_file'
import { EXPORT_DAYS } from '#api/files/file_facts'
import { makeExportFile, removeExports } from '#api/files/keep_export'
import File from '#api/files/models/file'
import { notify } from '#api/notifications/notify'
import { transcriptsOf } from '#api/chat/conversations/conversation_transcript'
import AccountExport from '#api/privacy/models/account_export'
import { personalRows } from '#api/privacy/personal_rows'

/** What opens doors, and what serves the search only. */
const secret = /^(password|search|.*_hash|.*_secret)$/

/** What a company wrote for itself belongs to it, and what hints at the keys of a test to all who still take it. */
const withheld: Record<string, string[] | true> = {
  applications: ['note', 'reason', 'stage_id', 'batch_id', 'undo_until', 'is_unread'],
  application_events: ['note', 'reason', 'stage', 'from_stage_id', 'from_status'],
  scorecards: true,
  // asked of the person in a talk, with the answers hoped for
  screening_questions: true,
  candidate_comments: true,
  saved_profiles: ['note'],
  account_exports: true,
  attempt_questions: ['option_order', 'score'],
  conversation_participants: ['is_muted', 'is_pinned'],
  // what others say of the person's messages; their own reports are found by their author
  message_reports: true,
}

/** Rows that name a person beside those that are theirs. */
const also: [table: string, column: string][] = [
  ['mails', 'user_id'],
  ['reviews', 'author_id'],
  ['custom_skills', 'requested_by'],
  ['candidate_comments', 'author_id'],
  ['scorecards', 'author_id'],
  ['jobs', 'created_by'],
  ['messages', 'sender_id'],
  ['message_reports', 'author_id'],
  ['mail_batches', 'sent_by'],
]

/** Puts everything about a person into one zip: a JSON file for each table, and the files themselves. */
export default async function makeExport({ exportId }: { exportId: number }) {
  const wanted = await AccountExport.query().where('id', exportId).preload('user').first()
  if (!wanted || wanted.status === 'ready') return
  try {
    await makeExportFile({
      table: 'account_exports',
      id: exportId,
      owner: { ownerId: wanted.userId, companyId: null },
      title: productName.toLowerCase(),
      pack: (path) => pack(wanted, path),
      tell: (trx) => tell(trx, wanted.userId),
    })
  } catch (error) {
    await AccountExport.query().where('id', exportId).update({ status: 'failed' })
    throw error
  }
}

async function pack(wanted: AccountExport, path: string) {
  const client = db.connection()
  const owned = await personalRows(client, wanted.userId)
  const files = await File.query()
    .where('owner_id', wanted.userId)
    .whereNot('purpose', 'export')
    .orderBy('id')
  const steps = owned.length + also.length + files.length
  let done = 0
  const step = async () => {
    const percent = Math.min(99, Math.round((100 * ++done) / steps))
    await AccountExport.query().where('id', wanted.id).update({ percent })
  }

  const zip = new ZipFile(path)
  await zip.add(
    'README.txt',
    `Everything that ${productName} holds about you, made on ${DateTime.utc().toISO()}.\nEach file in data/ is one table, with its rows as JSON; files/ holds what you uploaded, under its name and number; conversations/ what you and others wrote to each other.\n`
  )
  const rows = new Map<string, Record<string, unknown>[]>()
  const collect = async (table: string, column: string, values: number[]) => {
    const hidden = withheld[table]
    if (hidden === true && column !== 'author_id') return
    const known = rows.get(table) ?? []
    const found: Record<string, any>[] = await client
      .from(table)
      .whereIn(column, values)
      .orderBy('id')
    for (const row of found)
      if (!known.some(({ id }) => id === row.id))
        known.push(
          Object.fromEntries(
            Object.entries(row).filter(
              ([name]) => !secret.test(name) && !(hidden !== true && hidden?.includes(name))
            )
          )
        )
    rows.set(table, known)
  }
  for (const { table, ids } of owned) {
    await collect(table, 'id', ids)
    await step()
  }
  for (const [table, column] of also) {
    await collect(table, column, [wanted.userId])
    await step()
  }
  asCandidateSees(rows.get('applications') ?? [], rows.get('application_events') ?? [])
  for (const [table, all] of rows)
    if (all.length > 0) await zip.add(`data/${table}.json`, JSON.stringify(all, null, 2))
  for await (const [id, text] of transcriptsOf(wanted.userId))
    await zip.add(`conversations/${id}.txt`, text)
  for (const file of files) {
    if (await drive.use().exists(file.storageKey))
      await zip.add(
        `files/${file.purpose}/${file.id}-${file.fileName.replace(/[/\\]/g, '_')}`,
        await drive.use().getStream(file.storageKey),
        { packed: true }
      )
    await step()
  }
  await zip.finish()
}

/** A rejection that waits is not in the copy, as it is on no screen; neither is one that was called back. */
function asCandidateSees(applications: Record<string, any>[], events: Record<string, any>[]) {
  const told = events.filter(({ hidden }) => !hidden)
  events.splice(0, events.length, ...told.map(({ hidden, ...event }) => event))
  for (const application of applications) {
    const { held_status: before, first_answered_at: answered } = application
    const moves = told.filter((one) => one.application_id === application.id && one.kind === 'move')
    application.feedback = moves.at(-1)?.feedback ?? null
    if (before !== null) {
      const rejected = application.status_changed_at
      application.status = before
      application.status_changed_at = moves.at(-1)?.created_at ?? application.created_at
      application.updated_at = application.status_changed_at
      application.ended_at = null
      if (answered?.getTime() === rejected.getTime()) application.first_answered_at = null
    }
    delete application.held_status
    delete application.held_until
  }
}

const tell = (trx: TransactionClientContract, userId: number) =>
  notify(trx, {
    to: [userId],
    kind: 'account.export',
    message: sentence('Your data is ready for download'),
    link: '/settings/privacy',
    mail: {
      subject: sentence('Your data is ready'),
      lines: [
        sentence(
          'Everything that we hold about you is put together. You can download it for {days} days; sign in first, as the link is yours alone.',
          { days: EXPORT_DAYS }
        ),
      ],
      action: { label: sentence('Download your data'), path: '/settings/privacy' },
    },
  })

/** Exports lie no longer than they are offered. Returns how many were removed. */
export const sweepExports = async () =>
  removeExports(
    await AccountExport.query().where('expires_at', '<', new Date()).preload('file').limit(500)
  )
