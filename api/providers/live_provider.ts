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

  /** The streams end before the HTTP server stops: it waits for every open response. */
  async ready() {
    this.app.terminating(() => this.#end())
  }

  override async shutdown() {
    await this.#end()
  }

  /** The stock one would make the service only to stop it. */
  async #end() {
    if (this.#made) await (await this.app.container.make('transmit')).shutdown()
  }
}
