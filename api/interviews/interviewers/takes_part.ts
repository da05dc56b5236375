/** SQL: does a person lead an interview of an application or take part in one? Takes expressions of both ids. */
export const takesPartIn = (applicationId: string, userId: string) =>
  `exists (select from interviews i where i.application_id = ${applicationId} and (i.organiser_id = ${userId}
     or exists (select from interviewers p where p.interview_id = i.id and p.user_id = ${userId})))`
