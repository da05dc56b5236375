import { LinkedAccountSchema } from '#database/schema'
import type { LinkUse, Provider } from '#api/mailing/linked/linked_facts'
import { usesOf } from '#api/mailing/linked/providers'

/** An account elsewhere that a person linked; its tokens are sealed, and of no use once it ended. */
export default class LinkedAccount extends LinkedAccountSchema {
  declare provider: Provider

  /** What its person allowed. */
  get uses(): LinkUse[] {
    return usesOf(this.provider, this.scopes as string[])
  }
}
