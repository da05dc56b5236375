import vine from '@vinejs/vine'

/** A signed result is about 3,000 characters; its JSON a little more. */
export const CREDENTIAL_MAX = 20_000

export const credentialCheck = vine.create({
  credential: vine.string().trim().minLength(1).maxLength(CREDENTIAL_MAX),
})
