import { useEffect, useRef, type ReactNode } from 'react'

/** Comes in once when scrolled to (1,400 ms); home page only, and not under reduced motion. What is in view from the start does not move. */
export function Reveal({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current!
    if (
      window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
      element.getBoundingClientRect().top < window.innerHeight
    )
      return
    element.dataset.waiting = ''
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry.isIntersecting) return
        delete element.dataset.waiting
        observer.disconnect()
      },
      { rootMargin: '0px 0px -8% 0px' }
    )
    observer.observe(element)
    return () => (observer.disconnect(), void delete element.dataset.waiting)
  }, [])
  return (
    <div className="c-reveal" ref={ref}>
      {children}
    </div>
  )
}
