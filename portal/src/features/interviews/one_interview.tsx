import { useOpenDialog } from '../../components/dialog_host'
import { nameOf } from '../applicants'
import { MyInterviewCard } from './my_interview_card'
import { InterviewCard, type Act } from './interview_card'
import { InterviewersDialog, OutcomeDialog, ScoreDialog } from './interview_dialogs'
import { EndInterview, type Interview } from './interview_parts'
import { OfferTimes } from './offer_times'
import { ScheduleDialog } from './schedule/schedule_dialog'

/** An interview with all that a company does about it, wherever it is shown. */
export function CompanyInterview({
  interview,
  marked = false,
}: {
  interview: Interview
  marked?: boolean
}) {
  const open = useOpenDialog()
  return (
    <InterviewCard
      interview={interview}
      marked={marked}
      onAct={(act) => open((close) => <Acting interview={interview} act={act} onClose={close} />)}
    />
  )
}

/** The same for its candidate. */
export function MyInterview({
  interview,
  marked = false,
}: {
  interview: Interview
  marked?: boolean
}) {
  const open = useOpenDialog()
  return (
    <MyInterviewCard
      interview={interview}
      marked={marked}
      onEnd={(act) =>
        open((close) => (
          <EndInterview side="candidate" act={act} interview={interview} onClose={close} />
        ))
      }
      onOffer={() => open((close) => <OfferTimes interview={interview} onClose={close} />)}
    />
  )
}

/** The dialog of an act. */
function Acting({
  interview,
  act,
  onClose,
}: {
  interview: Interview
  act: Act
  onClose: () => void
}) {
  if (act === 'score') return <ScoreDialog interview={interview} onClose={onClose} />
  if (act === 'people') return <InterviewersDialog interview={interview} onClose={onClose} />
  if (act === 'complete') return <OutcomeDialog interview={interview} onClose={onClose} />
  if (act === 'times')
    return (
      <ScheduleDialog
        invitee={{
          appliedId: interview.appliedId,
          name: nameOf(interview),
          timeZone: interview.devTimeZone,
        }}
        interview={interview}
        onClose={onClose}
      />
    )
  return <EndInterview side="client" act={act} interview={interview} onClose={onClose} />
}
