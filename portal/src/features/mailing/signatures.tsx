import { Badge, Button, Checkbox, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { mailLimits } from '#api/mailing/mail_facts'
import { api, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { useSendForm } from '../../components/forms/form'
import { FormDialog } from '../../components/forms/form_dialog'
import { RichText } from '../../components/forms/rich_text'
import { Prose } from '../../components/prose'
import { useWrite } from '../../components/forms/write'
import { OwnRow, OwnRows } from '../../components/lists/own_rows'

type Signature = DataOf<'GET', '/client/signatures'>[number]
const refreshes = ['/client/signatures']

/** One's own signatures; the usual one is under each mail unless another is chosen. */
export function Signatures() {
  const list = useQuery(read('GET', '/client/signatures'))
  const rows = list.data?.data ?? []
  return (
    <OwnRows
      list={list}
      rows={rows}
      what={t`Your signatures`}
      add={t`Add a signature`}
      full={rows.length >= mailLimits.signatures.max}
      empty={{
        title: t`No signature yet`,
        children: t`Your name, and how people reach you, under every mail that you write.`,
      }}
      row={(one, edit) => <Row key={one._id} one={one} onEdit={edit} />}
      dialog={(one, close) => <SignatureDialog signature={one} onClose={close} />}
    />
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
    <OwnRow
      name={one.name}
      badges={one.isDefault && <Badge variant="light">{t`Default`}</Badge>}
      actions={
        !one.isDefault && (
          <Button
            size="xs"
            variant="subtle"
            loading={make.busy}
            aria-label={t`Make default: ${{ name: one.name }}`}
            onClick={() => void make.send()}
          >
            {t`Make default`}
          </Button>
        )
      }
      onEdit={onEdit}
      remove={{ ...remove, ask: t`Delete the signature “${{ name: one.name }}”?` }}
    >
      <Prose html={one.body} />
    </OwnRow>
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
    <FormDialog
      form={form}
      onClose={onClose}
      title={signature ? t`Change the signature` : t`Add a signature`}
      size="lg"
      action={t`Save signature`}
      beside={['name', 'body']}
    >
      <TextInput
        data-autofocus
        label={t`Name`}
        description={t`Only you read it`}
        withAsterisk
        maxLength={mailLimits.name.max}
        {...form.getInputProps('name')}
      />
      <RichText
        label={t`Text`}
        required
        minHeight={120}
        value={form.values.body}
        onChange={(body) => form.setFieldValue('body', body)}
        error={form.errors.body}
      />
      <Checkbox
        label={t`Use it for my mails unless I choose another`}
        {...form.getInputProps('isDefault', { type: 'checkbox' })}
      />
    </FormDialog>
  )
}
