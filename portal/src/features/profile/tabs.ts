import { t } from '@lingui/core/macro'
import { profileSteps } from '#api/candidates/progress_facts'
import type { DataOf } from '../../app/api'

export type StepKey = DataOf<'GET', '/candidate/dev-step-data'>['steps'][number]['key']

/** The wizard's tabs in their order; the counter on the server is the place in this list. */
export const tabs = [
  { key: 'personal', label: t`Personal` },
  { key: 'story', label: t`Story and video`, step: 'story' },
  { key: 'titles', label: t`Job titles` },
  { key: 'skills', label: t`Skills and tools`, step: 'skills' },
  { key: 'employment', label: t`Employment`, step: 'employment' },
  { key: 'projects', label: t`Projects`, step: 'project' },
  { key: 'additional-projects', label: t`Additional projects` },
  { key: 'education', label: t`Education`, step: 'education' },
  { key: 'certifications', label: t`Certifications` },
  { key: 'achievements', label: t`Achievements` },
  { key: 'links', label: t`Social links` },
  { key: 'resume', label: t`Resume`, step: 'resume' },
  { key: 'photo', label: t`Photo`, step: 'photo' },
] as const satisfies { key: string; label: string; step?: StepKey }[]

export type TabKey = (typeof tabs)[number]['key']
export type Tab = { key: TabKey; label: string; step?: StepKey }

/** The address of a part of the profile. */
export const addressOf = (key: TabKey) => `/candidate/profile/${key}`

/** What a step of the progress is called, in the reader's language. */
export const labelOfStep = (key: StepKey) => profileSteps.find((step) => step.key === key)!.label

/** Where a step of the progress is taken: on a tab of the profile, or among the tests. */
export function addressOfStep(step: StepKey) {
  if (step === 'english') return '/candidate/tests?tab=english'
  const tab = (tabs as readonly Tab[]).find((one) => one.step === step)
  return tab ? addressOf(tab.key) : '/candidate/tests'
}

/** The address of a tab, or the place of an older link to a part of the page (`#resume`). */
export function placeOf(key: string | undefined, hash: string): number {
  const wanted = key ?? hash.slice(1)
  return tabs.findIndex((tab) => tab.key === wanted)
}
