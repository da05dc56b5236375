import './candidate.css'
import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { Face } from '../../components/face'
import { When } from '../../components/when'
import { nameOf, PaidMark, type Card } from './candidate_facts'

/** Who a profile is of: face, name, headline and when they were last here, with what a screen adds and offers. */
export function ProfileHead({
  profile,
  more,
  children,
}: {
  profile: Card
  /** Said behind when they were last here. */
  more?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="ta-head">
      <Face name={nameOf(profile)} src={profile.userImage} size={72} />
      <div className="ta-head-who">
        <h1>
          {nameOf(profile)} <PaidMark card={profile} />
        </h1>
        {profile.headline && <p>{profile.headline}</p>}
        <p className="dim" style={{ fontSize: '0.875rem' }}>
          <Trans>
            Active <When at={profile.lastActiveAt} />
          </Trans>
          {more}
        </p>
      </div>
      {children}
    </div>
  )
}
