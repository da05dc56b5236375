import { useResourceContext } from 'react-admin'
import { catalogueOf } from '../catalogues'
import { ForRole } from '../for_role'
import { CatalogueEdit } from './form'

/** Editing a row of any catalogue. */
export default function Edit() {
  const { write, one } = catalogueOf(useResourceContext()!)
  return (
    <ForRole right={write} title={`Edit ${one}`}>
      <CatalogueEdit />
    </ForRole>
  )
}
