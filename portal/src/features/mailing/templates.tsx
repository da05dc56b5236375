import { Badge, Group, Select, TextInput } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import {
  mailLimits,
  templatePurposes,
  templateStatuses,
  type TemplatePurpose,
  type TemplateStatus,
} from '#api/mailing/mail_facts'
import { labelIn } from '#api/http/choices'
import { api, type DataOf } from '../../app/api'
import { readPages, rowsOf } from '../../app/read'
import { useSendForm } from '../../components/forms/form'
import { FormDialog } from '../../components/forms/form_dialog'
import { RichText } from '../../components/forms/rich_text'
import { useWrite } from '../../components/forms/write'
import { OwnRow, OwnRows } from '../../components/lists/own_rows'
import { When } from '../../components/when'
import { fieldMenu } from './merge_fields'

type Template = DataOf<'GET', '/client/email-templates'>[number]
const refreshes = ['/client/email-templates']

/** The company's templates, and the form that writes them. */
export function Templates() {
  const list = useInfiniteQuery(
    readPages('GET', '/client/email-templates', { query: { limit: 20 } })
  )
  const rows = rowsOf(list) as Template[]
  return (
    <OwnRows
      list={list}
      rows={rows}
      what={t`Your templates`}
      add={t`Add a template`}
      empty={{
        title: t`No template yet`,
        children: t`Write once what you say again and again; names and jobs fill in by themselves.`,
      }}
      row={(template, edit) => <Row key={template._id} template={template} onEdit={edit} />}
      dialog={(template, close) => <TemplateDialog template={template} onClose={close} />}
    />
  )
}

function Row({ template, onEdit }: { template: Template; onEdit: () => void }) {
  const remove = useWrite(
    () => api.delete('/client/email-templates/:id', { params: { id: template._id } }),
    { refreshes }
  )
  return (
    <OwnRow
      name={template.name}
      badges={
        <>
          <Badge variant="light">{labelIn(templatePurposes, template.templateFor)}</Badge>
          {template.status === 'inactive' && <Badge color="gray">{t`Inactive`}</Badge>}
        </>
      }
      onEdit={onEdit}
      remove={{ ...remove, ask: t`Delete the template “${{ name: template.name }}”?` }}
    >
      <p>{template.subject}</p>
      <p className="own-foot">
        <When at={template.updatedAt} prefix={t`Changed`} />
        {template.createdBy && t`, made by ${{ createdBy: template.createdBy }}`}
      </p>
    </OwnRow>
  )
}

function TemplateDialog({ template, onClose }: { template?: Template; onClose: () => void }) {
  const form = useSendForm({
    initialValues: {
      name: template?.name ?? '',
      subject: template?.subject ?? '',
      body: template?.body ?? '',
      templateFor: (template?.templateFor ?? 'general') as TemplatePurpose,
      status: (template?.status ?? 'active') as TemplateStatus,
    },
    send: (body): Promise<unknown> =>
      template
        ? api.put('/client/email-templates/:id', { params: { id: template._id }, body })
        : api.post('/client/email-templates', { body }),
    refreshes,
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={template ? t`Change the template` : t`Add a template`}
      size="xl"
      action={t`Save template`}
      beside={['name', 'subject', 'body', 'templateFor', 'status']}
    >
      <TextInput
        data-autofocus
        label={t`Name`}
        description={t`Only your team reads it`}
        withAsterisk
        maxLength={mailLimits.name.max}
        {...form.getInputProps('name')}
      />
      <Group grow align="flex-start" className="ma-pair">
        <Select
          label={t`For`}
          allowDeselect={false}
          data={templatePurposes}
          {...form.getInputProps('templateFor')}
        />
        <Select
          label={t`Status`}
          allowDeselect={false}
          data={templateStatuses}
          {...form.getInputProps('status')}
        />
      </Group>
      <TextInput
        label={t`Subject`}
        description={t`May hold merge fields, such as ${{ field: '{{job.title}}' }}`}
        withAsterisk
        maxLength={mailLimits.subject.max}
        {...form.getInputProps('subject')}
      />
      <RichText
        label={t`Text`}
        required
        inserts={fieldMenu}
        value={form.values.body}
        onChange={(body) => form.setFieldValue('body', body)}
        error={form.errors.body}
      />
    </FormDialog>
  )
}
