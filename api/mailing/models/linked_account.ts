import { LinkedAccountSchema } from '#database/schema'
import type { Provider } from '#api/mailing/linked/linked_facts'

/** A mailbox elsewhere that a person linked; its tokens are sealed, and of no use once it ended. */
export default class LinkedAccount extends LinkedAccountSchema {
  declare provider: Provider
}
