import vine from '@vinejs/vine'
import { HttpContext, RequestValidator } from '@adonisjs/core/http'
import type { ApplicationService } from '@adonisjs/core/types'
import { tellLostConnections } from '#api/http/errors/words_of_pg'
import { messagesIn } from '#api/http/errors/messages'
import { serializer, type Serialize } from '#api/http/text/serializer'
import { FIRST_LANGUAGE } from '#api/languages/language_facts'
import { wholeList } from '#api/http/pagination'
import { watchTransactions } from '#api/http/watched_transactions'

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    /** Turns `{ message, data, pagination? }` with transformers inside into plain JSON. */
    serialize: Serialize
  }
}

HttpContext.instanceProperty('serialize', async function (
  this: HttpContext,
  values: any
): Promise<any> {
  const resolver = this.containerResolver
  // a transformer inside data, as in `{ data: { user } }`, would else leave as the whole model
  const isRecord = values.data && Object.getPrototypeOf(values.data) === Object.prototype
  const answer: any = await serializer.serialize(
    isRecord ? { ...values, data: await serializer.serialize(values.data, resolver) } : values,
    resolver
  )
  // a list that names no pages is answered whole, and says so
  return Array.isArray(answer.data) && !answer.pagination
    ? { ...answer, pagination: wholeList(answer.data) }
    : answer
} as any)

vine.messagesProvider = messagesIn(FIRST_LANGUAGE)
RequestValidator.messagesProvider = ({ language }) => messagesIn(language ?? FIRST_LANGUAGE)
vine.convertEmptyStringsToNull = true

export default class ApiProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    tellLostConnections()
    watchTransactions(await this.app.container.make('lucid.db'))
  }
}
