import { lazy, useState, type ComponentType } from 'react'

type Module = { default: ComponentType<any> }

/** A screen in its own chunk. Preloaded (on the server, and before the page becomes live) it renders at once, without a fallback. */
export function screen<Loaded extends Module>(load: () => Promise<Loaded>) {
  let here: ComponentType<any> | undefined
  const preload = () => load().then((module) => ((here = module.default), module))
  const Lazy = lazy(preload)
  function Screen(props: any) {
    // chosen once, so that a screen that arrives later is not mounted anew
    const [Chosen] = useState<ComponentType<any>>(() => here ?? Lazy)
    return <Chosen {...props} />
  }
  return Object.assign(Screen, { preload, load })
}

export type Screen = ReturnType<typeof screen>
