import type { HttpContext } from '@adonisjs/core/http'
import CalendarFeed from '#api/interviews/models/calendar_feed'
import { openFeed, readFeed } from '#api/interviews/calendar/calendar_feeds'

/** The calendar of a person by a secret address. */
export default class CalendarFeedsController {
  /** Says whether one has a calendar feed. */
  async show({ auth, serialize }: HttpContext) {
    const feed = await CalendarFeed.findBy('userId', auth.user!.id)
    return serialize({ message: 'Your calendar', data: { feed: feed && standing(feed) } })
  }

  /** Makes an address for one's own interviews in a calendar; an older one ends. */
  async store({ auth, response, serialize }: HttpContext) {
    const { feed, url } = await openFeed(auth.user!)
    response.status(201)
    return serialize({
      message: 'Keep the address to yourself; it is shown this once',
      data: { feed: standing(feed), url },
    })
  }

  /** Ends the address of one's own calendar feed. */
  async destroy({ auth, serialize }: HttpContext) {
    await CalendarFeed.query().where('user_id', auth.user!.id).delete()
    return serialize({ message: 'The address is dead', data: { feed: null } })
  }

  async read({ params, response }: HttpContext) {
    return response
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('cache-control', 'private, max-age=300')
      .header('x-robots-tag', 'noindex')
      .send(await readFeed(params.token))
  }
}

const standing = (feed: CalendarFeed) => ({
  createdAt: feed.createdAt.toUTC().toISO(),
  lastReadAt: feed.lastReadAt?.toUTC().toISO() ?? null,
})
