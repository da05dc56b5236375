import CalendarEntry from '#api/mailing/models/calendar_entry'

/** After the last try: the linked accounts say that an interview could not be written. */
export default async function giveUpEntry({
  accountId,
  interviewId,
}: {
  accountId: number
  interviewId: number
}) {
  await CalendarEntry.query()
    .where({ linkedAccountId: accountId, interviewId })
    .update({ error: 'The calendar did not take it' })
}
