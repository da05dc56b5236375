import { tell } from '#api/http/description/told'
import type { Section } from '#api/candidates/sections/sections'

/** Describes the routes of a section of the profile: its rows are what its transformer makes. */
export function describeSection(area: string, { one, many, limit, validator, show }: Section) {
  const { transformer } = show([], new Map()) as { transformer: { name: string } }
  const row = {
    $ref: `#/components/schemas/${transformer.name.replace(/Transformer$/, '')}`,
  }
  const rows = { type: 'array', maxItems: limit, items: row }
  const as = `candidate.${area}`
  tell(`${as}.index`, { summary: `Lists the candidate's ${many.message}`, data: rows })
  tell(`${as}.store`, {
    summary: `Adds a row to the candidate's ${many.message}`,
    validators: () => [validator],
    data: row,
  })
  tell(`${as}.update`, {
    summary: `Changes a row of the candidate's ${many.message}`,
    validators: () => [validator],
    data: row,
  })
  tell(`${as}.destroy`, { summary: `Removes the ${one.message}; what is returned brings it back` })
  tell(`${as}.restore`, { summary: `Brings a removed ${one.message} back`, data: row })
  tell(`${as}.order`, {
    summary: `Puts the candidate's ${many.message} in another order`,
    data: rows,
  })
}
