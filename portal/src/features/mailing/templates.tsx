import { useState } from 'react'
import { Badge, Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import {
  mailLimits,
  templatePurposes,
  templateStatuses,
  type TemplatePurpose,
  type TemplateStatus,
} from '#api/mailing/mail_facts'
import { labelIn } from '#api/http/choices'
import { api, type DataOf } from '../../app/api'
import { readPages } from '../../app/read'
import { Dialog, DialogEnd } from '../../components/dialog'
import { useSendForm } from '../../components/forms/form'
import { Refused } from '../../components/forms/refused'
import { RichText } from '../../components/forms/rich_text'
import { useWrite } from '../../components/forms/write'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { When } from '../../components/when'
import { fieldMenu } from './merge_fields'

type Template = DataOf<'GET', '/client/email-templates'>[number]
const refreshes = ['/client/email-templates']

/** The company's templates, and the form that writes them. */
export function Templates() {
  const list = useInfiniteQuery(
    readPages('GET', '/client/email-templates', { query: { limit: 20 } })
  )
  const rows = (list.data?.pages.flatMap((page) => page.data) ?? []) as Template[]
  const [editing, setEditing] = useState<Template | 'new'>()
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setEditing('new')}>
      Add a template
    </Button>
  )
  return (
    <>
      {rows.length > 0 && (
        <Group mb="lg" justify="flex-end">
          {add}
        </Group>
      )}
      <GrowingList
        list={list}
        what="Your templates"
        rows={rows}
        empty={
          <EmptyState title="No template yet" action={add}>
            Write once what you say again and again; names and jobs fill in by themselves.
          </EmptyState>
        }
      >
        <ul className="cl-list">
          {rows.map((template) => (
            <Row key={template._id} template={template} onEdit={() => setEditing(template)} />
          ))}
        </ul>
      </GrowingList>
      {editing && (
        <TemplateDialog
          template={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}

function Row({ template, onEdit }: { template: Template; onEdit: () => void }) {
  const remove = useWrite(
    () => api.delete('/client/email-templates/:id', { params: { id: template._id } }),
    { refreshes }
  )
  return (
    <li className="cl-card ma-row">
      <div className="ma-main">
        <h3>
          <span>{template.name}</span>
          <Badge variant="light">{labelIn(templatePurposes, template.templateFor)}</Badge>
          {template.status === 'inactive' && <Badge color="gray">Inactive</Badge>}
        </h3>
        <p>{template.subject}</p>
        <p className="ma-foot">
          <When at={template.updatedAt} prefix="Changed" />
          {template.createdBy && `, made by ${template.createdBy}`}
        </p>
      </div>
      <Group gap="xs" className="ma-end">
        <Button size="xs" variant="default" onClick={onEdit} aria-label={`Change ${template.name}`}>
          Change
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="red"
          loading={remove.busy}
          aria-label={`Delete ${template.name}`}
          onClick={() =>
            window.confirm(`Delete the template “${template.name}”?`) && void remove.send()
          }
        >
          Delete
        </Button>
      </Group>
    </li>
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
    <Dialog
      onClose={onClose}
      dirty={form.isDirty()}
      title={template ? 'Change the template' : 'Add a template'}
      size="xl"
    >
      <form onSubmit={form.submit} noValidate>
        <Stack>
          <Refused
            failure={form.failure}
            beside={['name', 'subject', 'body', 'templateFor', 'status']}
          />
          <TextInput
            data-autofocus
            label="Name"
            description="Only your team reads it"
            withAsterisk
            maxLength={mailLimits.name.max}
            {...form.getInputProps('name')}
          />
          <Group grow align="flex-start" className="ma-pair">
            <Select
              label="For"
              allowDeselect={false}
              data={templatePurposes}
              {...form.getInputProps('templateFor')}
            />
            <Select
              label="Status"
              allowDeselect={false}
              data={templateStatuses}
              {...form.getInputProps('status')}
            />
          </Group>
          <TextInput
            label="Subject"
            description="May hold merge fields, such as {{job.title}}"
            withAsterisk
            maxLength={mailLimits.subject.max}
            {...form.getInputProps('subject')}
          />
          <RichText
            label="Text"
            required
            inserts={fieldMenu}
            value={form.values.body}
            onChange={(body) => form.setFieldValue('body', body)}
            error={form.errors.body}
          />
          <DialogEnd back="Cancel" onBack={onClose}>
            <Button type="submit" loading={form.busy}>
              Save template
            </Button>
          </DialogEnd>
        </Stack>
      </form>
    </Dialog>
  )
}
