import { DigestSchema } from '#database/schema'

export default class Digest extends DigestSchema {}
