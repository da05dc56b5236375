import { PageHeader } from '../../components/page_header'

export default function Dashboard() {
  return <PageHeader title="Dashboard" />
}
