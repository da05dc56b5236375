import { movesOf, type Moving } from '#api/flow/moves_of'
import TestCredential from '#api/assessments/models/test_credential'
import { credentialFlow } from '#api/assessments/portable/credential_flow'

export const credentialMoves = movesOf(credentialFlow, {
  model: () => TestCredential,
  changes: {
    withdraw(credential: TestCredential, { now }: Moving) {
      credential.withdrawnAt = now
    },
  },
})
