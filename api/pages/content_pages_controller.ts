import { errors } from '@adonisjs/lucid'
import type { HttpContext } from '@adonisjs/core/http'
import { addressNow, type ContentKind } from '#api/content/former_address'
import { findBlog } from '#api/content/blogs/blogs_of'
import { findHelpPage } from '#api/content/help/help_pages_of'
import { browserOf, voteIn, voteOnHelp } from '#api/content/help/vote_on_help'
import { findLegalPage } from '#api/content/legal/find_legal_page'
import { leadForms, type LeadKind } from '#api/content/leads/lead_facts'
import { sendForm } from '#api/content/leads/send_form'
import { findSkillPage } from '#api/content/skills/skill_pages_of'
import { jobListOf } from '#api/jobs/browse/job_address'
import { placesOfSkill } from '#api/jobs/browse/skill_places'
import { jobs } from '#api/pages/begin'
import * as begin from '#api/pages/begin_content'
import * as heads from '#api/pages/content_heads'
import { blogListOf, helpListOf } from '#api/pages/content_filter'
import { skillPlaceHead } from '#api/pages/heads'
import { formPage } from '#api/pages/form_page'
import { prefixOf } from '#api/languages/language_facts'
import { page } from '#api/pages/page'

const addressOf = (ctx: HttpContext) => new URL(ctx.request.url(true), 'http://page').searchParams

/** A published page by the address that was asked for; by a former one the way to the new one is given instead. */
async function found<T>(
  ctx: HttpContext,
  kind: ContentKind,
  find: (slug: string) => Promise<T>,
  show: (row: T) => Promise<unknown>
) {
  const { slug } = ctx.params
  const row = await find(slug).catch((error) =>
    error.code === 'E_ROW_NOT_FOUND' ? error : raise(error)
  )
  if (!(row instanceof Error)) return show(row)
  const now = await addressNow(kind, slug)
  if (!now) throw row
  return ctx.response
    .redirect()
    .status(301)
    .toPath(prefixOf(ctx.language) + now)
}
const raise = (error: unknown): never => {
  throw error
}
const by = (ctx: HttpContext) => ctx.serialize.bind(ctx)
/** The form of an address. */
const kindOf = ({ request }: HttpContext) =>
  (Object.keys(leadForms) as LeadKind[]).find((kind) => leadForms[kind].path === request.url())!

/** Pages that administrators write, and the forms for people without an account. */
export default class ContentPagesController {
  async faqs(ctx: HttpContext) {
    const { faqs, given } = await begin.questions(by(ctx))
    return page(ctx, { given: [given], head: heads.faqsHead(faqs) })
  }

  async helpList(ctx: HttpContext) {
    const query = helpListOf(addressOf(ctx))
    return page(ctx, {
      given: [await begin.helpList(by(ctx), query)],
      head: heads.helpHead(query),
    })
  }

  async help(ctx: HttpContext) {
    return found(ctx, 'help', findHelpPage, async (row) =>
      page(ctx, { given: [await begin.helpPage(by(ctx), row)], head: heads.helpPageHead(row) })
    )
  }

  /** The vote of a browser without scripts. */
  async vote(ctx: HttpContext) {
    const help = await findHelpPage(ctx.params.slug)
    await voteOnHelp(help, { browser: browserOf(ctx) }, await voteIn(ctx))
    return ctx.response
      .redirect()
      .status(303)
      .toPath(`${prefixOf(ctx.language)}/help/${help.slug}?thanks=1`)
  }

  async blogs(ctx: HttpContext) {
    const query = blogListOf(addressOf(ctx))
    const { pages, given } = await begin.blogList(by(ctx), query)
    return page(ctx, { given: [given], head: heads.blogsHead(query, pages) })
  }

  async blog(ctx: HttpContext) {
    return found(ctx, 'blogs', findBlog, async (row) =>
      page(ctx, { given: [await begin.blogPage(by(ctx), row)], head: heads.blogHead(row) })
    )
  }

  async skills(ctx: HttpContext) {
    return page(ctx, { given: [await begin.skillList(by(ctx))], head: heads.skillsHead() })
  }

  async skill(ctx: HttpContext) {
    return found(ctx, 'skills', findSkillPage, async (row) =>
      page(ctx, { given: [await begin.skillPage(by(ctx), row)], head: heads.skillHead(row) })
    )
  }

  /** The jobs for a skill in a city, while there are enough of them. */
  async skillPlace(ctx: HttpContext) {
    return found(ctx, 'skills', findSkillPage, async (row) => {
      const place = (await placesOfSkill(row.skillId)).find(({ slug }) => slug === ctx.params.place)
      if (!place) throw new errors.E_ROW_NOT_FOUND()
      const call = jobListOf(
        new URLSearchParams({
          skills: String(row.skillId),
          city: place.city,
          page: addressOf(ctx).get('page') ?? '1',
        })
      )
      return page(ctx, {
        given: await Promise.all([begin.skillPage(by(ctx), row), jobs(call)]),
        head: skillPlaceHead(row, place, call),
      })
    })
  }

  async legal(ctx: HttpContext) {
    const text = await findLegalPage(ctx.request.url().slice(1))
    return page(ctx, {
      given: [await begin.legalPage(by(ctx), text)],
      head: heads.legalHead(text),
    })
  }

  async form(ctx: HttpContext) {
    const { title, lead, path } = leadForms[kindOf(ctx)]
    return page(ctx, {
      head: { title: { message: title }, description: { message: lead }, canonical: path },
    })
  }

  /** A form of a browser without scripts: what is wrong is beside its field, what was typed stays. */
  async send(ctx: HttpContext) {
    const kind = kindOf(ctx)
    const { auth, request, response } = ctx
    const who = { user: auth.user, ip: request.ip() }
    const faults = await sendForm(kind, request.body(), who, ctx.language)
    if (faults) return formPage(ctx, leadForms[kind], faults)
    return response
      .redirect()
      .status(303)
      .toPath(`${prefixOf(ctx.language)}${leadForms[kind].path}?sent=1`)
  }
}
