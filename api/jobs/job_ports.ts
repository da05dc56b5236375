import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { port } from '#api/http/port'

// what jobs ask of their applications

/** How many applications each of these jobs has in every status, and in `total`. */
export const countApplications =
  port<
    (jobIds: number[], client?: QueryClientContract) => Promise<Map<number, Record<string, number>>>
  >('count applications')

/** Which of these jobs a candidate has applied for. */
export const appliedFor =
  port<(candidateId: number, jobIds: number[]) => Promise<number[]>>('applied for')

/** How long the tests take that a job asks of each applicant, and how many they are. */
export const testsAsked = port<(jobId: number) => Promise<{ minutes: number; tests: number }>>(
  'tests that a job asks for'
)

/** The SQL condition that a job has shortlisted applicants; takes the expression of the job's id. */
export const hasShortlisted = port<(jobId: string) => string>('has shortlisted applicants')
