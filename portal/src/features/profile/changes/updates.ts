import { t } from '@lingui/core/macro'
import { api } from '../../../app/api'
import { month } from '../../../components/format'
import { draftPlace } from '../drafts'
import type { Update } from '../profile_draft'
import { sectionDefinitions, type Row } from '../sections/profile_sections'
import { valuesOf } from '../sections/section_form'
import { addressOf, type TabKey } from '../tabs'
import { type CheckedPart } from '#api/candidates/candidate_facts'

/** The parts of an approved profile that are looked at, as people call them, and the tab that asks for each. */
const parts: Record<CheckedPart, { name: string; tab: TabKey }> = {
  name: { name: t`Name`, tab: 'personal' },
  headline: { name: t`Headline`, tab: 'personal' },
  employment: { name: t`Employment`, tab: 'employment' },
  certificate: { name: t`Certification`, tab: 'certifications' },
  photo: { name: t`Photo`, tab: 'photo' },
  video: { name: t`Video`, tab: 'story' },
  resume: { name: t`Resume`, tab: 'resume' },
}
const partOf = ({ part }: Update) => parts[part] ?? { name: t`A change`, tab: 'personal' as const }

/** What a change is about: `Headline`, `New employment: Lead, Palmyra`. */
export function titleOf(update: Update) {
  const { name } = partOf(update)
  if (update.action !== 'add') return name
  const { title, company, name: called, issuer } = update.changes
  const row = [title, company, called, issuer].map((one) => one?.to).filter(Boolean)
  return [t`New ${{ name: name.toLowerCase() }}`, row.join(', ')].filter(Boolean).join(': ')
}

const labels: Record<string, string> = {
  fName: t`First name`,
  lName: t`Last name`,
  headline: t`Headline`,
  photo: t`Photo`,
  video: t`Video`,
  resume: t`Resume`,
  location: t`Place`,
  countryCode: t`Country`,
  skills: t`Skills you used`,
}

/** What was and what is asked for, field by field, in words. */
export function differencesOf({ part, changes }: Update) {
  const fields = sectionOf(part)?.fields ?? []
  const placeOf = (name: string) => {
    const at = fields.findIndex((field) => field.name === name)
    return at < 0 ? fields.length : at
  }
  return Object.entries(changes)
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, { from, to }]) => {
      const field = fields[placeOf(name)]
      const said = (value: unknown) =>
        field?.kind === 'month' && value ? month(String(value))! : words(value)
      return { name, label: field?.label ?? labels[name] ?? name, from: said(from), to: said(to) }
    })
}

function words(value: unknown): string {
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`
  if (Array.isArray(value)) return value.join(', ')
  return String(value ?? '')
}

const areas: Record<string, string> = {
  employment: 'dev-employment',
  certificate: 'dev-certification',
}
const sectionOf = (part: string) => sectionDefinitions.find(({ area }) => area === areas[part])

/** Texts that are in their fields again, to be changed and sent once more. */
export type Again = { again: Record<string, string> }

/**
 * Where a change that was not approved is made once more, with what was asked for in its fields. A row of a list
 * becomes a draft on this device, unless one is being written there already.
 */
export async function againOf(person: string, update: Update) {
  const { tab } = partOf(update)
  const to = addressOf(tab)
  const asked: Row = Object.fromEntries(
    Object.entries(update.changes).map(([name, change]) => [name, change.to ?? ''])
  )
  if (update.part === 'name' || update.part === 'headline')
    return { to, state: { again: asked } satisfies Again }
  const section = sectionOf(update.part)
  if (section) {
    // skills are told by their names only; the row keeps its own
    const { skills: _, ...fields } = asked
    const row: Row | undefined =
      update.action === 'change'
        ? (await api.get(`/candidate/${section.area}`)).data.find(
            ({ _id }: Row) => _id === update.rowId
          )
        : undefined
    const draft = draftPlace(person, `${section.area}.${row?._id ?? 'new'}`)
    if (!draft.read().row)
      draft.write({
        row: {
          value: valuesOf(section.fields, { ...row, ...fields }),
          was: valuesOf(section.fields, row ?? {}),
        },
      })
  }
  return { to, state: null }
}

/** Of every part and row the latest request, where it was not approved. */
export function stillRejected(updates: Update[]) {
  const seen = new Set<string>()
  return updates.filter(({ _id, part, action, rowId, status }) => {
    const of = action === 'add' ? _id : `${part} ${rowId}`
    if (seen.has(of)) return false
    seen.add(of)
    return status === 'rejected'
  })
}
