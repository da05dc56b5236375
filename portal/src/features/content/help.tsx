import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { SEARCH_MAX } from '../../../../api/http/paging_facts'
import { helpListOf } from '../../../../api/pages/content_filter'
import { read } from '../../app/read'
import { addressOf } from '../../app/language'
import { NotYet } from '../../components/page/fetched'
import { EmptyState } from '../../components/message'
import { ListSkeleton } from '../../components/page/skeletons'
import { useTitle } from '../../components/page/title'

/** All help pages by category, or those that have the words. */
export default function Help() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const query = helpListOf(params)
  const { search, category } = query
  useTitle(search ? t`Help: ${search}` : t`Help`)
  const pages = useQuery(read('GET', '/help-pages', { query }))
  const found = pages.data?.data ?? []
  return (
    <div className="c-page c-topic">
      <h1>{t`Help`}</h1>
      <p>
        <Trans>
          How everything works. Short questions have{' '}
          <Link className="c-text-link" to="/faqs">
            short answers
          </Link>
          ; for anything else{' '}
          <Link className="c-text-link" to="/contact">
            write to us
          </Link>
          .
        </Trans>
      </p>
      <form
        className="c-find"
        role="search"
        action={addressOf('/help')}
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          const words = String(new FormData(event.currentTarget).get('search') ?? '').trim()
          navigate(words ? `/help?${new URLSearchParams({ search: words })}` : '/help')
        }}
      >
        <input
          key={search}
          className="c-field"
          name="search"
          type="search"
          aria-label={t`Search help`}
          placeholder={t`What do you want to do?`}
          defaultValue={search}
          maxLength={SEARCH_MAX}
        />
        <button className="c-button" type="submit">
          {t`Search`}
        </button>
      </form>
      {!pages.data ? (
        <NotYet read={pages} what={t`The help pages`}>
          <ListSkeleton />
        </NotYet>
      ) : search || category ? (
        <>
          <p role="status">
            {search
              ? t`${plural({ count: found.length }, { one: '# page', other: '# pages' })} for “${search}”.`
              : t`${plural({ count: found.length }, { one: '# page', other: '# pages' })} on ${{ category: category ?? '' }}.`}{' '}
            <Link className="c-text-link" to="/help">
              {t`All help pages`}
            </Link>
          </p>
          {found.length === 0 && (
            <EmptyState title={t`Nothing is written about this yet`}>
              {t`Try other words, or write to us and a person answers.`}
            </EmptyState>
          )}
          <PageLinks pages={found} />
        </>
      ) : (
        <div className="c-groups">
          {[...Map.groupBy(found, (one) => one.category)].map(([name, list]) => (
            <section key={name} aria-label={name}>
              <h2>{name}</h2>
              <PageLinks pages={list} />
            </section>
          ))}
        </div>
      )}
    </div>
  )
}

function PageLinks({
  pages,
}: {
  pages: { _id: string; slug: string; title: string; summary: string | null }[]
}) {
  return (
    <ul className="c-links">
      {pages.map(({ _id, slug, title, summary }) => (
        <li key={_id}>
          <Link to={`/help/${slug}`}>{title}</Link>
          {summary && <p>{summary}</p>}
        </li>
      ))}
    </ul>
  )
}
