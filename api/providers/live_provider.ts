import type { ApplicationService } from '@adonisjs/core/types'

/** Ends the live streams before the HTTP server stops: it waits for every open answer. */
export default class LiveProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { closeStreams } = await import('#api/notifications/stream/stream')
    this.app.terminating(closeStreams)
  }
}
