import { useState } from 'react'
import { useAccess } from '../../../app/session/access'
import { useSaving } from '../../talent'
import type { Developer } from '../developers'

export type ProfileActs = ReturnType<typeof useProfileActs>

/** Saving a profile of the results, and asking for its contact. */
export function useProfileActs() {
  const maySave = useAccess('save_profile')?.allowed ?? false
  const mayAsk = useAccess('contact_request')?.allowed ?? false
  const [asking, setAsking] = useState<Developer>()
  const save = useSaving()
  return {
    ...{ maySave, mayAsk, asking, setAsking },
    save: (one: Developer) => void save(one, !one.is_saved_profile),
  }
}
