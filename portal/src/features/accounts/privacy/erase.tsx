import { useState } from 'react'
import { Button, List, PasswordInput, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { addressOf } from '../../../app/language'
import { api } from '../../../app/api'
import { read } from '../../../app/read'
import { dropSession, type UserType } from '../../../app/session/session_store'
import { Dialog, DialogEnd } from '../../../components/dialog'
import { useSendForm } from '../../../components/forms/form'
import { Section } from '../../../components/page/page_header'
import { NoPassword, useLacksPassword } from '../no_password'

const consequences: Partial<Record<UserType, string[]>> = {
  developer: [
    t`Your profile, resumes, photo and video are deleted.`,
    t`Messages that you wrote stay with whom you wrote to, without your name.`,
    t`Your running applications and interviews end; the companies are told that you left.`,
    t`Companies keep only that somebody applied, without your name.`,
  ],
  client: [
    t`Your name and address are removed; what you did for your company stays, without your name.`,
    t`Invoices stay, as the law asks.`,
  ],
}

/** The end of an account: what it means, the password, and no way back. */
export function Erase({ userType }: { userType: UserType }) {
  const [asking, setAsking] = useState(false)
  return (
    <Section
      title={t`Erase your account`}
      note={t`Immediately and permanently. Nobody can restore it.`}
    >
      <Button variant="default" onClick={() => setAsking(true)}>
        {t`Erase my account`}
      </Button>
      {asking && <Sure userType={userType} onClose={() => setAsking(false)} />}
    </Section>
  )
}

function Sure({ userType, onClose }: { userType: UserType; onClose: () => void }) {
  const lacksPassword = useLacksPassword()
  const client = useQueryClient()
  const form = useSendForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value ? null : t`Your password is needed`) },
    send: (body) => api.delete('/account', { body }),
    onSent() {
      const profile = client.getQueryData(read('GET', '/candidate/profile').queryKey)
      if (profile) forgetDrafts(profile.data._id)
      // a page of its own: here, the sign-in would come up as soon as the session is gone
      dropSession()
      window.location.replace(addressOf('/'))
    },
  })
  return (
    <Dialog onClose={onClose} title={t`Erase your account for good?`}>
      <form onSubmit={form.submit} noValidate>
        <Stack>
          <List size="sm" spacing={4}>
            {consequences[userType]?.map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
            <List.Item>{t`You are signed out on every device.`}</List.Item>
          </List>
          {lacksPassword ? (
            <NoPassword />
          ) : (
            <PasswordInput
              label={t`Your password`}
              autoComplete="current-password"
              data-autofocus
              aria-invalid={Boolean(form.errors.password) || undefined}
              {...form.getInputProps('password')}
            />
          )}
          <DialogEnd back={t`Keep my account`} onBack={onClose}>
            {!lacksPassword && (
              <Button type="submit" color="red" loading={form.busy}>
                {t`Erase everything`}
              </Button>
            )}
          </DialogEnd>
        </Stack>
      </form>
    </Dialog>
  )
}

/** What was typed and not sent goes with the account. */
function forgetDrafts(person: string) {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(`draft.${person}.`)) localStorage.removeItem(key)
}
