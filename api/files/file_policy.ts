import { AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type User from '#api/accounts/models/user'
import type File from '#api/files/models/file'
import { mayRead } from '#api/files/file_readers'

export default class FilePolicy extends BasePolicy {
  /** The person who may not read a file is not told that it exists. */
  async read(user: User, file: File) {
    return (
      (await mayRead(user, file)) ||
      AuthorizationResponse.deny('This is not here, or not yours to see', 404)
    )
  }
}
