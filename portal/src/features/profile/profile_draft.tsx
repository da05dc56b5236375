import './changes/theirs.css'
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { Alert, Button, Group, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import type { Data } from '#data'
import { api, ApiError } from '../../app/api'
import { read } from '../../app/read'
import { noPlace, placeLabel, type Place } from '../../components/forms/pickers'
import { createAutosave, type Autosave, type Failure } from './autosave'
import type { Snapshot } from './typed_fields'
import { draftPlace } from './drafts'
import { candidateLimits } from '#api/candidates/candidate_facts'
import { countryName, grouped } from '../../components/format'

export type Profile = Data.Candidates.Candidate.Variants['forOwner']
export type Update = Profile['pendingUpdates'][number]

export type ProfileValues = {
  fName: string
  lName: string
  headline: string
  story: string
  phone: string
  place: Place
  timeZone: string
  preferredTitles: string[]
  industries: string[]
  availability: string
  noticePeriodDays: number | ''
  payMin: number | ''
  payCurrency: string
  payPer: string
  workModes: string[]
  jobTypes: string[]
  relocation: boolean
  workAuthorisation: string[]
}
export type ProfileField = keyof ProfileValues

const profileQuery = read('GET', '/candidate/profile')

const { headline, story } = candidateLimits
/** What the field for it says. */
export const headlineHint = t`What you do, in one line of ${{ min: headline.min }} to ${{ max: headline.max }} characters`
export const storyHint = t`${{ min: story.min }} to ${{ max: grouped(story.max) }} characters`

/** The reads that a change of the profile changes. */
export const profileReads = [
  '/candidate/profile',
  '/candidate/dev-step-data',
  '/candidate/progress',
  '/candidate/dashboard',
]

/** What a field says: of an approved profile, the name and headline that wait for approval. */
function wanted(profile: Profile, field: 'fName' | 'lName' | 'headline') {
  const asked = profile.pendingUpdates.find(({ changes }) => changes[field])
  return (asked ? asked.changes[field].to : profile[field]) ?? ''
}

/** A profile as its fields hold it. */
const valuesOfProfile = (profile: Profile): ProfileValues => ({
  fName: wanted(profile, 'fName'),
  lName: wanted(profile, 'lName'),
  headline: wanted(profile, 'headline'),
  story: profile.story ?? '',
  phone: profile.phone ?? '',
  place: {
    ...noPlace,
    countryCode: profile.countryCode ?? '',
    countryName: profile.countryCode ? countryName(profile.countryCode) : '',
    state: profile.state ?? '',
    stateName: profile.stateName ?? '',
    city: profile.city ?? '',
  },
  timeZone: profile.timeZone ?? '',
  preferredTitles: profile.preferredTitles ?? [],
  industries: profile.industries,
  availability: profile.availability ?? '',
  noticePeriodDays: profile.noticePeriodDays ?? '',
  payMin: profile.expectedPay?.min ?? '',
  payCurrency: profile.expectedPay?.currency ?? 'INR',
  payPer: profile.expectedPay?.per ?? 'year',
  workModes: profile.workModes ?? [],
  jobTypes: profile.jobTypes ?? [],
  relocation: profile.relocation,
  workAuthorisation: profile.workAuthorisation ?? [],
})

const payFields = ['payMin', 'payCurrency', 'payPer'] as const

/** What the server takes for changed fields; pay goes whole. */
function bodyOf(changes: Partial<ProfileValues>, all: ProfileValues) {
  const { place, payMin: _, payCurrency, payPer, headline, story, phone, ...rest } = changes
  const body: Record<string, unknown> = { ...rest }
  // a name is approved whole
  if (rest.fName !== undefined || rest.lName !== undefined)
    Object.assign(body, { fName: all.fName, lName: all.lName })
  for (const [name, text] of Object.entries({ headline, story, phone }))
    if (text !== undefined) body[name] = text.trim() || null
  if (rest.noticePeriodDays === '') body.noticePeriodDays = null
  if (place)
    Object.assign(body, {
      countryCode: place.countryCode || undefined,
      state: place.state || null,
      city: place.city || null,
    })
  if (payFields.some((field) => field in changes))
    body.expectedPay =
      all.payMin === ''
        ? null
        : { min: all.payMin, currency: payCurrency ?? all.payCurrency, per: payPer ?? all.payPer }
  return body
}

/** What is too short or missing is kept here until it is whole. */
function hold(field: ProfileField, values: ProfileValues): string | null {
  const length = typeof values[field] === 'string' ? values[field].trim().length : 0
  if (field === 'fName' && !length) return t`Your first name is needed`
  if (field === 'lName' && !length) return t`Your last name is needed`
  if (field === 'headline' && length > 0 && length < headline.min)
    return t`A headline needs at least ${{ min: headline.min }} characters; ${{ lacking: headline.min - length }} more`
  if (field === 'story' && length > 0 && length < story.min)
    return t`A story needs at least ${{ min: story.min }} characters; ${{ lacking: story.min - length }} more`
  if (field === 'place' && !values.place.countryCode) return t`Choose the country you live in`
  if ((field === 'payCurrency' || field === 'payPer') && values.payMin === '')
    return t`Type the amount too`
  return null
}

/** A server that is busy or away is asked again; what it refuses is shown beside its field. */
function failureOf(error: unknown): Failure | null {
  if (!(error instanceof ApiError)) return null
  if (error.status === 401) return { kind: 'signed_out' }
  if (error.status === 0 || error.status === 429 || error.status >= 500) return { kind: 'lost' }
  return { kind: 'refused', message: error.message, errors: error.errors }
}

const fieldOf = (name: string): ProfileField =>
  name.startsWith('expectedPay')
    ? (({ 'expectedPay.currency': 'payCurrency', 'expectedPay.per': 'payPer' } as const)[name] ??
      'payMin')
    : ['city', 'state', 'countryCode'].includes(name)
      ? 'place'
      : (name.split('.')[0] as ProfileField)

type Held = {
  profile: Profile
  store: Autosave<ProfileValues>
  snapshot: Snapshot<ProfileValues>
}
const Draft = createContext<Held | null>(null)

/** What is typed on the profile and not saved yet. */
export const useProfileDraft = () => useContext(Draft)!

/** Shares one autosaved profile among the tabs of the wizard. */
export function ProfileDraft({ profile, children }: { profile: Profile; children: ReactNode }) {
  const client = useQueryClient()
  const user = profile._id
  const channel = useMemo(
    () =>
      typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`profile.${user}`),
    [user]
  )
  const [store] = useState(() => {
    const store: Autosave<ProfileValues> = createAutosave<ProfileValues>({
      live: valuesOfProfile(profile),
      draft: draftPlace(user, 'profile'),
      look: async () =>
        valuesOfProfile((await api.get('/candidate/profile', { notice: 'none' })).data),
      async send(changes, leaving) {
        const answer = await api.put('/candidate/profile', {
          body: bodyOf(changes, store.snapshot().values),
          notice: 'none',
          keepalive: leaving,
        })
        await client.cancelQueries({ queryKey: profileQuery.queryKey })
        client.setQueryData(profileQuery.queryKey, answer)
        return valuesOfProfile(answer.data)
      },
      hold,
      failureOf,
      fieldOf,
      onSaved(fields) {
        channel?.postMessage('saved')
        for (const key of [
          '/candidate/dev-step-data',
          '/candidate/progress',
          '/candidate/dashboard',
        ])
          void client.invalidateQueries({ queryKey: [key] })
        if (fields.includes('fName') || fields.includes('lName'))
          void client.invalidateQueries({ queryKey: ['/get-user'] })
      },
    })
    return store
  })
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot)

  useEffect(() => store.meet(valuesOfProfile(profile)), [store, profile])
  useEffect(() => {
    const again = () => client.invalidateQueries({ queryKey: profileQuery.queryKey })
    const flush = () => void store.flush()
    const hidden = () => (document.visibilityState === 'hidden' ? flush() : void again())
    channel?.addEventListener('message', again)
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', store.leavePage)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      channel?.removeEventListener('message', again)
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', store.leavePage)
      document.removeEventListener('visibilitychange', hidden)
      flush()
      store.stop()
    }
  }, [store, client, channel])
  useEffect(() => () => channel?.close(), [channel])

  const held = useMemo(() => ({ profile, store, snapshot }), [profile, store, snapshot])
  return <Draft value={held}>{children}</Draft>
}

/** The profile as the server has it, asked for again when the page is seen again. */
export const useProfile = () => useQuery(profileQuery)

/** What an input of a field needs: its value, what it tells, and why it is not saved. */
export function useField<Field extends ProfileField>(field: Field) {
  const { store, snapshot } = useProfileDraft()
  return {
    value: snapshot.values[field],
    error: snapshot.errors[field],
    onFocus: () => store.enter(field),
    onBlur: () => store.leave(field),
    set: (value: ProfileValues[Field]) => store.set(field, value),
  }
}

/** The same for inputs that hand on a text by an event. */
export function useTextField(field: 'fName' | 'lName' | 'headline' | 'story' | 'phone') {
  const { set, ...input } = useField(field)
  return {
    ...input,
    name: field,
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set(event.currentTarget.value),
  }
}

/** Shows both sides where a field was changed here and elsewhere. */
export function Conflicts({ fields }: { fields: Partial<Record<ProfileField, string>> }) {
  const { store, snapshot } = useProfileDraft()
  const differing = (Object.keys(fields) as ProfileField[]).filter(
    (field) => field in snapshot.theirs
  )
  return differing.map((field) => (
    <Alert
      key={field}
      color="amber"
      title={t`${{ fields: fields[field] ?? '' }} was changed elsewhere`}
      role="alert"
    >
      <Text size="sm">{t`In another window or on another device it is now:`}</Text>
      <blockquote className="wiz-theirs">{words(snapshot.theirs[field])}</blockquote>
      <Text size="sm">{t`What you typed stays in the field below until you choose.`}</Text>
      <Group gap="xs" mt="sm">
        <Button size="xs" onClick={() => store.choose(field, 'mine')}>
          {t`Keep what I typed`}
        </Button>
        <Button size="xs" variant="default" onClick={() => store.choose(field, 'theirs')}>
          {t`Take the other`}
        </Button>
      </Group>
    </Alert>
  ))
}

function words(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ') || t`Nothing`
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`
  if (value && typeof value === 'object') return placeLabel(value) || t`Nothing`
  return String(value ?? '') || t`Nothing`
}
