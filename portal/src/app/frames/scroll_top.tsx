import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { t } from '@lingui/core/macro'

const SHOWN_AFTER = 500

/** Appears once the page is scrolled more than 500 px; a new address starts at its top. */
export function ScrollTop() {
  const [shown, setShown] = useState(false)
  const { pathname, hash } = useLocation()
  const kind = useNavigationType()
  useEffect(() => {
    const onScroll = () => setShown(window.scrollY > SHOWN_AFTER)
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  useEffect(() => {
    if (kind !== 'POP' && !hash) window.scrollTo(0, 0)
  }, [pathname])
  if (!shown) return null
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <button
      type="button"
      className="c-top"
      aria-label={t`Back to the top`}
      title={t`Back to the top`}
      onClick={() => window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })}
    >
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M12 19V5M6 11l6-6 6 6" />
      </svg>
    </button>
  )
}
