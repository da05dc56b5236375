import { IconDots } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { Foot, FootLink } from '../foot'
import type { NavItem } from './nav'

/** How many ways stand at the foot of a phone, beside the whole menu. */
const FOOT = 4

/** The foot of a phone: the first ways, and the whole menu. */
export function OftenUsed({
  items,
  opened,
  onMenu,
}: {
  items: NavItem[]
  opened: boolean
  onMenu: () => void
}) {
  return (
    <Foot label={t`Often used`}>
      {items
        .filter(({ foot }) => foot)
        .slice(0, FOOT)
        .map(({ to, foot, icon: Icon, badge }) => (
          <FootLink key={to} to={to} word={foot!}>
            <Icon size={22} stroke={1.5} />
            {badge && <span className="c-foot-badge">{badge}</span>}
          </FootLink>
        ))}
      <button type="button" aria-expanded={opened} onClick={onMenu}>
        <IconDots size={22} stroke={1.5} />
        <span>{t`More`}</span>
      </button>
    </Foot>
  )
}
