import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { port } from '#api/http/port'

// what notices ask of the modules above

/** SQL: does a person hear of nothing, as their company has deactivated them, or as they were brought in and not told so? Takes the expression of their id. */
export const hearsNothing = port<(userId: string) => string>('hears nothing')

/** Is a company suspended, so that its mails wait until it is restored? */
export const isSuspended = port<(companyId: number) => Promise<boolean>>('is suspended')

/**
 * SQL: may this person still be told of it? Takes the alias of a row with `user_id`, `company_id`, `candidate_id`, `job_id`
 * and `created_at`, which was written when they might.
 */
export const stillConcerns = port<(told: string) => string>('still concerns')

/** Does a person still hear of what is written in a conversation? */
export const hearsConversation =
  port<(conversationId: number, userId: number) => Promise<boolean>>('hears a conversation')

/** The path that ends what a mail to somebody without an account speaks of; null where nothing ends. */
export const endOf = port<(about: string | null | undefined) => string | null>('end of a mail')

/** Words of a mail that the console may give other ones, and whom and what it speaks of. */
export type Worded = {
  kind: string
  subject: string
  lines: string[]
  userId?: number | null
  companyId?: number | null
  jobId?: number | null
}

/** The same mails, in the console's words where it has some for their kind. */
export const platformWords = port<
  <T extends Worded>(mails: T[], client?: QueryClientContract) => Promise<T[]>
>("the platform's own words")
