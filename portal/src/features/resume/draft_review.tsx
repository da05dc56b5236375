import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Alert, Button, Checkbox, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { plural, t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { api, type DataOf } from '../../app/api'
import { Section } from '../../components/page/page_header'
import { read } from '../../app/read'
import { Refused } from '../../components/forms/refused'
import { useWrite, type Write } from '../../components/forms/write'
import { ApprovalBanner, SubmitCard, ProgressCard, useProfile, type Profile } from '../profile'
import { PageView } from './page_view'
import { groupsOf, isUnsure, type Part, type PartField, type Parsed } from './parts'
import { PartCard, type Edits } from './part_card'
import { WhatsLeft } from './whats_left'

/** What was read from a resume, beside the profile and the page: taken over, changed or dropped part by part. */
export function DraftReview({ parsed }: { parsed: Parsed }) {
  const groups = groupsOf(parsed.draft!)
  const all = groups.flatMap(({ parts }) => parts)
  const besideOf = (name: string) => parsed.beside.find(({ part }) => part === name)
  const open = all.filter(({ name }) => besideOf(name)?.state !== 'same')
  // what is new and was read with some certainty is chosen; the rest is for the person to choose
  const [chosen, setChosen] = useState(
    () =>
      new Set(
        open
          .filter((part) => besideOf(part.name)?.state === 'new' && !isUnsure(part))
          .map(({ name }) => name)
      )
  )
  const [replaced, setReplaced] = useState(new Set<string>())
  const [edits, setEdits] = useState<Edits>({})
  const [looked, setLooked] = useState<Pick<Part | PartField, 'page' | 'box'>>({
    page: 1,
    box: null,
  })
  const [done, setDone] = useState<DataOf<'POST', '/candidate/parsed-resume/apply'>>()
  const apply = useWrite(
    () =>
      api.post('/candidate/parsed-resume/apply', {
        body: {
          accept: open.map(({ name }) => name).filter((name) => chosen.has(name)),
          edits,
          replace: [...replaced].filter((name) => chosen.has(name)),
          source: parsed.source === 'resume' ? 'resume' : 'import',
        },
        notice: 'errors',
      }),
    {
      refreshes: (path) => path.startsWith('/candidate/') && !path.includes('/pages/'),
      onDone({ data }) {
        setChosen((now) => new Set([...now].filter((name) => !data.applied.includes(name))))
        setDone(data)
      },
    }
  )
  const profile = useProfile().data?.data as Profile | undefined
  const { steps } = useQuery(read('GET', '/candidate/dev-step-data')).data?.data ?? {}
  const head = useRef<HTMLDivElement>(null)
  // asked for from then on, also while it is being written
  const [asks, setAsks] = useState(false)
  useEffect(() => {
    if (!done) return
    if (steps?.some(({ key, done }) => key === 'story' && !done)) setAsks(true)
    head.current?.scrollIntoView({ block: 'start' })
    // each time something was taken over
  }, [done])
  const picked = open.filter(({ name }) => chosen.has(name)).length
  const toggle = (set: Set<string>, name: string, on: boolean) => {
    const next = new Set(set)
    if (on) next.add(name)
    else next.delete(name)
    return next
  }
  const size = parsed.pages[looked.page - 1]
  return (
    <>
      <Warnings parsed={parsed} />
      <div ref={head} className="res-done" role="status">
        {done && <TakenOver done={done} asks={asks} />}
      </div>
      {done && profile && (
        <>
          {profile.approval === 'submitted' && <ApprovalBanner profile={profile} />}
          <NextSteps asks={asks} profile={profile} />
        </>
      )}
      <div className="res-two" data-page={Boolean(parsed.resumeId && size) || undefined}>
        <div>
          {groups.map(({ title, parts }) => (
            <Section key={title} title={title}>
              {parts.some(({ name }) => name.startsWith('skills.')) ? (
                <SkillChoices
                  parts={parts}
                  besideOf={besideOf}
                  chosen={chosen}
                  onChoose={(name, on) => setChosen(toggle(chosen, name, on))}
                  onLook={setLooked}
                />
              ) : (
                <Parts
                  title={title}
                  parts={parts}
                  isKnown={({ name }) => besideOf(name)?.state === 'same'}
                  card={(part) => (
                    <PartCard
                      key={part.name}
                      part={part}
                      beside={besideOf(part.name)}
                      accepted={chosen.has(part.name)}
                      replaces={replaced.has(part.name)}
                      edits={edits}
                      isRead={parsed.source === 'resume'}
                      problem={done?.skipped.find((one) => one.part === part.name)?.reason}
                      onAccept={(on) => setChosen(toggle(chosen, part.name, on))}
                      onReplace={(on) => setReplaced(toggle(replaced, part.name, on))}
                      onEdit={(path, value) => setEdits((now) => ({ ...now, [path]: value }))}
                      onLook={setLooked}
                    />
                  )}
                />
              )}
            </Section>
          ))}
          <Refused failure={apply.failure} beside={[]} />
        </div>
        {parsed.resumeId && size && (
          <PageView resumeId={parsed.resumeId} page={looked.page} size={size} box={looked.box} />
        )}
      </div>
      <ChoiceBar open={open} picked={picked} setChosen={setChosen} apply={apply} />
    </>
  )
}

/** The parts of a group: those to decide about, and folded away those that the profile has already. */
function Parts({
  title,
  parts,
  isKnown,
  card,
}: {
  title: string
  parts: Part[]
  isKnown: (part: Part) => boolean
  card: (part: Part) => ReactNode
}) {
  const known = parts.filter(isKnown)
  const open = parts.filter((part) => !isKnown(part))
  return (
    <>
      {open.length > 0 && (
        <ul className="res-parts" aria-label={title}>
          {open.map(card)}
        </ul>
      )}
      {known.length > 0 && (
        <details className="res-known">
          <summary>
            {plural(
              { count: known.length },
              {
                one: '# part is on your profile already',
                other: '# parts are on your profile already',
              }
            )}
          </summary>
          <ul className="res-parts" aria-label={title}>
            {known.map(card)}
          </ul>
        </details>
      )}
    </>
  )
}

/** Skills are many and short: a field of checkboxes. */
function SkillChoices({
  parts,
  besideOf,
  chosen,
  onChoose,
  onLook,
}: {
  parts: Part[]
  besideOf: (name: string) => Parsed['beside'][number] | undefined
  chosen: Set<string>
  onChoose: (name: string, on: boolean) => void
  onLook: (part: Part) => void
}) {
  const unknown = parts.filter(({ name }) => besideOf(name)?.state === 'incomplete')
  const [asked, setAsked] = useState(false)
  const ask = useWrite(
    async () => {
      for (const { title } of unknown)
        await api.post('/candidate/custom-skill', { body: { name: title }, notice: 'errors' })
    },
    { onDone: () => setAsked(true) }
  )
  return (
    <>
      <ul className="res-skills" aria-label={t`Skills`}>
        {parts.map((part) => {
          const beside = besideOf(part.name)
          const missing = beside?.state === 'incomplete'
          return (
            <li key={part.name}>
              <Checkbox
                label={part.title}
                description={
                  beside?.state === 'same'
                    ? t`on your profile`
                    : missing
                      ? t`not on our list`
                      : (beside?.why ?? (isUnsure(part) ? t`unsure` : undefined))
                }
                checked={beside?.state === 'same' || chosen.has(part.name)}
                disabled={beside?.state === 'same' || missing}
                onFocus={() => onLook(part)}
                onChange={(event) => onChoose(part.name, event.currentTarget.checked)}
              />
            </li>
          )
        })}
      </ul>
      {unknown.length > 0 && (
        <Group mt="md" gap="sm">
          <Button
            size="xs"
            variant="default"
            loading={ask.busy}
            disabled={asked}
            onClick={() => void ask.send()}
          >
            {asked
              ? t`Asked; we tell you when we add them`
              : t`Ask us to add ${{ skills: unknown.length === 1 ? unknown[0].title : plural({ count: unknown.length }, { one: '# skill', other: '# skills' }) }}`}
          </Button>
        </Group>
      )}
    </>
  )
}

/** What a reader of the file should know: text that nobody sees, and what was left out. */
function Warnings({ parsed }: { parsed: Parsed }) {
  return (
    <>
      {parsed.hiddenText.found && (
        <Alert
          color="amber"
          mb="md"
          icon={<IconAlertTriangle size={20} stroke={1.5} />}
          title={t`Your file holds text that a reader does not see`}
        >
          <Text size="sm">
            {t`Very small, white or covered text is left out of your profile, and companies that compare files may hold it against you. Save the file without it if it is there by mistake.`}
          </Text>
          {parsed.hiddenText.extract && (
            <blockquote className="res-extract">{parsed.hiddenText.extract}</blockquote>
          )}
        </Alert>
      )}
      {parsed.warnings.length > 0 && (
        <Alert color="gray" mb="md" title={t`What we left out`}>
          {parsed.warnings.map((warning) => (
            <Text size="sm" key={warning}>
              {warning}
            </Text>
          ))}
        </Alert>
      )}
    </>
  )
}

/** What was taken over, and what comes next. */
function TakenOver({
  done,
  asks,
}: {
  done: DataOf<'POST', '/candidate/parsed-resume/apply'>
  asks: boolean
}) {
  return (
    <Alert
      color="candor"
      mb="md"
      icon={<IconCircleCheck size={20} stroke={1.5} />}
      title={t`${plural({ count: done.applied.length }, { one: '# part', other: '# parts' })} taken over`}
    >
      <Text size="sm">
        {done.skipped.length > 0
          ? t`${plural({ count: done.skipped.length }, { one: '# part', other: '# parts' })} stayed behind; the reason is beside each.`
          : asks
            ? t`Two things are left that a resume rarely says.`
            : t`Check your profile, then submit it.`}
      </Text>
      <Button component={Link} to="/candidate/profile/personal" size="xs" variant="default" mt="sm">
        {t`Go to your profile`}
      </Button>
    </Alert>
  )
}

/** After parts were taken over: what a resume rarely says, and the submission of the profile. */
function NextSteps({ asks, profile }: { asks: boolean; profile: Profile }) {
  return (
    <div className="res-port" data-done>
      {asks && (
        <div>
          <WhatsLeft profile={profile} />
        </div>
      )}
      <div>
        <SubmitCard profile={profile} />
        <ProgressCard />
      </div>
    </div>
  )
}

/** How much is selected, and the button that takes it over. */
function ChoiceBar({
  open,
  picked,
  setChosen,
  apply,
}: {
  open: Part[]
  picked: number
  setChosen: (chosen: Set<string>) => void
  apply: Write
}) {
  return (
    <div className="res-bar">
      <Text size="sm">
        {open.length === 0
          ? t`Everything in it is on your profile already.`
          : t`${picked} of ${plural({ count: open.length }, { one: '# part', other: '# parts' })} selected`}
      </Text>
      <Group gap="xs">
        {open.length > 0 && (
          <Button
            variant="default"
            onClick={() => setChosen(picked ? new Set() : new Set(open.map(({ name }) => name)))}
          >
            {picked ? t`Clear selection` : t`Select all`}
          </Button>
        )}
        <Button disabled={!picked} loading={apply.busy} onClick={() => void apply.send()}>
          <Trans>
            Take over <Plural value={picked} one="# part" other="# parts" />
          </Trans>
        </Button>
      </Group>
    </div>
  )
}
