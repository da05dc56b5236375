import { AppShell, Burger, Kbd, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { useSession } from '../../session/session'
import AccountMenu from '../account_menu'
import { Brand } from '../public_layout'

/** The menu of a phone, the palette and the account. */
export function TopBar({
  base,
  opened,
  onMenu,
  onPalette,
}: {
  base: string
  opened: boolean
  onMenu: () => void
  onPalette: () => void
}) {
  const { userType } = useSession()
  return (
    <AppShell.Header className="c-top-bar">
      <Burger
        opened={opened}
        onClick={onMenu}
        hiddenFrom="sm"
        size="sm"
        aria-label={opened ? t`Close the menu` : t`Open the menu`}
      />
      <Brand to={`${base}/dashboard`} />
      <UnstyledButton
        className="c-palette-button"
        onClick={onPalette}
        aria-keyshortcuts="Control+K"
      >
        <IconSearch size={17} stroke={1.5} />
        <span>{t`Search or go to`}</span>
        <Kbd size="xs" aria-hidden>
          Ctrl K
        </Kbd>
      </UnstyledButton>
      <div className="c-top-end">
        <AccountMenu userType={userType} />
      </div>
    </AppShell.Header>
  )
}
