import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'

/**
 * A part whose code is fetched when a screen asks for it by `prepare`, while its rows are on their way: what is here by
 * then is drawn with them, and nothing below it jumps. `Part` shows `fallback` where it still has to come.
 */
export function prepared<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = null
) {
  let Here: ComponentType<Props> | undefined
  const fetched = async () => {
    const module = await load()
    Here = module.default
    return module
  }
  const Later = lazy(fetched) as unknown as ComponentType<Props>
  function Part(props: Props) {
    // the same one to its end: another would lose what is typed in it
    const [Shown] = useState(() => Here ?? Later)
    return (
      <Suspense fallback={fallback}>
        <Shown {...props} />
      </Suspense>
    )
  }
  /** Resolves once it is here, or will not come. */
  const prepare = () =>
    fetched().then(
      () => undefined,
      () => undefined
    )
  /** Whether a screen that needs it can be drawn: what is below it would jump when it comes. */
  function useHere(isNeeded: boolean) {
    const [isHere, setHere] = useState(Here !== undefined)
    useEffect(() => {
      if (isNeeded && !isHere) void prepare().then(() => setHere(true))
    }, [isNeeded, isHere])
    return isHere || !isNeeded
  }
  return { Part, prepare, useHere }
}
