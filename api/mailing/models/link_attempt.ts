import { LinkAttemptSchema } from '#database/schema'
import type { LinkUse, Provider } from '#api/mailing/linked/linked_facts'

/** A person who was sent to a provider and is to come back to the same session. */
export default class LinkAttempt extends LinkAttemptSchema {
  declare provider: Provider
  declare uses: LinkUse[]
}
