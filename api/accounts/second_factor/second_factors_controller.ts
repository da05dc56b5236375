import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import {
  confirmTotpValidator,
  passkeyValidator,
  passwordAgainValidator,
} from '#api/accounts/account_validators'
import SecondFactor from '#api/accounts/models/second_factor'
import { provePassword } from '#api/accounts/passwords/passwords'
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  removeSecond,
  renewRecoveryCodes,
} from '#api/accounts/second_factor/keep_second'
import { isRequiredOf } from '#api/accounts/second_factor/needs_second'
import { passkeysWork } from '#api/accounts/second_factor/passkeys'
import { recoveryCodesLeft } from '#api/accounts/second_factor/recovery_codes'
import SecondFactorTransformer from '#api/accounts/second_factor/second_factor_transformer'

/** A person's apps with codes, passkeys and recovery codes. Each change asks for the password again. */
export default class SecondFactorsController {
  /** Lists one's own second factors. */
  async index({ auth, serialize }: HttpContext) {
    const user = auth.getUserOrFail()
    return serialize({
      message: 'Your second factors',
      data: {
        factors: await serialize(
          SecondFactorTransformer.transform(await SecondFactor.confirmedOf(user.id))
        ),
        recoveryCodesLeft: await recoveryCodesLeft(user.id),
        isRequired: isRequiredOf(user),
        passkeysWork,
      },
    })
  }

  /** Begins an authenticator app: the secret to scan. */
  async beginTotp(ctx: HttpContext) {
    const user = await this.#provenUser(ctx)
    return ctx.serialize({
      message: 'Scan the picture with your app, then type the code it shows',
      data: await beginTotp(user),
    })
  }

  /** Keeps an authenticator app once it has shown a code. */
  async confirmTotp({ auth, request, serialize }: HttpContext) {
    const { code } = await request.validateUsing(confirmTotpValidator)
    const session = auth.use('token').session!
    const recoveryCodes = await confirmTotp(auth.getUserOrFail(), session, code)
    return serialize({ message: 'Your app is set up', data: { recoveryCodes } })
  }

  /** Begins a new passkey: what the browser needs to make one. */
  async beginPasskey(ctx: HttpContext) {
    const user = await this.#provenUser(ctx)
    const options = await beginPasskey(user, ctx.auth.use('token').session!)
    return ctx.serialize({ message: 'Your browser asks for a passkey now', data: options })
  }

  /** Keeps a passkey that the browser made. */
  async addPasskey({ auth, request, serialize }: HttpContext) {
    const input = await request.validateUsing(passkeyValidator)
    const session = auth.use('token').session!
    const recoveryCodes = await addPasskey(auth.getUserOrFail(), session, input)
    return serialize({ message: 'Your passkey is kept', data: { recoveryCodes } })
  }

  /** Removes a second factor. */
  async destroy(ctx: HttpContext) {
    const factor = await SecondFactor.query()
      .where({ id: rowId(ctx.params.id), userId: ctx.auth.getUserOrFail().id })
      .firstOrFail()
    const user = await this.#provenUser(ctx)
    await removeSecond(user, factor.id)
    return ctx.serialize({ message: 'This second factor is removed', data: {} })
  }

  /** Makes new recovery codes; the old ones end. */
  async renew(ctx: HttpContext) {
    const user = await this.#provenUser(ctx)
    return ctx.serialize({
      message: 'Your new recovery codes; the old ones no longer work',
      data: { recoveryCodes: await renewRecoveryCodes(user) },
    })
  }

  async #provenUser({ auth, request }: HttpContext) {
    const { password } = await request.validateUsing(passwordAgainValidator)
    const user = auth.getUserOrFail()
    await provePassword(user, password)
    return user
  }
}
