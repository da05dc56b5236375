import { Badge, Button, Group, NumberInput, Select, Text, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { plural, t } from '@lingui/core/macro'
import { PAGE_MOST } from '#api/http/paging_facts'
import { mailLimits } from '#api/mailing/mail_facts'
import { sequenceLimits, WORKING_HOURS } from '#api/mailing/sequences/sequence_facts'
import { useAccess } from '../../app/session/access'
import { api, type DataOf } from '../../app/api'
import { read, readPages, rowsOf } from '../../app/read'
import { useSendForm } from '../../components/forms/form'
import { FormDialog } from '../../components/forms/form_dialog'
import { useWrite } from '../../components/forms/write'
import { OwnRow, OwnRows } from '../../components/lists/own_rows'
import { Section } from '../../components/page/page_header'
import { When } from '../../components/when'
import { FollowUps } from './follow_ups'

export type Sequence = DataOf<'GET', '/client/mail-sequences'>[number]
const refreshes = ['/client/mail-sequences', '/client/mail-follow-ups']

/** "at once", "after 3 days". */
const waits = (days: number) =>
  days === 0 ? t`at once` : t`after ${plural(days, { one: '# day', other: '# days' })}`

/** The company's sequences, the form that writes them, and for whom they are under way. */
export function Sequences() {
  const list = useQuery(read('GET', '/client/mail-sequences'))
  const rows = list.data?.data ?? []
  const mayWrite = useAccess('mail_templates')?.allowed ?? false
  return (
    <>
      <OwnRows
        list={list}
        rows={rows}
        what={t`Your sequences`}
        lead={t`Templates sent one after another, in the reader’s working hours (${{ from: WORKING_HOURS.from }} to ${{ to: WORKING_HOURS.to }}, Monday to Friday), until they answer. Start one from an applicant or a saved profile.`}
        add={mayWrite ? t`Add a sequence` : undefined}
        full={rows.length >= sequenceLimits.sequences.max}
        empty={{
          title: t`No sequence yet`,
          children: t`A first mail and one or two reminders, which stop once somebody answers.`,
        }}
        row={(one, edit) => <Row key={one._id} one={one} onEdit={mayWrite ? edit : undefined} />}
        dialog={(one, close) => <SequenceDialog sequence={one} onClose={close} />}
      />
      <Section title={t`In progress and past`}>
        <FollowUps />
      </Section>
    </>
  )
}

function Row({ one, onEdit }: { one: Sequence; onEdit?: () => void }) {
  const remove = useWrite(
    () => api.delete('/client/mail-sequences/:id', { params: { id: one._id } }),
    { refreshes }
  )
  return (
    <OwnRow
      name={one.name}
      badges={
        one.running > 0 && <Badge color="candor">{t`${{ running: one.running }} under way`}</Badge>
      }
      onEdit={onEdit}
      remove={
        onEdit
          ? {
              ...remove,
              ask: t`Delete the sequence “${{ name: one.name }}”? Mails that it sent stay.`,
            }
          : undefined
      }
    >
      <ol className="ma-steps">
        {one.steps.map(({ template, waitDays, active }, at) => (
          <li key={at}>
            {template} <span className="dim">{waits(waitDays)}</span>
            {!active && <span className="ma-error">{t` is inactive, so it ends here`}</span>}
          </li>
        ))}
      </ol>
      <p className="own-foot">
        <When at={one.updatedAt} prefix={t`Changed`} />
        {one.createdBy && t`, made by ${{ createdBy: one.createdBy }}`}
      </p>
    </OwnRow>
  )
}

function SequenceDialog({ sequence, onClose }: { sequence?: Sequence; onClose: () => void }) {
  const templates = useInfiniteQuery(
    readPages('GET', '/client/email-templates', { query: { status: 'active', limit: PAGE_MOST } })
  )
  const known = rowsOf(templates) as {
    _id: string
    name: string
  }[]
  const options = new Map(known.map(({ _id, name }) => [_id, name]))
  for (const { templateId, template } of sequence?.steps ?? []) options.set(templateId, template)
  const form = useSendForm({
    initialValues: {
      name: sequence?.name ?? '',
      steps: sequence?.steps.map(({ templateId, waitDays }) => ({ templateId, waitDays })) ?? [
        { templateId: '', waitDays: 0 },
      ],
    },
    send: (body): Promise<unknown> =>
      sequence
        ? api.put('/client/mail-sequences/:id', { params: { id: sequence._id }, body })
        : api.post('/client/mail-sequences', { body }),
    refreshes,
    onSent: onClose,
  })
  const { steps } = form.values
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={sequence ? t`Change the sequence` : t`Add a sequence`}
      size="lg"
      action={t`Save sequence`}
      beside={[
        'name',
        ...steps.flatMap((_, at) => [`steps.${at}.templateId`, `steps.${at}.waitDays`]),
      ]}
    >
      <TextInput
        data-autofocus
        label={t`Name`}
        description={t`Only your team reads it`}
        withAsterisk
        maxLength={mailLimits.name.max}
        {...form.getInputProps('name')}
      />
      {steps.map((_, at) => (
        <fieldset key={at} className="ma-step">
          <legend>{t`Mail ${{ at: at + 1 }}`}</legend>
          <Select
            label={t`Template`}
            searchable
            withAsterisk
            data={[...options].map(([value, label]) => ({ value, label }))}
            nothingFoundMessage={t`No template by this name`}
            {...form.getInputProps(`steps.${at}.templateId`)}
          />
          <NumberInput
            label={at === 0 ? t`Days after the start` : t`Days after the mail before`}
            min={at === 0 ? 0 : 1}
            max={sequenceLimits.waitDays.max}
            allowDecimal={false}
            {...form.getInputProps(`steps.${at}.waitDays`)}
          />
          {steps.length > 1 && (
            <Button
              variant="subtle"
              color="red"
              size="xs"
              leftSection={<IconTrash size={16} stroke={1.5} />}
              onClick={() => form.removeListItem('steps', at)}
            >
              {t`Take mail ${{ at: at + 1 }} out`}
            </Button>
          )}
        </fieldset>
      ))}
      {steps.length < sequenceLimits.steps.max && (
        <Group>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} stroke={1.5} />}
            onClick={() => form.insertListItem('steps', { templateId: '', waitDays: 3 })}
          >
            {t`Add a mail`}
          </Button>
        </Group>
      )}
      {sequence && sequence.running > 0 && (
        <Text size="sm" c="dimmed">
          {t`${plural({ people: sequence.running }, { one: '# person', other: '# people' })} in it go on with the changed mails.`}
        </Text>
      )}
    </FormDialog>
  )
}
