import { useLocation } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { languages, prefixOf } from '#api/languages/language_facts'
import { language } from '../language'

/** The same address in each language; the page is loaded anew, as each language has a build of its own. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation()
  const { code } = language()
  return (
    <nav className="c-languages" aria-label={t`Language`}>
      {languages.map((one) => (
        <a
          key={one.code}
          href={prefixOf(one) + (pathname === '/' && prefixOf(one) ? '' : pathname) + search}
          lang={one.code}
          hrefLang={one.code}
          aria-current={one.code === code || undefined}
        >
          {one.name}
        </a>
      ))}
    </nav>
  )
}
