import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { enqueue } from '#api/queue/queue'
import { fileKinds, megabytes } from '#api/files/file_facts'
import { typeOfFile } from '#api/files/read_type'
import { displayName, type Upload } from '#api/files/receive_upload'
import { storeUpload } from '#api/files/store_upload'
import Resume from '#api/candidates/models/resume'
import type { FileRow } from '#api/imports/systems/rows'
import {
  countLeft,
  isOurs,
  keepRecords,
  withPeople,
  type Bringing,
} from '#api/imports/transfer/bring/bringing'
import { inFolder, isResume, type Entry } from '#api/imports/transfer/open_files'
import { labelOf } from '#api/imports/transfer/tally'

const { maxBytes, types } = fileKinds.resume

/** Brings resumes in, of people whom the company brought; what is no PDF or Word file has no place here. */
export async function bringFiles(
  trx: TransactionClientContract,
  bringing: Bringing,
  given: FileRow[]
) {
  const { dry, tally, files } = bringing
  for (const { row, record, person, hasPerson } of await withPeople(trx, bringing, given)) {
    const entry = files.get(row.path)
    const count = (outcome: 'new' | 'known' | 'faulty', message = '') =>
      tally.count('file', outcome, row.source, labelOf(row), { message })
    if (record) count(isOurs(bringing, record) ? 'new' : 'known')
    else if (!hasPerson) countLeft(bringing, row)
    else if (!entry)
      count('faulty', 'The file is not among those that were sent; put it into the zip')
    else if (entry.bytes > maxBytes || !isResume(row.path))
      tally.unplaced(
        'files',
        entry.bytes > maxBytes
          ? `larger than ${megabytes(maxBytes)}`
          : 'neither PDF nor Word (.docx)'
      )
    else if (person && !person.made) count('known', 'This person keeps their own resumes here')
    else if (dry) count('new')
    else count(...(await keep(trx, bringing, row, entry, Number(person!.candidate_id))))
  }
}

async function keep(
  trx: TransactionClientContract,
  bringing: Bringing,
  row: FileRow,
  entry: Entry,
  candidateId: number
): Promise<['new' | 'faulty', string?]> {
  return inFolder(async (folder) => {
    const path = `${folder}/file`
    const hash = createHash('sha256')
    await pipeline(
      await entry.open(),
      async function* (source) {
        for await (const chunk of source) {
          hash.update(chunk)
          yield chunk
        }
      },
      createWriteStream(path, { mode: 0o600 })
    )
    const mimeType = await typeOfFile(path)
    if (!mimeType || !types.includes(mimeType))
      return ['faulty', 'The file is neither PDF nor Word, whatever its name says']
    const { user_id: ownerId } = await trx
      .from('candidates')
      .where('id', candidateId)
      .select('user_id')
      .firstOrFail()
    const upload: Upload = {
      kind: 'resume',
      field: 'file',
      path,
      fileName: displayName(row.name),
      mimeType,
      byteSize: entry.bytes,
      sha256: hash.digest('hex'),
    }
    const file = await storeUpload(trx, upload, { ownerId })
    const read = row.draft
      ? ({ parseStatus: 'ready', parsed: row.draft } as const)
      : ({ parseStatus: 'queued' } as const)
    const resume = await Resume.create({ candidateId, fileId: file.id, ...read }, { client: trx })
    if (!row.draft) await enqueue(trx, 'resume.read', { resumeId: resume.id })
    await trx.rawQuery(
      'update candidates set current_resume_id = ? where id = ? and current_resume_id is null',
      [resume.id, candidateId]
    )
    await trx.rawQuery(
      `update applications set resume_id = ? where candidate_id = ? and company_id = ? and resume_id is null`,
      [resume.id, candidateId, bringing.wanted.companyId]
    )
    await keepRecords(trx, bringing, 'file', [{ id: row.id, made: true, resume_id: resume.id }])
    return ['new']
  })
}
