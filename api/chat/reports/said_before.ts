import db from '@adonisjs/lucid/services/db'
import type User from '#api/accounts/models/user'
import { audit } from '#api/accounts/audit/audit'
import { CONTEXT_MESSAGES } from '#api/chat/chat_facts'
import { messageSql, type MessageRow } from '#api/chat/chat_rows'
import MessageReport from '#api/chat/models/message_report'

/**
 * Returns the messages of a conversation before the one that was reported, the oldest first. They are other people's words:
 * who read them is written down with them.
 */
export async function saidBefore(admin: User, reportId: number): Promise<MessageRow[]> {
  return db.transaction(async (trx) => {
    const report = await MessageReport.query({ client: trx }).where('id', reportId).firstOrFail()
    await audit(trx, {
      actorId: admin.id,
      action: 'message-reports.read_before',
      subjectType: 'message_reports',
      subjectId: report.id,
      companyId: report.companyId,
    })
    const { rows } = await trx.rawQuery(
      `select ${messageSql} from messages m
       where m.conversation_id = (select conversation_id from messages where id = :message) and m.id < :message
       order by m.id desc limit ${CONTEXT_MESSAGES}`,
      { message: report.messageId } as any
    )
    return rows.reverse()
  })
}
