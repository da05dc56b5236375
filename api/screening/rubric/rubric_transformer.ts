import { BaseTransformer } from '@adonisjs/core/transformers'
import { criterionKinds } from '#api/screening/screening_facts'
import type ScreeningRubric from '#api/screening/models/screening_rubric'

/** A version of a rubric, with the criteria of ours that it leaves out. */
export default class RubricTransformer extends BaseTransformer<ScreeningRubric> {
  toObject() {
    const { jobId, version, criteria, createdAt, creator } = this.resource
    const shown = (one: (typeof criteria)[number]) => ({
      key: one.key,
      label: one.label,
      about: criterionKinds.find(({ key }) => key === one.key)?.about ?? null,
      weight: one.weight,
      words: one.words ?? [],
    })
    const left = criterionKinds.filter(({ key }) => !criteria.some((one) => one.key === key))
    return {
      jobId: String(jobId),
      version,
      criteria: [
        ...criteria.map(shown),
        ...left.map(({ key, label }) => shown({ key, label, weight: 0 })),
      ],
      changedBy: creator?.fullName ?? null,
      changedAt: createdAt?.toUTC().toISO() ?? null,
    }
  }
}
