import { movesOf } from '#api/flow/moves_of'
import Question from '#api/assessments/models/question'
import { questionFlow } from '#api/assessments/bank/question_flow'

export const questionMoves = movesOf(questionFlow, { model: () => Question, changes: {} })
