import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { errors } from '@adonisjs/lucid'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { sentence, type Sentence } from '#api/languages/sentence'
import { onlyOnce } from '#api/http/idempotency'
import { callOf } from '#api/http/reads_by_post'
import { askTogether, columnsOf } from '#api/http/joined'
import type { Access } from '#api/http/access'
import type { StillMay } from '#api/http/answers/held_answer'
import { Refusal } from '#api/http/refusal'
import { chooseReplica } from '#api/http/replica/read_replica'
import { isMissing } from '#api/accounts/second_factor/needs_second'
import { floods, network } from '#api/http/limiters'
import { adminMay, type AdminRight } from '#api/accounts/admin_rights'
import type { Along, SessionTokenGuard } from '#api/accounts/sign_in/session_token_guard'
import type AccountVisit from '#api/accounts/models/account_visit'
import { closeFileLinks, holdVisit } from '#api/accounts/visits/hold_visit'
import type { CompanyRight } from '#api/companies/access/company_rights'
import { can } from '#api/companies/access/can'
import type { ApiScope } from '#api/companies/access/api_scope_facts'
import { tellColleagues } from '#api/companies/access/tell_colleagues'
import Company from '#api/companies/models/company'
import CompanyMember from '#api/companies/models/company_member'
import Candidate from '#api/candidates/models/candidate'
import { holdWrites } from '#api/content/maintenance/hold_writes'
import { findKey, whyDead } from '#api/integrations/keys/find_key'
import type ApiKey from '#api/integrations/models/api_key'
import { type UserType } from '#api/accounts/account_facts'

type Signed = Exclude<Access, { to: 'open' }>

/**
 * The guard of every route: who calls, and whether their role has the right that the route asks for. Clients
 * arrive with `ctx.member` (and its company), developers with `ctx.candidate`. Which rows a person reaches with
 * a right is said by the queries and policies behind it.
 */
export default class AccessMiddleware {
  async handle(ctx: HttpContext, goOn: NextFn, access: Access) {
    // who calls, and what they may, is asked of the primary
    const next = () => {
      chooseReplica(ctx)
      return goOn()
    }
    if (access.to === 'open') {
      const counted = access.probe ? 'probe' : 'open'
      await floods.address.consume(`${counted}:${network(ctx.request.ip())}`)
      if (ctx.request.header('authorization') && !access.ownSecret) await ctx.auth.check()
      return visiting(ctx, async () => {
        await holdWrites(ctx, ctx.auth.user)
        return next()
      })
    }

    const token = ctx.auth.use('token')
    if (token.apiKey) return this.#byKey(ctx, next, access)
    token.bring(alongWith[access.to])
    if (!(await ctx.auth.check()))
      await floods.address.consume(`refused:${network(ctx.request.ip())}`)
    const user = ctx.auth.getUserOrFail()
    await floods.account.consume(`account:${user.id}`)
    assertMeant(token, access)
    return visiting(ctx, async () => {
      await holdWrites(ctx, user)
      place(ctx, token, access)
      ctx.stillMay = async () => {
        await token.authenticateAnew()
        assertMeant(token, access)
        place(ctx, token, access)
      }
      return telling(ctx, access, () => onlyOnce(ctx, user.id, next))
    })
  }

  /**
   * A call with an API key acts for the person who made it, where the route is open to keys and the key has its
   * scope: with that person's right as it is now, so that it ends with their role, their place and their company.
   */
  async #byKey(ctx: HttpContext, next: NextFn, access: Access) {
    const token = ctx.auth.use('token').apiKey!
    const key = await findKey(token)
    if (!key) {
      await floods.address.consume(`refused:${network(ctx.request.ip())}`)
      throw await deadKey(token)
    }
    await floods.key.consume(`key:${key.id}`)
    await actBy(ctx, key, access)
    ctx.stillMay = async () => {
      const now = await findKey(token)
      if (!now) throw await deadKey(token)
      await actBy(ctx, now, access)
    }
    await holdWrites(ctx, key.maker)
    return telling(ctx, access, () => onlyOnce(ctx, key.maker.id, next))
  }
}

const deadKey = async (token: string) =>
  new Refusal(await whyDead(token), { status: 401, code: 'E_UNAUTHORIZED' })

/** Lets a call act for the person of its key, where key and person may; refuses it else. */
async function actBy(ctx: HttpContext, key: ApiKey, access: Access) {
  if (access.to !== 'client' || !access.scope)
    throw new Refusal('API keys cannot be used here; sign in as a person', {
      status: 403,
      reason: 'scope',
    })
  if (!key.scopes.includes(access.scope))
    throw new Refusal(
      sentence('This API key lacks the scope {scope}; create one that has it', {
        scope: access.scope,
      }),
      {
        status: 403,
        reason: 'scope',
        details: { scope: access.scope },
      }
    )
  ctx.auth.use('token').actFor(key.maker)
  // policies ask the authenticator, which knows who was let in by a check only
  await ctx.auth.check()
  ctx.apiKey = key
  ctx.member = await membership(key.maker.id)
  assertMay(ctx.member, access.right)
}

/** Refuses a person whom a route is not for, by their side and an administrator's role. */
function assertMeant(token: SessionTokenGuard, access: Signed) {
  const user = token.getUserOrFail()
  if (access.to !== 'user' && user.userType !== access.to)
    throw new Refusal(audience[access.to], { status: 403, reason: 'role' })
  if (access.to !== 'admin') return
  if (isMissing(user, token.session))
    throw new Refusal('Administrators sign in with a second factor; set one up to go on', {
      status: 403,
      reason: 'second_factor',
    })
  if (!adminMay(access.right, user.adminRole))
    throw new Refusal('Your role does not include this; ask a super admin', {
      status: 403,
      reason: 'role',
    })
}

/** Gives the call its person's place in a company, or their profile; refuses one whose place lacks the route's right. */
function place(ctx: HttpContext, token: SessionTokenGuard, access: Signed) {
  const { userType } = token.getUserOrFail()
  if (userType === 'client') {
    ctx.member = memberOf(token)
    if ((access.to === 'client' || access.to === 'user') && access.right)
      assertMay(ctx.member, access.right)
  } else if (userType === 'developer') {
    const candidate = token.brought(Candidate)
    // what belongs to the account itself, such as its language, does not wait for a profile
    if (!candidate && !ofAccount(access)) throw new errors.E_ROW_NOT_FOUND(Candidate)
    if (candidate) ctx.candidate = candidate
  }
}

/** Goes on, for an administrator who sees the account of somebody else within what that is for. */
async function visiting<T>(ctx: HttpContext, go: () => Promise<T>) {
  ctx.visit = await holdVisit(ctx)
  const result = await go()
  if (ctx.visit) closeFileLinks(ctx)
  return result
}

/** Goes on, and tells the open screens of a company what was changed there. That it cannot be told fails no write. */
async function telling<T>(ctx: HttpContext, access: Access, go: () => Promise<T>) {
  const result = await go()
  const { isRead } = callOf(ctx.request.method(), ctx.route?.pattern)
  if (access.to === 'client' && !isRead && ctx.response.getStatus() < 300)
    await tellColleagues(ctx.member, access.right).catch((error) =>
      ctx.logger.error({ err: error }, 'colleagues were not told of a change')
    )
  return result
}

/** The role's part of the answer; rows and quotas are asked about where they are known. */
function assertMay(member: CompanyMember, right: CompanyRight) {
  const answer = can(member, right, { assigned: true })
  if (answer.allowed) return
  const { message, reason, upgradeTo } = answer
  throw new Refusal(message, {
    status: 403,
    reason,
    details: upgradeTo ? { upgradeTo } : undefined,
  })
}

const theirCompany = {
  models: [CompanyMember, Company],
  joins:
    'left join company_members on company_members.user_id = users.id left join companies on companies.id = company_members.company_id',
}
const theirProfile = {
  models: [Candidate],
  joins: 'left join candidates on candidates.user_id = users.id',
}

/** What comes with the session of a caller, by whom the route is for: their place in a company, their profile. */
const alongWith: Record<Signed['to'], Along> = {
  admin: along('admin'),
  client: along('client', theirCompany),
  developer: along('developer', theirProfile),
  user: along('user', theirCompany, theirProfile),
}

function along(of: string, ...parts: { models: LucidModel[]; joins: string }[]): Along {
  return {
    name: `session_of_${of}`,
    models: parts.flatMap(({ models }) => models),
    joins: parts.map(({ joins }) => joins).join(' '),
  }
}

/** The caller's place in a company, with the company. */
function memberOf(token: SessionTokenGuard) {
  return placed(token.brought(CompanyMember), token.brought(Company))
}

/** Somebody's place in a company, with the company. */
async function membership(userId: number) {
  const found = await askTogether(
    [CompanyMember, Company],
    'membership',
    `select ${columnsOf(CompanyMember)}, ${columnsOf(Company)} from company_members
       join companies on companies.id = company_members.company_id where company_members.user_id = $1`,
    [userId]
  )
  return placed(found?.[0], found?.[1])
}

function placed(member?: CompanyMember, company?: Company) {
  if (!member || !company) throw new errors.E_ROW_NOT_FOUND(CompanyMember)
  member.$setRelated('company', company)
  return member
}

const ofAccount = (access: Access) => access.to === 'user' && !access.right

const audience: Record<UserType, Sentence> = {
  developer: sentence('This is for candidates'),
  client: sentence('This is for companies'),
  admin: sentence('This is for administrators'),
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    member: CompanyMember
    /** Of the call of a program; none where a person calls. */
    apiKey?: ApiKey
    candidate: Candidate
    /** Asks anew whether the caller has the right of the route, as they are now, and refuses them else: for answers that take long. */
    stillMay: StillMay
    /** Of an administrator who sees the account of the person. */
    visit?: AccountVisit
  }
}

declare module '#api/http/access' {
  export interface Rights {
    client: CompanyRight
    key: ApiScope
    admin: AdminRight
  }
}
