import { CareersDomainSchema } from '#database/schema'
import { PROOF_LABEL, PROOF_NAME, type DomainStatus } from '#api/integrations/careers/domain_facts'

/** The host name of its own at which a company shows its careers page. */
export default class CareersDomain extends CareersDomainSchema {
  declare status: DomainStatus

  /** The TXT record that proves the host: its name and what it holds. */
  get record() {
    return { name: `${PROOF_LABEL}.${this.host}`, value: `${PROOF_NAME}=${this.proof}` }
  }
}
