import { t } from '@lingui/core/macro'
import type { Data } from '#data'
import { jobLimits } from '#api/jobs/job_facts'
import type { JobType, WorkMode, PayPeriod } from '../../../../../api/jobs/job_facts'
import type { SendForm } from '../../../components/forms/form'
import { type Named, noPlace, type Place } from '../../../components/forms/pickers'

export type Chosen = Named & { isRequired: boolean }

export type Question = {
  question: string
  isMandatory: boolean
  isAdded: boolean
  isChecked: boolean
}

export type Group_ = { questionName: string; isCustomQuestion: boolean; questionLists: Question[] }

export type Stored = Data.Jobs.Job.Variants['forManaging']

export type Values = ReturnType<typeof valuesOf>

export type JobForm = SendForm<Values>

/** A job, or an empty one, as values of its form. */
export function valuesOf(job: Stored | undefined, offered: Group_[]) {
  const stored = job?.questionaries ?? []
  const questionaries = offered.map((group) => {
    const kept = stored.find((one) => one.questionName === group.questionName)?.questionLists ?? []
    const own = kept.filter(
      (item) => !group.questionLists.some((other) => other.question === item.question)
    )
    return {
      ...group,
      questionLists: [
        ...group.questionLists.map((item) => {
          const same = kept.find((one) => one.question === item.question)
          return {
            question: item.question,
            isMandatory: same?.isMandatory ?? false,
            isAdded: Boolean(same),
            isChecked: Boolean(same),
          }
        }),
        ...own.map((item) => ({ ...item, isAdded: true, isChecked: true })),
      ],
    }
  })
  return {
    jobTitle: job?.jobTitle ?? '',
    jobCategory: job?.jobCategory ?? null,
    industryId: job?.industryId ?? null,
    jobType: (job?.jobType ?? 'Full-Time') as JobType,
    jobLocation: (job?.jobLocation ?? 'On Site') as WorkMode,
    place: {
      ...noPlace,
      countryCode: job?.jobCountry.countryCode ?? '',
      countryName: job?.jobCountry.countryName ?? '',
      state: job?.jobAddress.state ?? '',
      stateName: job?.jobAddress.stateName ?? '',
      city: job?.jobAddress.city ?? '',
    } as Place,
    currency: job?.currency ?? 'INR',
    budgetMin: (job?.budgetMin ?? '') as number | '',
    budgetMax: (job?.budgetMax ?? '') as number | '',
    budgetFor: (job?.budgetFor ?? 'year') as PayPeriod,
    hideBudgetToDev: Boolean(job?.hideBudgetToDev),
    minExpRange: (job?.minExpRange ?? '') as number | '',
    maxExpRange: (job?.maxExpRange ?? '') as number | '',
    devChooseSkills: (job?.devChooseSkills ?? []).map(
      ({ skillId, skillName, skillTestIcon, isRequired }): Chosen => ({
        _id: skillId,
        name: skillName,
        icon: skillTestIcon,
        isRequired,
      })
    ),
    devChooseStacks: (job?.devChooseStacks ?? []).map(
      ({ stackId, stackName, stackIcon, isRequired }): Chosen => ({
        _id: stackId,
        name: stackName,
        icon: stackIcon,
        isRequired,
      })
    ),
    shortDesc: job?.shortDesc ?? '',
    editorText: job?.editorText ?? '',
    tags: job?.tags ?? [],
    answerByDays: job?.answerByDays ?? 14,
    questionaries,
  }
}

const lengthOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim().length

/** What a job lacks before it can be submitted, all at once and beside its fields. */
export function lacksOf(values: Values): Record<string, string> {
  const { title, shortDescription, description, skills } = jobLimits
  const lacks: [string, boolean, string][] = [
    [
      'jobTitle',
      values.jobTitle.trim().length < title.min,
      t`${{ field: t`Job title` }} is needed`,
    ],
    ['jobCategory', !values.jobCategory, t`${{ field: t`Category` }} is needed`],
    ['budgetMin', values.budgetMin === '', t`Enter what you pay`],
    ['budgetMax', values.budgetMax === '', t`Enter what you pay`],
    ['devChooseSkills', values.devChooseSkills.length < skills.min, t`Choose at least one skill`],
    [
      'shortDesc',
      lengthOf(values.shortDesc) < shortDescription.min,
      t`Use at least ${{ min: shortDescription.min }} characters`,
    ],
    [
      'editorText',
      lengthOf(values.editorText) < description.min,
      t`Use at least ${{ min: description.min }} characters`,
    ],
  ]
  return Object.fromEntries(
    lacks.flatMap(([field, isLacking, words]) => (isLacking ? [[field, words]] : []))
  )
}

/** What null empties. */
const orNull = <T>(value: T | '') => (value === '' ? null : value)
const orUndefined = <T>(value: T | '' | null) =>
  value === '' || value === null ? undefined : value

/** The form's values as the API takes them. */
export function bodyOf({ place, questionaries, ...values }: Values, status?: 'draft' | 'open') {
  return {
    ...values,
    budgetMin: orNull(values.budgetMin),
    budgetMax: orNull(values.budgetMax),
    minExpRange: orNull(values.minExpRange),
    maxExpRange: orNull(values.maxExpRange),
    answerByDays: orUndefined(values.answerByDays),
    devChooseSkills: values.devChooseSkills.map(({ _id, isRequired }) => ({
      skillId: _id,
      isRequired,
    })),
    devChooseStacks: values.devChooseStacks.map(({ _id, isRequired }) => ({
      stackId: _id,
      isRequired,
    })),
    jobAddress: {
      state: orUndefined(place.state),
      stateName: orUndefined(place.stateName),
      city: orUndefined(place.city),
    },
    jobCountry: {
      countryCode: orNull(place.countryCode),
      countryName: orUndefined(place.countryName),
    },
    questionaries: questionaries
      .map((group) => ({
        ...group,
        questionLists: group.questionLists.filter((item) => item.isChecked),
      }))
      .filter((group) => group.questionLists.length > 0),
    status,
  }
}
