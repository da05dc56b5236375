import { ListViewSchema } from '#database/schema'
import type { ViewedList } from '#api/companies/views/list_view_facts'

/** A view of a list that the people of a company share, such as "Late, by promised date". */
export default class ListView extends ListViewSchema {
  declare list: ViewedList
}
