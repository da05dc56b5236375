import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { port } from '#api/http/port'

/** Who of these people has their interviews written to their own calendar, and so needs no file for it. */
export const haveCalendars =
  port<(trx: TransactionClientContract, userIds: number[]) => Promise<Set<number>>>(
    'linked calendars'
  )
