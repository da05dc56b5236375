import { useState } from 'react'
import { Button } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { useProfile, type Update } from '../profile_draft'
import { againOf } from './updates'
import { isFilePart } from '#api/candidates/candidate_facts'

/** Leads to where a change is made once more, with what was asked for in its fields. */
export function EditAgain({ update }: { update: Update }) {
  const navigate = useNavigate()
  const person = useProfile().data?.data._id
  const [busy, setBusy] = useState(false)
  const isFile = isFilePart(update.part)
  async function again() {
    setBusy(true)
    try {
      const { to, state } = await againOf(person!, update)
      navigate(to, { state })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="xs" mt="sm" loading={busy} disabled={!person} onClick={() => void again()}>
      {isFile ? 'Send another' : 'Edit again'}
    </Button>
  )
}
