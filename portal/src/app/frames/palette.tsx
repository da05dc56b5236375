import '@mantine/spotlight/styles.layer.css'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Spotlight, createSpotlight } from '@mantine/spotlight'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { IconSearch } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { useEscape } from '../../components/keys'
import { useFocusBack } from '../../components/focus'
import { notFound } from '../../components/page/fetched'
import { chooseScheme } from '../look/scheme'
import { schemes } from '../look/scheme_switch'
import { endTyped, takeTyped } from './typed_ahead'
import { paletteActions, paletteFinds, type PaletteAction } from './palette_actions'

const [store, spotlight] = createSpotlight()

const matches = (words: string[], { label, description, keywords }: PaletteAction) => {
  const text = [label, description, ...(keywords ?? [])].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

/** Light, dark, or as the device says, by name from anywhere. */
const schemeActions = (): PaletteAction[] =>
  schemes().map(([scheme, label]) => ({
    id: `scheme-${scheme}`,
    label: t`Appearance: ${{ label: label.toLowerCase() }}`,
    keywords: ['mode', 'theme'],
    run: () => chooseScheme(scheme),
  }))

/** Ctrl K: go to any screen, job, applicant or candidate, and do the common acts. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  // what a role may do comes in after the frame
  const actions = [...paletteActions(), ...schemeActions()]
  const [query, setQuery] = useState('')
  const [sent, setSent] = useState(false)
  const [search] = useDebouncedValue(query.trim(), 180)
  // in the same breath as the field comes, so that no letter falls between the two
  useLayoutEffect(() => {
    spotlight.open()
    takeTyped((typed, isSent) => {
      setQuery(typed)
      setSent(isSent)
    })
  }, [])
  useEscape(spotlight.close)
  useFocusBack()
  const finds = useQuery({
    queryKey: ['palette', search],
    queryFn: ({ signal }) => paletteFinds(search, signal),
    enabled: search.length > 1,
    placeholderData: (before) => (search.length > 1 ? before : undefined),
  })
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const shown = [
    ...actions.filter((action) => matches(words, action)),
    ...(search.length > 1 ? (finds.data ?? []) : []),
  ]
  const act = ({ to, run }: PaletteAction) => (to ? navigate(to) : run?.())
  const [first] = shown
  useEffect(() => {
    if (!sent || !first) return
    spotlight.close()
    act(first)
  }, [sent, first?.id])
  const groups = [...new Set(shown.map(({ group }) => group ?? t`Do`))]
  return (
    <Spotlight
      store={store}
      shortcut={null}
      attributes={{ content: { 'aria-label': t`Search and commands` } }}
      closeOnEscape={false}
      highlightQuery
      scrollable
      maxHeight={420}
      query={query}
      onQueryChange={setQuery}
      // those that match are chosen above, where the server's finds come in
      filter={(_, all) => all}
      nothingFound={
        finds.isFetching ? t`Searching …` : notFound(finds, t`No matches. Try another word.`)
      }
      searchProps={{
        ...{ 'data-closes-on-escape': true },
        'placeholder': t`Go to a screen, job or person, or do something`,
        'leftSection': <IconSearch size={20} stroke={1.5} />,
        'aria-label': t`Search commands`,
        'onFocus': endTyped,
      }}
      onSpotlightClose={onClose}
      actions={groups.map((group) => ({
        group,
        actions: shown
          .filter((action) => (action.group ?? t`Do`) === group)
          .map((action) => ({
            id: action.id,
            label: action.label,
            description: action.description,
            onClick: () => act(action),
          })),
      }))}
    />
  )
}
