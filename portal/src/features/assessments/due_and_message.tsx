import { NumberInput, Textarea, type TextareaProps } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { dueDays, sendLimits } from '#api/assessments/sends/send_facts'

/** By when tests are to be taken, and what people read with them. */
export function DueAndMessage({
  props,
  message,
}: {
  props: (field: 'dueDays' | 'message') => object
  message: TextareaProps
}) {
  return (
    <>
      <NumberInput
        label={t`Due in days`}
        min={dueDays.min}
        max={dueDays.max}
        allowDecimal={false}
        {...props('dueDays')}
      />
      <Textarea
        label={t`Message (optional)`}
        autosize
        maxLength={sendLimits.message.max}
        {...message}
        {...props('message')}
      />
    </>
  )
}
