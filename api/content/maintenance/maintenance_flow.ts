import type { DateTime } from 'luxon'
import { Flow } from '#api/flow/flow'

type Dates = {
  enabled: boolean
  startsAt: DateTime | null
  endsAt: DateTime | null
  cancelledAt: DateTime | null
}

/** An announcement of maintenance; its switch and its dates decide (domain.md 5). */
export const maintenanceFlow = new Flow({
  title: 'Maintenance message',
  one: 'message',
  read: ({ enabled, startsAt, endsAt, cancelledAt }: Dates, now) => {
    if (cancelledAt) return 'cancelled'
    if (!enabled) return 'draft'
    if (endsAt && endsAt.toMillis() <= now.getTime()) return 'ended'
    return startsAt && startsAt.toMillis() > now.getTime() ? 'scheduled' : 'active'
  },
  states: {
    draft: { label: 'Draft', is: 'is a draft' },
    scheduled: { label: 'Scheduled', is: 'is scheduled' },
    active: { label: 'Active', is: 'is active' },
    ended: { label: 'Ended', is: 'has ended', over: true },
    cancelled: { label: 'Cancelled', is: 'was cancelled', over: true },
  },
  moves: {
    write: { by: 'platform', from: 'new', to: 'draft', label: 'Write', deed: 'be written' },
    enable: {
      by: 'platform',
      from: ['draft', 'cancelled'],
      to: ['scheduled', 'active'],
      label: 'Announce',
      deed: 'be announced',
    },
    begin: {
      by: 'system',
      from: ['scheduled'],
      to: 'active',
      label: 'Begin',
      deed: 'begin',
      after: 'when its time comes',
    },
    end: {
      by: ['platform', 'system'],
      from: ['active'],
      to: 'ended',
      label: 'End now',
      deed: 'be ended',
      after: 'when its time is over',
    },
    cancel: {
      by: 'platform',
      from: ['scheduled', 'active'],
      to: 'cancelled',
      label: 'Cancel',
      deed: 'be cancelled',
    },
  },
})
