import { tell, type Schema } from '#api/http/description/told'
import { actionValidator, bulkValidator, rowValidator } from '#api/catalogues/catalogue_validators'
import { choicesOf, type Catalogue, type Field } from '#api/catalogues/definition'
import { leftOut } from '#api/catalogues/rows'

/** Describes the routes of a catalogue: its rows and inputs follow from its fields, as the controller's do. */
export function describeCatalogue(catalogue: Catalogue) {
  const { label, one, actions = {} } = catalogue
  const as = `admin.${catalogue.name}`
  const row = rowSchema(catalogue, false)
  tell(`${as}.index`, {
    summary: `Lists ${label.toLowerCase()}`,
    query: listParameters(catalogue),
    data: { type: 'array', maxItems: 100, items: rowSchema(catalogue, true) },
  })
  tell(`${as}.export`, {
    summary: `Gives ${label.toLowerCase()} as a table`,
    query: [filterParameter(catalogue)],
  })
  tell(`${as}.show`, { summary: `Shows one ${one}`, data: row })
  tell(`${as}.store`, {
    summary: `Adds a ${one}`,
    validators: () => [rowValidator(catalogue, true)],
    data: row,
  })
  tell(`${as}.update`, {
    summary: `Changes a ${one}`,
    validators: () => [rowValidator(catalogue, false)],
    data: row,
  })
  const validators = () => [bulkValidator]
  tell(`${as}.uses`, { summary: `Says what uses several of ${label.toLowerCase()}`, validators })
  tell(`${as}.bulk.destroy`, { summary: `Deletes several of ${label.toLowerCase()}`, validators })
  tell(`${as}.destroy`, { summary: `Deletes a ${one}` })
  for (const [name, action] of Object.entries(actions)) {
    const told = {
      summary: `${action.label}: one ${one}`,
      validators: () => [actionValidator(catalogue, name)],
      data: row,
    }
    tell(`${as}.${name}`, told)
    if (action.post) tell(`${as}.post.${name}`, told)
    tell(`${as}.bulk.${name}`, {
      summary: `${action.label}: several of ${label.toLowerCase()}`,
      validators: () => [bulkValidator, actionValidator(catalogue, name)],
    })
  }
}

function rowSchema(catalogue: Catalogue, inList: boolean): Schema {
  const shown = Object.entries(catalogue.fields).filter(
    ([, field]) => !field.secret && !(inList && leftOut(field))
  )
  return {
    type: 'object',
    properties: {
      _id: { type: 'string' },
      ...Object.fromEntries(shown.map(([name, field]) => [name, valueSchema(field)])),
    },
    required: ['_id', ...shown.map(([name]) => name)],
  }
}

/** What a field's value looks like on the wire; nearly each may be null. */
function valueSchema(field: Field): Schema {
  if (field.until) return { type: 'boolean' }
  switch (field.type) {
    case 'number':
      return { type: ['number', 'null'] }
    case 'boolean':
      return { type: ['boolean', 'null'] }
    case 'choice': {
      const values = choicesOf(field).map(({ value }) => value)
      const types = new Set(values.map((value) => typeof value))
      return { type: [...types, 'null'], enum: [...values, null] }
    }
    case 'datetime':
      return { type: ['string', 'null'], format: 'date-time' }
    case 'references':
    case 'list':
      return { type: ['array', 'null'], items: { type: 'string' } }
    case 'rows': {
      const properties = Object.fromEntries(
        Object.entries(field.parts!).map(([name, part]) => [name, valueSchema(part)])
      )
      return { type: ['array', 'null'], items: { type: 'object', properties } }
    }
    case 'map':
      return {
        type: ['object', 'null'],
        additionalProperties: { type: ['number', 'boolean', 'string'] },
      }
    case 'json':
    case 'preview':
      return { description: 'JSON as the row keeps it' }
    default:
      return { type: ['string', 'null'] }
  }
}

/** The list speaks the console's dialect: each parameter is JSON. */
const asJson = (name: string, description: string, schema: Schema) => ({
  name,
  in: 'query',
  required: false,
  description,
  content: { 'application/json': { schema } },
})

function listParameters(catalogue: Catalogue): Schema[] {
  const { sorts } = catalogue
  return [
    asJson('sort', `["name","ASC"]; by id, ${sorts.join(', ')}`, {
      type: 'array',
      minItems: 1,
      maxItems: 2,
      items: { type: 'string' },
    }),
    asJson('range', '[0,24]: the first and the last row, at most 100', {
      type: 'array',
      minItems: 2,
      maxItems: 2,
      items: { type: 'integer', minimum: 0 },
    }),
    filterParameter(catalogue),
  ]
}

const filterParameter = ({ filters, fields }: Catalogue) =>
  asJson(
    'filter',
    'By field: one value, several, or { from, to }; `q` searches. Any readable field works; screens use ' +
      `${filters.join(', ') || 'the search only'}`,
    {
      type: 'object',
      properties: {
        q: { type: 'string' },
        ...Object.fromEntries(
          filters
            .filter((name) => fields[name])
            .map((name) => [name, { description: `As ${name} is on the wire` }])
        ),
      },
    }
  )
