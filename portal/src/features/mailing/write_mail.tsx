import '../../components/lists/cards.css'
import './mailing.css'
import { Button, Group, Stack } from '@mantine/core'
import { Link, useSearchParams } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { Refused } from '../../components/forms/refused'
import { dayTime } from '../../components/format'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader } from '../../components/page/page_header'
import { ids } from './reads'
import { MailFields } from './write/mail_fields'
import { MailPeople, useMailPeople } from './write/mail_people'
import { countOf } from './write/mail_values'
import { Previews } from './write/previews'
import { useMailChoices } from './write/use_mail_choices'
import { useMailForm, usePreview } from './write/use_mail_form'

/** /client/email/write?applied=&devs=&template=&draft=: whom, what, and each mail as its reader gets it before it goes. */
export default function WriteMail() {
  const [params] = useSearchParams()
  const people = { appliedIds: ids(params.get('applied')), devIds: ids(params.get('devs')) }
  const choices = useMailChoices()
  const asked = useMailPeople(people)
  const form = useMailForm(people)
  const { preview, look } = usePreview(people, form)
  if (countOf(people) === 0) return <NobodyChosen />
  const to = asked.data?.data ?? []
  const { sendAt } = form.values
  return (
    <>
      <PageHeader
        title={t`Write a mail`}
        actions={
          <Button variant="default" component={Link} to={`/client/sequences/start?${params}`}>
            {t`Start a sequence instead`}
          </Button>
        }
      >
        {t`Each person gets their own mail and sees nobody else’s name.`}
      </PageHeader>
      <form onSubmit={form.submit} noValidate className="ma-write">
        <Stack>
          <MailPeople asked={asked} errors={form.errors} />
          <Refused
            failure={form.failure}
            title={t`The mail was not sent`}
            beside={['subject', 'body', 'templateId', 'sendAt', 'mailbox', 'appliedIds', 'devIds']}
          />
          <MailFields form={form} choices={choices} />
          <Group justify="flex-end">
            <Button variant="default" loading={look.busy} onClick={() => void look.send()}>
              {t`Preview`}
            </Button>
            <Button type="submit" loading={form.busy} disabled={asked.data && to.length === 0}>
              {sendAt
                ? t`Send ${{ dayTime: dayTime(new Date(sendAt)) }}`
                : t`Send to ${plural({ people: to.length || countOf(people) }, { one: '# person', other: '# people' })}`}
            </Button>
          </Group>
        </Stack>
        <Previews preview={preview} />
      </form>
    </>
  )
}

function NobodyChosen() {
  return (
    <>
      <PageHeader title={t`Write a mail`} />
      <EmptyState
        icon={<Spot name="people" />}
        title={t`Nobody is selected yet`}
        action={
          <Button component={Link} to="/client/jobs">
            {t`Go to your applicants`}
          </Button>
        }
      >
        {t`Open an applicant or a saved profile and choose “E-mail”, or select several applicants in their list.`}
      </EmptyState>
    </>
  )
}
