import { t } from '@lingui/core/macro'
import { month, months } from '../../../components/format'
import { linkKinds, linkRules, type LinkKind } from '../../../../../api/taxonomy/link_facts'
import { jobTypes } from '#api/jobs/job_facts'
import { labelIn } from '#api/http/choices'
import { candidateLimits } from '#api/candidates/candidate_facts'

/** How one field of a profile's list is asked for. */
export type Field = {
  name: string
  label: string
  kind: 'line' | 'text' | 'month' | 'url' | 'check' | 'choice' | 'place' | 'skills' | 'employment'
  required?: boolean
  max?: number
  description?: string
  placeholder?: string | ((values: Row) => string)
  options?: readonly { value: string; label: string }[]
  /** Left out, and sent empty, while this holds. */
  hiddenWhen?: (values: Row) => boolean
  /** Shares a line with its neighbour on wide screens. */
  half?: boolean
}

export type Row = Record<string, any>

export type SectionArea =
  | 'dev-employment'
  | 'dev-project'
  | 'additional-dev-project'
  | 'dev-academic-info'
  | 'dev-certification'
  | 'dev-achievements'
  | 'social-profiles'
  | 'dev-tools'

export type SectionDefinition = {
  area: SectionArea
  id: string
  title: string
  note: string
  one: string
  /** What the button says that adds one. */
  add: string
  limit: number
  empty: string
  /** None: rows are chosen from the list of tools instead of written. */
  fields: Field[]
  name: (row: Row) => string
  lines: (row: Row) => (string | null | undefined)[]
}

/** What people type for a month, as it is kept; what is not understood stays as it is. */
export function readMonth(typed: string) {
  const text = typed.trim()
  const [, year, last] = /^(\d{4})[-/. ](\d{1,2})$/.exec(text) ?? []
  const [, first, yearAfter] = /^(\d{1,2})[-/. ](\d{4})$/.exec(text) ?? []
  const found = year
    ? `${year}-${last.padStart(2, '0')}`
    : yearAfter
      ? `${yearAfter}-${first.padStart(2, '0')}`
      : null
  if (found) return found
  const word = /^([a-z]{3})[a-z]*\.?,? (\d{4})$/i.exec(text)
  const index = word
    ? ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].indexOf(
        word[1].toLowerCase()
      )
    : -1
  return index < 0 ? text : `${word![2]}-${String(index + 1).padStart(2, '0')}`
}

const span: Field[] = [
  { name: 'start', label: t`From`, kind: 'month', half: true },
  { name: 'end', label: t`To`, kind: 'month', half: true },
]
const url: Field = { name: 'url', label: t`Link`, kind: 'url', placeholder: 'https://' }

export const sectionDefinitions: SectionDefinition[] = [
  {
    area: 'dev-employment',
    id: 'employment',
    title: t`Employment`,
    one: t`employment`,
    add: t`Add employment`,
    limit: candidateLimits.employments.max,
    note: t`Where you have worked, the newest first. Your years of experience come from here.`,
    empty: t`No employment yet`,
    fields: [
      { name: 'title', label: t`Job title`, kind: 'line', required: true, max: 120, half: true },
      { name: 'company', label: t`Company`, kind: 'line', required: true, max: 120, half: true },
      {
        name: 'employmentType',
        label: t`Kind of employment`,
        kind: 'choice',
        half: true,
        options: jobTypes,
      },
      { name: 'place', label: t`Place`, kind: 'place', half: true },
      { name: 'isCurrent', label: t`I work there now`, kind: 'check' },
      { ...span[0], required: true },
      { ...span[1], required: true, hiddenWhen: (values) => values.isCurrent },
      { name: 'description', label: t`What you did`, kind: 'text', max: candidateLimits.text.max },
      { name: 'skillIds', label: t`Skills you used`, kind: 'skills' },
    ],
    name: (row) => `${row.title}, ${row.company}`,
    lines: (row) => [
      [months(row), labelIn(jobTypes, row.employmentType), row.location]
        .filter(Boolean)
        .join(' · '),
    ],
  },
  {
    area: 'dev-project',
    id: 'projects',
    title: t`Projects`,
    one: t`project`,
    add: t`Add a project`,
    limit: candidateLimits.projects.max,
    note: t`Work that shows best what you can do, and your part in it.`,
    empty: t`No projects yet`,
    fields: [
      { name: 'title', label: t`Name`, kind: 'line', required: true, max: 120, half: true },
      { name: 'role', label: t`Your part`, kind: 'line', max: 120, half: true },
      ...span,
      {
        name: 'description',
        label: t`What it is and does`,
        kind: 'text',
        required: true,
        max: candidateLimits.text.max,
      },
      url,
      { name: 'employmentId', label: t`Done at`, kind: 'employment' },
      { name: 'skillIds', label: t`Skills you used`, kind: 'skills' },
    ],
    name: (row) => row.title,
    lines: (row) => [[row.role, months(row)].filter(Boolean).join(' · ')],
  },
  {
    area: 'additional-dev-project',
    id: 'additional-projects',
    title: t`Additional projects`,
    one: t`additional project`,
    add: t`Add an additional project`,
    limit: candidateLimits.projects.max,
    note: t`Smaller things: open source, experiments, work for friends.`,
    empty: t`No additional projects yet`,
    fields: [
      { name: 'title', label: t`Name`, kind: 'line', required: true, max: 120 },
      {
        name: 'description',
        label: t`What it is and does`,
        kind: 'text',
        required: true,
        max: candidateLimits.text.max,
      },
      url,
      { name: 'skillIds', label: t`Skills you used`, kind: 'skills' },
    ],
    name: (row) => row.title,
    lines: () => [],
  },
  {
    area: 'dev-academic-info',
    id: 'education',
    title: t`Education`,
    one: t`education`,
    add: t`Add education`,
    limit: candidateLimits.academicRecords.max,
    note: t`Schools, degrees and longer courses.`,
    empty: t`No education yet`,
    fields: [
      {
        name: 'institution',
        label: t`School or university`,
        kind: 'line',
        required: true,
        max: 160,
      },
      { name: 'degree', label: t`Degree`, kind: 'line', required: true, max: 160, half: true },
      { name: 'field', label: t`Subject`, kind: 'line', max: 120, half: true },
      ...span,
      { name: 'grade', label: t`Grade`, kind: 'line', max: 60 },
      {
        name: 'description',
        label: t`Anything else about it`,
        kind: 'text',
        max: candidateLimits.text.max,
      },
    ],
    name: (row) => [row.degree, row.field].filter(Boolean).join(', '),
    lines: (row) => [
      row.institution,
      [months(row), row.grade && t`Grade ${{ grade: row.grade }}`].filter(Boolean).join(' · '),
    ],
  },
  {
    area: 'dev-certification',
    id: 'certifications',
    title: t`Certifications`,
    one: t`certification`,
    add: t`Add a certification`,
    limit: candidateLimits.certifications.max,
    note: t`What someone else has confirmed that you know.`,
    empty: t`No certifications yet`,
    fields: [
      { name: 'name', label: t`Name`, kind: 'line', required: true, max: 160, half: true },
      { name: 'issuer', label: t`Issued by`, kind: 'line', required: true, max: 120, half: true },
      { name: 'issued', label: t`Issued`, kind: 'month', half: true },
      { name: 'expires', label: t`Expires`, kind: 'month', half: true },
      { name: 'credentialId', label: t`Number of the certificate`, kind: 'line', max: 120 },
      url,
    ],
    name: (row) => row.name,
    lines: (row) => [
      [
        row.issuer,
        month(row.issued),
        row.expires && t`expires ${{ month: month(row.expires) ?? '' }}`,
      ]
        .filter(Boolean)
        .join(' · '),
      row.credentialId && t`Number ${{ credentialId: row.credentialId }}`,
    ],
  },
  {
    area: 'dev-achievements',
    id: 'achievements',
    title: t`Achievements`,
    one: t`achievement`,
    add: t`Add an achievement`,
    limit: candidateLimits.achievements.max,
    note: t`Prizes, talks, articles, patents.`,
    empty: t`No achievements yet`,
    fields: [
      { name: 'title', label: t`What you achieved`, kind: 'line', required: true, max: 160 },
      { name: 'date', label: t`When`, kind: 'month' },
      { name: 'description', label: t`More about it`, kind: 'text', max: candidateLimits.text.max },
      url,
    ],
    name: (row) => row.title,
    lines: (row) => [month(row.date)],
  },
  {
    area: 'social-profiles',
    id: 'links',
    title: t`Social links`,
    one: t`link`,
    add: t`Add a link`,
    limit: candidateLimits.links.max,
    note: t`Where your work can be seen.`,
    empty: t`No links yet`,
    fields: [
      {
        name: 'kind',
        label: t`Where`,
        kind: 'choice',
        required: true,
        half: true,
        options: linkKinds.map((value) => ({ value, label: linkRules[value].label })),
      },
      {
        name: 'url',
        label: t`Address`,
        kind: 'url',
        required: true,
        half: true,
        placeholder: ({ kind }) => linkRules[kind as LinkKind]?.example ?? 'https://',
      },
    ],
    name: (row) => linkRules[row.kind as LinkKind].label,
    lines: () => [],
  },
  {
    area: 'dev-tools',
    id: 'tools',
    title: t`Tools`,
    one: t`tool`,
    add: t`Add a tool`,
    limit: candidateLimits.tools.max,
    note: t`Editors, services and programs that you work with.`,
    empty: t`No tools yet`,
    fields: [],
    name: (row) => row.toolName,
    lines: () => [],
  },
]
