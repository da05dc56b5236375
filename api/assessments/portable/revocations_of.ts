import { appUrl } from '#config/app'
import { isTold } from '#api/assessments/portable/check_credential'
import type { CheckedState } from '#api/assessments/portable/credential_flow'
import { pageOf, statusUrlOf } from '#api/assessments/portable/sign_credential'

/** The list of revoked credentials that a credential points to: its own, so that nobody reads of others. */
export const revocationsOf = (uid: string, state: CheckedState) => ({
  id: statusUrlOf(uid),
  issuer: `${appUrl}/`,
  revokedCredential: isTold(state) ? [] : [{ id: pageOf(uid), revoked: true }],
})
