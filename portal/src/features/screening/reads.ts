import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Data } from '#data'
import { hear } from '../../app/live/live_stream'
import { refresh } from '../../components/forms/write'

type Shapes = Data.Screening.Analyses.Analysis.Variants
export type Analysis = Shapes['forCompany']
export type OwnAnalysis = Shapes['forCandidate']
export type Criterion = Analysis['criteria'][number]
export type Quoted = Criterion['evidence'][number]
export type Contest = Data.Screening.Contests.Contest.Variants['forCompany']
export type OwnContest = Data.Screening.Contests.Contest.Variants['forCandidate']
export type Run = Data.Screening.Runs.Run
export type Question = Data.Screening.Questions.Question
export type Rubric = Data.Screening.Rubric.Rubric

/** What changes with an analysis. */
export const analysisReads = (path: string) =>
  path.startsWith('/client/ai-') || path.startsWith('/client/applicant')

/** What the channel `jobs/<id>` tells of a run; nothing of any candidate. */
export type Progress = {
  type: 'screening.progress'
  runId: string
  state: Run['state']
  percent: number
  done: number
  failed: number
  total: number
}

/** How far the job's run is, as it goes; nothing once it is over. */
export function useProgress(jobId: string, known?: Run) {
  const client = useQueryClient()
  const [told, setTold] = useState<Progress>()
  useEffect(() => {
    const again = () => void refresh(client, analysisReads)
    return hear(
      `jobs/${jobId}`,
      (event: Progress) => {
        if (event.type !== 'screening.progress') return
        setTold(event)
        if (!isLive(event.state)) again()
      },
      again
    )
  }, [jobId])
  if (told && (!known || told.runId === known._id)) return isLive(told.state) ? told : undefined
  return known && isLive(known.state)
    ? { ...known, runId: known._id, type: 'screening.progress' as const }
    : undefined
}

/** Whether a run of this state goes on. */
export const isLive = (state: string) => state === 'queued' || state === 'running'
