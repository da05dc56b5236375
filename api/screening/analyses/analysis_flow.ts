import { Flow, type StateOf } from '#api/flow/flow'

/** What is said of one application. It never moves the application: only a person does. */
export const analysisFlow = new Flow({
  title: 'Analysis of an application',
  one: 'analysis',
  states: {
    queued: { label: 'Waiting', is: 'waits to begin' },
    running: { label: 'Running', is: 'is running' },
    ready: { label: 'Ready', is: 'is ready' },
    failed: { label: 'Failed', is: 'failed', over: true },
    cancelled: { label: 'Cancelled', is: 'was cancelled', over: true },
  },
  moves: {
    start: { by: 'client', from: 'new', to: 'queued', label: 'Analyse', deed: 'be started' },
    begin: {
      by: 'system',
      from: ['queued', 'running'],
      to: 'running',
      label: 'Begin',
      deed: 'begin',
      after: 'when its turn comes',
    },
    finish: {
      by: 'system',
      from: ['running'],
      to: 'ready',
      label: 'Finish',
      deed: 'be finished',
      after: 'when every criterion is judged',
    },
    fail: {
      by: 'system',
      from: ['queued', 'running'],
      to: 'failed',
      label: 'Fail',
      deed: 'fail',
      after: 'after its last try; its AI run is given back',
    },
    cancel: {
      by: ['client', 'system'],
      from: ['queued', 'running'],
      to: 'cancelled',
      label: 'Cancel',
      deed: 'be cancelled',
      after: 'when its run is cancelled, or the person withdrew from the company',
    },
    review: {
      by: 'client',
      from: ['ready'],
      to: 'ready',
      label: 'Decide',
      deed: 'be decided',
      done: 'Your decision is kept with the analysis',
    },
  },
})
export type AnalysisState = StateOf<typeof analysisFlow>
