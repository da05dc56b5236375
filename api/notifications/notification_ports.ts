import { port } from '#api/http/port'

// what notices ask of the modules above

/** SQL: does a person hear of nothing, as their company has deactivated them? Takes the expression of their id. */
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
