import './code_field.css'
import type { ReactNode } from 'react'
import { PinInput } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { CODE_DIGITS } from '#api/accounts/account_facts'

/** The boxes for the code of a mail; the last digit sends it. */
export function CodeField({
  form,
  wrong,
  problem,
}: {
  form: {
    values: { code: string }
    setFieldValue(name: 'code', value: string): void
    submit: () => void
  }
  /** How often a code was wrong: empty boxes each time. */
  wrong: number
  problem: ReactNode
}) {
  return (
    <div role="group" aria-label={t`Code from the mail`}>
      <PinInput
        key={wrong}
        length={CODE_DIGITS}
        type="number"
        oneTimeCode
        autoFocus
        size="md"
        gap={8}
        className="c-pin"
        inputMode="numeric"
        ariaLabel={t`Digit`}
        placeholder=""
        value={form.values.code}
        onChange={(code) => form.setFieldValue('code', code)}
        onComplete={() => setTimeout(() => form.submit())}
        error={Boolean(problem)}
      />
      {problem && (
        <p className="c-form-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
