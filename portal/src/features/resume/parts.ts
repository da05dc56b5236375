import { t } from '@lingui/core/macro'
import type { DataOf } from '../../app/api'
import { month } from '../../components/format'
import { linkRules } from '../../../../api/taxonomy/link_facts'

export type Parsed = DataOf<'GET', '/candidate/parsed-resume'>
export type Draft = NonNullable<Parsed['draft']>
export type Box = [number, number, number, number]
type Found = { confidence: number; page: number; box: Box | null }

/** One value of a part, as it was read and where. */
export type PartField = Found & {
  /** As an edit names it: `fullName`, `employment.0.title`. */
  path: string
  label: string
  value: string
  kind?: 'text' | 'month'
}

/** What can be taken over as one. */
export type Part = Found & {
  name: string
  title: string
  fields: PartField[]
}
export type PartGroup = { title: string; parts: Part[] }

type Read = { value: string; confidence: number; page: number; box: unknown } | null
type Named = [name: string, label: string, read: Read, kind?: PartField['kind']]

const boxOf = (box: unknown) => box as Box | null

function single(name: string, label: string, read: Read, kind?: PartField['kind']): Part[] {
  if (!read) return []
  const found = { confidence: read.confidence, page: read.page, box: boxOf(read.box) }
  return [
    {
      ...found,
      name,
      title: label,
      fields: [{ ...found, path: name, label, value: read.value, kind }],
    },
  ]
}

function row(
  name: string,
  title: string,
  whole: { confidence: number; page: number; box: unknown },
  fields: Named[]
): Part {
  return {
    name,
    title,
    confidence: whole.confidence,
    page: whole.page,
    box: boxOf(whole.box),
    fields: fields.map(([key, label, read, kind]) => ({
      path: `${name}.${key}`,
      label,
      kind,
      value: read?.value ?? '',
      confidence: read?.confidence ?? 1,
      page: read?.page ?? whole.page,
      box: boxOf(read?.box ?? null),
    })),
  }
}

/** Everything in a draft that can be taken over, in the order of the profile. */
export function groupsOf(draft: Draft): PartGroup[] {
  return [
    {
      title: t`About you`,
      parts: [
        ...single('fullName', t`Name`, draft.fullName),
        ...single('headline', t`Headline`, draft.headline),
        ...single('location', t`Where you live`, draft.location),
        ...single('phone', t`Phone`, draft.phone),
        ...single('summary', t`Your story`, draft.summary, 'text'),
      ],
    },
    {
      title: t`Employment`,
      parts: draft.employment.map((post, index) =>
        row(
          `employment.${index}`,
          [post.title?.value, post.company?.value].filter(Boolean).join(', '),
          post,
          [
            ['title', t`Job title`, post.title],
            ['company', t`Company`, post.company],
            ['start', t`From`, post.start, 'month'],
            ...(post.current ? [] : [['end', t`To`, post.end, 'month'] as Named]),
            ['description', t`What you did`, post.description, 'text'],
          ]
        )
      ),
    },
    {
      title: t`Education`,
      parts: draft.education.map((school, index) =>
        row(
          `education.${index}`,
          [school.degree?.value, school.institution?.value].filter(Boolean).join(', '),
          school,
          [
            ['institution', t`School or university`, school.institution],
            ['degree', t`Degree`, school.degree],
            ['field', t`Subject`, school.field],
            ['start', t`From`, school.start, 'month'],
            ['end', t`To`, school.end, 'month'],
            ['grade', t`Grade`, school.grade],
          ]
        )
      ),
    },
    {
      title: t`Skills`,
      parts: draft.skills.flatMap((skill, index) => single(`skills.${index}`, skill.value, skill)),
    },
    {
      title: t`Projects`,
      parts: draft.projects.map((project, index) =>
        row(`projects.${index}`, project.name.value, project, [
          ['title', t`Name`, project.name],
          ['start', t`From`, project.start, 'month'],
          ['end', t`To`, project.end, 'month'],
          ['description', t`What it is and does`, project.description, 'text'],
          ['url', t`Link`, project.url],
        ])
      ),
    },
    {
      title: t`Certifications`,
      parts: draft.certifications.map((one, index) =>
        row(`certifications.${index}`, one.name.value, one, [
          ['name', t`Name`, one.name],
          ['issuer', t`Issued by`, one.issuer],
          ['issued', t`Issued`, one.date, 'month'],
        ])
      ),
    },
    {
      title: t`Achievements`,
      parts: draft.achievements.flatMap((one, index) =>
        single(`achievements.${index}`, t`Achievement`, one, 'text')
      ),
    },
    {
      title: t`Links`,
      parts: [
        ...single('website', t`Website`, draft.website),
        ...draft.links.flatMap((link, index) =>
          single(`links.${index}`, linkRules[link.kind].label, link)
        ),
      ],
    },
  ].filter(({ parts }) => parts.length > 0)
}

/** Whether a person is to look at what was read before it is taken over. */
export const isUnsure = ({ confidence }: { confidence: number }) => confidence < 0.6

/** A value as people read it. */
export const shownValue = ({ kind, value }: PartField) =>
  kind === 'month' && /^\d{4}-\d{2}$/.test(value) ? month(value)! : value
