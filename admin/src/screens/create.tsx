import { useResourceContext } from 'react-admin'
import { catalogueOf } from '../catalogues'
import { ForRole } from '../for_role'
import { CatalogueCreate } from './form'

/** Adding a row of any catalogue. */
export default function Create() {
  const { write, one } = catalogueOf(useResourceContext()!)
  return (
    <ForRole right={write} title={`Add ${one}`}>
      <CatalogueCreate />
    </ForRole>
  )
}
