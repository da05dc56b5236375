import './candidate.css'
import { useState } from 'react'
import { Alert, Badge, Button, Group } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { Link, useParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { api } from '../../app/api'
import { PageNotYet } from '../../components/page/fetched'
import { EmptyState } from '../../components/message'
import { Section } from '../../components/page/page_header'
import { useTitle } from '../../components/page/title'
import { useWrite } from '../../components/forms/write'
import { useAccess } from '../../app/session/access'
import { FollowUpsOfCandidate } from '../mailing'
import { nameOf } from './candidate_facts'
import { Comments } from './comments'
import { ContactDialog } from './contact/contact_dialog'
import { CandidateProfile, useProfile, type Profile } from './profile'
import { ProfileHead } from './profile_head'
import { useSaving } from './saved/saving'

/** /client/candidates/:devId: one candidate as this company may see them, with what the team says. */
export default function CandidateScreen() {
  const { devId = '' } = useParams()
  const { profile, ...read } = useProfile(devId)
  useTitle(profile ? nameOf(profile) : t`Candidate`)
  if (!profile && read.error?.status === 404)
    return (
      <EmptyState
        title={t`This profile is not available`}
        action={
          <Button component={Link} to="/client/search">
            {t`Search developers`}
          </Button>
        }
      >
        {t`The candidate may have paused or removed it.`}
      </EmptyState>
    )
  if (!profile) return <PageNotYet read={read} what={t`The profile`} home="/client/dashboard" />
  return <Candidate key={devId} profile={profile} />
}

function Candidate({ profile }: { profile: Profile }) {
  const maySave = useAccess('save_profile')?.allowed ?? false
  const mayAsk = useAccess('contact_request')?.allowed ?? false
  const mayComment = useAccess('comments')?.allowed ?? false
  const save = useSaving()
  const [asking, setAsking] = useState(false)
  const { contact, is_saved_profile: isSaved } = profile
  const withdraw = useWrite(
    () =>
      api.put('/client/contact-requests/:id/withdraw', {
        params: { id: contact.lastRequest!._id },
      }),
    { refreshes: ['/client/candidate/:devId', '/client/contact-quota'] }
  )
  return (
    <>
      <ProfileHead
        profile={profile}
        more={profile.saved?.list && t` · saved in ${{ name: profile.saved.list.name }}`}
      >
        <Group gap="xs" className="ta-head-acts">
          {maySave && (
            <Button
              variant={isSaved ? 'light' : 'filled'}
              aria-pressed={isSaved}
              leftSection={
                isSaved ? <IconBookmarkFilled size={18} /> : <IconBookmark size={18} stroke={1.5} />
              }
              onClick={() =>
                void save(profile, !isSaved, {
                  note: profile.saved?.note,
                  list: profile.saved?.list?._id,
                })
              }
            >
              {isSaved ? t`Saved` : t`Save`}
            </Button>
          )}
          {mayAsk && contact.state === 'locked' && (
            <Button variant="default" onClick={() => setAsking(true)}>
              {t`Ask for contact`}
            </Button>
          )}
          {contact.state === 'pending' && (
            <>
              <Badge color="amber">{t`Asked for contact`}</Badge>
              {mayAsk && (
                <Button
                  variant="subtle"
                  color="gray"
                  loading={withdraw.busy}
                  onClick={() => void withdraw.send()}
                >
                  {t`Withdraw the request`}
                </Button>
              )}
            </>
          )}
          {contact.state === 'unlocked' && <Badge color="candor">{t`Contact unlocked`}</Badge>}
        </Group>
      </ProfileHead>
      {mayAsk && contact.state === 'locked' && contact.quota.left === 0 && (
        <Alert color="amber" mb="md" title={t`No contact requests left this month`}>
          {t`They come back when candidates decline or do not answer, and on the first of the month.`}
        </Alert>
      )}
      {contact.state === 'unlocked' && <FollowUpsOfCandidate devId={profile._id} />}
      <div className="ta-page">
        <Section>
          <h2 className="sr-only">{t`Profile`}</h2>
          <CandidateProfile id={profile._id} />
        </Section>
        {mayComment && <Comments devId={profile._id} name={profile.fName} />}
      </div>
      {asking && <ContactDialog card={profile} onDone={() => setAsking(false)} />}
    </>
  )
}
