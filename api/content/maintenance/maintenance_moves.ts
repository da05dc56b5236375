import { DateTime } from 'luxon'
import { Refusal } from '#api/http/refusal'
import { movesOf } from '#api/flow/moves_of'
import { maintenanceFlow } from '#api/content/maintenance/maintenance_flow'
import MaintenanceMessage from '#api/content/models/maintenance_message'

export const maintenanceMoves = movesOf(maintenanceFlow, {
  model: () => MaintenanceMessage,
  changes: {
    enable(message, { now }) {
      if (message.endsAt && message.endsAt <= now)
        throw new Refusal('Its end has passed; choose a later one first', {
          status: 422,
          field: 'endsAt',
        })
      message.enabled = true
    },
    /** It ends a moment after it began at the earliest. */
    end(message, { now }) {
      message.endsAt = DateTime.max(now, message.startsAt!.plus({ milliseconds: 1 }))
    },
    cancel(message) {
      message.enabled = false
    },
  },
})
