import { Button } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { useWrite } from '../../../components/forms/write'
import { useProfile, type Update } from '../profile_draft'
import { againOf } from './updates'
import { isFilePart } from '#api/candidates/candidate_facts'

/** Leads to where a change is made once more, with what was asked for in its fields. */
export function EditAgain({ update }: { update: Update }) {
  const navigate = useNavigate()
  const person = useProfile().data?.data._id
  const isFile = isFilePart(update.part)
  const again = useWrite(() => againOf(person!, update), {
    onDone: ({ to, state }) => navigate(to, { state }),
  })
  return (
    <Button size="xs" loading={again.busy} disabled={!person} onClick={() => void again.send()}>
      {isFile ? t`Send another` : t`Edit again`}
    </Button>
  )
}
