import { captchaToken } from '../../portal/src/app/humans/captcha'
import type { AuthProvider } from 'react-admin'
import { API, http } from './http'
import { dropDrafts } from './forms/draft_store'
import type { SecondFactorKind } from '#api/accounts/account_facts'

type Me = {
  id: string
  fName: string
  lName: string
  email: string
  userType: string
  adminRole: string
}
let me: Promise<Me> | undefined

/** The signed-in admin; asked for once. */
const whoAmI = () =>
  (me ??= http(`${API}/get-user`)
    .then(({ json }) => ({ ...json.user, id: json.user._id }))
    .catch((error) => {
      me = undefined
      throw error
    }))

function drop() {
  me = undefined
  localStorage.removeItem('token')
  localStorage.removeItem('userType')
  document.cookie = 'token=; Path=/; SameSite=Lax; Max-Age=0'
}

/** The password was right; one step more. */
export class SecondFactorNeeded extends Error {
  constructor(
    public ticket: string,
    public ways: SecondFactorKind[]
  ) {
    super('Your second factor is needed')
  }
}

export const authProvider: AuthProvider = {
  async login({ username, password, ticket, code, passkey }) {
    const { json } = await http(`${API}/login${ticket ? '/second-factor' : ''}`, {
      method: 'POST',
      body: JSON.stringify(
        ticket
          ? { ticket, code, passkey }
          : { email: username, password, captcha: await captchaToken('login') }
      ),
    })
    if (json.ticket) throw new SecondFactorNeeded(json.ticket, json.secondFactor)
    if (json.userType !== 'admin')
      throw new Error('This account is not an administrator; sign in on the main site instead')
    localStorage.setItem('token', json.accessToken)
    localStorage.setItem('userType', json.userType)
    document.cookie = `token=${json.accessToken}; Path=/; SameSite=Lax; Max-Age=${7 * 86_400}${location.protocol === 'https:' ? '; Secure' : ''}`
    me = undefined
    if (json.mustSetSecondFactor) location.assign('/settings/security')
  },
  async logout() {
    if (localStorage.getItem('token')) await http(`${API}/logout`).catch(() => undefined)
    drop()
    dropDrafts()
  },
  async checkAuth() {
    if (!localStorage.getItem('token')) throw new Error('Sign in to go on')
    const { userType } = await whoAmI()
    if (userType !== 'admin') throw new Error('This account is not an administrator')
  },
  async checkError({ status, body }) {
    if (status === 403 && body?.reason === 'second_factor') location.assign('/settings/security')
    if (status === 401) {
      drop()
      throw new Error('You were signed out; sign in to go on')
    }
  },
  async getIdentity() {
    const user = await whoAmI()
    return { ...user, fullName: `${user.fName} ${user.lName}` }
  },
  getPermissions: async () => (await whoAmI()).adminRole,
}
