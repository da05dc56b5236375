import { Secret } from '@adonisjs/core/helpers'
import testUtils from '@adonisjs/core/services/test_utils'
import type { Group } from '@japa/runner/core'
import type { EitherSide } from '#api/accounts/account_facts'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import type User from '#api/accounts/models/user'
import { forgetBusy } from '#api/mailing/calendars/busy_hours'
import Interview from '#api/interviews/models/interview'
import { givenOauthServer } from '#tests/servers/oauth_server'
import { drainQueue } from '#tests/queue'
import { setSettings } from '#tests/settings'

export const MAIL = 'https://www.googleapis.com/auth/gmail.send'
export const OWNED = 'https://www.googleapis.com/auth/calendar.events.owned'
export const FREEBUSY = 'https://www.googleapis.com/auth/calendar.freebusy'

/** A local Google and Microsoft for a group of tests, and what people do with their calendars there. */
export function givenCalendars(group: Group) {
  let provider: Awaited<ReturnType<typeof givenOauthServer>>
  group.setup(async () => {
    provider = await givenOauthServer()
    return () => provider.close()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    forgetBusy()
    Object.assign(provider.state, { lifetime: 3600, renewedScope: `openid email ${OWNED}` })
    provider.state.refresh.clear()
    Object.assign(provider.state.calendar, {
      events: new Map(),
      calls: [],
      busy: [],
      status: 0,
      delay: 0,
    })
    return setSettings({
      GOOGLE_CLIENT_ID: 'test',
      GOOGLE_CLIENT_SECRET: new Secret('test-secret'),
      GOOGLE_URL: provider.url,
      MICROSOFT_CLIENT_ID: 'test',
      MICROSOFT_CLIENT_SECRET: new Secret('test-secret'),
      MICROSOFT_URL: provider.url,
    })
  })

  const asking = async (client: any, user: User, side: EitherSide) => {
    const { token } = await openSession(user)
    const header = { authorization: `Bearer ${token}` }
    const path = `/api/v1/${side}/integrations`
    return {
      list: async () => (await client.get(path).headers(header)).body().data,
      begin: (name: string, use: string) =>
        client.get(`${path}/${name}/redirect`).headers(header).qs({ use }),
      finish: (name: string, brought: object) =>
        client.get(`${path}/${name}/callback`).headers(header).qs(brought),
    }
  }
  const link = async (client: any, user: User, name = 'google', side: EitherSide = 'client') => {
    const they = await asking(client, user, side)
    const begun = await they.begin(name, 'calendar')
    begun.assertStatus(200)
    const done = await they.finish(name, provider.consent(begun.body().data.url))
    done.assertStatus(200)
    await drainQueue({ only: 'calendars.write' })
    return they
  }
  const schedule = (client: any, user: User, body: object) =>
    client.patch('/api/v1/client/scheduleInterview').loginAs(user).json(body)
  const written = () => drainQueue({ only: 'calendars.write' })
  const calls = () => provider.state.calendar.calls.map(({ method, path }) => `${method} ${path}`)
  const events = () => [...provider.state.calendar.events.values()]
  const latest = (companyId: number) =>
    Interview.query().where('company_id', companyId).orderBy('id', 'desc').firstOrFail()
  return { server: () => provider, asking, link, schedule, written, calls, events, latest }
}
