import type { HttpContext } from '@adonisjs/core/http'
import { sentence } from '#api/languages/sentence'
import { rowId } from '#api/http/ids'
import { Refusal } from '#api/http/refusal'
import { answerTable } from '#api/http/answers/held_answer'
import { exportQuestions } from '#api/assessments/bank/csv/export_questions'
import { importQuestions } from '#api/assessments/bank/csv/import_questions'
import { exportValidator, importValidator } from '#api/assessments/bank/bank_validators'
import { previewQuestion, previewTest, recordingOf } from '#api/assessments/bank/preview'

/** The question banks as files, and as candidates see them. */
export default class BankController {
  /**
   * Gives questions with their keys as CSV, of one test, one topic or all.
   *
   * @produces text/csv
   */
  async export(ctx: HttpContext) {
    const { request, stillMay } = ctx
    const wanted = await request.validateUsing(exportValidator, { data: request.qs() })
    return answerTable(ctx, { ...exportQuestions(wanted), fileName: 'questions.csv', stillMay })
  }

  /** Brings questions from a CSV, all or none; a dry run says what it would do. */
  async import({ auth, request }: HttpContext) {
    const { file, dryRun } = await request.validateUsing(importValidator)
    const origin = { ip: request.ip(), requestId: request.id() }
    const bytes = Buffer.from(file ?? '', 'base64')
    const report = await importQuestions(auth.getUserOrFail(), bytes, { dryRun, origin })
    if (!dryRun && !report.written)
      throw new Refusal(
        sentence(
          '{faults, plural, one {One fault} other {# faults}} in the file, so nothing of it was written; mend it and try again',
          { faults: report.faultCount }
        ),
        { status: 422, field: 'file', details: { report } }
      )
    return { message: dryRun ? 'Nothing is written yet' : 'The questions are in', data: report }
  }

  /** Shows a question as a candidate sees it, and its key apart. */
  async question({ params }: HttpContext) {
    return { message: 'The question', data: await previewQuestion(rowId(params.id)) }
  }

  /** Draws a test as a candidate would get it, with the keys apart. */
  async test({ params }: HttpContext) {
    return { message: 'The test', data: await previewTest(rowId(params.id)) }
  }

  /**
   * Plays the recording of a passage.
   *
   * @produces audio/ogg
   */
  async audio({ params, response }: HttpContext) {
    const path = await recordingOf(rowId(params.id))
    response.type('audio/ogg').header('Cache-Control', 'private, max-age=3600')
    return response.download(path)
  }
}
