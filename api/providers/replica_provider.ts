import type { ApplicationService } from '@adonisjs/core/types'

/** Lets requests read the replica that the settings name; commands and background jobs read the primary. */
export default class ReplicaProvider {
  #stop?: () => void

  constructor(protected app: ApplicationService) {}

  async boot() {
    const { replica } = await import('#config/database')
    if (!replica) return
    const { chooseConnections } = await import('#api/http/replica/choose_connections')
    chooseConnections()
  }

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { followReplica, replica } = await import('#api/http/replica/read_replica')
    if (replica) this.#stop = followReplica()
  }

  shutdown() {
    this.#stop?.()
  }
}
