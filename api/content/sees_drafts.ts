import { adminMay } from '#api/accounts/admin_rights'
import type User from '#api/accounts/models/user'

/** Who keeps the content opens each page as it will be; everybody else what is published. */
export const seesDrafts = (reader: User | undefined) =>
  reader?.userType === 'admin' && adminMay('see_content', reader.adminRole)
