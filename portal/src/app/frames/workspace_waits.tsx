import './workspace.css'
import './workspace_waits.css'
import { PageSkeleton } from '../../components/page/skeletons'
import { useFlags } from '../flags'
import { MenuSkeleton } from './workspace/menu_skeleton'

/** The frame of signed-in screens while it is asked who is signed in. Made of plain elements, as it comes before the rest. */
export function WorkspaceWaits() {
  const { menu } = useFlags()
  return (
    <div className="c-frame-waits" data-small={!menu || undefined}>
      <div />
      <div className="c-side">
        <MenuSkeleton />
      </div>
      <div className="c-work">
        <PageSkeleton />
      </div>
    </div>
  )
}
