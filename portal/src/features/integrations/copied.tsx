import type { FocusEvent } from 'react'
import { Button, CopyButton, Textarea, TextInput } from '@mantine/core'
import { t } from '@lingui/core/macro'

/** Text to be taken elsewhere: an address, a secret, or a snippet of several lines. */
export function Copied({
  label,
  description,
  value,
  lines = 1,
}: {
  label: string
  description?: string
  value: string
  lines?: number
}) {
  const shared = {
    label,
    description,
    readOnly: true,
    value,
    spellCheck: false,
    onFocus: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      event.currentTarget.select(),
  }
  return (
    <div className="in-copy">
      {lines > 1 ? <Textarea {...shared} rows={lines} /> : <TextInput {...shared} />}
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            onClick={copy}
            aria-label={`${copied ? t`Copied` : t`Copy`}: ${label}`}
          >
            {copied ? t`Copied` : t`Copy`}
          </Button>
        )}
      </CopyButton>
    </div>
  )
}
