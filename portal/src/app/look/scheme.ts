import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import { createStore } from '../store'

// what Mantine's own manager calls it; the page's first script reads it, too
const KEY = 'mantine-color-scheme-value'

const isScheme = (value: unknown): value is MantineColorScheme =>
  value === 'auto' || value === 'light' || value === 'dark'

function stored(): MantineColorScheme {
  try {
    const value = localStorage.getItem(KEY)
    return isScheme(value) ? value : 'auto'
  } catch {
    return 'auto'
  }
}

/** Which appearance somebody chose. */
export const chosen = createStore<MantineColorScheme>('auto')
const darkDevice = () => matchMedia('(prefers-color-scheme: dark)')
const paper = () => matchMedia('print')

function show() {
  const scheme = chosen.get()
  const dark = scheme === 'dark' || (scheme === 'auto' && darkDevice().matches)
  // paper is white, whatever the screen is
  document.documentElement.dataset.mantineColorScheme = dark && !paper().matches ? 'dark' : 'light'
}

/** Shows the page in another appearance, and keeps the choice in this browser. */
export function chooseScheme(scheme: MantineColorScheme) {
  try {
    localStorage.setItem(KEY, scheme)
  } catch {
    // a browser that keeps nothing shows it until the page is left
  }
  chosen.set(scheme)
  show()
}

/** Follows the device, and what is chosen in another window. */
export function watchScheme() {
  chosen.set(stored())
  darkDevice().addEventListener('change', show)
  paper().addEventListener('change', show)
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return
    chosen.set(isScheme(newValue) ? newValue : 'auto')
    show()
  })
}

/** The same choice for Mantine's components; each provider needs a manager of its own. */
export function newSchemeManager(): MantineColorSchemeManager {
  let leave: (() => void) | undefined
  return {
    get: () => chosen.get(),
    // nobody chooses by way of Mantine
    set: () => {},
    subscribe: (tell) => void (leave = chosen.watch(() => tell(chosen.get()))),
    unsubscribe: () => leave?.(),
    clear: () => {},
  }
}
