import TransmitProvider from '@adonisjs/transmit/transmit_provider'
import type { ContainerBindings } from '@adonisjs/core/types'

/** Transmit's provider with our hub in its place. */
export default class LiveProvider extends TransmitProvider {
  #made = false

  override register() {
    this.app.container.singleton('transmit', async () => {
      const { makeTransmit } = await import('#api/notifications/stream/make_transmit')
      this.#made = true
      // the package does not export the class that its binding is typed as
      return makeTransmit(
        this.app.config.get('transmit')
      ) as unknown as ContainerBindings['transmit']
    })
  }

  /** A server hears of events from the start. The streams end before it stops: it waits for every open response. */
  async ready() {
    this.app.terminating(() => this.#end())
    if (this.app.getEnvironment() !== 'web') return
    const { default: transmit } = await import('#api/notifications/stream/transmit')
    const logger = await this.app.container.make('logger')
    transmit
      .start()
      .catch(
        (error) =>
          this.app.isTerminating ||
          logger.warn(
            { err: error },
            'the live stream does not start yet; the first client tries again'
          )
      )
  }

  override async shutdown() {
    await this.#end()
  }

  /** The stock one would make the service only to stop it. */
  async #end() {
    if (this.#made) await (await this.app.container.make('transmit')).shutdown()
  }
}
