import type { ApplicationService } from '@adonisjs/core/types'

const AFTER = 2000

/** Starts the search index a moment after the server: nobody waits for it, SQL answers meanwhile. */
export default class SearchProvider {
  #started = false

  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const logger = await this.app.container.make('logger')
    setTimeout(async () => {
      if (this.app.isTerminating) return
      this.#started = true
      const { startSearchIndex } = await import('#api/talent/search/current_index')
      await startSearchIndex().catch((error) =>
        logger.warn({ err: error }, 'the search index was not started')
      )
    }, AFTER).unref()
  }

  async shutdown() {
    if (!this.#started) return
    const { stopSearchIndex } = await import('#api/talent/search/current_index')
    await stopSearchIndex()
  }
}
