import { port } from '#api/http/port'

/** SQL: has a candidate passed a test of a skill or stack that still holds? Takes the expression of the candidate's id. */
export const passedTest = port<(candidateId: string) => string>('who has passed a test')
