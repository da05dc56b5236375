import { useState } from 'react'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { api, type DataOf } from '../../app/api'
import { notify } from '../../app/notices'
import { useSession } from '../../app/session/session'
import { Dialog, DialogEnd } from '../../components/dialog'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { Section } from '../../components/page/page_header'

type Result = DataOf<'GET', '/candidate/assessment-results/:id'>
const refreshes = ['/candidate/assessment-results/:id', '/candidate/assessment-results']

/** A result signed under the candidate's name, to show it elsewhere: made, given on and withdrawn. */
export function PortableResult({ result }: { result: Result }) {
  const { user } = useSession()
  const [withdrawing, setWithdrawing] = useState(false)
  const params = { id: result._id }
  const issue = useWrite(
    () => api.post('/candidate/assessment-results/:id/credential', { params }),
    { refreshes }
  )
  const withdraw = useWrite(
    () => api.delete('/candidate/assessment-results/:id/credential', { params }),
    { refreshes, onDone: () => setWithdrawing(false) }
  )
  const { credential, mayIssue } = result
  if (!credential && !mayIssue) return null
  const name = user ? `${user.fName} ${user.lName}` : ''
  return (
    <Section
      title={t`Show it elsewhere`}
      note={t`A signed file and a link that anybody can check, with and without us. You can withdraw it at any time.`}
    >
      {credential ? (
        <>
          {credential.state === 'hidden' && (
            <p>{t`Your profile is not active, so the link tells nothing at the moment.`}</p>
          )}
          <TextInput
            label={t`Link`}
            readOnly
            value={credential.url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Group mt="md" gap="sm">
            <Button
              onClick={() =>
                void navigator.clipboard
                  .writeText(credential.url)
                  .then(() => notify.success(t`The link is copied`))
              }
            >
              {t`Copy the link`}
            </Button>
            <Button
              component="a"
              variant="default"
              href={`/api/v1/credentials/${credential._id}/file`}
              download
            >
              {t`Download as JSON`}
            </Button>
            <Button component="a" variant="default" href={credential.url} target="_blank">
              {t`See the page`}
            </Button>
            <Button variant="subtle" color="red" onClick={() => setWithdrawing(true)}>
              {t`Withdraw …`}
            </Button>
          </Group>
        </>
      ) : (
        <>
          <p>
            {t`It says that ${name} took this test, when, and with which score and level. Nothing else of your profile is in it.`}
          </p>
          <Refused failure={issue.failure} title={t`It was not signed`} />
          <Button loading={issue.busy} onClick={() => void issue.send()}>
            {t`Sign this result`}
          </Button>
        </>
      )}
      {withdrawing && (
        <Dialog title={t`Withdraw the signed result`} onClose={() => setWithdrawing(false)}>
          <Stack>
            <p>
              {t`Anyone who opens the link or checks the file sees that it was withdrawn. Copies do not become valid again; you can sign the result again, with another link.`}
            </p>
            <Refused failure={withdraw.failure} title={t`It was not withdrawn`} />
            <DialogEnd back={t`Keep it`} onBack={() => setWithdrawing(false)}>
              <Button color="red" loading={withdraw.busy} onClick={() => void withdraw.send()}>
                {t`Withdraw it`}
              </Button>
            </DialogEnd>
          </Stack>
        </Dialog>
      )}
    </Section>
  )
}
