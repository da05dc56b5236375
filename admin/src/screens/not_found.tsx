import { Instead } from '../instead'

/** At an address that no screen of the console has. */
export default function NotFound() {
  return (
    <Instead
      tab="Nothing here"
      title="This page does not exist"
      why="The address may be mistyped or out of date. All screens are in the menu."
    />
  )
}
