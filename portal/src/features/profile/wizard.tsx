import './wizard.css'
import { useEffect, useRef } from 'react'
import { Button, NativeSelect, Progress } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { IconArrowLeft, IconArrowRight, IconCircleCheckFilled } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { api } from '../../app/api'
import { read } from '../../app/read'
import { PageNotYet, together } from '../../components/page/fetched'
import { PageHeader } from '../../components/page/page_header'
import { ApprovalBanner, SubmitCard } from './changes/approval'
import { draftsBeginning } from './drafts'
import { Personal } from './personal'
import { Photo } from './media/photo'
import { ProfileDraft, useProfile, useProfileDraft, type Profile } from './profile_draft'
import { ProgressCard } from './progress_card'
import { PublicCard } from './public_card'
import { Resumes } from './resumes'
import { SavedMark } from './saved_mark'
import { SectionEditor } from './sections/section_editor'
import { sectionDefinitions } from './sections/profile_sections'
import { Skills } from './sections/skills'
import { Story } from './story'
import { addressOf, placeOf, tabs, type TabKey } from './tabs'
import { Titles } from './titles'
import { Video } from './media/video'
import { Waiting } from './changes/waiting'

/** /candidate/profile/:tab: the profile in thirteen tabs, one group of questions at a time; each saves by itself. */
export default function Wizard() {
  const { tab } = useParams()
  const { hash } = useLocation()
  const profile = useProfile()
  const steps = useQuery(read('GET', '/candidate/dev-step-data'))
  if (!profile.data || !steps.data)
    return (
      <PageNotYet
        read={together(profile, steps)}
        what={t`Your profile`}
        home="/candidate/dashboard"
      />
    )
  const person = profile.data.data as Profile
  const place = placeOf(tab, hash)
  if (place < 0) {
    const { key } = tabs[Math.min(steps.data.data.activeTab, tabs.length - 1)]
    return <Navigate to={addressOf(key)} replace />
  }
  if (!tab) return <Navigate to={addressOf(tabs[place].key)} replace />
  return (
    <ProfileDraft key={person._id} profile={person}>
      <Tabs place={place} />
    </ProfileDraft>
  )
}

function Tabs({ place }: { place: number }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { profile, store, snapshot } = useProfileDraft()
  const { data: steps } = useQuery(read('GET', '/candidate/dev-step-data'))
  const counter = steps?.data.activeTab ?? 0
  const head = useRef<HTMLParagraphElement>(null)
  const came = useRef(place)
  const choose = useMutation({
    // one after the other, so that the last answer is of the last choice
    scope: { id: 'profile-tab' },
    mutationFn: (activeTab: number) =>
      api.put('/candidate/dev-step-data', { body: { activeTab }, notice: 'none' }),
    onSuccess: (answer) =>
      client.setQueryData(read('GET', '/candidate/dev-step-data').queryKey, answer),
  })
  const { mutate } = choose
  useEffect(() => {
    if (came.current === place) return
    came.current = place
    void store.flush()
    head.current?.focus()
    window.scrollTo({ top: 0 })
  }, [place, store])
  useEffect(() => {
    if (counter !== place) mutate(place)
    // the counter follows the tab, not the other way round
  }, [place, mutate])

  const { key, label } = tabs[place]
  const next = tabs[place + 1]
  const before = tabs[place - 1]
  const done = (step?: string) =>
    Boolean(steps?.data.steps.find((one) => one.key === step && one.done))
  return (
    <>
      <PageHeader title={t`Profile`} tab={t`${label} · Profile`}>
        {t`A verified address and a resume let you apply; the rest helps companies say yes.`}
      </PageHeader>
      <ApprovalBanner profile={profile} />
      <div className="wiz">
        <nav className="wiz-tabs" aria-label={t`Parts of your profile`}>
          <ol>
            {tabs.map((tab, index) => {
              const open = unfinished(profile._id, tab.key)
              return (
                <li key={tab.key}>
                  <Link to={addressOf(tab.key)} aria-current={index === place ? 'step' : undefined}>
                    <span>{tab.label}</span>
                    {open ? (
                      <span className="wiz-open">{t`unfinished`}</span>
                    ) : (
                      'step' in tab &&
                      done(tab.step) && (
                        <IconCircleCheckFilled
                          size={16}
                          color="var(--accent)"
                          aria-label={t`complete`}
                        />
                      )
                    )}
                  </Link>
                </li>
              )
            })}
          </ol>
        </nav>
        <div className="wiz-main">
          <div className="wiz-phone">
            <NativeSelect
              aria-label={t`Part of your profile`}
              value={key}
              onChange={(event) => navigate(addressOf(event.currentTarget.value as TabKey))}
              data={tabs.map((tab, index) => ({
                value: tab.key,
                label: t`${{ index: index + 1 }} of ${{ count: tabs.length }}: ${{ label: tab.label }}`,
              }))}
            />
            <Progress
              value={((place + 1) / tabs.length) * 100}
              size="xs"
              mt={8}
              aria-label={t`Part ${{ place: place + 1 }} of ${{ count: tabs.length }}`}
            />
          </div>
          <div className="wiz-head">
            <p ref={head} tabIndex={-1}>
              <span className="num">{t`${{ place: place + 1 }} of ${{ count: tabs.length }}`}</span>
              : {label}
            </p>
            <SavedMark state={snapshot.state} />
          </div>
          <Panel tab={key} />
          <div className="wiz-way">
            {before ? (
              <Button
                component={Link}
                to={addressOf(before.key)}
                variant="default"
                leftSection={<IconArrowLeft size={16} stroke={1.5} />}
              >
                {t`Back`}
              </Button>
            ) : (
              <span />
            )}
            {next ? (
              <Button
                component={Link}
                to={addressOf(next.key)}
                rightSection={<IconArrowRight size={16} stroke={1.5} />}
              >
                <span>
                  <span className="wiz-next">{t`Next: `}</span>
                  {next.label}
                </span>
              </Button>
            ) : (
              <Button component={Link} to="/candidate/dashboard">
                {t`Finish`}
              </Button>
            )}
          </div>
        </div>
        <aside className="wiz-side" aria-label={t`Your progress`}>
          <ProgressCard />
          <SubmitCard profile={profile} />
          <PublicCard />
        </aside>
      </div>
    </>
  )
}

const sectionsOf = (tab: TabKey) =>
  sectionDefinitions.filter(({ id }) => id === tab || (tab === 'skills' && id === 'tools'))

/** A row of this tab was being written when it was left. */
const unfinished = (person: string, tab: TabKey) =>
  sectionsOf(tab).some(({ area }) => draftsBeginning(person, `${area}.`).length > 0)

function Panel({ tab }: { tab: TabKey }) {
  const navigate = useNavigate()
  const lists = sectionsOf(tab).map((section) => (
    <SectionEditor key={section.area} section={section} />
  ))
  switch (tab) {
    case 'personal':
      return <Personal />
    case 'story':
      return (
        <>
          <Story />
          <Video />
        </>
      )
    case 'titles':
      return <Titles />
    case 'skills':
      return (
        <>
          <Skills />
          {lists}
        </>
      )
    case 'resume':
      return (
        <>
          <Waiting parts={['resume']} />
          <Resumes onUploaded={() => navigate('/candidate/resume')} />
        </>
      )
    case 'photo':
      return <Photo />
    default:
      return <>{lists}</>
  }
}
