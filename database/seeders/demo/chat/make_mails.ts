import { DateTime } from 'luxon'
import { insert } from '#database/seeders/demo/insert'
import type { Application } from '#database/seeders/demo/applications/make_applications'
import { memberOf, type Employer } from '#database/seeders/demo/companies/make_companies'
import { DAY, HOUR } from '#database/seeders/demo/random'
import { iso, type World } from '#database/seeders/demo/world'
import { writtenMail } from '#api/notifications/queue_mail'
import { plainText } from '#api/http/text/plain_text'
import { filledIn } from '#api/mailing/merge_fields'
import { workingMoment } from '#api/mailing/sequences/working_moment'
import { runningStatuses } from '#api/applications/application_flow'
import type { MergeField, TemplatePurpose } from '#api/mailing/mail_facts'
import type { MailStatus } from '#api/notifications/notification_facts'

type Written = { name: string; purpose: TemplatePurpose; subject: string; body: string }

const templates: Written[] = [
  {
    name: 'First contact',
    purpose: 'contact',
    subject: '{{company.name}} would like to talk with you',
    body: '<p>Hello {{candidate.firstName}},</p><p>your profile fits what we build at {{company.name}}. May I tell you more in a short call this week?</p>',
  },
  {
    name: 'Shortlisted: what comes next',
    purpose: 'shortlist',
    subject: 'Your application for {{job.title}}',
    body: '<p>Hello {{candidate.firstName}},</p><p>we liked your application for {{job.title}}, and would like to go on:</p><ol><li>a call of 30 minutes</li><li>a conversation with the team</li></ol><p>Which days suit you best next week?</p>',
  },
  {
    name: 'Before the interview',
    purpose: 'interview',
    subject: 'How to prepare for our conversation about {{job.title}}',
    body: '<p>Hello {{candidate.firstName}},</p><p>we will talk about something that you built. There are no puzzles. Ask us anything about the team and how we work.</p>',
  },
  {
    name: 'A gentle reminder',
    purpose: 'follow_up',
    subject: 'Still interested in {{job.title}}?',
    body: '<p>Hello {{candidate.firstName}},</p><p>did you see our last mail? One line is enough, also if the answer is no.</p>',
  },
]

const MAILS = 6
/** Of the nth mail. */
const statusOf = (nth: number): MailStatus =>
  nth === 3 ? 'bounced' : nth % 2 ? 'sent' : 'delivered'

/** Templates and a signature of the demo's company, what it wrote to applicants, and an answer. */
export async function makeMails(
  { trx, now }: World,
  client: Employer,
  applications: Application[]
) {
  const sender = memberOf(client, 'owner')
  const signature = `<p>${sender.name}<br>${client.name}</p>`
  const templateIds = await insert(
    trx,
    'mail_templates',
    templates.map((written, nth) => ({
      company_id: client.id,
      ...written,
      status: 'active',
      created_by: sender.userId,
      created_at: iso(now - (60 - nth) * DAY),
      updated_at: iso(now - (60 - nth) * DAY),
    }))
  )
  await insert(trx, 'mail_signatures', [
    {
      user_id: sender.userId,
      name: 'Usual',
      body: signature,
      is_default: true,
      created_at: iso(now - 60 * DAY),
      updated_at: iso(now - 60 * DAY),
    },
  ])
  const blocked = new Set(
    (await trx.from('candidate_blocks').where('company_id', client.id).select('candidate_id')).map(
      ({ candidate_id: id }) => id
    )
  )
  const chosen = applications
    .filter(
      ({ opening, person, status }) =>
        opening.company === client &&
        runningStatuses.includes(status as 'applied') &&
        !['applied', 'reviewing'].includes(status) &&
        !blocked.has(person.candidateId)
    )
    .sort((a, b) => b.steps.at(-1)!.at - a.steps.at(-1)!.at)
    .slice(0, MAILS)
    .reverse()
  const [, { subject, body }] = templates
  const at = (nth: number) => now - (MAILS - nth) * 2 * DAY + 3 * HOUR
  const batches = await insert(
    trx,
    'mail_batches',
    chosen.map((_, nth) => ({
      company_id: client.id,
      sent_by: sender.userId,
      template_id: templateIds[1],
      subject,
      body,
      signature,
      mailbox: 'platform',
      send_at: iso(at(nth)),
      created_at: iso(at(nth)),
      updated_at: iso(at(nth)),
    }))
  )
  const mails = await insert(
    trx,
    'mails',
    chosen.map(({ person, opening }, nth) => {
      const values: Partial<Record<MergeField, string>> = {
        'candidate.firstName': person.first,
        'job.title': opening.title,
        'company.name': client.name,
      }
      const html = `${filledIn(body, values, { rich: true })}\n${signature}`
      const words = writtenMail({
        kind: 'message.mail',
        subject: filledIn(subject, values),
        lines: [],
        rich: { html, text: plainText(html) },
        footer: `${sender.name} of ${client.name} wrote this to you.`,
      })
      return {
        user_id: person.userId,
        company_id: client.id,
        candidate_id: person.candidateId,
        job_id: opening.id,
        kind: 'message.mail',
        about: `batch:${batches[nth]}`,
        recipient: person.email,
        subject: words.subject,
        body_text: words.text,
        body_html: words.html,
        attachments: [],
        status: statusOf(nth),
        error: statusOf(nth) === 'bounced' ? 'The mailbox is full' : null,
        tries: 1,
        send_after: iso(at(nth)),
        sent_at: iso(at(nth)),
        created_at: iso(at(nth)),
        updated_at: iso(at(nth)),
      }
    })
  )
  const followUps = await followedUp(trx, client, [templateIds[1], templateIds[3]], chosen, at)
  const sent = await insert(
    trx,
    'company_mails',
    chosen.map(({ id, person, opening }, nth) => ({
      company_id: client.id,
      batch_id: batches[nth],
      mail_id: mails[nth],
      candidate_id: person.candidateId,
      application_id: id,
      job_id: opening.id,
      mail_follow_up_id: followUps.get(nth) ?? null,
      step: followUps.has(nth) ? 1 : null,
      created_at: iso(at(nth)),
      updated_at: iso(at(nth)),
    }))
  )
  await insert(
    trx,
    'mail_replies',
    chosen.slice(0, 1).map(({ person }) => ({
      company_id: client.id,
      company_mail_id: sent[0],
      candidate_id: person.candidateId,
      token: 'demo',
      body: 'Thank you, I am glad to hear that. Tuesday or Wednesday after 11 suits me best.',
      files: 0,
      created_at: iso(at(0) + 5 * HOUR),
      updated_at: iso(at(0) + 5 * HOUR),
    }))
  )
}

const REMINDED_AFTER = 4

/** A sequence of two mails: answered by the first, under way for the last two. Returns its follow-ups by the mail that began them. */
async function followedUp(
  trx: World['trx'],
  client: Employer,
  templateIds: number[],
  chosen: Application[],
  at: (nth: number) => number
) {
  const sender = memberOf(client, 'owner')
  const made = { created_at: iso(at(-20)), updated_at: iso(at(-20)) }
  const [sequence] = await insert(trx, 'mail_sequences', [
    { company_id: client.id, name: 'Shortlist and a reminder', created_by: sender.userId, ...made },
  ])
  await insert(
    trx,
    'mail_sequence_steps',
    templateIds.map((templateId, index) => ({
      mail_sequence_id: sequence,
      place: index + 1,
      template_id: templateId,
      wait_days: index * REMINDED_AFTER,
      ...made,
    }))
  )
  const places = [...chosen.keys()].filter((nth) => nth === 0 || nth >= chosen.length - 2)
  const ids = await insert(
    trx,
    'mail_follow_ups',
    places.map((nth) => ({
      company_id: client.id,
      mail_sequence_id: sequence,
      candidate_id: chosen[nth].person.candidateId,
      application_id: chosen[nth].id,
      started_by: sender.userId,
      sent: 1,
      created_at: iso(at(nth)),
      ...(nth === 0
        ? {
            status: 'answered',
            due_at: null,
            ended_at: iso(at(0) + 5 * HOUR),
            updated_at: iso(at(0) + 5 * HOUR),
          }
        : {
            status: 'running',
            due_at: workingMoment(
              DateTime.fromMillis(at(nth)).plus({ days: REMINDED_AFTER }),
              'Asia/Kolkata'
            ).toJSDate(),
            ended_at: null,
            updated_at: iso(at(nth)),
          }),
    }))
  )
  return new Map(places.map((nth, index) => [nth, ids[index]]))
}
