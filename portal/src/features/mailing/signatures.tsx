import { useState } from 'react'
import { Badge, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { mailLimits } from '#api/mailing/mail_facts'
import { api, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { Dialog, DialogEnd } from '../../components/dialog'
import { useSendForm } from '../../components/forms/form'
import { Refused } from '../../components/forms/refused'
import { Prose, RichText } from '../../components/forms/rich_text'
import { useWrite } from '../../components/forms/write'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'

type Signature = DataOf<'GET', '/client/signatures'>[number]
const refreshes = ['/client/signatures']

/** One's own signatures; the usual one stands under each mail unless another is chosen. */
export function Signatures() {
  const list = useQuery(read('GET', '/client/signatures'))
  const rows = (list.data?.data ?? []) as Signature[]
  const [editing, setEditing] = useState<Signature | 'new'>()
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setEditing('new')}>
      Add a signature
    </Button>
  )
  return (
    <>
      {rows.length > 0 && rows.length < mailLimits.signatures.max && (
        <Group mb="lg" justify="flex-end">
          {add}
        </Group>
      )}
      <GrowingList
        list={list}
        what="Your signatures"
        rows={rows}
        empty={
          <EmptyState title="No signature yet" action={add}>
            Your name, and how people reach you, under every mail that you write.
          </EmptyState>
        }
      >
        <ul className="cl-list">
          {rows.map((one) => (
            <Row key={one._id} one={one} onEdit={() => setEditing(one)} />
          ))}
        </ul>
      </GrowingList>
      {editing && (
        <SignatureDialog
          signature={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}

function Row({ one, onEdit }: { one: Signature; onEdit: () => void }) {
  const params = { id: one._id }
  const remove = useWrite(() => api.delete('/client/signatures/:id', { params }), { refreshes })
  const make = useWrite(
    () => api.put('/client/signatures/:id', { params, body: { isDefault: true } }),
    { refreshes }
  )
  return (
    <li className="cl-card ma-row">
      <div className="ma-main">
        <h3>
          <span>{one.name}</span>
          {one.isDefault && <Badge variant="light">Usual</Badge>}
        </h3>
        <Prose html={one.body} />
      </div>
      <Group gap="xs" className="ma-end">
        {!one.isDefault && (
          <Button size="xs" variant="subtle" loading={make.busy} onClick={() => void make.send()}>
            Make usual
          </Button>
        )}
        <Button size="xs" variant="default" onClick={onEdit} aria-label={`Change ${one.name}`}>
          Change
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="red"
          loading={remove.busy}
          aria-label={`Delete ${one.name}`}
          onClick={() =>
            window.confirm(`Delete the signature “${one.name}”?`) && void remove.send()
          }
        >
          Delete
        </Button>
      </Group>
    </li>
  )
}

function SignatureDialog({ signature, onClose }: { signature?: Signature; onClose: () => void }) {
  const form = useSendForm({
    initialValues: {
      name: signature?.name ?? '',
      body: signature?.body ?? '',
      isDefault: signature?.isDefault ?? false,
    },
    send: (body): Promise<unknown> =>
      signature
        ? api.put('/client/signatures/:id', { params: { id: signature._id }, body })
        : api.post('/client/signatures', { body }),
    refreshes,
    onSent: onClose,
  })
  return (
    <Dialog
      onClose={onClose}
      dirty={form.isDirty()}
      title={signature ? 'Change the signature' : 'Add a signature'}
      size="lg"
    >
      <form onSubmit={form.submit} noValidate>
        <Stack>
          <Refused failure={form.failure} beside={['name', 'body']} />
          <TextInput
            data-autofocus
            label="Name"
            description="Only you read it"
            withAsterisk
            maxLength={mailLimits.name.max}
            {...form.getInputProps('name')}
          />
          <RichText
            label="Text"
            required
            minHeight={120}
            value={form.values.body}
            onChange={(body) => form.setFieldValue('body', body)}
            error={form.errors.body}
          />
          <Checkbox
            label="Put it under my mails unless I choose another"
            {...form.getInputProps('isDefault', { type: 'checkbox' })}
          />
          <DialogEnd back="Cancel" onBack={onClose}>
            <Button type="submit" loading={form.busy}>
              Save signature
            </Button>
          </DialogEnd>
        </Stack>
      </form>
    </Dialog>
  )
}
