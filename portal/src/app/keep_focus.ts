const BUTTONS = 'button, a[href], [role="button"], summary'
/** How often is looked, and how long: so long an act may take whose button rests meanwhile. */
const EVERY_MS = 100
const PATIENCE_MS = 15_000

let watch: number | undefined
const rest = () => window.clearInterval(watch)

/**
 * Gives the focus back where an act takes it from its own button, so that nobody who works by keys or ear begins at the
 * top of the page: to the button once it can be pressed again, where it rested while the act was sent; to the next one in
 * the nearest box that is left, where it went with its row. What is focused on purpose meanwhile keeps it. Returns what
 * ends that.
 */
export function keepFocus() {
  const ended = new AbortController()
  const { signal } = ended
  for (const begun of ['pointerdown', 'keydown'])
    window.addEventListener(begun, rest, { capture: true, passive: true, signal })
  window.addEventListener('click', onClick, { capture: true, signal })
  return () => ended.abort()
}

function onClick({ target }: MouseEvent) {
  const button = (target as Element | null)?.closest?.<HTMLElement>(BUTTONS)
  // a menu gives it back itself
  const root = button?.closest('[role="menu"]')
    ? null
    : button?.closest<HTMLElement>('main, [role="dialog"]')
  if (!button || !root || document.activeElement !== button) return
  rest()
  const { href } = location
  const until = Date.now() + PATIENCE_MS
  const boxes = boxesOf(button)
  const all = [...root.querySelectorAll<HTMLElement>(BUTTONS)]
  const at = all.indexOf(button)
  const others = [...all.slice(at + 1), ...all.slice(0, at).reverse()]
  let lost = 0
  watch = window.setInterval(() => {
    const now = document.activeElement
    const elsewhere = now !== button && now !== document.body && now !== null
    if (elsewhere || Date.now() > until || location.href !== href) return rest()
    // a dialog that closes, or a page that comes, gives it within the first of these moments
    lost = now === button ? 0 : lost + 1
    if (lost < 2) return
    if (button.isConnected) {
      if (takes(button)) rest()
      return
    }
    rest()
    const box = boxes.find((one) => one.isConnected)
    if (others.some((other) => box?.contains(other) && takes(other))) return
    const page = root.isConnected ? root : document.querySelector('main')
    if (page && !page.hasAttribute('tabindex')) page.tabIndex = -1
    page?.focus({ preventScroll: true })
  }, EVERY_MS)
}

/** The elements around one, from the nearest out to the page. */
function boxesOf(element: Element) {
  const boxes: Element[] = []
  for (let box = element.parentElement; box; box = box.parentElement) boxes.push(box)
  return boxes
}

/** Gives an element the focus where it can take it. */
function takes(element: HTMLElement) {
  element.focus({ preventScroll: true })
  return document.activeElement === element
}
