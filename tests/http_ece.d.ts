declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  const ece: {
    /** Opens the body of a push (RFC 8188, RFC 8291). */
    decrypt(
      body: Buffer,
      with_: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }
    ): Buffer
  }
  export default ece
}
