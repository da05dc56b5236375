import type { ReactNode } from 'react'
import { Button } from '@mantine/core'
import { plural, t } from '@lingui/core/macro'
import { SideDialog } from '../../../components/dialog'

/** The filters on a narrow screen, and how many developers they leave. */
export function FilterSheet({
  total,
  onClose,
  children,
}: {
  total: number | undefined
  onClose: () => void
  children: ReactNode
}) {
  return (
    <SideDialog
      onClose={onClose}
      title={t`Filters`}
      position="bottom"
      size="85%"
      classNames={{ content: 'se-sheet' }}
    >
      {/* what is typed here chooses, and nothing is lost */}
      <div data-closes-on-escape>{children}</div>
      <div className="se-sheet-foot">
        <Button fullWidth onClick={onClose}>
          {total === undefined
            ? t`Show developers`
            : t`Show ${plural(total, { one: '# developer', other: '# developers' })}`}
        </Button>
      </div>
    </SideDialog>
  )
}
