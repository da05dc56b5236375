import type { Data } from '#data'
import type { DataOf } from '../../app/api'

// a list nested twice leaves no trace in the route's own type
export type Board = DataOf<'GET', '/client/dashboard'> & {
  savedProfiles: Data.Talent.Saved.SavedProfile[]
}

export type Waiting = Board['today']['applicationsWaiting'][number]
