import { BaseTransformer } from '@adonisjs/core/transformers'
import type Notification from '#api/notifications/models/notification'

const text = (id: number | null) => (id === null ? undefined : String(id))

export default class NotificationTransformer extends BaseTransformer<Notification> {
  toObject() {
    const { resource: row } = this
    const count = row.$extras.count ?? 1
    const many = count > 1 && row.alikeMessage
    return {
      _id: String(row.id),
      id: String(row.id),
      kind: row.kind,
      message: many ? many.replace('{count}', String(count)) : row.message,
      link: many ? row.alikeLink : row.link,
      count,
      jobId: text(row.jobId),
      devId: text(row.candidateId),
      clientId: text(row.companyId),
      data: row.data as Record<string, unknown>,
      readAt: row.readAt?.toUTC().toISO() ?? null,
      createdAt: row.createdAt.toUTC().toISO()!,
    }
  }
}
