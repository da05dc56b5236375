import type { Secret } from '@adonisjs/core/helpers'
import env from '#config/env'
import { appUrl } from '#config/app'
import { Refusal } from '#api/http/refusal'
import type { EitherSide } from '#api/accounts/account_facts'
import {
  linkUseValues,
  type CalendarProvider,
  type LinkUse,
  type Provider,
} from '#api/mailing/linked/linked_facts'

export type Endpoints = {
  authorize: string
  token: string
  userinfo: string
  /** The address that revokes a token, where the provider has one. */
  revoke?: string
  /** The address that sends a mail. */
  send?: string
  /** The address below which the calendar is read and written. */
  calendar?: string
}

type Known = Endpoints & {
  /** The fewest scopes that say whose account it is. */
  scopes: string[]
  /** The fewest scopes for each use. */
  uses: Partial<Record<LinkUse, string[]>>
  /** The scopes that a company user grants besides with a calendar: to see when they are busy. */
  seesBusy?: string[]
  /** What is sent besides, so that the provider gives a token that can be renewed. */
  extra?: Record<string, string>
}

/**
 * Sources: https://developers.google.com/identity/protocols/oauth2/web-server,
 * https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow,
 * https://learn.microsoft.com/linkedin/shared/authentication/authorization-code-flow
 */
const known: Record<Provider, Known> = {
  google: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    revoke: 'https://oauth2.googleapis.com/revoke',
    userinfo: 'https://openidconnect.googleapis.com/v1/userinfo',
    send: 'https://gmail.googleapis.com/gmail/v1/users/me/messages/send',
    calendar: 'https://www.googleapis.com/calendar/v3',
    scopes: ['openid', 'email'],
    uses: {
      mail: ['https://www.googleapis.com/auth/gmail.send'],
      calendar: ['https://www.googleapis.com/auth/calendar.events.owned'],
    },
    seesBusy: ['https://www.googleapis.com/auth/calendar.freebusy'],
    extra: { access_type: 'offline', prompt: 'consent' },
  },
  outlook: {
    authorize: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    token: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    userinfo: 'https://graph.microsoft.com/oidc/userinfo',
    send: 'https://graph.microsoft.com/v1.0/me/sendMail',
    calendar: 'https://graph.microsoft.com/v1.0/me',
    scopes: ['openid', 'email', 'offline_access'],
    uses: {
      mail: ['https://graph.microsoft.com/Mail.Send'],
      // reads busy hours as well; there is no smaller one that writes
      calendar: ['https://graph.microsoft.com/Calendars.ReadWrite'],
    },
  },
  linkedin: {
    authorize: 'https://www.linkedin.com/oauth/v2/authorization',
    token: 'https://www.linkedin.com/oauth/v2/accessToken',
    userinfo: 'https://api.linkedin.com/v2/userinfo',
    scopes: ['openid', 'email'],
    uses: {},
  },
}

type Keys = readonly [id?: string, secret?: Secret<string>, elsewhere?: string]

const keysOf: Record<Provider, () => Keys> = {
  google: () => [
    env.get('GOOGLE_CLIENT_ID'),
    env.get('GOOGLE_CLIENT_SECRET'),
    env.get('GOOGLE_URL'),
  ],
  outlook: () => [
    env.get('MICROSOFT_CLIENT_ID'),
    env.get('MICROSOFT_CLIENT_SECRET'),
    env.get('MICROSOFT_URL'),
  ],
  linkedin: () => [
    env.get('LINKEDIN_CLIENT_ID'),
    env.get('LINKEDIN_CLIENT_SECRET'),
    env.get('LINKEDIN_URL'),
  ],
}

/** What is asked for, for these uses by a person of this side. */
export function scopesOf(provider: Provider, uses: readonly LinkUse[], side: EitherSide): string[] {
  const { scopes, uses: each, seesBusy = [] } = known[provider]
  return [
    ...scopes,
    ...uses.flatMap((use) => each[use] ?? []),
    ...(uses.includes('calendar') && side === 'client' ? seesBusy : []),
  ]
}

/** Providers say scopes with their address or without, in any case. */
const short = (scope: string) => scope.split('/').at(-1)!.toLowerCase()

/** What a provider's account can be used for, given these scopes. */
export function usesOf(provider: Provider, given: readonly string[]): LinkUse[] {
  const names = given.map(short)
  return usesAt(provider).filter((use) =>
    known[provider].uses[use]!.every((scope) => names.includes(short(scope)))
  )
}

/** What accounts at a provider can be used for at all. */
export const usesAt = (provider: Provider): LinkUse[] =>
  linkUseValues.filter((use) => known[provider].uses[use])

/** Whether these scopes let busy hours be read. */
export const showsBusy = (provider: CalendarProvider, given: readonly string[]) =>
  usesOf(provider, given).includes('calendar') &&
  (known[provider].seesBusy ?? []).every((scope) => given.map(short).includes(short(scope)))

/** Has the operator set this provider up? */
export const isSetUp = (provider: Provider) => {
  const [id, secret] = keysOf[provider]()
  return Boolean(id && secret)
}

/** A provider with the keys of this installation; refuses (409) where there are none. Its `…_URL` names another server of the same protocol. */
export function providerOf(provider: Provider, side: EitherSide = 'client') {
  const [clientId, secret, elsewhere] = keysOf[provider]()
  if (!clientId || !secret)
    throw new Refusal('This is not set up on this installation; ask its operator for it', {
      reason: 'status',
    })
  const found = known[provider]
  const moved = (url: string) => (elsewhere ? elsewhere + new URL(url).pathname : url)
  return {
    ...found,
    authorize: moved(found.authorize),
    token: moved(found.token),
    userinfo: moved(found.userinfo),
    revoke: found.revoke && moved(found.revoke),
    send: found.send && moved(found.send),
    calendar: found.calendar && moved(found.calendar),
    clientId,
    secret: secret.release(),
    redirect: new URL(`/${side}/integrations/${provider}/callback`, appUrl).href,
  }
}
