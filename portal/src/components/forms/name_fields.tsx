import { TextInput, type TextInputProps } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { accountLimits } from '#api/accounts/account_facts'

/** First and last name of a person, side by side. */
export function NameFields({
  form,
  first,
}: {
  form: { getInputProps(name: 'fName' | 'lName'): object }
  /** What the first name's field has besides. */
  first?: TextInputProps
}) {
  return (
    <div className="c-form-row">
      <TextInput
        label={t`First name`}
        autoComplete="given-name"
        maxLength={accountLimits.name.max}
        {...first}
        {...form.getInputProps('fName')}
      />
      <TextInput
        label={t`Last name`}
        autoComplete="family-name"
        maxLength={accountLimits.name.max}
        {...form.getInputProps('lName')}
      />
    </div>
  )
}
