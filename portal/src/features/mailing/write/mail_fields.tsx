import { Group, Select, TextInput } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { labelIn } from '#api/http/choices'
import { mailboxes, mailLimits, SEND_AHEAD_DAYS, templatePurposes } from '#api/mailing/mail_facts'
import { RichText } from '../../../components/forms/rich_text'
import { fieldMenu } from '../merge_fields'
import { NONE, type MailForm } from './mail_values'
import type { MailChoices } from './use_mail_choices'

type Fields = { form: MailForm; choices: MailChoices }

/** What the mail says, who signs it, when it goes and from where. */
export function MailFields({ form, choices }: Fields) {
  const { linked } = choices
  return (
    <>
      {choices.mayTemplates && <TemplateSelect form={form} templates={choices.templates} />}
      <TextInput
        label={t`Subject`}
        withAsterisk
        maxLength={mailLimits.subject.max}
        {...form.getInputProps('subject')}
      />
      <RichText
        label={t`Text`}
        required
        minHeight={220}
        inserts={fieldMenu}
        value={form.values.body}
        onChange={(body) => form.setFieldValue('body', body)}
        error={form.errors.body}
      />
      <Group grow align="flex-start" className="ma-pair">
        <SignatureSelect form={form} signatures={choices.signatures} />
        <TextInput
          label={t`Send later (optional)`}
          description={t`Your time, within ${SEND_AHEAD_DAYS} days`}
          type="datetime-local"
          {...form.getInputProps('sendAt')}
        />
      </Group>
      {linked.length > 0 && (
        <Select
          label={t`From`}
          allowDeselect={false}
          data={mailboxes.filter(
            ({ value }) => value === 'platform' || linked.some(({ provider }) => provider === value)
          )}
          {...form.getInputProps('mailbox')}
        />
      )}
    </>
  )
}

function TemplateSelect({
  form,
  templates,
}: {
  form: MailForm
  templates: MailChoices['templates']
}) {
  const take = (id: string | null) => {
    const template = templates.find(({ _id }) => _id === id)
    form.setFieldValue('templateId', id ?? '')
    if (!template) return
    form.setFieldValue('subject', template.subject)
    form.setFieldValue('body', template.body)
  }
  return (
    <Select
      label={t`Template`}
      placeholder={templates.length ? t`Choose a template, or write below` : t`No template yet`}
      clearable
      searchable
      data={templatePurposes
        .map(({ value }) => ({
          group: labelIn(templatePurposes, value),
          items: templates
            .filter(({ templateFor }) => templateFor === value)
            .map(({ _id, name }) => ({ value: _id, label: name })),
        }))
        .filter(({ items }) => items.length > 0)}
      value={form.values.templateId || null}
      onChange={take}
      error={form.errors.templateId}
    />
  )
}

function SignatureSelect({
  form,
  signatures,
}: {
  form: MailForm
  signatures: MailChoices['signatures']
}) {
  return (
    <Select
      label={t`Signature`}
      allowDeselect={false}
      data={[
        {
          value: '',
          label: signatures.find(({ isDefault }) => isDefault)?.name ?? t`The usual one`,
        },
        ...signatures
          .filter(({ isDefault }) => !isDefault)
          .map(({ _id, name }) => ({ value: _id, label: name })),
        { value: NONE, label: t`None` },
      ]}
      {...form.getInputProps('signatureId')}
    />
  )
}
