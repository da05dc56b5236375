import type { HttpContext } from '@adonisjs/core/http'
import type Lead from '#api/content/models/lead'
import { newChallenge } from '#api/accounts/proof_of_work'
import { sendLead } from '#api/content/leads/send_lead'
import {
  contactValidator,
  demoValidator,
  feedbackValidator,
  salesValidator,
  servicesValidator,
} from '#api/content/leads/lead_validators'

const from = ({ auth, request }: HttpContext) => ({ user: auth.user, ip: request.ip() })
const taken = ({ response }: HttpContext, lead: Lead) =>
  response.created({
    message: 'Thank you; a person reads it and answers by mail',
    data: { _id: String(lead.id) },
  })

/** What people send by the public forms. */
export default class LeadsController {
  /** Gives a challenge that a form solves before it is sent. */
  async challenge() {
    return { message: 'Solve this before you send the form', data: newChallenge() }
  }

  /** Takes a message to us. */
  async contact(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(contactValidator)
    return taken(ctx, await sendLead('contact', sent, from(ctx)))
  }

  /** Takes the wish for a demo. */
  async demo(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(demoValidator)
    return taken(ctx, await sendLead('demo', sent, from(ctx)))
  }

  /** Takes a question to sales. */
  async sales(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(salesValidator)
    return taken(ctx, await sendLead('sales', sent, from(ctx)))
  }

  /** Takes feedback, with or without an address. */
  async feedback(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(feedbackValidator)
    return taken(ctx, await sendLead('feedback', sent, from(ctx)))
  }

  /** Takes the wish for a service. */
  async services(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(servicesValidator)
    return taken(ctx, await sendLead('services', sent, from(ctx)))
  }
}
