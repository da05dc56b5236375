import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { pagination } from '#api/http/pagination'
import { addToUpload, beginUpload } from '#api/imports/bulk/receive_bulk'
import { retryUpload } from '#api/imports/bulk/retry_upload'
import BulkFileTransformer from '#api/imports/bulk/bulk_file_transformer'
import BulkUploadTransformer from '#api/imports/bulk/bulk_upload_transformer'
import { bulkFilesValidator } from '#api/imports/import_validators'
import BulkUpload from '#api/imports/models/bulk_upload'

/** Resumes that the platform brings in at once; lists and deletions are the catalogue's. */
export default class BulkUploadsController {
  /** Begins an upload with the first files, PDFs or zips of them, and has them read. */
  async store({ auth, request, response, serialize }: HttpContext) {
    const upload = await beginUpload(request, auth.getUserOrFail())
    response.status(201)
    return serialize({
      message: `${upload.total} files arrived; they are read one after the other`,
      data: BulkUploadTransformer.transform(upload),
    })
  }

  /** Adds files to an upload; those that it has already change nothing. */
  async add({ params, request, serialize }: HttpContext) {
    const { id } = await BulkUpload.findOrFail(rowId(params.id))
    const upload = await addToUpload(request, id)
    return serialize({
      message: `${upload.total} files are in this upload`,
      data: BulkUploadTransformer.transform(upload),
    })
  }

  /** Lists the files of an upload with what became of each. */
  async files({ params, request, serialize }: HttpContext) {
    const upload = await BulkUpload.findOrFail(rowId(params.id))
    const { page = 1, limit = 20, state } = await request.validateUsing(bulkFilesValidator)
    const query = upload.related('files').query().orderBy('id')
    if (state) query.where('state', state)
    const list = await query.paginate(page, limit)
    return serialize({
      message: 'The files of this upload',
      data: BulkFileTransformer.transform(list.all()),
      pagination: pagination(page, limit, list.total),
    })
  }

  /** Reads the failed files of an upload again. */
  async retry({ auth, params, serialize }: HttpContext) {
    const upload = await retryUpload(rowId(params.id), auth.getUserOrFail())
    return serialize({
      message: 'The failed files are read again',
      data: BulkUploadTransformer.transform(upload),
    })
  }
}
