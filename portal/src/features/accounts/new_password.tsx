import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { accountLimits } from '#api/accounts/account_facts'

const { min } = accountLimits.password

/** What a field for a new password says of it. */
export const passwordHint = () => t`At least ${min} characters`

/** What is wrong with a new password, as far as the browser knows; the server knows the common ones too. */
export const passwordFault = (value: string) =>
  [...value].length >= min ? null : t`Use at least ${min} characters`

type Form = { errors: { password?: unknown }; getInputProps(name: 'password'): object }

/** The field of a form in which a new password is chosen. */
export function NewPassword({ form, ...shown }: { form: Form } & Omit<PasswordInputProps, 'form'>) {
  return (
    <PasswordInput
      label={t`Password`}
      description={passwordHint()}
      autoComplete="new-password"
      aria-invalid={Boolean(form.errors.password) || undefined}
      {...form.getInputProps('password')}
      {...shown}
    />
  )
}
