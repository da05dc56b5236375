import { defineConfig, drivers } from '@adonisjs/core/encryption'
import { appKeys } from '#config/app'

/** The first key encrypts, all decrypt: so a key is changed without losing what the former one encrypted. */
const encryptionConfig = defineConfig({
  default: 'gcm',
  list: { gcm: drivers.aes256gcm({ keys: appKeys, id: 'gcm' }) },
})

export default encryptionConfig

declare module '@adonisjs/core/types' {
  export interface EncryptorsList extends InferEncryptors<typeof encryptionConfig> {}
}
