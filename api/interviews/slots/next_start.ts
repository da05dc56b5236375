/** SQL: when the next interview of an application that has its time starts. Takes the expression of the application's id. */
export const nextStart = (applicationId: string) =>
  `(select min(starts_at) from interviews where application_id = ${applicationId}
    and status in ('scheduled', 'reschedule_requested') and starts_at > now())`
