import { plural, t } from '@lingui/core/macro'
import { useAccess } from '../../../app/session/access'
import { ChosenBar } from '../../../components/lists/grid/chosen_bar'
import { mayReject, type Applicant } from '../applicants_data'

export type ChosenActs = {
  onReject: (all: Applicant[]) => void
  onAct: (act: 'move' | 'message', all: Applicant[]) => void
}

/** What is done with the selected applicants of a job, on its board as in its table. */
export function ApplicantsChosen({
  jobId,
  chosen,
  onReject,
  onAct,
  onClear,
}: ChosenActs & { jobId: string; chosen: Applicant[]; onClear: () => void }) {
  const mayMail = useAccess('send_mail', jobId)?.allowed ?? false
  const rejectable = chosen.filter(mayReject)
  return (
    <ChosenBar
      label={t`Selected applicants`}
      selected={chosen.length}
      note={
        rejectable.length < chosen.length &&
        t`, ${{ count: chosen.length - rejectable.length }} of them no longer open`
      }
      onClear={onClear}
      acts={[
        ...(mayMail
          ? [
              {
                id: 'mail',
                label: t`E-mail`,
                to: `/client/email/write?applied=${chosen.map(({ _id }) => _id).join(',')}`,
              },
            ]
          : []),
        {
          id: 'write',
          label: t`Write to ${plural({ applicants: chosen.length }, { one: '# applicant', other: '# applicants' })}`,
          run: () => onAct('message', chosen),
        },
        ...(rejectable.length > 0
          ? [
              {
                id: 'move',
                label: t`Move ${plural({ applications: rejectable.length }, { one: '# application', other: '# applications' })}`,
                run: () => onAct('move', rejectable),
              },
              {
                id: 'reject',
                label: t`Reject ${plural({ applications: rejectable.length }, { one: '# application', other: '# applications' })}`,
                harm: true,
                run: () => onReject(rejectable),
              },
            ]
          : []),
      ]}
    />
  )
}
