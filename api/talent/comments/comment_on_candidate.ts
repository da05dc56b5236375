import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { notify } from '#api/notifications/notify'
import type User from '#api/accounts/models/user'
import CompanyMember from '#api/companies/models/company_member'
import { can } from '#api/companies/access/can'
import type Candidate from '#api/candidates/models/candidate'
import { seenSql } from '#api/applications/seen_applications'
import { initial } from '#api/talent/candidate_card_transformer'
import CandidateComment from '#api/talent/models/candidate_comment'
import { visibleTo } from '#api/talent/visible_candidates'

/** The candidates that a member may speak about: all that the company knows of, or the applicants whom they see where they may not search. */
export function discussedBy(member: CompanyMember, client?: TransactionClientContract) {
  const query = visibleTo(member, client)
  if (!can(member, 'search').allowed)
    query.whereRaw(
      `exists (select from applications where applications.candidate_id = candidates.id and applications.company_id = :company and ${seenSql(member)})`,
      { company: member.companyId, user: member.userId }
    )
  return query
}

type Words = { comment: string; mentions?: number[] }

/** Says something about a candidate to the team; the colleagues it names hear of it. */
export async function commentOnCandidate(
  member: CompanyMember,
  author: User,
  { devId, comment, mentions = [] }: Words & { devId: number }
) {
  return db.transaction(async (trx) => {
    const candidate = await discussedBy(member, trx)
      .where('candidates.id', devId)
      .preload('user')
      .firstOrFail()
    await assertColleagues(trx, member, mentions)
    const row = await CandidateComment.create(
      {
        companyId: member.companyId,
        candidateId: devId,
        authorId: author.id,
        body: comment,
        mentionedIds: mentions,
      },
      { client: trx }
    )
    await tellMentioned(trx, row, author, candidate, mentions)
    return row
  })
}

/** Changes one's own comment; only those who are named anew hear of it. */
export async function changeComment(
  member: CompanyMember,
  author: User,
  id: number,
  { comment, mentions }: Words
) {
  return db.transaction(async (trx) => {
    const row = await CandidateComment.query({ client: trx })
      .where({ id, companyId: member.companyId, authorId: author.id })
      .forUpdate()
      .firstOrFail()
    const candidate = await discussedBy(member, trx)
      .where('candidates.id', row.candidateId)
      .preload('user')
      .firstOrFail()
    const before = row.mentionedIds
    if (mentions) {
      await assertColleagues(trx, member, mentions)
      row.mentionedIds = mentions
    }
    await row.merge({ body: comment, editedAt: DateTime.now() }).save()
    const added = row.mentionedIds.filter((userId) => !before.includes(userId))
    await tellMentioned(trx, row, author, candidate, added)
    return row
  })
}

/** Named people must be able to read it. */
async function assertColleagues(
  trx: TransactionClientContract,
  member: CompanyMember,
  userIds: number[]
) {
  if (userIds.length === 0) return
  const found = await CompanyMember.query({ client: trx })
    .where('companyId', member.companyId)
    .withScopes((scopes) => scopes.acting())
    .whereIn('user_id', userIds)
    .preload('company')
  if (found.filter((each) => can(each, 'comments').allowed).length === userIds.length) return
  throw new Refusal('Mention active colleagues who may read comments; choose from your team', {
    status: 422,
    field: 'mentions',
  })
}

async function tellMentioned(
  trx: TransactionClientContract,
  row: CandidateComment,
  author: User,
  { id, user }: Candidate,
  mentioned: number[]
) {
  const name = `${user.firstName} ${initial(user.lastName)}`.trim()
  const message = sentence('{author} mentioned you in a comment about {name}', {
    author: author.fullName,
    name,
  })
  const path = `/client/candidates/${id}?comment=${row.id}`
  await notify(trx, {
    to: mentioned.filter((userId) => userId !== author.id),
    kind: 'comment.mention',
    message,
    link: path,
    devId: id,
    clientId: row.companyId,
    data: { commentId: String(row.id) },
    alike: {
      by: `candidate:${id}`,
      message: sentence('{count} comments about {name} mention you', { name }),
      link: `/client/candidates/${id}`,
    },
    mail: {
      subject: message,
      lines: [sentence('{message}:', { message }), { written: row.body }],
      action: { label: sentence('Read the comment'), path },
    },
  })
}
