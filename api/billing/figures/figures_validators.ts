import vine from '@vinejs/vine'
import { figureSpanValues } from '#api/billing/figures/figure_facts'

export const inSpan = vine.create({ span: vine.enum(figureSpanValues).optional() })
