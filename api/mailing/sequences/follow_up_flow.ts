import { Flow, type StateOf } from '#api/flow/flow'

/** A company's sequence of mails for one person; `moves_of` makes the moves. */
export const followUpFlow = new Flow({
  title: 'Follow-up sequence',
  one: 'follow-up',
  states: {
    running: { label: 'Under way', is: 'is under way' },
    paused: { label: 'Paused', is: 'is paused' },
    answered: { label: 'Answered', is: 'ended with an answer', over: true },
    finished: { label: 'All sent', is: 'is finished', over: true },
    stopped: { label: 'Stopped', is: 'was stopped', over: true },
    ended: { label: 'Ended', is: 'ended by itself', over: true },
  },
  moves: {
    start: { by: 'client', from: 'new', to: 'running', label: 'Start', deed: 'be started' },
    pause: {
      by: 'client',
      from: ['running'],
      to: 'paused',
      label: 'Pause',
      deed: 'be paused',
      done: 'Paused; nothing goes until you go on',
    },
    resume: {
      by: 'client',
      from: ['paused'],
      to: 'running',
      label: 'Continue',
      deed: 'go on',
      done: 'It goes on in their next working hours',
    },
    stop: {
      by: 'client',
      from: ['running', 'paused'],
      to: 'stopped',
      label: 'Stop',
      deed: 'be stopped',
      done: 'Stopped; no more mails go',
    },
    answer: {
      by: 'system',
      from: ['running', 'paused'],
      to: 'answered',
      label: 'End with the answer',
      deed: 'end with an answer',
      after: 'when the person answers by mail or in the chat',
    },
    finish: {
      by: 'system',
      from: ['running'],
      to: 'finished',
      label: 'Finish',
      deed: 'be finished',
      after: 'with its last mail',
    },
    end: {
      by: 'system',
      from: ['running', 'paused'],
      to: 'ended',
      label: 'End',
      deed: 'end',
      after:
        'when the application ends or they are hired, the person wants or takes no mails, blocks the company or is gone, the company is suspended, or a mail cannot be written',
    },
  },
})

export type FollowUpStatus = StateOf<typeof followUpFlow>
