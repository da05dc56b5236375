/** What everybody may try before a test, to get to know the page; nothing of it counts. */
export const practiceQuestion = {
  _id: 'practice',
  position: 1,
  kind: 'one' as const,
  body: 'Which of these is a fruit?\n\nChoose an option; it is saved at once, and you can change it as long as the test runs.',
  options: [
    { _id: '1', body: 'Carrot' },
    { _id: '2', body: 'Apple' },
    { _id: '3', body: 'Spinach' },
    { _id: '4', body: 'Potato' },
  ],
}
const RIGHT = '2'

/** Whether the practice question is answered rightly, and why. */
export const tryPractice = (answer: string) => ({
  isRight: answer === RIGHT,
  explanation: 'An apple is a fruit; the others are vegetables.',
})
