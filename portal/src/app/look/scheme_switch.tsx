import { useEffect, useState } from 'react'
import type { MantineColorScheme } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { useStore } from '../store'
import { chooseScheme, chosen } from './scheme'

/** The choices of appearance and their words. */
export const schemes = (): [MantineColorScheme, string][] => [
  ['auto', t`System`],
  ['light', t`Light`],
  ['dark', t`Dark`],
]

/** Light, dark, or as the device says. */
export function SchemeSwitch() {
  const colorScheme = useStore(chosen, (one) => one)
  // the server does not know the choice
  const [known, setKnown] = useState(false)
  useEffect(() => setKnown(true), [])
  return (
    <div className="c-scheme" role="group" aria-label={t`Appearance`}>
      {schemes().map(([value, label]) => (
        <button
          key={value}
          type="button"
          aria-pressed={known && colorScheme === value}
          onClick={() => chooseScheme(value)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
