import { CertificationSchema } from '#database/schema'

export default class Certification extends CertificationSchema {}
