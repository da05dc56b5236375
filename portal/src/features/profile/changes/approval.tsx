import './approval.css'
import './theirs.css'
import { useState } from 'react'
import { Alert, Button, List, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { IconCircleCheck, IconClock, IconEyeOff, IconInfoCircle } from '@tabler/icons-react'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { api } from '../../../app/api'
import { read } from '../../../app/read'
import { day } from '../../../components/format'
import { Ask } from '../../../components/ask'
import { Section } from '../../../components/page/page_header'
import { Coming } from '../../../components/page/skeletons'
import { EditAgain } from './edit_again'
import { useWrite } from '../../../components/forms/write'
import { profileReads, type Profile } from '../profile_draft'
import { addressOfStep, labelOfStep, type StepKey } from '../tabs'
import { lowered } from '../progress_card'
import { stillRejected, titleOf } from './updates'
import { SUBMIT_FROM } from '#api/candidates/progress_facts'

/** The profile's state with us, and whether companies find it. */
export function ApprovalBanner({ profile }: { profile: Profile }) {
  const { approval, approvalReason, visibility, snoozedUntil, timeZone } = profile
  if (visibility !== 'active')
    return (
      <Alert
        color="amber"
        mb="md"
        icon={<IconEyeOff size={20} stroke={1.5} />}
        title={
          visibility === 'snoozed' && snoozedUntil
            ? t`Your profile is hidden from search until ${{ day: day(snoozedUntil, timeZone) }}`
            : visibility === 'suspended'
              ? t`Your profile is suspended`
              : t`Your profile is hidden`
        }
      >
        {visibility === 'suspended' ? (
          t`Companies cannot find it. Write to support to ask why.`
        ) : (
          <>
            <Trans>
              Companies do not find it; your applications are not touched by that.{' '}
              <Link to="/settings/privacy" style={{ color: 'inherit' }}>
                Change this in the settings
              </Link>
            </Trans>
          </>
        )}
      </Alert>
    )
  switch (approval) {
    case 'submitted':
      return (
        <Alert
          color="amber"
          mb="md"
          icon={<IconClock size={20} stroke={1.5} />}
          title={t`Your profile is with us`}
        >
          {t`We answer within two working days. You can keep changing it and apply for jobs in the meantime.`}
        </Alert>
      )
    case 'changes_requested':
      return (
        <Alert
          color="amber"
          mb="md"
          icon={<IconInfoCircle size={20} stroke={1.5} />}
          title={t`Before we approve your profile, please change this`}
        >
          {approvalReason && <p className="wiz-theirs">{approvalReason}</p>}
          {t`Then submit it again. You can apply for jobs in the meantime.`}
        </Alert>
      )
    case 'rejected':
      return (
        <Alert
          color="red"
          mb="md"
          icon={<IconInfoCircle size={20} stroke={1.5} />}
          title={t`Your profile was not approved`}
        >
          {approvalReason && <p className="wiz-theirs">{approvalReason}</p>}
          {t`You can change it and submit it again, and you can apply for jobs meanwhile.`}
        </Alert>
      )
    case 'approved':
      return <Approved profile={profile} />
    default:
      return null
  }
}

/** An approved profile, and what became of the changes that were asked for since. */
function Approved({ profile: { isPublic, slug, pendingUpdates } }: { profile: Profile }) {
  const requests = useQuery(
    read('GET', '/candidate/profile-update-requests', { query: { limit: 20 } })
  )
  const asked = requests.data?.data
  const waiting = pendingUpdates.length
  return (
    <>
      <p className="wiz-approved">
        <IconCircleCheck size={18} stroke={1.5} aria-hidden="true" />
        {t`Approved: companies find you in search.`}
        {isPublic && slug && <Link to={`/developers/${slug}`}>{t`Your public card`}</Link>}
        {asked && asked.length > 0 && (
          <Link to="/candidate/changes">
            {waiting
              ? plural(
                  { count: waiting },
                  { one: '# change awaiting approval', other: '# changes awaiting approval' }
                )
              : t`Your changes`}
          </Link>
        )}
      </p>
      {requests.isPending && <Coming />}
      {stillRejected(asked ?? []).map((update) => (
        <Ask
          key={update._id}
          title={t`Not approved: ${{ lowered: lowered(titleOf(update)) }}`}
          act={<EditAgain update={update} />}
        >
          {update.reason}
        </Ask>
      ))}
    </>
  )
}

type Missing = { key: StepKey; gains: number }

/** Hands the profile in for approval, from 70 percent on; before that it says what is missing. */
export function SubmitCard({ profile }: { profile: Profile }) {
  const progress = useQuery(read('GET', '/candidate/dev-step-data')).data?.data.progress ?? 0
  const [missing, setMissing] = useState<Missing[]>()
  const submit = useWrite(() => api.post('/candidate/submit-profile'), {
    refreshes: profileReads,
    onRefused: ({ details }) => setMissing(details.missing),
    onDone: () => setMissing(undefined),
  })
  if (!['incomplete', 'changes_requested', 'rejected'].includes(profile.approval)) return null
  const ready = progress >= SUBMIT_FROM
  return (
    <Section title={t`Approval`}>
      <Text size="sm">
        {ready
          ? t`Your profile has what we need. Once we approve it, companies find you in search.`
          : t`From ${{ least: SUBMIT_FROM }} % on you can submit your profile; ${{ missing: SUBMIT_FROM - progress }} % to go. Once we approve it, companies find you in search.`}
      </Text>
      {missing && missing.length > 0 && (
        <List size="sm" mt="sm" aria-label={t`What is missing`}>
          {missing.map(({ key, gains }) => (
            <List.Item key={key}>
              <Link to={addressOfStep(key)} style={{ color: 'inherit' }}>
                {labelOfStep(key)}
              </Link>{' '}
              (+{gains} %)
            </List.Item>
          ))}
        </List>
      )}
      <Button
        mt="sm"
        fullWidth
        disabled={!ready}
        loading={submit.busy}
        onClick={() => void submit.send()}
      >
        {profile.approval === 'incomplete' ? t`Submit for approval` : t`Submit again`}
      </Button>
    </Section>
  )
}
