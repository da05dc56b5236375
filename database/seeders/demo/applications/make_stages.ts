import { insert } from '#database/seeders/demo/insert'
import type { World } from '#database/seeders/demo/world'

/** The demo client's own pipeline: two talks before the interview, and one that means the offer is being written. */
const stages = [
  ['New', 'applied'],
  ['Reading', 'reviewing'],
  ['Phone screen', 'reviewing'],
  ['Shortlist', 'shortlisted'],
  ['Exercise', 'assessment'],
  ['Team interview', 'interview'],
  ['Last talk', 'interview'],
  ['Offer', 'offer'],
  ['Hired', 'hired'],
] as const

export type DemoStages = {
  companyId: number
  of: (status: string) => (number | null)[]
  /** The first of a status, as its events tell. */
  nameOf: (status: string) => string | null
}

export async function makeStages({ trx }: World, companyId: number): Promise<DemoStages> {
  const [templateId] = await insert(trx, 'stage_templates', [
    { company_id: companyId, name: 'Engineering', is_default: true, ...now() },
  ])
  const ids = await insert(
    trx,
    'stages',
    stages.map(([name, status], position) => ({
      company_id: companyId,
      stage_template_id: templateId,
      name,
      status,
      position,
      ...now(),
    }))
  )
  const [internId] = await insert(trx, 'stage_templates', [
    { company_id: companyId, name: 'Interns', is_default: false, ...now() },
  ])
  await insert(
    trx,
    'stages',
    [
      ['Applied', 'applied'],
      ['Talk', 'interview'],
      ['Trial week', 'offer'],
      ['Hired', 'hired'],
    ].map(([name, status], position) => ({
      company_id: companyId,
      stage_template_id: internId,
      name,
      status,
      position,
      ...now(),
    }))
  )
  return {
    companyId,
    of: (status) => ids.filter((_, index) => stages[index][1] === status),
    nameOf: (status) => stages.find((stage) => stage[1] === status)?.[0] ?? null,
  }
}

const now = () => ({ created_at: new Date().toISOString(), updated_at: new Date().toISOString() })
