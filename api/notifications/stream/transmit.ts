import app from '@adonisjs/core/services/app'
import type { makeTransmit } from '#api/notifications/stream/make_transmit'

/**
 * The service of `@adonisjs/transmit/services/main`, typed as what replaces it: `broadcast` takes the change's
 * transaction and resolves when the event is stored.
 */
let transmit: ReturnType<typeof makeTransmit>

await app.booted(async () => {
  transmit = (await app.container.make('transmit')) as unknown as typeof transmit
})

export { transmit as default }
