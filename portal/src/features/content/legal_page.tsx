import { useLocation, useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { read } from '../../app/read'
import { PageNotYet } from '../../components/page/fetched'
import { useTitle } from '../../components/page/title'
import { Article } from './article'

/** A legal page, by its own address. */
export default function LegalPage() {
  const { pathname } = useLocation()
  const { slug = pathname.slice(1) } = useParams()
  const page = useQuery(read('GET', '/legal-pages/:slug', { params: { slug } }))
  useTitle(page.data?.data.title)
  if (!page.data) return <PageNotYet read={page} what={t`This page`} />
  const { title, body, headings, openBlanks } = page.data.data
  return (
    <Article
      title={title}
      lead={
        openBlanks.length > 0
          ? t`A template: the operator of this site has not filled in the parts in brackets.`
          : null
      }
      body={body}
      headings={headings}
    />
  )
}
