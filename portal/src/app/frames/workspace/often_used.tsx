import { IconDots } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { Foot, FootLink } from '../foot'
import type { NavItem } from './nav'

/** How many ways are at the foot of a phone, beside the whole menu. */
const FOOT = 4

/** The foot of a phone: the first ways, and the whole menu. */
export function OftenUsed({
  items,
  waits,
  opened,
  onMenu,
}: {
  items: NavItem[]
  /** Whether it is not known yet which of them are theirs: they keep their room. */
  waits: boolean
  opened: boolean
  onMenu: () => void
}) {
  return (
    <Foot label={t`Often used`}>
      {waits &&
        Array.from({ length: FOOT }, (_, index) => (
          <span key={index} className="c-foot-waits" aria-hidden="true">
            <span className="c-skeleton" />
          </span>
        ))}
      {(waits ? [] : items)
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
