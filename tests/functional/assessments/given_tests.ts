import { givenSkill } from '#tests/givens'
import { difficultyValues, testShapes } from '#api/assessments/assessment_facts'
import Assessment from '#api/assessments/models/assessment'
import AssessmentTopic from '#api/assessments/models/assessment_topic'
import Question from '#api/assessments/models/question'

let last = 0

/** A skill's test with a bank: in each topic as many questions of each difficulty as told, the first option is right. */
export async function givenSkillTest({
  each = 5,
  topics = 3,
  over = {},
}: {
  each?: number
  topics?: number
  over?: Partial<Assessment>
} = {}) {
  const skill = await givenSkill()
  const { questions, minutes, pass } = testShapes.skill
  const assessment = await Assessment.create({
    kind: 'skill',
    skillId: skill.id,
    name: skill.name,
    slug: `test-${Date.now()}-${++last}`,
    questionCount: questions,
    minutes,
    passPercent: pass,
    status: 'active',
    ...over,
  })
  for (let position = 1; position <= topics; position++) {
    const topic = await AssessmentTopic.create({
      assessmentId: assessment.id,
      name: `Topic ${position}`,
      position,
    })
    await Question.createMany(
      difficultyValues.flatMap((difficulty) =>
        Array.from({ length: each }, (_, index) => ({
          topicId: topic.id,
          kind: 'one' as const,
          body: `What is ${difficulty} ${position}.${index}?`,
          options: ['The right one', 'A wrong one', 'Another wrong one', 'A third wrong one'],
          answerKey: [0],
          explanation: 'Because it is.',
          difficulty,
          status: 'active' as const,
        }))
      )
    )
  }
  return { assessment, skill }
}
