import { lazy, Suspense, type ReactNode } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { useSession } from '../session/session'
import { Banner } from './banner'
import { Foot, FootLink } from './foot'
import { SchemeSwitch } from '../look/scheme_switch'
import { LanguageSwitch } from './language_switch'
import type { UserType } from '../session/session_store'
import { OldReads } from '../../components/page/old_reads'

// menus float, and floating costs 25 KB: only people who are signed in fetch it
const AccountMenu = lazy(async () => (await import('../session/signed_in_parts')).accountMenu())

const NAME = 'Candor'

/** The sign and the name of the product. */
export function Brand({ to = '/' }: { to?: string }) {
  return (
    <Link to={to} className="c-brand" aria-label={`${NAME}, ${t`home`}`}>
      <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="var(--accent)" />
        <path
          d="M21.5 12.2a7 7 0 1 0 0 7.6"
          fill="none"
          stroke="var(--on-accent)"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle cx="22.6" cy="16" r="2" fill="var(--on-accent)" />
      </svg>
      <span>{NAME}</span>
    </Link>
  )
}

/** The first stop of the keyboard: past header and menu. */
export const SkipLink = () => (
  <a className="c-skip" href="#main">
    {t`Go to the content`}
  </a>
)

/** Where people go back to from the public pages. */
const homes: Partial<Record<string, string>> = {
  developer: '/candidate/dashboard',
  client: '/client/dashboard',
}

/** Header, content and footer of every page that needs no sign-in. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { token, userType } = useSession()
  const home = userType && homes[userType]
  return (
    <>
      <SkipLink />
      <Banner />
      <Header token={token} home={home} userType={userType} />
      <main id="main" tabIndex={-1} style={{ outline: 'none', minHeight: '60vh' }}>
        <div className="c-offline-place">
          <OldReads />
        </div>
        {children}
      </main>
      <Footer userType={userType} />
      <PhoneMenu home={home} />
    </>
  )
}

/** A plain icon, as the first load has no room for a set of them. */
const Drawn = ({ d }: { d: string }) => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
)

/** The sign, the main places, and who is signed in. */
function Header({
  token,
  home,
  userType,
}: {
  token: string | null
  home: string | null | undefined
  userType: UserType | null
}) {
  return (
    <header className="c-header">
      <div className="c-page c-header-row">
        <Brand />
        <nav className="c-nav" aria-label={t`Main`}>
          <NavLink to="/jobs">{t`Jobs`}</NavLink>
          <NavLink to="/companies">{t`Companies`}</NavLink>
          <NavLink to="/categories">{t`Categories`}</NavLink>
          <NavLink to="/pricing">{t`Pricing`}</NavLink>
        </nav>
        <div className="c-header-end">
          {token ? (
            <>
              {home && (
                <Link className="c-button c-wide" data-kind="quiet" data-size="sm" to={home}>
                  {t`Dashboard`}
                </Link>
              )}
              <Suspense fallback={null}>
                <AccountMenu userType={userType} />
              </Suspense>
            </>
          ) : (
            <>
              <Link className="c-button" data-kind="quiet" data-size="sm" to="/login">
                {t`Sign in`}
              </Link>
              <Link className="c-button" data-size="sm" to="/sign-up">
                {t`Join`}
              </Link>
            </>
          )}
        </div>
      </div>
    </header>
  )
}

/** The foot of a page: where else to go, the law, language and colours. */
function Footer({ userType }: { userType: UserType | null }) {
  return (
    <footer className="c-footer">
      <div className="c-page">
        <div className="c-footer-grid">
          <div>
            <Brand />
            <p className="dim" style={{ maxWidth: 320, margin: '12px 0 0' }}>
              {t`Hiring that answers: clear pay, clear dates, clear reasons.`}
            </p>
          </div>
          <FooterColumn title={t`For candidates`}>
            <FooterLink to="/jobs">{t`All jobs`}</FooterLink>
            <FooterLink to="/categories">{t`Jobs by category`}</FooterLink>
            <FooterLink to="/skills">{t`Skills`}</FooterLink>
            <li>
              <Link to={userType === 'developer' ? '/candidate/profile' : '/sign-up?as=developer'}>
                {t`Make a profile`}
              </Link>
            </li>
          </FooterColumn>
          <FooterColumn title={t`For companies`}>
            <li>
              <Link to={userType === 'client' ? '/client/jobs/new' : '/sign-up?as=client'}>
                {t`Post a job`}
              </Link>
            </li>
            <FooterLink to="/companies">{t`Companies that hire`}</FooterLink>
            <FooterLink to="/spotlight">{t`Developers in the spotlight`}</FooterLink>
            <FooterLink to="/pricing">{t`Pricing`}</FooterLink>
            <FooterLink to="/book-demo">{t`Book a demo`}</FooterLink>
            <FooterLink to="/talk-to-sales">{t`Talk to sales`}</FooterLink>
            <FooterLink to="/services">{t`Services`}</FooterLink>
          </FooterColumn>
          <FooterColumn title="Candor">
            <FooterLink to="/help">{t`Help`}</FooterLink>
            <FooterLink to="/faqs">{t`Questions and answers`}</FooterLink>
            <FooterLink to="/contact">{t`Contact`}</FooterLink>
            <FooterLink to="/blogs">{t`Blog`}</FooterLink>
            <FooterLink to="/feedback">{t`Feedback`}</FooterLink>
            <li>
              <a href="/feeds/jobs.xml">{t`Job feed`}</a>
            </li>
            <li>
              <a href="/docs/api">API</a>
            </li>
            <li>
              <a href="/docs/states">{t`States and moves`}</a>
            </li>
          </FooterColumn>
        </div>
        <div className="c-footer-end">
          <span className="c-footer-law">
            © Candor
            <Link to="/terms">{t`Terms`}</Link>
            <Link to="/privacy">{t`Privacy`}</Link>
            <Link to="/cookies">{t`Cookies`}</Link>
            <Link to="/imprint">{t`Imprint`}</Link>
          </span>
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
      </div>
    </footer>
  )
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

const FooterLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link to={to}>{children}</Link>
  </li>
)

/** The main places at the foot of a phone. */
function PhoneMenu({ home }: { home: string | null | undefined }) {
  return (
    <Foot label={t`Main, at the foot`}>
      <FootLink to="/jobs" word={t`Jobs`}>
        <Drawn d="M4 8h16v11H4zM9 8V5h6v3M4 13h16" />
      </FootLink>
      <FootLink to="/companies" word={t`Companies`}>
        <Drawn d="M5 20V5h9v15M14 10h5v10M3 20h18M8 9h3M8 13h3" />
      </FootLink>
      {home ? (
        <FootLink to={home} word={t`Dashboard`}>
          <Drawn d="M4 4h7v9H4zM13 4h7v5h-7zM4 16h7v4H4zM13 12h7v8h-7z" />
        </FootLink>
      ) : (
        <FootLink to="/pricing" word={t`Pricing`}>
          <Drawn d="M4 12V4h8l8 8-8 8zM8.5 8.5v.01" />
        </FootLink>
      )}
      <FootLink to="/help" word={t`Help`}>
        <Drawn d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 17v.01" />
      </FootLink>
    </Foot>
  )
}
