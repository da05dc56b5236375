import { port } from '#api/http/port'

// what applications ask of their interviews

/** SQL: when the next interview of an application that has its time starts; takes the expression of the application's id. */
export const nextInterview = port<(applicationId: string) => string>('next interview')
