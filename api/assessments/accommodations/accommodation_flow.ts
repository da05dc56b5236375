import { Flow, type StateOf } from '#api/flow/flow'

/** More time for tests: asked for by a candidate or given at once, for a while or for good. */
export const accommodationFlow = new Flow({
  title: 'More time for tests',
  one: 'wish for more time',
  states: {
    asked: { label: 'Awaiting a decision', is: 'waits for a decision' },
    granted: { label: 'Granted', is: 'is granted' },
    refused: { label: 'Not granted', is: 'was not granted', over: true },
    ended: { label: 'Ended', is: 'has ended', over: true },
  },
  moves: {
    ask: { by: 'candidate', from: 'new', to: 'asked', label: 'Ask', deed: 'be asked for' },
    give: { by: 'platform', from: 'new', to: 'granted', label: 'Give', deed: 'be given' },
    grant: {
      by: 'platform',
      from: ['asked'],
      to: 'granted',
      label: 'Grant',
      deed: 'be granted',
      done: 'It is granted; the candidate hears of it',
    },
    refuse: {
      by: 'platform',
      from: ['asked'],
      to: 'refused',
      label: 'Refuse',
      deed: 'be refused',
      done: 'The candidate hears of it',
    },
    withdraw: {
      by: 'candidate',
      from: ['asked', 'granted'],
      to: 'ended',
      label: 'Take back',
      deed: 'be taken back',
      done: 'Your tests have their usual time again',
    },
    end: {
      by: 'platform',
      from: ['granted'],
      to: 'ended',
      label: 'End',
      deed: 'be ended',
      done: 'It is ended; the candidate hears of it',
    },
    lapse: {
      by: 'system',
      from: ['granted'],
      to: 'ended',
      label: 'Run out',
      deed: 'run out',
      after: 'when its last day is over',
    },
  },
})

export type AccommodationStatus = StateOf<typeof accommodationFlow>
