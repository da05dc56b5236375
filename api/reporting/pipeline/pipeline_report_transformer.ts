import { BaseTransformer } from '@adonisjs/core/transformers'
import { responseRate } from '#api/companies/response_rate'
import type { PipelineReport } from '#api/reporting/pipeline/pipeline_report'

const days = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)

export default class PipelineReportTransformer extends BaseTransformer<PipelineReport> {
  toObject() {
    const { since, until, figures, funnel, stays } = this.resource
    return {
      from: since.toUTC().toISO()!,
      to: until.toUTC().toISO()!,
      applied: figures.applied,
      answered: figures.answered,
      answeredInTime: figures.answered_in_time,
      /** Of the answers that were due, as on the company's public page; in whole percent. */
      responseRate: responseRate(figures.answered_in_time, figures.answers_due),
      timeToAnswer: days(figures.answer_median),
      hired: figures.hired,
      timeToHire: days(figures.hire_median),
      timeInStage: stays.map(({ status, label, count, median, slow }) => ({
        status,
        label,
        count,
        medianDays: days(median)!,
        slowDays: days(slow)!,
      })),
      /** The same by the company's own stages, where applications were in such. */
      timeInOwnStage: figures.own_stays.map(({ name, status, count, median, slow }) => ({
        name,
        status,
        count,
        medianDays: days(median)!,
        slowDays: days(slow)!,
      })),
      hiresByMonth: figures.months.map(({ month, count, median }) => ({
        month,
        count,
        medianDays: days(median)!,
      })),
      passThrough: funnel.map(({ status, label, count, share }) => ({
        status,
        label,
        count,
        share: share === null ? null : Math.round(share * 1000) / 1000,
      })),
      sources: figures.sources.map(({ source, applied, shortlisted, interviewed, hired }) => ({
        source,
        applied,
        shortlisted,
        interviewed,
        hired,
      })),
    }
  }
}
