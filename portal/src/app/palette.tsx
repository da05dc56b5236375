import '@mantine/spotlight/styles.layer.css'
import { useEffect, useState } from 'react'
import { Spotlight, createSpotlight } from '@mantine/spotlight'
import { useNavigate } from 'react-router-dom'
import { IconSearch } from '@tabler/icons-react'
import { paletteActions } from './palette_actions'

const [store, spotlight] = createSpotlight()

/** Ctrl K: go to any screen and do the common acts. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [actions] = useState(paletteActions)
  useEffect(() => spotlight.open(), [])
  const groups = [...new Set(actions.map(({ group }) => group ?? 'Do'))]
  return (
    <Spotlight
      store={store}
      shortcut={null}
      highlightQuery
      scrollable
      maxHeight={420}
      nothingFound="Nothing of this name. Try another word."
      searchProps={{
        'placeholder': 'Go to a screen or do something',
        'leftSection': <IconSearch size={20} stroke={1.5} />,
        'aria-label': 'Search commands',
      }}
      onSpotlightClose={onClose}
      actions={groups.map((group) => ({
        group,
        actions: actions
          .filter((action) => (action.group ?? 'Do') === group)
          .map(({ id, label, description, to, run, keywords }) => ({
            id,
            label,
            description,
            keywords,
            onClick: () => (to ? navigate(to) : run?.()),
          })),
      }))}
    />
  )
}
