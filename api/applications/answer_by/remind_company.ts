import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import type Application from '#api/applications/models/application'
import ApplicationEvent from '#api/applications/models/application_event'
import { lockApplications } from '#api/applications/write_moves'
import { tellCompany } from '#api/applications/tell'

/**
 * A candidate reminds the company of an application whose promised date is past. It is a step of the application, and
 * those who may move it hear of it. Refuses with 409 while the date is to come, once the application has ended, and
 * within a week of the last reminder.
 */
export async function remindCompany({ id }: Application, actor: User) {
  await db.transaction(async (trx) => {
    const [application] = await lockApplications(trx, [id])
    await application.load('events', (events) => events.orderBy('id'))
    const { nextAnswerBy, remindFrom, remindedAt } = application
    if (!nextAnswerBy)
      throw new Refusal('This application has ended, so there is no next step to wait for')
    if (!remindFrom)
      throw new Refusal(
        sentence('The next step is promised by {day}; you can remind them after that', {
          day: nextAnswerBy,
        })
      )
    if (remindFrom > DateTime.now())
      throw new Refusal(
        sentence('You reminded them on {told}; you can do so again from {from}', {
          told: remindedAt!,
          from: remindFrom,
        })
      )
    await ApplicationEvent.record(trx, [
      {
        companyId: application.companyId,
        applicationId: application.id,
        actorId: actor.id,
        kind: 'reminder',
        fromStatus: application.shownStatus,
        toStatus: application.shownStatus,
      },
    ])
    const message = sentence('{name} reminds you of their application for {job}', {
      name: actor.fullName,
      job: application.job.title,
    })
    await tellCompany(trx, application, {
      kind: 'application.reminder',
      message,
      many: sentence('{count} applicants for {job} remind you of an answer', {
        job: application.job.title,
      }),
      right: 'move_applicants',
      lines: [
        sentence('{message}.', { message }),
        sentence(
          'The next step was promised by {day}. Until you answer, candidates see your company as late.',
          { day: nextAnswerBy }
        ),
      ],
    })
  })
}
