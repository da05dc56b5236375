import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { LinkedinCandidateSchema } from '#database/schema'
import LinkedinImport from '#api/imports/models/linkedin_import'
import type { Seniority } from '#api/imports/import_facts'

/** A person of a LinkedIn export; contact details are taken out one by one, with a purpose. */
export default class LinkedinCandidate extends LinkedinCandidateSchema {
  declare seniority: Seniority | null

  @belongsTo(() => LinkedinImport, { foreignKey: 'importId' })
  declare import: BelongsTo<typeof LinkedinImport>

  get fullName() {
    return `${this.firstName} ${this.lastName}`.trim()
  }

  /** Whether there is an address or number to take out. */
  get hasContact() {
    return this.email !== null || this.phone !== null
  }
}
