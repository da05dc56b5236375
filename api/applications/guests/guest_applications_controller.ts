import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { receiveUpload } from '#api/files/receive_upload'
import { answerInEvenTime } from '#api/accounts/answer_in_even_time'
import { deviceOf } from '#api/accounts/sign_in/session_token_guard'
import { signedIn } from '#api/accounts/sign_in/signed_in'
import * as valid from '#api/applications/guests/guest_validators'
import { confirmGuest } from '#api/applications/guests/confirm_guest'
import { guestTicket, keepGuestTicket } from '#api/applications/guests/guest_ticket'
import { assertMayUpload, findGuest, keepGuest } from '#api/applications/guests/keep_guest'
import { sendGuest } from '#api/applications/guests/send_guest'
import { removeGuest } from '#api/applications/guests/sweep_guests'
import GuestTransformer from '#api/applications/guests/guest_transformer'

/** Applying first: for people without an account, or who have not signed in. */
export default class GuestApplicationsController {
  /** Takes a resume for a public job and reads it. */
  async store(ctx: HttpContext) {
    const { request, response, serialize } = ctx
    const asked = await request.validateUsing(valid.guestUploadValidator, { data: request.qs() })
    await assertMayUpload({ ...asked, ip: request.ip() })
    const guest = await receiveUpload(request, { field: 'resume', kind: 'resume' }, (upload) =>
      keepGuest(asked.jobId, keepGuestTicket(ctx), upload)
    )
    const data = GuestTransformer.transform(guest).useVariant('forGuest')
    return response.status(201).send(await serialize({ message: 'We are reading it', data }))
  }

  /** Shows an application of this browser, with what was read from its resume. */
  async show(ctx: HttpContext) {
    const guest = await findGuest(rowId(ctx.params.id), guestTicket(ctx))
    const data = GuestTransformer.transform(guest).useVariant('forGuest')
    return ctx.serialize({ message: 'Your application so far', data })
  }

  /** Keeps what was filled in, and mails the code that sends it. */
  async update(ctx: HttpContext) {
    const guest = await findGuest(rowId(ctx.params.id), guestTicket(ctx))
    const form = await ctx.request.validateUsing(valid.guestSendValidator)
    await answerInEvenTime(sendGuest(guest, form, ctx.request.ip(), ctx.language.code))
    return ctx.response.accepted({
      message: 'Look into your mail: the code there sends your application',
      data: { email: form.email },
    })
  }

  /** Sends the application by the code of the mail, and signs in to the account that comes with it. */
  async confirm(ctx: HttpContext) {
    const guest = await findGuest(rowId(ctx.params.id), guestTicket(ctx))
    const { code } = await ctx.request.validateUsing(valid.guestCodeValidator)
    const { opened, application, refusal } = await confirmGuest(guest, code, deviceOf(ctx))
    return ctx.serialize({
      message: refusal ?? 'Your application is sent',
      notice: refusal ? ('warn' as const) : undefined,
      data: {
        ...(await signedIn(ctx, opened)),
        answerBy: application?.answerBy.toUTC().toISO() ?? null,
        refusal,
      },
    })
  }

  /** Deletes an application of this browser that was not sent. */
  async destroy(ctx: HttpContext) {
    const guest = await findGuest(rowId(ctx.params.id), guestTicket(ctx))
    await removeGuest(guest.id)
    return { message: 'Everything of it is deleted', data: { _id: String(guest.id) } }
  }
}
