import env from '#config/env'
import { defineConfig, drivers } from '@adonisjs/core/encryption'

/** The first key encrypts, all decrypt: so a key is changed without losing what the former one encrypted. */
const keys = [
  env.get('APP_KEY').release(),
  ...(env.get('APP_KEY_FORMER')?.release().split(',') ?? []),
]
  .map((key) => key.trim())
  .filter(Boolean)

const encryptionConfig = defineConfig({
  default: 'gcm',
  list: { gcm: drivers.aes256gcm({ keys, id: 'gcm' }) },
})

export default encryptionConfig

declare module '@adonisjs/core/types' {
  export interface EncryptorsList extends InferEncryptors<typeof encryptionConfig> {}
}
