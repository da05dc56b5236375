import { port } from '#api/http/port'

// what notices ask of companies

/** SQL: does a person hear of nothing, as their company has deactivated them? Takes the expression of their id. */
export const hearsNothing = port<(userId: string) => string>('hears nothing')

/** Is a company suspended, so that its mails wait until it is restored? */
export const isSuspended = port<(companyId: number) => Promise<boolean>>('is suspended')
