// Pure data, as the console bundles it: nothing of the server may be imported here.

import { PLACE_DAYS, placeSources } from '#api/talent/talent_facts'
import { type Catalogue, type Field } from '#api/catalogues/definition'
import { BUYER, CREATED, UPDATED } from '#api/catalogues/shared_fields'

/** The days of a spotlight or promotion. */
const DAYS = {
  type: 'number',
  min: Math.min(...PLACE_DAYS),
  max: Math.max(...PLACE_DAYS),
} as const satisfies Field
const dayList = `${PLACE_DAYS.slice(0, -1).join(', ')} or ${PLACE_DAYS.at(-1)}`

/** What a spotlight or promotion asks for when it is granted from the row that it lights. */
export const GRANT = {
  days: { ...DAYS, help: `${dayList}, added to the time that is left` },
  until: {
    type: 'datetime',
    label: 'Until',
    help: 'A date instead of days; leave both empty to end it now',
  },
  note: { type: 'text', max: 300 },
} as const satisfies Record<string, Field>

/** What a granted spotlight or promotion says of itself, behind whom it lights. */
const GRANTED = {
  days: {
    ...DAYS,
    createOnly: true,
    detail: true,
    help: `${dayList}, added to the time that is left; or say until when`,
  },
  source: { type: 'choice', choices: placeSources, readOnly: true },
  isActive: { type: 'boolean', until: 'endsAt', label: 'Running' },
  startsAt: { type: 'datetime', readOnly: true },
  endsAt: { type: 'datetime', label: 'Until' },
  note: { type: 'text', max: 300, detail: true },
  grantedBy: { type: 'text', of: 'granter.fullName', detail: true },
  grantedFrom: { type: 'datetime', readOnly: true, detail: true },
  grantedUntil: { type: 'datetime', readOnly: true, detail: true },
  endedBy: { type: 'text', of: 'ender.fullName', label: 'Shortened or ended by', detail: true },
  warnedAt: { type: 'datetime', readOnly: true, detail: true },
  closedAt: { type: 'datetime', readOnly: true, detail: true },
  createdAt: CREATED,
  updatedAt: UPDATED,
} as const satisfies Record<string, Field>

/** A candidate, a company or a job that a spotlight or promotion is granted to; it stays that one's. */
const lit = (field: Field) => ({ ...field, readOnly: false, createOnly: true }) satisfies Field

/** What the catalogues of spotlights and promotions have in common, `whom` besides a candidate. */
export const placesOf = (name: string, whom: Field, state: Field) =>
  ({
    group: 'Marketplace',
    title: '_id',
    read: 'see_places',
    write: 'grant_places',
    can: ['create', 'edit', 'delete'],
    fields: { devId: { ...lit(BUYER.devId), or: name }, [name]: lit(whom), ...GRANTED, state },
    list: ['devId', 'source', 'isActive', 'startsAt', 'endsAt'],
    filters: ['devId', name, 'source', 'endsAt'],
    sorts: ['endsAt'],
    sort: ['endsAt', 'DESC'],
    search: ['note'],
    empty: 'Grant one from the page of a candidate, job or company, or add it here.',
  }) satisfies Partial<Catalogue>
