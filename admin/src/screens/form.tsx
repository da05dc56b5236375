import { Box } from '@mui/material'
import {
  Create,
  DeleteButton,
  Edit,
  SaveButton,
  SimpleForm,
  Toolbar,
  useRecordContext,
  useResourceContext,
} from 'react-admin'
import { writable } from '#api/catalogues/definition'
import { catalogueOf, titleOf, type Catalogue } from '../catalogues'
import { Input } from '../inputs'

const inputsOf = (catalogue: Catalogue, creating: boolean) =>
  Object.entries(catalogue.fields)
    .filter(([, field]) => writable(field, creating))
    .map(([name, field]) => <Input key={name} name={name} field={field} />)
const width = {
  'maxWidth': 640,
  '& .MuiFormControl-root': { mb: 1.5 },
  '& .MuiCardContent-root': { p: 3 },
} as const

/** A new row of any catalogue. */
export function CatalogueCreate() {
  const catalogue = catalogueOf(useResourceContext()!)
  return (
    <Create redirect="show" title={`Add ${catalogue.one}`} sx={width}>
      <SimpleForm
        toolbar={
          <Toolbar>
            <SaveButton label={`Add ${catalogue.one}`} alwaysEnable />
          </Toolbar>
        }
      >
        {inputsOf(catalogue, true)}
      </SimpleForm>
    </Create>
  )
}

/** Editing a row. The moment it was read goes along, so that nobody's change is overwritten unseen. */
export function CatalogueEdit() {
  const catalogue = catalogueOf(useResourceContext()!)
  return (
    <Edit
      redirect="show"
      mutationMode="pessimistic"
      title={<EditTitle catalogue={catalogue} />}
      sx={width}
    >
      <SimpleForm
        toolbar={
          <Toolbar sx={{ justifyContent: 'space-between' }}>
            <SaveButton label="Save changes" />
            {catalogue.can.includes('delete') && <DeleteButton mutationMode="pessimistic" />}
          </Toolbar>
        }
      >
        {inputsOf(catalogue, false)}
      </SimpleForm>
    </Edit>
  )
}

function EditTitle({ catalogue }: { catalogue: Catalogue }) {
  return <Box component="span">Edit {titleOf(catalogue, useRecordContext())}</Box>
}
