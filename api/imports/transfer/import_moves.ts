import drive from '@adonisjs/drive/services/main'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FIRST_LANGUAGE } from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import { sentence, type Said } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { audit } from '#api/accounts/audit/audit'
import { movesOf } from '#api/flow/moves_of'
import { notify } from '#api/notifications/notify'
import { enqueue } from '#api/queue/queue'
import CompanyImport from '#api/imports/models/company_import'
import { companyImportFlow } from '#api/imports/transfer/company_import_flow'

/** Moves of an import. What is to be read is read by a background job; files are let go once they are not needed any more. */
export const importMoves = movesOf(companyImportFlow, {
  model: () => CompanyImport,
  changes: {
    check: begin,
    run: begin,
    undo: begin,
    cancel: letGo,
    lapse: letGo,
    finish: letGo,
    async fail(wanted: CompanyImport, { trx }, { reason }: { reason: Said }) {
      wanted.reason = say(FIRST_LANGUAGE, reason).slice(0, 500)
      wanted.report = { ...wanted.report, reason }
      await letFilesGo(wanted, trx)
    },
    settle(wanted: CompanyImport, { now }) {
      wanted.merge({ percent: 100, endedAt: now })
    },
  },
  record: (wanted: CompanyImport, { trx, by, move }) =>
    ['run', 'cancel', 'undo'].includes(move)
      ? audit(trx, {
          actorId: by?.id ?? null,
          action: `company-imports.${move}`,
          subjectType: 'company-imports',
          subjectId: wanted.id,
          companyId: wanted.companyId,
          reason:
            move === 'run'
              ? `${wanted.basis}${wanted.basisNote ? `: ${wanted.basisNote}` : ''}`
              : null,
        })
      : undefined,
  tell: {
    finish: (wanted: CompanyImport, { trx }) => tell(wanted, trx, sentence('Your import is done')),
    fail: (wanted: CompanyImport, { trx }) => tell(wanted, trx, sentence('Your import broke off')),
    settle: (wanted: CompanyImport, { trx }) =>
      tell(wanted, trx, sentence('Your import is undone')),
  },
})

/** One import of a company at a time works, as each looks at what is here. */
async function begin(wanted: CompanyImport, { trx }: { trx: TransactionClientContract }) {
  await trx.rawQuery('select id from companies where id = ? for no key update', [wanted.companyId])
  const other = await trx
    .from('company_imports')
    .where('company_id', wanted.companyId)
    .whereNot('id', wanted.id)
    .whereIn('status', ['checking', 'running', 'undoing'])
    .first()
  if (other)
    throw new Refusal(
      'Another import of your company is running; wait until it finishes, or cancel it'
    )
  wanted.merge({ percent: 0, reason: null })
  await enqueue(trx, 'imports.work', { importId: wanted.id })
}

async function letGo(
  wanted: CompanyImport,
  { trx, now }: { trx: TransactionClientContract; now: CompanyImport['endedAt'] }
) {
  wanted.endedAt = now
  await letFilesGo(wanted, trx)
}

/** Files of people lie no longer than they are needed. */
async function letFilesGo(wanted: CompanyImport, trx: TransactionClientContract) {
  const keys = wanted.files.flatMap(({ key }) => key ?? [])
  wanted.files = wanted.files.map((file) => ({
    ...file,
    key: null,
    columns: file.columns?.map((column) => ({ ...column, samples: [] })),
  }))
  trx.after('commit', async () => {
    for (const key of keys) await drive.use().delete(key)
  })
}

const tell = ({ id, createdBy }: CompanyImport, trx: TransactionClientContract, message: Said) =>
  createdBy
    ? notify(trx, {
        to: [createdBy],
        kind: 'account.import',
        message,
        link: `/client/imports/${id}`,
      })
    : undefined
