import { RecoveryCodeSchema } from '#database/schema'

/** One of ten codes on paper, for the day that the phone is lost. Each counts once. */
export default class RecoveryCode extends RecoveryCodeSchema {}
