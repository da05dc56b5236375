/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'health.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/health'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/http/watch/health_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/http/watch/health_controller').default['show']>>>
    }
  }
  'api_description.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/openapi.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/http/description/api_description_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/http/description/api_description_controller').default['show']>>>
    }
  }
  'api_description.client': {
    methods: ["GET","HEAD"]
    pattern: '/docs/client.ts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/http/description/api_description_controller').default['client']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/http/description/api_description_controller').default['client']>>>
    }
  }
  'taxonomy.categories': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/categories'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/taxonomy/taxonomy_validators').taxonList)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/taxonomy/taxonomy_controller').default['categories']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/taxonomy/taxonomy_controller').default['categories']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'taxonomy.skills': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/skills'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/taxonomy/taxonomy_validators').taxonList)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/taxonomy/taxonomy_controller').default['skills']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/taxonomy/taxonomy_controller').default['skills']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'taxonomy.stacks': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/stacks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/taxonomy/taxonomy_validators').taxonList)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/taxonomy/taxonomy_controller').default['stacks']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/taxonomy/taxonomy_controller').default['stacks']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'taxonomy.tools': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/tools'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/taxonomy/taxonomy_validators').taxonList)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/taxonomy/taxonomy_controller').default['tools']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/taxonomy/taxonomy_controller').default['tools']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'taxonomy.industries': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/industries'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/taxonomy/taxonomy_validators').taxonList)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/taxonomy/taxonomy_controller').default['industries']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/taxonomy/taxonomy_controller').default['industries']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'taxonomy.job_titles': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/job-titles'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/taxonomy/taxonomy_validators').taxonList)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/taxonomy/taxonomy_controller').default['jobTitles']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/taxonomy/taxonomy_controller').default['jobTitles']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'taxonomy.perks': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/perks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/taxonomy/taxonomy_validators').taxonList)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/taxonomy/taxonomy_controller').default['perks']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/taxonomy/taxonomy_controller').default['perks']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'places.countries': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/countries'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/taxonomy/taxonomy_validators').placeList)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/taxonomy/places_controller').default['countries']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/taxonomy/places_controller').default['countries']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'places.states': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/states/:countryCode'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { countryCode: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/taxonomy/taxonomy_validators').placeList)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/taxonomy/places_controller').default['states']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/taxonomy/places_controller').default['states']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'places.cities': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/cities/:stateCode'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { stateCode: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/taxonomy/taxonomy_validators').placeList)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/taxonomy/places_controller').default['cities']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/taxonomy/places_controller').default['cities']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'places.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/locations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/taxonomy/taxonomy_validators').placeList)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/taxonomy/places_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/taxonomy/places_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'files.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/files/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/files/file_validators').readFileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/files/files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/files/files_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'parts.store': {
    methods: ["POST"]
    pattern: '/api/v1/uploads'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/files/file_validators').beginPartsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/files/file_validators').beginPartsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/files/parts/parts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/files/parts/parts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'parts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/uploads/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/files/parts/parts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/files/parts/parts_controller').default['show']>>>
    }
  }
  'parts.take': {
    methods: ["PUT"]
    pattern: '/api/v1/uploads/:id/parts/:part'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; part: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/files/parts/parts_controller').default['take']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/files/parts/parts_controller').default['take']>>>
    }
  }
  'parts.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/uploads/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/files/parts/parts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/files/parts/parts_controller').default['destroy']>>>
    }
  }
  'images.show': {
    methods: ["GET","HEAD"]
    pattern: '/images/:key'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { key: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/files/images_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/files/images_controller').default['show']>>>
    }
  }
  'client.interviews.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/getInterviewsData'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/interviews/interview_validators').listValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client.interviews.applications': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/interview-applications'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/interviews/interview_validators').freeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['applications']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['applications']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client.interviews.request': {
    methods: ["PATCH"]
    pattern: '/api/v1/client/requestInterview'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/interviews/interview_validators').requestValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/interviews/interview_validators').requestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['request']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['request']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client.interviews.reschedule': {
    methods: ["PATCH"]
    pattern: '/api/v1/client/rescheduleInterview'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/interviews/interview_validators').rescheduleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/interviews/interview_validators').rescheduleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['reschedule']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['reschedule']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client.interviews.decline': {
    methods: ["PATCH"]
    pattern: '/api/v1/client/declineInterview'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/interviews/interview_validators').declineValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/interviews/interview_validators').declineValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['decline']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['decline']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client.interviews.cancel': {
    methods: ["PATCH"]
    pattern: '/api/v1/client/cancelInterview'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/interviews/interview_validators').cancelValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/interviews/interview_validators').cancelValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['cancel']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client.interviews.calendar': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/interview/:id/calendar'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['calendar']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['calendar']>>>
    }
  }
  'client_interviews.schedule': {
    methods: ["PATCH"]
    pattern: '/api/v1/client/scheduleInterview'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/interviews/interview_validators').scheduleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/interviews/interview_validators').scheduleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/client_interviews_controller').default['schedule']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/client_interviews_controller').default['schedule']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client_interviews.accept': {
    methods: ["PATCH"]
    pattern: '/api/v1/client/acceptInterview'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/interviews/interview_validators').acceptValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/interviews/interview_validators').acceptValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/client_interviews_controller').default['accept']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/client_interviews_controller').default['accept']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client_interviews.complete': {
    methods: ["PATCH"]
    pattern: '/api/v1/client/completeInterview'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/interviews/interview_validators').completeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/interviews/interview_validators').completeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/client_interviews_controller').default['complete']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/client_interviews_controller').default['complete']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client_interviews.settle': {
    methods: ["PATCH"]
    pattern: '/api/v1/client/settleDispute'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/interviews/interview_validators').settleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/interviews/interview_validators').settleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/client_interviews_controller').default['settle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/client_interviews_controller').default['settle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client_interviews.interviewers': {
    methods: ["PATCH"]
    pattern: '/api/v1/client/interviewers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/interviews/interview_validators').interviewersValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/interviews/interview_validators').interviewersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/client_interviews_controller').default['interviewers']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/client_interviews_controller').default['interviewers']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client_interviews.busy': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/interview-busy'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/interviews/interview_validators').busyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/client_interviews_controller').default['busy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/client_interviews_controller').default['busy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'scorecards.update': {
    methods: ["PUT"]
    pattern: '/api/v1/client/scorecard'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/interviews/scorecards/scorecard_validators').scorecardValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/interviews/scorecards/scorecard_validators').scorecardValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/scorecards/scorecards_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/scorecards/scorecards_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.interviews.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/interviews'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/interviews/interview_validators').listValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.interviews.applications': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/interview-applications'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/interviews/interview_validators').freeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['applications']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['applications']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.interviews.request': {
    methods: ["PATCH"]
    pattern: '/api/v1/candidate/requestInterview'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/interviews/interview_validators').requestValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/interviews/interview_validators').requestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['request']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['request']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.interviews.reschedule': {
    methods: ["PATCH"]
    pattern: '/api/v1/candidate/rescheduleInterview'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/interviews/interview_validators').rescheduleValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/interviews/interview_validators').rescheduleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['reschedule']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['reschedule']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.interviews.decline': {
    methods: ["PATCH"]
    pattern: '/api/v1/candidate/declineInterview'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/interviews/interview_validators').declineValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/interviews/interview_validators').declineValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['decline']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['decline']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.interviews.cancel': {
    methods: ["PATCH"]
    pattern: '/api/v1/candidate/cancelInterview'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/interviews/interview_validators').cancelValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/interviews/interview_validators').cancelValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['cancel']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.interviews.calendar': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/interview/:id/calendar'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['calendar']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/interviews_controller').default['calendar']>>>
    }
  }
  'candidate_interviews.offer': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/interview-slots'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/interviews/interview_validators').offerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/interviews/interview_validators').offerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/candidate_interviews_controller').default['offer']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/candidate_interviews_controller').default['offer']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate_interviews.choose': {
    methods: ["PATCH"]
    pattern: '/api/v1/candidate/setInterviewSlot'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/interviews/interview_validators').chooseValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/interviews/interview_validators').chooseValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/candidate_interviews_controller').default['choose']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/candidate_interviews_controller').default['choose']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate_interviews.dispute': {
    methods: ["PATCH"]
    pattern: '/api/v1/candidate/disputeInterview'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/interviews/interview_validators').disputeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/interviews/interview_validators').disputeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/candidate_interviews_controller').default['dispute']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/candidate_interviews_controller').default['dispute']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate_interviews.confirm': {
    methods: ["PATCH"]
    pattern: '/api/v1/candidate/confirmInterview'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/interviews/interview_validators').confirmValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/interviews/interview_validators').confirmValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/candidate_interviews_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/candidate_interviews_controller').default['confirm']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'calendar_feeds.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/calendar-feed'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/calendar/calendar_feeds_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/calendar/calendar_feeds_controller').default['show']>>>
    }
  }
  'calendar_feeds.store': {
    methods: ["POST"]
    pattern: '/api/v1/calendar-feed'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/calendar/calendar_feeds_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/calendar/calendar_feeds_controller').default['store']>>>
    }
  }
  'calendar_feeds.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/calendar-feed'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/calendar/calendar_feeds_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/calendar/calendar_feeds_controller').default['destroy']>>>
    }
  }
  'calendar_feeds.read': {
    methods: ["GET","HEAD"]
    pattern: '/calendar/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/interviews/calendar/calendar_feeds_controller').default['read']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/interviews/calendar/calendar_feeds_controller').default['read']>>>
    }
  }
  'company_records.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/company-record/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/reviews/record/company_records_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/reviews/record/company_records_controller').default['show']>>>
    }
  }
  'candidate_reviews.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/reviews'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/reviews/review_validators').reviewListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/reviews/candidate_reviews_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/reviews/candidate_reviews_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate_reviews.written': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/reviews/written'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/reviews/review_validators').reviewListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/reviews/candidate_reviews_controller').default['written']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/reviews/candidate_reviews_controller').default['written']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate_reviews.open': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/reviews/open'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/reviews/candidate_reviews_controller').default['open']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/reviews/candidate_reviews_controller').default['open']>>>
    }
  }
  'candidate_reviews.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/review'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/reviews/review_validators').reviewValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/reviews/review_validators').reviewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/reviews/candidate_reviews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/reviews/candidate_reviews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client_reviews.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/reviews'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/reviews/review_validators').companyReviewListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/reviews/client_reviews_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/reviews/client_reviews_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client_reviews.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/review'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/reviews/review_validators').reviewValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/reviews/review_validators').reviewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/reviews/client_reviews_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/reviews/client_reviews_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client_reviews.of_company': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/company-reviews/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/reviews/review_validators').reviewListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/reviews/client_reviews_controller').default['ofCompany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/reviews/client_reviews_controller').default['ofCompany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'developer_search.count': {
    methods: ["POST"]
    pattern: '/api/v1/client/search-count'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/talent/search/search_validators').searchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/talent/search/search_validators').searchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/search/developer_search_controller').default['count']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/search/developer_search_controller').default['count']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'developer_search.search': {
    methods: ["POST"]
    pattern: '/api/v1/client/search-dev'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/talent/search/search_validators').searchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/talent/search/search_validators').searchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/search/developer_search_controller').default['search']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/search/developer_search_controller').default['search']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'developer_search.list': {
    methods: ["POST"]
    pattern: '/api/v1/client/dev-list'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/talent/search/search_validators').searchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/talent/search/search_validators').searchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/search/developer_search_controller').default['list']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/search/developer_search_controller').default['list']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'saved_filters.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/saved-filters'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/talent/search/filters/saved_filter_validators'))['savedFilterList']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/search/filters/saved_filters_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/search/filters/saved_filters_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'saved_filters.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/saved-filters'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/talent/search/filters/saved_filter_validators'))['saveFilter']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/talent/search/filters/saved_filter_validators'))['saveFilter']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/search/filters/saved_filters_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/search/filters/saved_filters_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'saved_filters.update': {
    methods: ["PUT"]
    pattern: '/api/v1/client/saved-filters/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/talent/search/filters/saved_filter_validators'))['changeFilter']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/talent/search/filters/saved_filter_validators'))['changeFilter']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/search/filters/saved_filters_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/search/filters/saved_filters_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'saved_filters.seen': {
    methods: ["PUT"]
    pattern: '/api/v1/client/saved-filters/:id/seen'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/search/filters/saved_filters_controller').default['seen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/search/filters/saved_filters_controller').default['seen']>>>
    }
  }
  'saved_filters.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/client/saved-filters/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/search/filters/saved_filters_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/search/filters/saved_filters_controller').default['destroy']>>>
    }
  }
  'credits.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/assessment-credit'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/credits/credits_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/credits/credits_controller').default['show']>>>
    }
  }
  'credits.turn': {
    methods: ["PUT"]
    pattern: '/api/v1/client/assessment-credit'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/credits/credit_validators').turnOffValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/credits/credit_validators').turnOffValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/credits/credits_controller').default['turn']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/credits/credits_controller').default['turn']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'credits.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/credit-usage-history'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/assessments/credits/credit_validators').creditHistoryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/credits/credits_controller').default['history']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/credits/credits_controller').default['history']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'privacy.map': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/data-map'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/privacy/privacy_validators').mapValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/privacy/privacy_controller').default['map']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/privacy/privacy_controller').default['map']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'privacy.withdraw': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/data-map/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/privacy/privacy_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/privacy/privacy_controller').default['withdraw']>>>
    }
  }
  'privacy.show_export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/account/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/privacy/privacy_controller').default['showExport']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/privacy/privacy_controller').default['showExport']>>>
    }
  }
  'privacy.ask_for_export': {
    methods: ["POST"]
    pattern: '/api/v1/account/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/privacy/privacy_controller').default['askForExport']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/privacy/privacy_controller').default['askForExport']>>>
    }
  }
  'privacy.erase': {
    methods: ["DELETE"]
    pattern: '/api/v1/account'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/privacy/privacy_validators').eraseValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/privacy/privacy_validators').eraseValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/privacy/privacy_controller').default['erase']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/privacy/privacy_controller').default['erase']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'readiness.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/readiness'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/reporting/installation/readiness_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/reporting/installation/readiness_controller').default['show']>>>
    }
  }
  'metrics.show': {
    methods: ["GET","HEAD"]
    pattern: '/metrics'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/reporting/installation/metrics_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/reporting/installation/metrics_controller').default['show']>>>
    }
  }
  'candidate.dashboard': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/dashboard'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/reporting/dashboards_controller').default['candidate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/reporting/dashboards_controller').default['candidate']>>>
    }
  }
  'profile_views.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/profile-views'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/reporting/profile_views/profile_views_validators').viewListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/reporting/profile_views/profile_views_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/reporting/profile_views/profile_views_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client.dashboard': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/dashboard'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/reporting/dashboards_controller').default['client']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/reporting/dashboards_controller').default['client']>>>
    }
  }
  'reports.pipeline': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/reports/pipeline'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/reporting/pipeline/report_validators').reportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/reporting/pipeline/reports_controller').default['pipeline']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/reporting/pipeline/reports_controller').default['pipeline']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'status.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/status'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/reporting/installation/status_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/reporting/installation/status_controller').default['show']>>>
    }
  }
  'status.retry': {
    methods: ["POST"]
    pattern: '/api/v1/admin/status/dead-letters/retry'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/reporting/installation/status_validators').retryOf)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/reporting/installation/status_validators').retryOf)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/reporting/installation/status_controller').default['retry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/reporting/installation/status_controller').default['retry']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.account-visits.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/account-visits'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.account-visits.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/account-visits/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.account-visits.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/account-visits/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.addons.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/addons'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.addons.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/addons/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.addons.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/addons/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.addons.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/addons'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.addons.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/addons/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.addons.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/addons/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.addons.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/addons/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.addons.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/addons/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.applications.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/applications'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.applications.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/applications/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.applications.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/applications/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.assessment-topics.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/assessment-topics'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.assessment-topics.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/assessment-topics/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.assessment-topics.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/assessment-topics/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.assessment-topics.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/assessment-topics'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.assessment-topics.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/assessment-topics/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.assessment-topics.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/assessment-topics/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.assessment-topics.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/assessment-topics/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.assessment-topics.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/assessment-topics/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.assessments.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/assessments'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.assessments.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/assessments/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.assessments.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/assessments/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.assessments.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/assessments'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.assessments.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/assessments/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.assessments.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/assessments/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.assessments.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/assessments/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.assessments.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/assessments/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.audit-log.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/audit-log'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.audit-log.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/audit-log/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.audit-log.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/audit-log/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.blogs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/blogs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.blogs.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/blogs/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.blogs.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/blogs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.blogs.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/blogs'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.blogs.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/blogs/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.blogs.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/blogs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.blogs.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/blogs/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.blogs.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/blogs/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.blogs.draft.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/blogs/:id/draft'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['show']>>>
    }
  }
  'admin.blogs.draft.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/blogs/:id/draft'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/drafts/draft_validator').draftValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/drafts/draft_validator').draftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.blogs.draft.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/blogs/:id/draft'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['destroy']>>>
    }
  }
  'admin.blogs.submit': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/blogs/:id/submit'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.blogs.schedule': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/blogs/:id/schedule'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.blogs.publish': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/blogs/:id/publish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.blogs.withdraw': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/blogs/:id/withdraw'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.blogs.archive': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/blogs/:id/archive'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.bulk-pdf-uploads.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/bulk-pdf-uploads'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.bulk-pdf-uploads.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/bulk-pdf-uploads/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.bulk-pdf-uploads.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/bulk-pdf-uploads/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.bulk-pdf-uploads.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/bulk-pdf-uploads/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.bulk-pdf-uploads.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/bulk-pdf-uploads/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.bulk-pdf-uploads.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/bulk-pdf-uploads/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.categories.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/categories'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.categories.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/categories/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.categories.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/categories/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.categories.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/categories'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.categories.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/categories/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.categories.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/categories/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.categories.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/categories/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.categories.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/categories/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.categories.place': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/categories/:id/place'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').placeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').placeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['place']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['place']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.client-users.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/client-users'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.client-users.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/client-users/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.client-users.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/client-users/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.client-users.suspend': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/client-users/:id/suspend'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.client-users.restore': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/client-users/:id/restore'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/clients'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.clients.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/clients/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.clients.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/clients/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.clients.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/clients'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/clients/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/clients/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.clients.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/clients/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/clients/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.draft.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/clients/:id/draft'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['show']>>>
    }
  }
  'admin.clients.draft.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/clients/:id/draft'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/drafts/draft_validator').draftValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/drafts/draft_validator').draftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.draft.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/clients/:id/draft'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['destroy']>>>
    }
  }
  'admin.clients.verify': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/clients/:id/verify'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.bulk.verify': {
    methods: ["POST"]
    pattern: '/api/v1/admin/clients/bulk/verify'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.reject': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/clients/:id/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.bulk.reject': {
    methods: ["POST"]
    pattern: '/api/v1/admin/clients/bulk/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.suspend': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/clients/:id/suspend'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.restore': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/clients/:id/restore'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.approve-name': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/clients/:id/approve-name'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.reject-name': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/clients/:id/reject-name'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.spotlight': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/clients/:id/spotlight'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.top-company': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/clients/:id/top-company'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.clients.bulk.top-company': {
    methods: ["POST"]
    pattern: '/api/v1/admin/clients/bulk/top-company'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.contact-logs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/contact-logs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.contact-logs.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/contact-logs/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.contact-logs.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/contact-logs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.content-versions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/content-versions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.content-versions.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/content-versions/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.content-versions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/content-versions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.content-versions.restore': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/content-versions/:id/restore'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.coupon-uses.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/coupon-uses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.coupon-uses.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/coupon-uses/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.coupon-uses.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/coupon-uses/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.coupons.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/coupons'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.coupons.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/coupons/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.coupons.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/coupons/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.coupons.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/coupons'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.coupons.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/coupons/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.coupons.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/coupons/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.coupons.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/coupons/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.coupons.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/coupons/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.credit-ledger.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/credit-ledger'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.credit-ledger.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/credit-ledger/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.credit-ledger.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/credit-ledger/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.credit-ledger.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/credit-ledger'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.custom-skills.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/custom-skills'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.custom-skills.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/custom-skills/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.custom-skills.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/custom-skills/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.custom-skills.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/custom-skills/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.custom-skills.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/custom-skills/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.custom-skills.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/custom-skills/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.custom-skills.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/custom-skills/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.custom-skills.approve': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/custom-skills/:id/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.custom-skills.reject': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/custom-skills/:id/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.custom-skills.bulk.reject': {
    methods: ["POST"]
    pattern: '/api/v1/admin/custom-skills/bulk/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.deliveries.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/deliveries'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.deliveries.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/deliveries/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.deliveries.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/deliveries/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.deliveries.begin': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/deliveries/:id/begin'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.deliveries.deliver': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/deliveries/:id/deliver'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.deliveries.cancel': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/deliveries/:id/cancel'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.developers.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/developers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.developers.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/developers/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.developers.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/developers/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.developers.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/developers/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.developers.draft.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/developers/:id/draft'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['show']>>>
    }
  }
  'admin.developers.draft.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/developers/:id/draft'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/drafts/draft_validator').draftValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/drafts/draft_validator').draftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.developers.draft.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/developers/:id/draft'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['destroy']>>>
    }
  }
  'admin.developers.approve': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/developers/:id/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.developers.bulk.approve': {
    methods: ["POST"]
    pattern: '/api/v1/admin/developers/bulk/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.developers.request-changes': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/developers/:id/request-changes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.developers.reject': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/developers/:id/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.developers.bulk.reject': {
    methods: ["POST"]
    pattern: '/api/v1/admin/developers/bulk/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.developers.suspend': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/developers/:id/suspend'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.developers.restore': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/developers/:id/restore'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.developers.spotlight': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/developers/:id/spotlight'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.developers.promote': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/developers/:id/promote'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.disputes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/disputes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.disputes.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/disputes/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.disputes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/disputes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.email-history.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/email-history'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.email-history.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/email-history/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.email-history.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/email-history/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.email-template-versions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/email-template-versions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.email-template-versions.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/email-template-versions/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.email-template-versions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/email-template-versions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.email-templates.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/email-templates'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.email-templates.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/email-templates/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.email-templates.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/email-templates/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.email-templates.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/email-templates'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.email-templates.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/email-templates/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.email-templates.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/email-templates/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.email-templates.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/email-templates/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.email-templates.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/email-templates/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.email-templates.status': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/email-templates/:id/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.email-templates.reset': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/email-templates/:id/reset'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.email-templates.restore': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/email-templates/:id/restore'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.email-templates.test': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/email-templates/:id/test'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.english-results.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/english-results'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.english-results.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/english-results/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.english-results.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/english-results/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.english-results.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/english-results/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.english-results.clearance': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/english-results/:id/clearance'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.faqs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/faqs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.faqs.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/faqs/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.faqs.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/faqs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.faqs.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/faqs'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.faqs.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/faqs/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.faqs.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/faqs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.faqs.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/faqs/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.faqs.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/faqs/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.faqs.place': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/faqs/:id/place'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').placeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').placeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['place']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['place']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.faqs.draft.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/faqs/:id/draft'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['show']>>>
    }
  }
  'admin.faqs.draft.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/faqs/:id/draft'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/drafts/draft_validator').draftValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/drafts/draft_validator').draftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.faqs.draft.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/faqs/:id/draft'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['destroy']>>>
    }
  }
  'admin.faqs.publish': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/faqs/:id/publish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.faqs.bulk.publish': {
    methods: ["POST"]
    pattern: '/api/v1/admin/faqs/bulk/publish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.faqs.withdraw': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/faqs/:id/withdraw'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.faqs.bulk.withdraw': {
    methods: ["POST"]
    pattern: '/api/v1/admin/faqs/bulk/withdraw'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.faqs.archive': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/faqs/:id/archive'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.faqs.bulk.archive': {
    methods: ["POST"]
    pattern: '/api/v1/admin/faqs/bulk/archive'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.features.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/features'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.features.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/features/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.features.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/features/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.features.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/features'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.features.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/features/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.features.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/features/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.features.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/features/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.features.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/features/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.features.place': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/features/:id/place'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').placeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').placeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['place']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['place']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.help-pages.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/help-pages'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.help-pages.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/help-pages/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.help-pages.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/help-pages/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.help-pages.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/help-pages'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.help-pages.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/help-pages/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.help-pages.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/help-pages/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.help-pages.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/help-pages/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.help-pages.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/help-pages/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.help-pages.place': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/help-pages/:id/place'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').placeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').placeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['place']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['place']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.help-pages.draft.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/help-pages/:id/draft'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['show']>>>
    }
  }
  'admin.help-pages.draft.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/help-pages/:id/draft'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/drafts/draft_validator').draftValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/drafts/draft_validator').draftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.help-pages.draft.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/help-pages/:id/draft'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['destroy']>>>
    }
  }
  'admin.help-pages.publish': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/help-pages/:id/publish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.help-pages.bulk.publish': {
    methods: ["POST"]
    pattern: '/api/v1/admin/help-pages/bulk/publish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.help-pages.withdraw': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/help-pages/:id/withdraw'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.help-pages.bulk.withdraw': {
    methods: ["POST"]
    pattern: '/api/v1/admin/help-pages/bulk/withdraw'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.help-pages.archive': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/help-pages/:id/archive'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.help-pages.bulk.archive': {
    methods: ["POST"]
    pattern: '/api/v1/admin/help-pages/bulk/archive'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.help-pages.status': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/help-pages/:id/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.help-votes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/help-votes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.help-votes.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/help-votes/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.help-votes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/help-votes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.help-votes.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/help-votes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.help-votes.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/help-votes/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.help-votes.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/help-votes/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.imported-profiles.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/imported-profiles'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.imported-profiles.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/imported-profiles/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.imported-profiles.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/imported-profiles/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.imported-profiles.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/imported-profiles/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.imported-profiles.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/imported-profiles/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.imported-profiles.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/imported-profiles/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.imported-profiles.invite': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/imported-profiles/:id/invite'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.imported-profiles.bulk.invite': {
    methods: ["POST"]
    pattern: '/api/v1/admin/imported-profiles/bulk/invite'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.industries.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/industries'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.industries.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/industries/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.industries.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/industries/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.industries.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/industries'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.industries.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/industries/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.industries.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/industries/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.industries.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/industries/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.industries.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/industries/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.interviews.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/interviews'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.interviews.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/interviews/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.interviews.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/interviews/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.interviews.settle': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/interviews/:id/settle'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.invoices.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/invoices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.invoices.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/invoices/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.invoices.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/invoices/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.invoices.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/invoices'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.invoices.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/invoices/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.invoices.issue': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/invoices/:id/issue'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.invoices.void': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/invoices/:id/void'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.invoices.post.void': {
    methods: ["POST"]
    pattern: '/api/v1/admin/invoices/:id/void'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.job-categories.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/job-categories'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.job-categories.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/job-categories/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.job-categories.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/job-categories/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.job-categories.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/job-categories'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.job-categories.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/job-categories/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.job-categories.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/job-categories/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.job-categories.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/job-categories/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.job-categories.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/job-categories/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.job-changes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/job-changes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.job-changes.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/job-changes/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.job-changes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/job-changes/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.job-changes.approve': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/job-changes/:id/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.job-changes.bulk.approve': {
    methods: ["POST"]
    pattern: '/api/v1/admin/job-changes/bulk/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.job-changes.reject': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/job-changes/:id/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.job-titles.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/job-titles'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.job-titles.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/job-titles/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.job-titles.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/job-titles/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.job-titles.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/job-titles'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.job-titles.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/job-titles/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.job-titles.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/job-titles/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.job-titles.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/job-titles/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.job-titles.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/job-titles/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.jobs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/jobs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.jobs.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/jobs/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.jobs.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/jobs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.jobs.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/jobs/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.jobs.draft.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/jobs/:id/draft'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['show']>>>
    }
  }
  'admin.jobs.draft.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/jobs/:id/draft'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/drafts/draft_validator').draftValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/drafts/draft_validator').draftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.jobs.draft.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/jobs/:id/draft'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['destroy']>>>
    }
  }
  'admin.jobs.approve': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/jobs/:id/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.jobs.bulk.approve': {
    methods: ["POST"]
    pattern: '/api/v1/admin/jobs/bulk/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.jobs.reject': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/jobs/:id/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.jobs.bulk.reject': {
    methods: ["POST"]
    pattern: '/api/v1/admin/jobs/bulk/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.jobs.suspend': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/jobs/:id/suspend'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.jobs.promote': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/jobs/:id/promote'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.lead-answers.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/lead-answers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.lead-answers.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/lead-answers/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.lead-answers.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/lead-answers/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.leads.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/leads'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.leads.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/leads/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.leads.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/leads/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.leads.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/leads/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.leads.answer': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/leads/:id/answer'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.leads.assign': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/leads/:id/assign'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.leads.close': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/leads/:id/close'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.leads.bulk.close': {
    methods: ["POST"]
    pattern: '/api/v1/admin/leads/bulk/close'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.leads.reject': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/leads/:id/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.leads.bulk.reject': {
    methods: ["POST"]
    pattern: '/api/v1/admin/leads/bulk/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.leads.reopen': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/leads/:id/reopen'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.legal-pages.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/legal-pages'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.legal-pages.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/legal-pages/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.legal-pages.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/legal-pages/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.legal-pages.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/legal-pages/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.legal-pages.draft.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/legal-pages/:id/draft'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['show']>>>
    }
  }
  'admin.legal-pages.draft.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/legal-pages/:id/draft'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/drafts/draft_validator').draftValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/drafts/draft_validator').draftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.legal-pages.draft.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/legal-pages/:id/draft'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['destroy']>>>
    }
  }
  'admin.legal-pages.publish': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/legal-pages/:id/publish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.legal-pages.withdraw': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/legal-pages/:id/withdraw'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.legal-pages.archive': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/legal-pages/:id/archive'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.linkedin-candidates.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/linkedin-candidates'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.linkedin-candidates.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/linkedin-candidates/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.linkedin-candidates.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/linkedin-candidates/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.locations.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/locations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.locations.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/locations/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.locations.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/locations/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.locations.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/locations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.locations.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/locations/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.locations.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/locations/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.locations.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/locations/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.locations.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/locations/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.mail-suppressions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/mail-suppressions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.mail-suppressions.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/mail-suppressions/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.mail-suppressions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/mail-suppressions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.mail-suppressions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/mail-suppressions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.mail-suppressions.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/mail-suppressions/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.mail-suppressions.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/mail-suppressions/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.maintenance-messages.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/maintenance-messages'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.maintenance-messages.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/maintenance-messages/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.maintenance-messages.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/maintenance-messages/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.maintenance-messages.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/maintenance-messages'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.maintenance-messages.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/maintenance-messages/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.maintenance-messages.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/maintenance-messages/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.maintenance-messages.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/maintenance-messages/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.maintenance-messages.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/maintenance-messages/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.maintenance-messages.enable': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/maintenance-messages/:id/enable'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.maintenance-messages.end': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/maintenance-messages/:id/end'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.maintenance-messages.cancel': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/maintenance-messages/:id/cancel'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.members.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/members'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.members.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/members/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.members.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/members/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.members.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/members'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.members.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/members/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.members.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/members/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.members.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/members/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.members.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/members/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.members.deactivate': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/members/:id/deactivate'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.members.reactivate': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/members/:id/reactivate'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.members.role': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/members/:id/role'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.message-reports.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/message-reports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.message-reports.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/message-reports/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.message-reports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/message-reports/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.message-reports.uphold': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/message-reports/:id/uphold'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.message-reports.dismiss': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/message-reports/:id/dismiss'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.orders.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/orders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.orders.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/orders/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.orders.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/orders/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.orders.refund': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/orders/:id/refund'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.payments.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/payments'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.payments.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/payments/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.payments.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/payments/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.perks.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/perks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.perks.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/perks/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.perks.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/perks/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.perks.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/perks'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.perks.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/perks/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.perks.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/perks/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.perks.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/perks/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.perks.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/perks/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.plans.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/plans'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.plans.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/plans/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.plans.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/plans/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.plans.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/plans'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.plans.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/plans/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.plans.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/plans/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.plans.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/plans/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.plans.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/plans/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.plans.place': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/plans/:id/place'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').placeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').placeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['place']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['place']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.pricing-slabs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/pricing-slabs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.pricing-slabs.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/pricing-slabs/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.pricing-slabs.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/pricing-slabs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.pricing-slabs.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/pricing-slabs'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.pricing-slabs.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/pricing-slabs/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.pricing-slabs.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/pricing-slabs/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.pricing-slabs.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/pricing-slabs/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.pricing-slabs.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/pricing-slabs/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.profile-update-requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/profile-update-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.profile-update-requests.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/profile-update-requests/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.profile-update-requests.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/profile-update-requests/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.profile-update-requests.approve': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/profile-update-requests/:id/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.profile-update-requests.bulk.approve': {
    methods: ["POST"]
    pattern: '/api/v1/admin/profile-update-requests/bulk/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.profile-update-requests.reject': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/profile-update-requests/:id/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.profile-update-requests.bulk.reject': {
    methods: ["POST"]
    pattern: '/api/v1/admin/profile-update-requests/bulk/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.promotions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/promotions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.promotions.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/promotions/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.promotions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/promotions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.promotions.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/promotions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.promotions.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/promotions/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.promotions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/promotions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.promotions.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/promotions/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.promotions.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/promotions/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.question-statistics.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/question-statistics'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.question-statistics.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/question-statistics/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.question-statistics.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/question-statistics/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.questions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/questions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.questions.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/questions/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.questions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/questions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.questions.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/questions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/questions/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/questions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.questions.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/questions/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/questions/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.publish': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/questions/:id/publish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.bulk.publish': {
    methods: ["POST"]
    pattern: '/api/v1/admin/questions/bulk/publish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.retire': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/questions/:id/retire'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.questions.bulk.retire': {
    methods: ["POST"]
    pattern: '/api/v1/admin/questions/bulk/retire'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.refunds.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/refunds'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.refunds.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/refunds/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.refunds.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/refunds/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.refunds.approve': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/refunds/:id/approve'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.refunds.decline': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/refunds/:id/decline'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.reviews.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/reviews'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.reviews.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/reviews/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.reviews.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/reviews/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.reviews.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/reviews/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.reviews.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/reviews/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.reviews.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/reviews/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.reviews.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/reviews/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.reviews.hide': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/reviews/:id/hide'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.reviews.bulk.hide': {
    methods: ["POST"]
    pattern: '/api/v1/admin/reviews/bulk/hide'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.reviews.unhide': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/reviews/:id/unhide'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.sessions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.sessions.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/sessions/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.sessions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/sessions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.skill-pages.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/skill-pages'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.skill-pages.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/skill-pages/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.skill-pages.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/skill-pages/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.skill-pages.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/skill-pages'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.skill-pages.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/skill-pages/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.skill-pages.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/skill-pages/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.skill-pages.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/skill-pages/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.skill-pages.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/skill-pages/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.skill-pages.draft.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/skill-pages/:id/draft'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['show']>>>
    }
  }
  'admin.skill-pages.draft.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/skill-pages/:id/draft'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/drafts/draft_validator').draftValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/drafts/draft_validator').draftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.skill-pages.draft.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/skill-pages/:id/draft'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/drafts/row_drafts_controller').default['destroy']>>>
    }
  }
  'admin.skill-pages.publish': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/skill-pages/:id/publish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.skill-pages.bulk.publish': {
    methods: ["POST"]
    pattern: '/api/v1/admin/skill-pages/bulk/publish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.skill-pages.withdraw': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/skill-pages/:id/withdraw'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.skill-pages.bulk.withdraw': {
    methods: ["POST"]
    pattern: '/api/v1/admin/skill-pages/bulk/withdraw'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.skill-pages.archive': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/skill-pages/:id/archive'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.skill-pages.bulk.archive': {
    methods: ["POST"]
    pattern: '/api/v1/admin/skill-pages/bulk/archive'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.skills.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/skills'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.skills.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/skills/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.skills.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/skills/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.skills.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/skills'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.skills.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/skills/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.skills.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/skills/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.skills.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/skills/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.skills.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/skills/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.skills.status': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/skills/:id/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.skills.bulk.status': {
    methods: ["POST"]
    pattern: '/api/v1/admin/skills/bulk/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.skills.merge': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/skills/:id/merge'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.spotlights.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/spotlights'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.spotlights.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/spotlights/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.spotlights.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/spotlights/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.spotlights.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/spotlights'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.spotlights.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/spotlights/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.spotlights.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/spotlights/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.spotlights.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/spotlights/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.spotlights.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/spotlights/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.stacks.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/stacks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.stacks.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/stacks/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.stacks.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/stacks/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.stacks.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/stacks'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.stacks.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/stacks/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.stacks.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/stacks/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.stacks.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/stacks/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.stacks.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/stacks/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.stacks.status': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/stacks/:id/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.stacks.bulk.status': {
    methods: ["POST"]
    pattern: '/api/v1/admin/stacks/bulk/status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['actOnMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.subscriptions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/subscriptions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.subscriptions.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/subscriptions/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.subscriptions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/subscriptions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.subscriptions.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/subscriptions/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.test-accommodations.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/test-accommodations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.test-accommodations.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/test-accommodations/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.test-accommodations.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/test-accommodations/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.test-accommodations.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/test-accommodations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.test-accommodations.grant': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/test-accommodations/:id/grant'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.test-accommodations.refuse': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/test-accommodations/:id/refuse'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.test-accommodations.end': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/test-accommodations/:id/end'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.test-results.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/test-results'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.test-results.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/test-results/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.test-results.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/test-results/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.test-results.annul': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/test-results/:id/annul'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').actionValidator)>|InferInput<(typeof import('#api/catalogues/catalogue_validators').seenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['act']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.tools.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/tools'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['index']>>>
    }
  }
  'admin.tools.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/tools/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['export']>>>
    }
  }
  'admin.tools.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/tools/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['show']>>>
    }
  }
  'admin.tools.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/tools'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.tools.update': {
    methods: ["PUT"]
    pattern: '/api/v1/admin/tools/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').rowValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.tools.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/tools/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroy']>>>
    }
  }
  'admin.tools.uses': {
    methods: ["POST"]
    pattern: '/api/v1/admin/tools/bulk/uses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['uses']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.tools.bulk.destroy': {
    methods: ["POST"]
    pattern: '/api/v1/admin/tools/bulk/delete'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/catalogue_validators').bulkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/catalogues_controller').default['destroyMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'grouped_lists.skills': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/skills-by-category'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/grouped_lists_controller').default['skills']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/grouped_lists_controller').default['skills']>>>
    }
  }
  'grouped_lists.stacks': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/stacks-by-category'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/grouped_lists_controller').default['stacks']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/grouped_lists_controller').default['stacks']>>>
    }
  }
  'skill_merges.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/skills/:id/merge'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/merging/skill_merges_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/merging/skill_merges_controller').default['show']>>>
    }
  }
  'checks.job': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/jobs/:id/checks'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/checks/checks_controller').default['job']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/checks/checks_controller').default['job']>>>
    }
  }
  'checks.job_change': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/job-changes/:id/checks'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/checks/checks_controller').default['jobChange']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/checks/checks_controller').default['jobChange']>>>
    }
  }
  'checks.company': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/clients/:id/checks'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/checks/checks_controller').default['company']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/checks/checks_controller').default['company']>>>
    }
  }
  'checks.candidate': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/developers/:id/checks'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/checks/checks_controller').default['candidate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/checks/checks_controller').default['candidate']>>>
    }
  }
  'checks.profile_update': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/profile-update-requests/:id/checks'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/checks/checks_controller').default['profileUpdate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/checks/checks_controller').default['profileUpdate']>>>
    }
  }
  'checks.custom_skill': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/custom-skills/:id/checks'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/checks/checks_controller').default['customSkill']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/checks/checks_controller').default['customSkill']>>>
    }
  }
  'console_dashboard.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/dashboard'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/console_dashboard_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/console_dashboard_controller').default['show']>>>
    }
  }
  'console_views.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/list-views'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/catalogues/views/console_view_validators'))['consoleViews']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/views/console_views_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/views/console_views_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'console_views.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/list-views'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/catalogues/views/console_view_validators'))['consoleView']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/catalogues/views/console_view_validators'))['consoleView']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/views/console_views_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/views/console_views_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'console_views.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/admin/list-views/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/catalogues/views/console_views_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/catalogues/views/console_views_controller').default['destroy']>>>
    }
  }
  'registrations.store': {
    methods: ["POST"]
    pattern: '/api/v1/sign-up'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/accounts/account_validators').signUpValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/accounts/account_validators').signUpValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/sign_up/registrations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/sign_up/registrations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'registrations.verify': {
    methods: ["POST"]
    pattern: '/api/v1/email-verification'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/accounts/account_validators').emailVerificationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/accounts/account_validators').emailVerificationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/sign_up/registrations_controller').default['verify']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/sign_up/registrations_controller').default['verify']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'registrations.resend': {
    methods: ["POST"]
    pattern: '/api/v1/resend-email-verification'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/accounts/account_validators').resendValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/accounts/account_validators').resendValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/sign_up/registrations_controller').default['resend']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/sign_up/registrations_controller').default['resend']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'registrations.cancel': {
    methods: ["POST"]
    pattern: '/api/v1/cancel-registration'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/accounts/account_validators').tokenValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/accounts/account_validators').tokenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/sign_up/registrations_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/sign_up/registrations_controller').default['cancel']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'sessions.store': {
    methods: ["POST"]
    pattern: '/api/v1/login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/accounts/account_validators').loginValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/accounts/account_validators').loginValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/sign_in/sessions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/sign_in/sessions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'sessions.finish': {
    methods: ["POST"]
    pattern: '/api/v1/login/second-factor'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/accounts/account_validators').secondStepValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/accounts/account_validators').secondStepValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/sign_in/sessions_controller').default['finish']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/sign_in/sessions_controller').default['finish']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'sessions.passkey': {
    methods: ["POST"]
    pattern: '/api/v1/login/passkey'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/accounts/account_validators').ticketValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/accounts/account_validators').ticketValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/sign_in/sessions_controller').default['passkey']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/sign_in/sessions_controller').default['passkey']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'provider_sign_ins.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/sign-in-providers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/identities/provider_sign_ins_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/identities/provider_sign_ins_controller').default['index']>>>
    }
  }
  'provider_sign_ins.complete': {
    methods: ["POST"]
    pattern: '/api/v1/sign-in-providers/sign-up'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/accounts/identities/identity_validators').completeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/accounts/identities/identity_validators').completeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/identities/provider_sign_ins_controller').default['complete']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/identities/provider_sign_ins_controller').default['complete']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'provider_sign_ins.begin': {
    methods: ["POST"]
    pattern: '/api/v1/sign-in-providers/:provider/begin'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/identities/provider_sign_ins_controller').default['begin']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/identities/provider_sign_ins_controller').default['begin']>>>
    }
  }
  'provider_sign_ins.finish': {
    methods: ["POST"]
    pattern: '/api/v1/sign-in-providers/:provider/finish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/accounts/identities/identity_validators').broughtValidator)>>
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/accounts/identities/identity_validators').broughtValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/identities/provider_sign_ins_controller').default['finish']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/identities/provider_sign_ins_controller').default['finish']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'passwords.forget': {
    methods: ["PUT"]
    pattern: '/api/v1/forget-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/accounts/account_validators').forgottenValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/accounts/account_validators').forgottenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/passwords/passwords_controller').default['forget']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/passwords/passwords_controller').default['forget']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'passwords.reset': {
    methods: ["PUT"]
    pattern: '/api/v1/reset-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/accounts/account_validators').resetPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/accounts/account_validators').resetPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/passwords/passwords_controller').default['reset']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/passwords/passwords_controller').default['reset']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'sessions.leave': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/sign_in/sessions_controller').default['leave']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/sign_in/sessions_controller').default['leave']>>>
    }
  }
  'visits.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/account-visits'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/visits/visits_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/visits/visits_controller').default['store']>>>
    }
  }
  'sessions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/get-user'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/sign_in/sessions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/sign_in/sessions_controller').default['show']>>>
    }
  }
  'languages.change': {
    methods: ["PUT"]
    pattern: '/api/v1/language'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/accounts/account_validators').languageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/accounts/account_validators').languageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/languages/languages_controller').default['change']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/languages/languages_controller').default['change']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'passwords.change': {
    methods: ["PUT"]
    pattern: '/api/v1/change-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/accounts/account_validators').changePasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/accounts/account_validators').changePasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/passwords/passwords_controller').default['change']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/passwords/passwords_controller').default['change']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'codes.send': {
    methods: ["POST"]
    pattern: '/api/v1/send-otp'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/accounts/account_validators').sendOtpValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/accounts/account_validators').sendOtpValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/sign_up/codes_controller').default['send']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/sign_up/codes_controller').default['send']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'codes.verify': {
    methods: ["POST"]
    pattern: '/api/v1/verify-otp'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/accounts/account_validators').verifyOtpValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/accounts/account_validators').verifyOtpValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/sign_up/codes_controller').default['verify']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/sign_up/codes_controller').default['verify']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'sessions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/sign_in/sessions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/sign_in/sessions_controller').default['index']>>>
    }
  }
  'sessions.destroy_all': {
    methods: ["DELETE"]
    pattern: '/api/v1/sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/sign_in/sessions_controller').default['destroyAll']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/sign_in/sessions_controller').default['destroyAll']>>>
    }
  }
  'second_factors.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/second-factors'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/second_factor/second_factors_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/second_factor/second_factors_controller').default['index']>>>
    }
  }
  'second_factors.begin_totp': {
    methods: ["POST"]
    pattern: '/api/v1/second-factors/totp'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/second_factor/second_factors_controller').default['beginTotp']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/second_factor/second_factors_controller').default['beginTotp']>>>
    }
  }
  'second_factors.confirm_totp': {
    methods: ["PUT"]
    pattern: '/api/v1/second-factors/totp'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/accounts/account_validators').confirmTotpValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/accounts/account_validators').confirmTotpValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/second_factor/second_factors_controller').default['confirmTotp']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/second_factor/second_factors_controller').default['confirmTotp']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'second_factors.begin_passkey': {
    methods: ["POST"]
    pattern: '/api/v1/second-factors/passkey-options'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/second_factor/second_factors_controller').default['beginPasskey']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/second_factor/second_factors_controller').default['beginPasskey']>>>
    }
  }
  'second_factors.add_passkey': {
    methods: ["POST"]
    pattern: '/api/v1/second-factors/passkeys'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/accounts/account_validators').passkeyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/accounts/account_validators').passkeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/second_factor/second_factors_controller').default['addPasskey']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/second_factor/second_factors_controller').default['addPasskey']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'second_factors.renew': {
    methods: ["POST"]
    pattern: '/api/v1/second-factors/recovery-codes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/second_factor/second_factors_controller').default['renew']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/second_factor/second_factors_controller').default['renew']>>>
    }
  }
  'second_factors.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/second-factors/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/second_factor/second_factors_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/second_factor/second_factors_controller').default['destroy']>>>
    }
  }
  'identities.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/identities'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/identities/identities_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/identities/identities_controller').default['index']>>>
    }
  }
  'identities.begin': {
    methods: ["POST"]
    pattern: '/api/v1/identities/:provider/begin'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/identities/identities_controller').default['begin']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/identities/identities_controller').default['begin']>>>
    }
  }
  'identities.finish': {
    methods: ["POST"]
    pattern: '/api/v1/identities/:provider/finish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/accounts/identities/identity_validators').broughtValidator)>>
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/accounts/identities/identity_validators').broughtValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/identities/identities_controller').default['finish']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/identities/identities_controller').default['finish']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identities.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/identities/:provider'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/identities/identities_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/identities/identities_controller').default['destroy']>>>
    }
  }
  'sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/sessions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/accounts/sign_in/sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/accounts/sign_in/sessions_controller').default['destroy']>>>
    }
  }
  'public_companies.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/top-companies'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/companies/company_validators').topCompanies)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/public_companies_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/public_companies_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'public_companies.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/company-profile/open'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/companies/company_validators').openProfile)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/public_companies_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/public_companies_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company_profiles.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/company-profile'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/company_profiles_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/company_profiles_controller').default['show']>>>
    }
  }
  'company_profiles.update': {
    methods: ["PUT"]
    pattern: '/api/v1/company-profile'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/companies/company_validators').saveCompanyProfile)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/companies/company_validators').saveCompanyProfile)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/company_profiles_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/company_profiles_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company_profiles.logo': {
    methods: ["POST"]
    pattern: '/api/v1/company-profile/logo'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/company_profiles_controller').default['logo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/company_profiles_controller').default['logo']>>>
    }
  }
  'company_profiles.request_verification': {
    methods: ["POST"]
    pattern: '/api/v1/client/request-verification'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/company_profiles_controller').default['requestVerification']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/company_profiles_controller').default['requestVerification']>>>
    }
  }
  'client_desk.first_entry': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/get-first-entry'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/client_desk_controller').default['firstEntry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/client_desk_controller').default['firstEntry']>>>
    }
  }
  'client_desk.set_first_entry': {
    methods: ["PUT"]
    pattern: '/api/v1/client/set-first-entry'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/companies/company_validators').setFirstEntry)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/companies/company_validators').setFirstEntry)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/client_desk_controller').default['setFirstEntry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/client_desk_controller').default['setFirstEntry']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'list_views.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/list-views'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/companies/views/list_view_validators'))['viewsOfList']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/views/list_views_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/views/list_views_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'list_views.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/list-views'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/companies/views/list_view_validators'))['sharedView']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/companies/views/list_view_validators'))['sharedView']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/views/list_views_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/views/list_views_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'list_views.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/client/list-views/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/views/list_views_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/views/list_views_controller').default['destroy']>>>
    }
  }
  'client_desk.pages': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/page-access'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/client_desk_controller').default['pages']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/client_desk_controller').default['pages']>>>
    }
  }
  'client_desk.page_access': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/page-access/:page'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { page: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/companies/company_validators').pageAccess)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/client_desk_controller').default['pageAccess']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/client_desk_controller').default['pageAccess']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company_users.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/company-user'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/companies/company_validators').companyUsers)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/team/company_users_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/team/company_users_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company_users.active': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/company-all-active-user'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/companies/company_validators').companyUsers)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/team/company_users_controller').default['active']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/team/company_users_controller').default['active']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company_users.change': {
    methods: ["PUT"]
    pattern: '/api/v1/client/user-role'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/companies/team/team_validators').userRole)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/companies/team/team_validators').userRole)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/team/company_users_controller').default['change']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/team/company_users_controller').default['change']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company_users.set_active': {
    methods: ["POST"]
    pattern: '/api/v1/client/active-deactive-client-user'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/companies/team/team_validators').userActive)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/companies/team/team_validators').userActive)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/team/company_users_controller').default['setActive']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/team/company_users_controller').default['setActive']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company_users.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/client/delete-user'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/companies/team/team_validators').userGone)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/companies/team/team_validators').userGone)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/team/company_users_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/team/company_users_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company_invites.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/user-invite'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/companies/team/team_validators'))['userInvite']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/companies/team/team_validators'))['userInvite']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/team/company_invites_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/team/company_invites_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company_invites.again': {
    methods: ["POST"]
    pattern: '/api/v1/client/resend-invite'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/companies/team/team_validators'))['inviteAgain']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/companies/team/team_validators'))['inviteAgain']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/team/company_invites_controller').default['again']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/team/company_invites_controller').default['again']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company_invites.link': {
    methods: ["POST"]
    pattern: '/api/v1/client/invite-link'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/companies/team/team_validators'))['inviteLink']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/companies/team/team_validators'))['inviteLink']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/team/company_invites_controller').default['link']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/team/company_invites_controller').default['link']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company_invites.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/company-invites'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/companies/team/team_validators'))['invites']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/team/company_invites_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/team/company_invites_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company_invites.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/client/company-invites/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/team/company_invites_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/team/company_invites_controller').default['destroy']>>>
    }
  }
  'billing_addresses.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/billing-address'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/billing/billing_addresses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/billing/billing_addresses_controller').default['show']>>>
    }
  }
  'billing_addresses.update': {
    methods: ["PUT"]
    pattern: '/api/v1/client/billing-address'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/companies/company_validators').saveBillingAddress)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/companies/company_validators').saveBillingAddress)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/billing/billing_addresses_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/billing/billing_addresses_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company_invites.accept': {
    methods: ["POST"]
    pattern: '/api/v1/accept-invite'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/companies/team/team_validators'))['acceptInvite']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/companies/team/team_validators'))['acceptInvite']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/team/company_invites_controller').default['accept']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/team/company_invites_controller').default['accept']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company_invites.show': {
    methods: ["POST"]
    pattern: '/api/v1/open-invite'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/companies/team/team_validators'))['inviteToken']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/companies/team/team_validators'))['inviteToken']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/companies/team/company_invites_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/companies/team/company_invites_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/profile'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/profile_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/profile_controller').default['show']>>>
    }
  }
  'profile.update': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/profile'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').profileValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').profileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/profile_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/profile_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile.change_photo': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/profile-image'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').cropValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').cropValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/profile_controller').default['changePhoto']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/profile_controller').default['changePhoto']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile.remove_photo': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/profile-image'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/profile_controller').default['removePhoto']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/profile_controller').default['removePhoto']>>>
    }
  }
  'candidate.progress': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/progress'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/profile_controller').default['progress']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/profile_controller').default['progress']>>>
    }
  }
  'candidate.steps': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/dev-step-data'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/profile_controller').default['progress']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/profile_controller').default['progress']>>>
    }
  }
  'profile.choose_tab': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/dev-step-data'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').activeTabValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').activeTabValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/profile_controller').default['chooseTab']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/profile_controller').default['chooseTab']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate_skills.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/dev-techskill'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/skills/candidate_skills_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/skills/candidate_skills_controller').default['index']>>>
    }
  }
  'candidate_skills.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/dev-techskill'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').addSkillValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').addSkillValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/skills/candidate_skills_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/skills/candidate_skills_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate_skills.order': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/dev-techskill/order'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').orderValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').orderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/skills/candidate_skills_controller').default['order']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/skills/candidate_skills_controller').default['order']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate_skills.update': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/dev-techskill/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').changeSkillValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').changeSkillValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/skills/candidate_skills_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/skills/candidate_skills_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate_skills.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/dev-techskill/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/skills/candidate_skills_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/skills/candidate_skills_controller').default['destroy']>>>
    }
  }
  'asked_skills.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/custom-skill'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/sections/section_validators').customSkillValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/sections/section_validators').customSkillValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/skills/asked_skills_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/skills/asked_skills_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'resumes.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/resumes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/resume/resumes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/resume/resumes_controller').default['index']>>>
    }
  }
  'resumes.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/resume'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/resume/resumes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/resume/resumes_controller').default['store']>>>
    }
  }
  'resumes.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/resume'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').removeResumeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').removeResumeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/resume/resumes_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/resume/resumes_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'resumes.read_again': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/resume/:id/read'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/resume/resumes_controller').default['readAgain']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/resume/resumes_controller').default['readAgain']>>>
    }
  }
  'videos.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/video'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/media/videos_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/media/videos_controller').default['show']>>>
    }
  }
  'videos.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/video'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/media/videos_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/media/videos_controller').default['store']>>>
    }
  }
  'videos.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/video'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/media/videos_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/media/videos_controller').default['destroy']>>>
    }
  }
  'videos.poster': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/video/poster'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/media/videos_controller').default['poster']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/media/videos_controller').default['poster']>>>
    }
  }
  'visibility.submit': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/submit-profile'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/control/visibility_controller').default['submit']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/control/visibility_controller').default['submit']>>>
    }
  }
  'update_requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/profile-update-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/candidates/candidate_validators').updateListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/updates/update_requests_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/updates/update_requests_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'update_requests.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/profile-update-request'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').updateRequestValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').updateRequestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/updates/update_requests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/updates/update_requests_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'update_requests.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/profile-update-request/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/updates/update_requests_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/updates/update_requests_controller').default['destroy']>>>
    }
  }
  'visibility.deactivate': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/deactivate'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/control/control_validators').deactivateValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/control/control_validators').deactivateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/control/visibility_controller').default['deactivate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/control/visibility_controller').default['deactivate']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'visibility.snooze': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/snooze'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/control/control_validators').snoozeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/control/control_validators').snoozeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/control/visibility_controller').default['snooze']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/control/visibility_controller').default['snooze']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'visibility.activate': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/activate'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/control/visibility_controller').default['activate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/control/visibility_controller').default['activate']>>>
    }
  }
  'blocks.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/blocked-companies'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/candidates/control/control_validators').blockListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/control/blocks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/control/blocks_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'blocks.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/blocked-companies'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/control/control_validators').blockValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/control/control_validators').blockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/control/blocks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/control/blocks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'blocks.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/blocked-companies/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/control/blocks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/control/blocks_controller').default['destroy']>>>
    }
  }
  'popups.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/popups'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/control/popups_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/control/popups_controller').default['show']>>>
    }
  }
  'popups.close': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/popups'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/control/control_validators').popupValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/control/control_validators').popupValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/control/popups_controller').default['close']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/control/popups_controller').default['close']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'drafts.page': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/resume/:id/pages/:page'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; page: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/resume/draft/drafts_controller').default['page']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/resume/draft/drafts_controller').default['page']>>>
    }
  }
  'drafts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/parsed-resume'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/candidates/resume/draft/draft_validators').draftSourceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/resume/draft/drafts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/resume/draft/drafts_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'drafts.apply': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/parsed-resume/apply'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/resume/draft/draft_validators').applyDraftValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/resume/draft/draft_validators').applyDraftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/resume/draft/drafts_controller').default['apply']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/resume/draft/drafts_controller').default['apply']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'portability.bring_json_resume': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/import/json-resume'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/portability/portability_validators').jsonResumeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/portability/portability_validators').jsonResumeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/portability/portability_controller').default['bringJsonResume']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/portability/portability_controller').default['bringJsonResume']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'portability.bring_linked_in': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/import/linkedin'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/portability/portability_controller').default['bringLinkedIn']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/portability/portability_controller').default['bringLinkedIn']>>>
    }
  }
  'portability.json_resume': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/export/json-resume'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/portability/portability_controller').default['jsonResume']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/portability/portability_controller').default['jsonResume']>>>
    }
  }
  'portability.pdf': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/export/resume.pdf'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/candidates/portability/portability_validators').resumePdfValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/portability/portability_controller').default['pdf']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/portability/portability_controller').default['pdf']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'public_profiles.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/developers/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/control/public_profiles_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/control/public_profiles_controller').default['show']>>>
    }
  }
  'profile_reviews.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/developers/:id/profile'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/approval/profile_reviews_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/approval/profile_reviews_controller').default['show']>>>
    }
  }
  'candidate.dev-tools.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/dev-tools'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['index']>>>
    }
  }
  'candidate.dev-tools.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/dev-tools'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['store']>>>
    }
  }
  'candidate.dev-tools.order': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/dev-tools/order'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').orderValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').orderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['order']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['order']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.dev-tools.restore': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/dev-tools/restore'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').restoreValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').restoreValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['restore']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['restore']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.dev-tools.update': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/dev-tools/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['update']>>>
    }
  }
  'candidate.dev-tools.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/dev-tools/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['destroy']>>>
    }
  }
  'candidate.dev-employment.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/dev-employment'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['index']>>>
    }
  }
  'candidate.dev-employment.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/dev-employment'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['store']>>>
    }
  }
  'candidate.dev-employment.order': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/dev-employment/order'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').orderValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').orderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['order']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['order']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.dev-employment.restore': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/dev-employment/restore'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').restoreValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').restoreValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['restore']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['restore']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.dev-employment.update': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/dev-employment/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['update']>>>
    }
  }
  'candidate.dev-employment.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/dev-employment/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['destroy']>>>
    }
  }
  'candidate.dev-project.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/dev-project'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['index']>>>
    }
  }
  'candidate.dev-project.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/dev-project'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['store']>>>
    }
  }
  'candidate.dev-project.order': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/dev-project/order'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').orderValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').orderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['order']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['order']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.dev-project.restore': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/dev-project/restore'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').restoreValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').restoreValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['restore']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['restore']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.dev-project.update': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/dev-project/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['update']>>>
    }
  }
  'candidate.dev-project.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/dev-project/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['destroy']>>>
    }
  }
  'candidate.additional-dev-project.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/additional-dev-project'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['index']>>>
    }
  }
  'candidate.additional-dev-project.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/additional-dev-project'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['store']>>>
    }
  }
  'candidate.additional-dev-project.order': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/additional-dev-project/order'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').orderValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').orderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['order']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['order']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.additional-dev-project.restore': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/additional-dev-project/restore'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').restoreValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').restoreValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['restore']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['restore']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.additional-dev-project.update': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/additional-dev-project/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['update']>>>
    }
  }
  'candidate.additional-dev-project.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/additional-dev-project/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['destroy']>>>
    }
  }
  'candidate.dev-certification.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/dev-certification'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['index']>>>
    }
  }
  'candidate.dev-certification.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/dev-certification'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['store']>>>
    }
  }
  'candidate.dev-certification.order': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/dev-certification/order'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').orderValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').orderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['order']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['order']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.dev-certification.restore': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/dev-certification/restore'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').restoreValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').restoreValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['restore']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['restore']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.dev-certification.update': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/dev-certification/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['update']>>>
    }
  }
  'candidate.dev-certification.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/dev-certification/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['destroy']>>>
    }
  }
  'candidate.dev-academic-info.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/dev-academic-info'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['index']>>>
    }
  }
  'candidate.dev-academic-info.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/dev-academic-info'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['store']>>>
    }
  }
  'candidate.dev-academic-info.order': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/dev-academic-info/order'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').orderValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').orderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['order']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['order']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.dev-academic-info.restore': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/dev-academic-info/restore'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').restoreValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').restoreValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['restore']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['restore']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.dev-academic-info.update': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/dev-academic-info/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['update']>>>
    }
  }
  'candidate.dev-academic-info.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/dev-academic-info/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['destroy']>>>
    }
  }
  'candidate.dev-achievements.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/dev-achievements'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['index']>>>
    }
  }
  'candidate.dev-achievements.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/dev-achievements'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['store']>>>
    }
  }
  'candidate.dev-achievements.order': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/dev-achievements/order'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').orderValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').orderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['order']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['order']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.dev-achievements.restore': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/dev-achievements/restore'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').restoreValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').restoreValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['restore']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['restore']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.dev-achievements.update': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/dev-achievements/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['update']>>>
    }
  }
  'candidate.dev-achievements.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/dev-achievements/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['destroy']>>>
    }
  }
  'candidate.social-profiles.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/social-profiles'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['index']>>>
    }
  }
  'candidate.social-profiles.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/social-profiles'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['store']>>>
    }
  }
  'candidate.social-profiles.order': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/social-profiles/order'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').orderValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').orderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['order']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['order']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.social-profiles.restore': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/social-profiles/restore'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/candidates/candidate_validators').restoreValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/candidates/candidate_validators').restoreValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['restore']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['restore']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.social-profiles.update': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/social-profiles/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['update']>>>
    }
  }
  'candidate.social-profiles.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/social-profiles/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/candidates/sections/candidate_sections_controller').default['destroy']>>>
    }
  }
  'public_jobs.index': {
    methods: ["POST"]
    pattern: '/api/v1/job-list'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/jobs/job_validators').jobList)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/jobs/job_validators').jobList)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/browse/public_jobs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/browse/public_jobs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'jobs.detail': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/job-detail/:jobId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { jobId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/jobs/job_validators').jobDetail)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/browse/public_jobs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/browse/public_jobs_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'jobs.details': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/job-details/:jobId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { jobId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/jobs/job_validators').jobDetail)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/browse/public_jobs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/browse/public_jobs_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'public_jobs.related': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/related-jobs/:cateId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { cateId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/jobs/job_validators').relatedJobs)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/browse/public_jobs_controller').default['related']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/browse/public_jobs_controller').default['related']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'public_jobs.categories_of_industry': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/job-category-list/:industryId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { industryId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/browse/public_jobs_controller').default['categoriesOfIndustry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/browse/public_jobs_controller').default['categoriesOfIndustry']>>>
    }
  }
  'public_jobs.count_by_category': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/job-count-cate'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/browse/public_jobs_controller').default['countByCategory']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/browse/public_jobs_controller').default['countByCategory']>>>
    }
  }
  'public_jobs.count_by_industry': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/job-count-industry'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/browse/public_jobs_controller').default['countByIndustry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/browse/public_jobs_controller').default['countByIndustry']>>>
    }
  }
  'public_jobs.promoted': {
    methods: ["POST"]
    pattern: '/api/v1/promoted-job-list'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/jobs/job_validators').jobList)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/jobs/job_validators').jobList)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/browse/public_jobs_controller').default['promoted']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/browse/public_jobs_controller').default['promoted']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company_jobs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/get-company-jobs/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/jobs/job_validators').companyJobs)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/browse/company_jobs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/browse/company_jobs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'public_jobs.popular': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/popular-jobs-industry'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/browse/public_jobs_controller').default['popular']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/browse/public_jobs_controller').default['popular']>>>
    }
  }
  'trending.skills': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/trending-skills'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/jobs/job_validators').trendingList)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/browse/trending_controller').default['skills']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/browse/trending_controller').default['skills']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'trending.categories': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/trending-categories'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/jobs/job_validators').trendingList)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/browse/trending_controller').default['categories']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/browse/trending_controller').default['categories']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'jobs.store': {
    methods: ["POST"]
    pattern: '/api/v1/add-job'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/jobs/job_validators').addJob)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/jobs/job_validators').addJob)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/jobs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/jobs_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'jobs.update': {
    methods: ["PUT"]
    pattern: '/api/v1/update-client-job'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/jobs/job_validators').jobInBody)>|InferInput<(typeof import('#api/jobs/job_validators').updateJob)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/jobs/job_validators').jobInBody)>|InferInput<(typeof import('#api/jobs/job_validators').updateJob)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/jobs_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/jobs_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'jobs.verify_title': {
    methods: ["POST"]
    pattern: '/api/v1/client/verify-job-title'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/jobs/job_validators').jobTitleCheck)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/jobs/job_validators').jobTitleCheck)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/jobs_controller').default['verifyTitle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/jobs_controller').default['verifyTitle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'jobs.index': {
    methods: ["POST"]
    pattern: '/api/v1/client/get-posted-jobs'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/jobs/job_validators').postedJobs)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/jobs/job_validators').postedJobs)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/jobs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/jobs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'jobs.change_status': {
    methods: ["PUT"]
    pattern: '/api/v1/client/job-status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/jobs/job_validators').jobStatus)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/jobs/job_validators').jobStatus)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/jobs_controller').default['changeStatus']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/jobs_controller').default['changeStatus']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'jobs.refresh': {
    methods: ["POST"]
    pattern: '/api/v1/client/job-refresh'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/jobs/job_validators').jobInBody)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/jobs/job_validators').jobInBody)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/jobs_controller').default['refresh']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/jobs_controller').default['refresh']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'jobs.duplicate': {
    methods: ["POST"]
    pattern: '/api/v1/client/duplicate-job'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/jobs/job_validators').jobInBody)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/jobs/job_validators').jobInBody)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/jobs_controller').default['duplicate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/jobs_controller').default['duplicate']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'jobs.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/client/job/:jobId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { jobId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/jobs_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/jobs_controller').default['destroy']>>>
    }
  }
  'jobs.take_back_change': {
    methods: ["DELETE"]
    pattern: '/api/v1/client/job/:jobId/change'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { jobId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/jobs_controller').default['takeBackChange']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/jobs_controller').default['takeBackChange']>>>
    }
  }
  'jobs.questionnaire': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/questionnaire-groups'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/jobs_controller').default['questionnaire']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/jobs_controller').default['questionnaire']>>>
    }
  }
  'job_alerts.preview': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/job-alert-preview'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/jobs/alerts/alert_validators'))['alertPreview']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/alerts/job_alerts_controller').default['preview']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/alerts/job_alerts_controller').default['preview']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'job_alerts.ask': {
    methods: ["POST"]
    pattern: '/api/v1/job-alerts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/jobs/alerts/alert_validators'))['keepAlert']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/jobs/alerts/alert_validators'))['keepAlert']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/alerts/job_alerts_controller').default['ask']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/alerts/job_alerts_controller').default['ask']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'job_alerts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/job-alerts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/jobs/alerts/alert_validators'))['alertList']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/alerts/job_alerts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/alerts/job_alerts_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'job_alerts.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/job-alerts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/jobs/alerts/alert_validators'))['keepAlert']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/jobs/alerts/alert_validators'))['keepAlert']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/alerts/job_alerts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/alerts/job_alerts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'job_alerts.update': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/job-alerts/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/jobs/alerts/alert_validators'))['changeAlert']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/jobs/alerts/alert_validators'))['changeAlert']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/alerts/job_alerts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/alerts/job_alerts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'job_alerts.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/job-alerts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/alerts/job_alerts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/alerts/job_alerts_controller').default['destroy']>>>
    }
  }
  'saved_jobs.toggle': {
    methods: ["POST"]
    pattern: '/api/v1/save-job'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/jobs/job_validators').saveJob)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/jobs/job_validators').saveJob)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/saved/saved_jobs_controller').default['toggle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/saved/saved_jobs_controller').default['toggle']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'follows.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/followed-companies'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/jobs/job_validators').followList)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/follows/follows_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/follows/follows_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'follows.store': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/followed-companies/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/follows/follows_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/follows/follows_controller').default['store']>>>
    }
  }
  'follows.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/followed-companies/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/follows/follows_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/follows/follows_controller').default['destroy']>>>
    }
  }
  'saved_jobs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/saved-jobs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/jobs/job_validators').savedJobs)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/saved/saved_jobs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/saved/saved_jobs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'alert_pages.ask': {
    methods: ["POST"]
    pattern: '/job-alerts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/alerts/alert_pages_controller').default['ask']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/alerts/alert_pages_controller').default['ask']>>>
    }
  }
  'alert_pages.show_confirm': {
    methods: ["GET","HEAD"]
    pattern: '/job-alerts/confirm/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/alerts/alert_pages_controller').default['showConfirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/alerts/alert_pages_controller').default['showConfirm']>>>
    }
  }
  'alert_pages.confirm': {
    methods: ["POST"]
    pattern: '/job-alerts/confirm/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/alerts/alert_pages_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/alerts/alert_pages_controller').default['confirm']>>>
    }
  }
  'alert_pages.show_end': {
    methods: ["GET","HEAD"]
    pattern: '/job-alerts/end/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/alerts/alert_pages_controller').default['showEnd']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/alerts/alert_pages_controller').default['showEnd']>>>
    }
  }
  'alert_pages.end': {
    methods: ["POST"]
    pattern: '/job-alerts/end/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/jobs/alerts/alert_pages_controller').default['end']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/jobs/alerts/alert_pages_controller').default['end']>>>
    }
  }
  'recent_answers.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/recent-answers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/answer_by/recent_answers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/answer_by/recent_answers_controller').default['index']>>>
    }
  }
  'guest_applications.store': {
    methods: ["POST"]
    pattern: '/api/v1/guest-applications'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/applications/guests/guest_validators'))['guestUploadValidator']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/applications/guests/guest_validators'))['guestUploadValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/guests/guest_applications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/guests/guest_applications_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'guest_applications.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/guest-applications/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/guests/guest_applications_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/guests/guest_applications_controller').default['show']>>>
    }
  }
  'guest_applications.update': {
    methods: ["PUT"]
    pattern: '/api/v1/guest-applications/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/applications/guests/guest_validators'))['guestSendValidator']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/applications/guests/guest_validators'))['guestSendValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/guests/guest_applications_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/guests/guest_applications_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'guest_applications.confirm': {
    methods: ["POST"]
    pattern: '/api/v1/guest-applications/:id/confirm'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/applications/guests/guest_validators'))['guestCodeValidator']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/applications/guests/guest_validators'))['guestCodeValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/guests/guest_applications_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/guests/guest_applications_controller').default['confirm']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'guest_applications.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/guest-applications/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/guests/guest_applications_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/guests/guest_applications_controller').default['destroy']>>>
    }
  }
  'waiting_applications.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/waiting-applications'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/guests/waiting_applications_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/guests/waiting_applications_controller').default['index']>>>
    }
  }
  'waiting_applications.send': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/waiting-applications/:id/send'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/guests/waiting_applications_controller').default['send']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/guests/waiting_applications_controller').default['send']>>>
    }
  }
  'waiting_applications.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/waiting-applications/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/guests/waiting_applications_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/guests/waiting_applications_controller').default['destroy']>>>
    }
  }
  'applications.store': {
    methods: ["POST"]
    pattern: '/api/v1/apply-job'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/applications/application_validators').applyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/applications/application_validators').applyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/applications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/applications_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'applications.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/applied-jobs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/applications/application_validators').ownListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/applications_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/applications_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'applications.withdraw': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/withdraw-application/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/applications/application_validators').withdrawValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/applications/application_validators').withdrawValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/applications_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/applications_controller').default['withdraw']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'applications.remind': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/remind-company/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/applications_controller').default['remind']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/applications_controller').default['remind']>>>
    }
  }
  'offers.answer': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/offer/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/applications/offers/offer_validators').answerOfferValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/applications/offers/offer_validators').answerOfferValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/offers/offers_controller').default['answer']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/offers/offers_controller').default['answer']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'for_you.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/jobs-for-you'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/applications/application_validators').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/for_you/for_you_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/for_you/for_you_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'for_you.after_rejection': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/after-rejection/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/for_you/for_you_controller').default['afterRejection']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/for_you/for_you_controller').default['afterRejection']>>>
    }
  }
  'applicants.applied': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/applied-for-job/:jobId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { jobId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/applicants/applicants_controller').default['applied']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/applicants/applicants_controller').default['applied']>>>
    }
  }
  'applicants.shortlisted': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/shortlisted-for-job/:jobId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { jobId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/applicants/applicants_controller').default['shortlisted']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/applicants/applicants_controller').default['shortlisted']>>>
    }
  }
  'applicants.index': {
    methods: ["POST"]
    pattern: '/api/v1/client/applicant-list'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/applications/application_validators').applicantListValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/applications/application_validators').applicantListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/applicants/applicants_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/applicants/applicants_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'applicants.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/application/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/applications/application_validators').openValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/applicants/applicants_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/applicants/applicants_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'applicants.move': {
    methods: ["PUT"]
    pattern: '/api/v1/client/applied-job-status'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/applications/application_validators').moveValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/applications/application_validators').moveValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/applicants/applicants_controller').default['move']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/applicants/applicants_controller').default['move']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'applicants.find': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/find-applicants'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/applications/application_validators').findValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/applicants/applicants_controller').default['find']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/applicants/applicants_controller').default['find']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'applicants.unanswered': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/unanswered-applications'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/applications/application_validators').unansweredValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/applicants/applicants_controller').default['unanswered']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/applicants/applicants_controller').default['unanswered']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'applicants.queue': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/answer-queue'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/applications/application_validators').answerQueueValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/applicants/applicants_controller').default['queue']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/applicants/applicants_controller').default['queue']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bulk_moves.reject': {
    methods: ["PUT"]
    pattern: '/api/v1/client/multiple-application-rejection'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/applications/bulk/bulk_validators').rejectManyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/applications/bulk/bulk_validators').rejectManyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/bulk/bulk_moves_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/bulk/bulk_moves_controller').default['reject']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bulk_moves.undo': {
    methods: ["PUT"]
    pattern: '/api/v1/client/undo-rejection'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/applications/bulk/bulk_validators').undoValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/applications/bulk/bulk_validators').undoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/bulk/bulk_moves_controller').default['undo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/bulk/bulk_moves_controller').default['undo']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bulk_moves.move': {
    methods: ["PUT"]
    pattern: '/api/v1/client/move-applications'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/applications/bulk/bulk_validators').moveManyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/applications/bulk/bulk_validators').moveManyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/bulk/bulk_moves_controller').default['move']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/bulk/bulk_moves_controller').default['move']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bulk_moves.undo_moves': {
    methods: ["PUT"]
    pattern: '/api/v1/client/undo-moves'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/applications/bulk/bulk_validators').undoValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/applications/bulk/bulk_validators').undoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/bulk/bulk_moves_controller').default['undo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/bulk/bulk_moves_controller').default['undo']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bulk_moves.message': {
    methods: ["POST"]
    pattern: '/api/v1/client/message-applicants'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/applications/bulk/bulk_validators').messageManyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/applications/bulk/bulk_validators').messageManyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/bulk/bulk_moves_controller').default['message']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/bulk/bulk_moves_controller').default['message']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'duplicates.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/application-duplicates/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/duplicates/duplicates_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/duplicates/duplicates_controller').default['index']>>>
    }
  }
  'duplicates.merge': {
    methods: ["PUT"]
    pattern: '/api/v1/client/merge-applications'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/applications/duplicates/duplicate_validators').mergeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/applications/duplicates/duplicate_validators').mergeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/duplicates/duplicates_controller').default['merge']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/duplicates/duplicates_controller').default['merge']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'duplicates.separate': {
    methods: ["PUT"]
    pattern: '/api/v1/client/separate-application'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/applications/duplicates/duplicate_validators').separateValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/applications/duplicates/duplicate_validators').separateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/duplicates/duplicates_controller').default['separate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/duplicates/duplicates_controller').default['separate']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'offers.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/offer'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/applications/offers/offer_validators').offerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/applications/offers/offer_validators').offerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/offers/offers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/offers/offers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'offers.withdraw': {
    methods: ["PUT"]
    pattern: '/api/v1/client/offer/:id/withdraw'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/applications/offers/offer_validators').withdrawOfferValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/applications/offers/offer_validators').withdrawOfferValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/offers/offers_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/offers/offers_controller').default['withdraw']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'stage_templates.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/stage-templates'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/stages/stage_templates_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/stages/stage_templates_controller').default['index']>>>
    }
  }
  'stage_templates.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/stage-templates'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/applications/stages/stage_validators').createTemplateValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/applications/stages/stage_validators').createTemplateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/stages/stage_templates_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/stages/stage_templates_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'stage_templates.update': {
    methods: ["PUT"]
    pattern: '/api/v1/client/stage-templates/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/applications/stages/stage_validators').updateTemplateValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/applications/stages/stage_validators').updateTemplateValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/stages/stage_templates_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/stages/stage_templates_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'stage_templates.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/client/stage-templates/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/stages/stage_templates_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/stages/stage_templates_controller').default['destroy']>>>
    }
  }
  'stage_templates.choose': {
    methods: ["PUT"]
    pattern: '/api/v1/client/job-stages'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/applications/stages/stage_validators').jobStagesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/applications/stages/stage_validators').jobStagesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/stages/stage_templates_controller').default['choose']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/stages/stage_templates_controller').default['choose']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'applicants.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/applicants-export/:jobId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { jobId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/applications/applicants/applicants_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/applications/applicants/applicants_controller').default['export']>>>
    }
  }
  'bank.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/question-bank/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/assessments/bank/bank_validators').exportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/bank/bank_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/bank/bank_controller').default['export']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bank.import': {
    methods: ["POST"]
    pattern: '/api/v1/admin/question-bank/import'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/bank/bank_validators').importValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/bank/bank_validators').importValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/bank/bank_controller').default['import']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/bank/bank_controller').default['import']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bank.question': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/question-preview/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/bank/bank_controller').default['question']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/bank/bank_controller').default['question']>>>
    }
  }
  'bank.test': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/test-preview/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/bank/bank_controller').default['test']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/bank/bank_controller').default['test']>>>
    }
  }
  'bank.audio': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/passage-audio/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/bank/bank_controller').default['audio']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/bank/bank_controller').default['audio']>>>
    }
  }
  'tests.skills': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/skill-tests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['testList']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/choosing/tests_controller').default['skills']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/choosing/tests_controller').default['skills']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'tests.stacks': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/stack-tests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['testList']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/choosing/tests_controller').default['stacks']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/choosing/tests_controller').default['stacks']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'tests.selection': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/test-selection'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/choosing/tests_controller').default['selection']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/choosing/tests_controller').default['selection']>>>
    }
  }
  'tests.select': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/test-selection'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['testSelection']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['testSelection']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/choosing/tests_controller').default['select']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/choosing/tests_controller').default['select']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'tests.rules': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/test-rules'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['testRules']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/choosing/tests_controller').default['rules']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/choosing/tests_controller').default['rules']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'tests.practice': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/test-practice'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['practice']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['practice']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/choosing/tests_controller').default['practice']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/choosing/tests_controller').default['practice']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accommodations.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/test-accommodation'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/accommodations/accommodations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/accommodations/accommodations_controller').default['show']>>>
    }
  }
  'accommodations.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/test-accommodation'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/accommodations/accommodation_validators').accommodationWish)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/accommodations/accommodation_validators').accommodationWish)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/accommodations/accommodations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/accommodations/accommodations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'accommodations.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/test-accommodation'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/accommodations/accommodations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/accommodations/accommodations_controller').default['destroy']>>>
    }
  }
  'attempts.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/start-test'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['testStart']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['testStart']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/taking/attempts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/taking/attempts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'attempts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/test-attempt/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['attemptPlace']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/taking/attempts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/taking/attempts_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'attempts.audio': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/test-audio/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/taking/attempts_controller').default['audio']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/taking/attempts_controller').default['audio']>>>
    }
  }
  'attempts.answer': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/test-answer'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['testAnswer']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['testAnswer']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/taking/attempts_controller').default['answer']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/taking/attempts_controller').default['answer']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'attempts.heartbeat': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/test-heartbeat'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['testHeartbeat']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['testHeartbeat']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/taking/attempts_controller').default['heartbeat']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/taking/attempts_controller').default['heartbeat']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'attempts.finish': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/test-finish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['testFinish']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['testFinish']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/taking/attempts_controller').default['finish']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/taking/attempts_controller').default['finish']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'english.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/start-english-test'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/taking/english_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/taking/english_controller').default['store']>>>
    }
  }
  'english.question': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/english-test/question'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['englishPlace']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/taking/english_controller').default['question']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/taking/english_controller').default['question']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'english.previous': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/english-test/previous-question'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['englishPlace']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/taking/english_controller').default['previous']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/taking/english_controller').default['previous']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'english.answer': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/english-test/answer'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['testAnswer']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['testAnswer']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/taking/english_controller').default['answer']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/taking/english_controller').default['answer']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'english.finish': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/english-test/finish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['testFinish']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/taking/taking_validators'))['testFinish']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/taking/english_controller').default['finish']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/taking/english_controller').default['finish']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'english.result': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/english-test/result'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/taking/english_controller').default['result']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/taking/english_controller').default['result']>>>
    }
  }
  'results.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/assessment-results'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/assessments/taking/taking_validators').resultList)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/results/results_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/results/results_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'results.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/assessment-results/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/results/results_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/results/results_controller').default['show']>>>
    }
  }
  'results.update': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/assessment-results/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/taking/taking_validators').resultShown)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/taking/taking_validators').resultShown)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/results/results_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/results/results_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'own_credentials.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/assessment-results/:id/credential'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/portable/own_credentials_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/portable/own_credentials_controller').default['store']>>>
    }
  }
  'own_credentials.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/assessment-results/:id/credential'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/portable/own_credentials_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/portable/own_credentials_controller').default['destroy']>>>
    }
  }
  'credentials.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/credentials/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/portable/credentials_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/portable/credentials_controller').default['show']>>>
    }
  }
  'credentials.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/credentials/:id/file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/portable/credentials_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/portable/credentials_controller').default['file']>>>
    }
  }
  'credentials.status': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/credentials/:id/status'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/portable/credentials_controller').default['status']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/portable/credentials_controller').default['status']>>>
    }
  }
  'credentials.check': {
    methods: ["POST"]
    pattern: '/api/v1/credential-check'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/portable/credential_validators').credentialCheck)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/portable/credential_validators').credentialCheck)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/portable/credentials_controller').default['check']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/portable/credentials_controller').default['check']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'credentials.keys': {
    methods: ["GET","HEAD"]
    pattern: '/.well-known/jwks.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/portable/credentials_controller').default['keys']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/portable/credentials_controller').default['keys']>>>
    }
  }
  'questions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/get-ai-questions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/screening/questions/question_validators'))['questionListValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/questions/questions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/questions/questions_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'questions.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/create-or-update-ai-questions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/screening/questions/question_validators'))['keepValidator']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/screening/questions/question_validators'))['keepValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/questions/questions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/questions/questions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'questions.ideal_answer': {
    methods: ["POST"]
    pattern: '/api/v1/client/generate-ideal-answer'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/screening/questions/question_validators'))['idealValidator']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/screening/questions/question_validators'))['idealValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/questions/questions_controller').default['idealAnswer']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/questions/questions_controller').default['idealAnswer']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'questions.for_applicant': {
    methods: ["POST"]
    pattern: '/api/v1/client/applicant/generate-ai-question'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/screening/questions/question_validators'))['applicantValidator']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/screening/questions/question_validators'))['applicantValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/questions/questions_controller').default['forApplicant']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/questions/questions_controller').default['forApplicant']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'questions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/client/ai-questions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/questions/questions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/questions/questions_controller').default['destroy']>>>
    }
  }
  'rubrics.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/ai-rubric/:jobId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { jobId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/rubric/rubrics_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/rubric/rubrics_controller').default['show']>>>
    }
  }
  'rubrics.update': {
    methods: ["PUT"]
    pattern: '/api/v1/client/ai-rubric/:jobId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/screening/rubric/rubric_validators').rubricValidator)>>
      paramsTuple: [ParamValue]
      params: { jobId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/screening/rubric/rubric_validators').rubricValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/rubric/rubrics_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/rubric/rubrics_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'runs.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/run-ai-analysis'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/screening/runs/run_validators').runValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/screening/runs/run_validators').runValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/runs/runs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/runs/runs_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'runs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/ai-runs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/screening/runs/run_validators').runListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/runs/runs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/runs/runs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'runs.cancel': {
    methods: ["PUT"]
    pattern: '/api/v1/client/ai-runs/:id/cancel'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/runs/runs_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/runs/runs_controller').default['cancel']>>>
    }
  }
  'analyses.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/ai-analysis/:applicationId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { applicationId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/analyses/analyses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/analyses/analyses_controller').default['show']>>>
    }
  }
  'analyses.review': {
    methods: ["PUT"]
    pattern: '/api/v1/client/ai-analysis/:applicationId/review'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/screening/analyses/analysis_validators').reviewValidator)>>
      paramsTuple: [ParamValue]
      params: { applicationId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/screening/analyses/analysis_validators').reviewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/analyses/analyses_controller').default['review']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/analyses/analyses_controller').default['review']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'analyses.log': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/ai-log/:jobId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { jobId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/screening/analyses/analysis_validators').logValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/analyses/analyses_controller').default['log']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/analyses/analyses_controller').default['log']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'analyses.impact': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/ai-impact/:jobId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { jobId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/analyses/analyses_controller').default['impact']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/analyses/analyses_controller').default['impact']>>>
    }
  }
  'resume_evidences.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/resume-evidence/:applicationId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { applicationId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/evidence/resume_evidences_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/evidence/resume_evidences_controller').default['show']>>>
    }
  }
  'contests.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/ai-contests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/screening/contests/contest_validators').contestListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/contests/contests_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/contests/contests_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contests.take': {
    methods: ["PUT"]
    pattern: '/api/v1/client/ai-contests/:id/take'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/contests/contests_controller').default['take']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/contests/contests_controller').default['take']>>>
    }
  }
  'contests.answer': {
    methods: ["PUT"]
    pattern: '/api/v1/client/ai-contests/:id/answer'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/screening/contests/contest_validators').answerValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/screening/contests/contest_validators').answerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/contests/contests_controller').default['answer']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/contests/contests_controller').default['answer']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'own_analyses.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/ai-analysis/:applicationId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { applicationId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/contests/own_analyses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/contests/own_analyses_controller').default['show']>>>
    }
  }
  'own_analyses.contest': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/ai-analysis/:applicationId/contest'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/screening/contests/contest_validators').contestValidator)>>
      paramsTuple: [ParamValue]
      params: { applicationId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/screening/contests/contest_validators').contestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/contests/own_analyses_controller').default['contest']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/contests/own_analyses_controller').default['contest']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'own_analyses.withdraw': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/ai-contests/:id/withdraw'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/screening/contests/own_analyses_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/screening/contests/own_analyses_controller').default['withdraw']>>>
    }
  }
  'saved_profiles.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/saved-profile-list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/talent/saved/saved_validators'))['savedProfiles']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/saved/saved_profiles_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/saved/saved_profiles_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'saved_profiles.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/save-profile'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/talent/saved/saved_validators'))['saveProfile']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/talent/saved/saved_validators'))['saveProfile']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/saved/saved_profiles_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/saved/saved_profiles_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'saved_profiles.update': {
    methods: ["PUT"]
    pattern: '/api/v1/client/saved-profile/:devId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/talent/saved/saved_validators'))['changeSavedProfile']>>
      paramsTuple: [ParamValue]
      params: { devId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/talent/saved/saved_validators'))['changeSavedProfile']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/saved/saved_profiles_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/saved/saved_profiles_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'saved_profiles.destroy': {
    methods: ["PUT"]
    pattern: '/api/v1/client/unsaved-profile/:devId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { devId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/saved/saved_profiles_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/saved/saved_profiles_controller').default['destroy']>>>
    }
  }
  'top_shortlists.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/top-shortlist'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/saved/top_shortlists_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/saved/top_shortlists_controller').default['show']>>>
    }
  }
  'top_shortlists.update': {
    methods: ["PUT"]
    pattern: '/api/v1/client/top-shortlist'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/talent/saved/saved_validators'))['topShortlist']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/talent/saved/saved_validators'))['topShortlist']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/saved/top_shortlists_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/saved/top_shortlists_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'saved_lists.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/saved-lists'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/saved/saved_lists_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/saved/saved_lists_controller').default['index']>>>
    }
  }
  'saved_lists.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/saved-lists'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/talent/saved/saved_validators'))['savedList']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/talent/saved/saved_validators'))['savedList']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/saved/saved_lists_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/saved/saved_lists_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'saved_lists.update': {
    methods: ["PUT"]
    pattern: '/api/v1/client/saved-lists/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/talent/saved/saved_validators'))['savedList']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/talent/saved/saved_validators'))['savedList']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/saved/saved_lists_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/saved/saved_lists_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'saved_lists.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/client/saved-lists/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/saved/saved_lists_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/saved/saved_lists_controller').default['destroy']>>>
    }
  }
  'candidate_profiles.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/candidate/:devId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { devId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/profile/candidate_profiles_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/profile/candidate_profiles_controller').default['show']>>>
    }
  }
  'candidate_comments.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/candidate-comment'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/talent/comments/comment_validators'))['newComment']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/talent/comments/comment_validators'))['newComment']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/comments/candidate_comments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/comments/candidate_comments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate_comments.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/candidate-comments/:devId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { devId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/talent/comments/comment_validators'))['comments']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/comments/candidate_comments_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/comments/candidate_comments_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate_comments.update': {
    methods: ["PUT"]
    pattern: '/api/v1/client/candidate-comment/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/talent/comments/comment_validators'))['changedComment']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/talent/comments/comment_validators'))['changedComment']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/comments/candidate_comments_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/comments/candidate_comments_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate_comments.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/client/candidate-comment/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/comments/candidate_comments_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/comments/candidate_comments_controller').default['destroy']>>>
    }
  }
  'client_contacts.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/view-contact-request'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/talent/contact/contact_validators'))['contactRequest']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/talent/contact/contact_validators'))['contactRequest']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/contact/client_contacts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/contact/client_contacts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client_contacts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/contact-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/talent/contact/contact_validators'))['contactRequests']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/contact/client_contacts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/contact/client_contacts_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client_contacts.quota': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/contact-quota'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/contact/client_contacts_controller').default['quota']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/contact/client_contacts_controller').default['quota']>>>
    }
  }
  'client_contacts.withdraw': {
    methods: ["PUT"]
    pattern: '/api/v1/client/contact-requests/:id/withdraw'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/contact/client_contacts_controller').default['withdraw']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/contact/client_contacts_controller').default['withdraw']>>>
    }
  }
  'client_contacts.fetch': {
    methods: ["POST"]
    pattern: '/api/v1/client/create-fetch-logs'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/talent/contact/contact_validators'))['fetchLog']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/talent/contact/contact_validators'))['fetchLog']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/contact/client_contacts_controller').default['fetch']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/contact/client_contacts_controller').default['fetch']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client_contacts.fetches': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/fetch-logs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/talent/contact/contact_validators'))['fetchLogs']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/contact/client_contacts_controller').default['fetches']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/contact/client_contacts_controller').default['fetches']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate_contacts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/contact-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/talent/contact/contact_validators'))['contactRequests']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/contact/candidate_contacts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/contact/candidate_contacts_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate_contacts.accept': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/contact-requests/:id/accept'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/contact/candidate_contacts_controller').default['accept']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/contact/candidate_contacts_controller').default['accept']>>>
    }
  }
  'candidate_contacts.decline': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/contact-requests/:id/decline'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/talent/contact/contact_validators'))['declineRequest']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/talent/contact/contact_validators'))['declineRequest']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/contact/candidate_contacts_controller').default['decline']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/contact/candidate_contacts_controller').default['decline']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate_contacts.unlocks': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/unlocks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/talent/contact/contact_validators'))['unlockList']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/contact/candidate_contacts_controller').default['unlocks']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/contact/candidate_contacts_controller').default['unlocks']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate_contacts.revoke': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/unlocks/:id/revoke'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/contact/candidate_contacts_controller').default['revoke']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/contact/candidate_contacts_controller').default['revoke']>>>
    }
  }
  'spotlights.wall': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/spotlight-wall-list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/talent/spotlight/spotlight_validators'))['spotlightWall']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/spotlight/spotlights_controller').default['wall']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/spotlight/spotlights_controller').default['wall']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'spotlights.candidates': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/get-spotlight-candidates'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/talent/spotlight/spotlight_validators'))['spotlightWall']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/spotlight/spotlights_controller').default['candidates']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/spotlight/spotlights_controller').default['candidates']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'spotlights.companies': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/get-client-spotlight'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/talent/spotlight/spotlight_validators'))['spotlightWall']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/spotlight/spotlights_controller').default['companies']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/spotlight/spotlights_controller').default['companies']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'profile_previews.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/developers/:id/preview'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/talent/profile/preview_validators').previewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/talent/profile/profile_previews_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/talent/profile/profile_previews_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'plans.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/get-all-plans'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/billing/catalogue/catalogue_validators').plansQuery)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/catalogue/plans_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/catalogue/plans_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'plans.features': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/get-all-features'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/catalogue/plans_controller').default['features']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/catalogue/plans_controller').default['features']>>>
    }
  }
  'plans.addons': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/get-all-addons'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/billing/catalogue/catalogue_validators').addonsQuery)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/catalogue/plans_controller').default['addons']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/catalogue/plans_controller').default['addons']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.razorpay': {
    methods: ["POST"]
    pattern: '/api/v1/razorpay/process-payment'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['razorpay']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['razorpay']>>>
    }
  }
  'orders.stripe': {
    methods: ["POST"]
    pattern: '/api/v1/stripe/process-payment'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['stripe']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['stripe']>>>
    }
  }
  'orders.verify': {
    methods: ["POST"]
    pattern: '/api/v1/payment/verify'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/billing/orders/order_validators'))['verifyPayment']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/billing/orders/order_validators'))['verifyPayment']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['verify']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['verify']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.quote': {
    methods: ["POST"]
    pattern: '/api/v1/quote-order'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/billing/orders/order_validators'))['quoteOrder']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/billing/orders/order_validators'))['quoteOrder']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['quote']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['quote']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.coupon': {
    methods: ["POST"]
    pattern: '/api/v1/apply-coupon'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/billing/orders/order_validators'))['applyCoupon']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/billing/orders/order_validators'))['applyCoupon']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['coupon']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['coupon']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.index': {
    methods: ["POST"]
    pattern: '/api/v1/order-list'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/billing/orders/order_validators'))['orderList']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/billing/orders/order_validators'))['orderList']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'plans.products': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/product-list'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/billing/catalogue/catalogue_validators').countryQuery)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/catalogue/plans_controller').default['products']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/catalogue/plans_controller').default['products']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payments.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/payments'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/billing/orders/order_validators').paperList)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/payments/payments_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/payments/payments_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'payments.export': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/payments/csv'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/payments/payments_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/payments/payments_controller').default['export']>>>
    }
  }
  'orders.papers': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/invoices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/billing/orders/order_validators'))['paperList']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['papers']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['papers']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'papers.pdf': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/invoices/:id/pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/invoices/papers_controller').default['pdf']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/invoices/papers_controller').default['pdf']>>>
    }
  }
  'plans.mine': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/get-all-plans'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/billing/catalogue/catalogue_validators').plansQuery)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/catalogue/plans_controller').default['mine']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/catalogue/plans_controller').default['mine']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client_orders.checkout': {
    methods: ["POST"]
    pattern: '/api/v1/client/checkout'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/billing/orders/order_validators'))['checkout']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/billing/orders/order_validators'))['checkout']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['checkout']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['checkout']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.promote': {
    methods: ["POST"]
    pattern: '/api/v1/client/promote-job'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/billing/orders/order_validators'))['promoteJob']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/billing/orders/order_validators'))['promoteJob']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['promote']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['promote']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client_orders.razorpay': {
    methods: ["POST"]
    pattern: '/api/v1/client/razorpay/process-payment'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['razorpay']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['razorpay']>>>
    }
  }
  'client_orders.stripe': {
    methods: ["POST"]
    pattern: '/api/v1/client/stripe/process-payment'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['stripe']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['stripe']>>>
    }
  }
  'subscriptions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/subscription-summary'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/subscriptions/subscriptions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/subscriptions/subscriptions_controller').default['show']>>>
    }
  }
  'subscriptions.change': {
    methods: ["POST"]
    pattern: '/api/v1/client/change-plan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/billing/subscriptions/subscription_validators'))['changePlan']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/billing/subscriptions/subscription_validators'))['changePlan']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/subscriptions/subscriptions_controller').default['change']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/subscriptions/subscriptions_controller').default['change']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.cancel': {
    methods: ["POST"]
    pattern: '/api/v1/client/cancel-plan'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/billing/subscriptions/subscription_validators'))['cancelPlan']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/billing/subscriptions/subscription_validators'))['cancelPlan']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/subscriptions/subscriptions_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/subscriptions/subscriptions_controller').default['cancel']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.resume': {
    methods: ["POST"]
    pattern: '/api/v1/client/resume-plan'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/subscriptions/subscriptions_controller').default['resume']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/subscriptions/subscriptions_controller').default['resume']>>>
    }
  }
  'cart.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/cart'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/cart/cart_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/cart/cart_controller').default['show']>>>
    }
  }
  'cart.store': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/cart'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/billing/orders/order_validators').cartItem)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/billing/orders/order_validators').cartItem)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/cart/cart_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/cart/cart_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'cart.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/cart/:itemId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { itemId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/cart/cart_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/cart/cart_controller').default['destroy']>>>
    }
  }
  'candidate_orders.checkout': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/checkout'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/billing/orders/order_validators'))['checkout']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/billing/orders/order_validators'))['checkout']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['checkout']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['checkout']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate_orders.razorpay': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/razorpay/process-payment'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['razorpay']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['razorpay']>>>
    }
  }
  'candidate_orders.stripe': {
    methods: ["POST"]
    pattern: '/api/v1/candidate/stripe/process-payment'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['stripe']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/orders/orders_controller').default['stripe']>>>
    }
  }
  'product_statuses.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/developer-product-status'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/deliveries/product_statuses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/deliveries/product_statuses_controller').default['index']>>>
    }
  }
  'books.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/books'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/books/books_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/books/books_controller').default['show']>>>
    }
  }
  'books.gstr_1': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/books/gstr1'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/books/books_controller').default['gstr1']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/books/books_controller').default['gstr1']>>>
    }
  }
  'books.gstr_1_table': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/books/gstr1-table'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/books/books_controller').default['gstr1Table']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/books/books_controller').default['gstr1Table']>>>
    }
  }
  'books.e_invoices': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/books/e-invoices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/books/books_controller').default['eInvoices']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/books/books_controller').default['eInvoices']>>>
    }
  }
  'books.journal': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/books/journal'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/books/books_controller').default['journal']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/books/books_controller').default['journal']>>>
    }
  }
  'price_previews.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/pricing-slabs/:id/preview'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/billing/catalogue/catalogue_validators').pricePreview)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/catalogue/price_previews_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/catalogue/price_previews_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'figures.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/money-figures'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/billing/figures/figures_validators').inSpan)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/figures/figures_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/figures/figures_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'webhooks.stripe': {
    methods: ["POST"]
    pattern: '/api/v1/webhooks/stripe'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/webhooks/webhooks_controller').default['stripe']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/webhooks/webhooks_controller').default['stripe']>>>
    }
  }
  'webhooks.razorpay': {
    methods: ["POST"]
    pattern: '/api/v1/webhooks/razorpay'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/webhooks/webhooks_controller').default['razorpay']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/webhooks/webhooks_controller').default['razorpay']>>>
    }
  }
  'sandbox.decide': {
    methods: ["POST"]
    pattern: '/api/v1/sandbox/payments/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/billing/gateways/sandbox_validators').sandboxOutcome)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/billing/gateways/sandbox_validators').sandboxOutcome)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/gateways/sandbox_controller').default['decide']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/gateways/sandbox_controller').default['decide']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'sandbox.show': {
    methods: ["GET","HEAD"]
    pattern: '/sandbox/:ref'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ref: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/gateways/sandbox_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/gateways/sandbox_controller').default['show']>>>
    }
  }
  'sandbox.press': {
    methods: ["POST"]
    pattern: '/sandbox/:ref'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/billing/gateways/sandbox_validators').sandboxOutcome)>>
      paramsTuple: [ParamValue]
      params: { ref: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/billing/gateways/sandbox_validators').sandboxOutcome)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/billing/gateways/sandbox_controller').default['press']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/billing/gateways/sandbox_controller').default['press']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client_sends.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/send-assessment'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/sends/send_validators'))['sendValidator']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/sends/send_validators'))['sendValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/client_sends_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/client_sends_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client_sends.ask': {
    methods: ["POST"]
    pattern: '/api/v1/client/ask-assessment'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/sends/send_validators'))['askValidator']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/sends/send_validators'))['askValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/client_sends_controller').default['ask']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/client_sends_controller').default['ask']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client_sends.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/sent-assessments'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/assessments/sends/send_validators'))['sentListValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/client_sends_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/client_sends_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client_sends.extend': {
    methods: ["PUT"]
    pattern: '/api/v1/client/sent-assessments/:id/extend'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/sends/send_validators'))['extendValidator']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/sends/send_validators'))['extendValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/client_sends_controller').default['extend']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/client_sends_controller').default['extend']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client_sends.remind': {
    methods: ["PUT"]
    pattern: '/api/v1/client/sent-assessments/:id/remind'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/client_sends_controller').default['remind']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/client_sends_controller').default['remind']>>>
    }
  }
  'client_sends.cancel': {
    methods: ["PUT"]
    pattern: '/api/v1/client/sent-assessments/:id/cancel'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/sends/send_validators'))['reasonValidator']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/sends/send_validators'))['reasonValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/client_sends_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/client_sends_controller').default['cancel']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'client_sends.result': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/assessment-result/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/client_sends_controller').default['result']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/client_sends_controller').default['result']>>>
    }
  }
  'comparisons.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/assessment-comparison/:jobId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { jobId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/assessments/sends/send_validators').comparisonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/compared/comparisons_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/compared/comparisons_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'job_assessments.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/job-assessments/:jobId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { jobId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/attached/job_assessments_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/attached/job_assessments_controller').default['index']>>>
    }
  }
  'job_assessments.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/job-assessments'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/sends/send_validators').attachValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/sends/send_validators').attachValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/attached/job_assessments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/attached/job_assessments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'job_assessments.add': {
    methods: ["PUT"]
    pattern: '/api/v1/client/job-assessments/:id/credits'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/sends/send_validators').addCreditsValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/sends/send_validators').addCreditsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/attached/job_assessments_controller').default['add']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/attached/job_assessments_controller').default['add']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'job_assessments.end': {
    methods: ["PUT"]
    pattern: '/api/v1/client/job-assessments/:id/end'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/attached/job_assessments_controller').default['end']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/attached/job_assessments_controller').default['end']>>>
    }
  }
  'built_tests.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/assessments'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/assessments/sends/send_validators'))['offeredValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'built_tests.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/assessments'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/sends/send_validators'))['builtValidator']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/sends/send_validators'))['builtValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'built_tests.switch': {
    methods: ["PUT"]
    pattern: '/api/v1/client/assessments/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/sends/send_validators'))['switchValidator']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/sends/send_validators'))['switchValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['switch']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['switch']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'built_tests.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/assessments/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['show']>>>
    }
  }
  'built_tests.revise': {
    methods: ["PUT"]
    pattern: '/api/v1/client/assessments/:id/content'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/sends/send_validators'))['builtValidator']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/sends/send_validators'))['builtValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['revise']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['revise']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'built_tests.exercises': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/assessment-exercises'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/assessments/sends/send_validators'))['exercisesValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['exercises']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['exercises']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'built_tests.topics': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/assessment-topics'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/assessments/sends/send_validators'))['topicsValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['topics']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['topics']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'built_tests.questions': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/assessment-questions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/assessments/sends/send_validators'))['receivedListValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['questions']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['questions']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'built_tests.ask': {
    methods: ["POST"]
    pattern: '/api/v1/client/assessment-questions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/sends/send_validators'))['ownQuestionValidator']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/sends/send_validators'))['ownQuestionValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['ask']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['ask']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'built_tests.change': {
    methods: ["PUT"]
    pattern: '/api/v1/client/assessment-questions/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/sends/send_validators'))['ownQuestionValidator']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/sends/send_validators'))['ownQuestionValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['change']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['change']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'built_tests.retire': {
    methods: ["DELETE"]
    pattern: '/api/v1/client/assessment-questions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['retire']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/built/built_tests_controller').default['retire']>>>
    }
  }
  'received_sends.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/received-assessments'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/assessments/sends/send_validators').receivedListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/received_sends_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/received_sends_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'received_sends.decline': {
    methods: ["PUT"]
    pattern: '/api/v1/candidate/received-assessments/:id/decline'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/assessments/sends/send_validators').reasonValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/assessments/sends/send_validators').reasonValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/assessments/sends/received_sends_controller').default['decline']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/assessments/sends/received_sends_controller').default['decline']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'friends.online': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/friends/online-friends'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/chat/chat_validators'))['friendList']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/people/friends_controller').default['online']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/people/friends_controller').default['online']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'friends.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/friends/get-friends'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/chat/chat_validators'))['friendList']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/people/friends_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/people/friends_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'friends.search': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/friends/search'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/chat/chat_validators'))['friendSearch']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/people/friends_controller').default['search']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/people/friends_controller').default['search']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'conversations.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/conversation/get-conversations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/chat/chat_validators'))['conversationList']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/conversations/conversations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/conversations/conversations_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'conversations.unread': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/conversation/unread'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/conversations/conversations_controller').default['unread']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/conversations/conversations_controller').default['unread']>>>
    }
  }
  'conversations.store': {
    methods: ["POST"]
    pattern: '/api/v1/conversation/create-open-conversation'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/chat/chat_validators'))['openConversation']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/chat/chat_validators'))['openConversation']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/conversations/conversations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/conversations/conversations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'conversations.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/conversation/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/conversations/conversations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/conversations/conversations_controller').default['show']>>>
    }
  }
  'conversations.about': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/conversation/:id/about'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/conversations/conversations_controller').default['about']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/conversations/conversations_controller').default['about']>>>
    }
  }
  'conversations.typing': {
    methods: ["POST"]
    pattern: '/api/v1/conversation/:id/typing'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/chat/chat_validators'))['typing']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/chat/chat_validators'))['typing']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/conversations/conversations_controller').default['typing']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/conversations/conversations_controller').default['typing']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'conversations.seen': {
    methods: ["PUT"]
    pattern: '/api/v1/conversation/:id/seen'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/chat/chat_validators'))['seen']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/chat/chat_validators'))['seen']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/conversations/conversations_controller').default['seen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/conversations/conversations_controller').default['seen']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'conversations.arrange': {
    methods: ["PUT"]
    pattern: '/api/v1/conversation/:id/arrange'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/chat/chat_validators'))['arrange']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/chat/chat_validators'))['arrange']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/conversations/conversations_controller').default['arrange']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/conversations/conversations_controller').default['arrange']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'conversations.block': {
    methods: ["PUT"]
    pattern: '/api/v1/conversation/:id/block'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/chat/chat_validators'))['block']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/chat/chat_validators'))['block']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/conversations/conversations_controller').default['block']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/conversations/conversations_controller').default['block']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'conversations.hand_over': {
    methods: ["PUT"]
    pattern: '/api/v1/conversation/:id/answerer'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/chat/chat_validators'))['answerer']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/chat/chat_validators'))['answerer']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/conversations/conversations_controller').default['handOver']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/conversations/conversations_controller').default['handOver']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'messages.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/message/get-messages/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/chat/chat_validators'))['history']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/messages/messages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/messages/messages_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'messages.search': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/message/search/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/chat/chat_validators'))['messageSearch']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/messages/messages_controller').default['search']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/messages/messages_controller').default['search']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'messages.pinned': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/message/pinned/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/messages/messages_controller').default['pinned']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/messages/messages_controller').default['pinned']>>>
    }
  }
  'messages.store': {
    methods: ["POST"]
    pattern: '/api/v1/message/send-message'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/chat/chat_validators'))['sendMessage']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/chat/chat_validators'))['sendMessage']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/messages/messages_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/messages/messages_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'messages.upload': {
    methods: ["POST"]
    pattern: '/api/v1/message/upload'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/messages/messages_controller').default['upload']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/messages/messages_controller').default['upload']>>>
    }
  }
  'messages.update': {
    methods: ["PUT"]
    pattern: '/api/v1/message/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/chat/chat_validators'))['editMessage']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/chat/chat_validators'))['editMessage']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/messages/messages_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/messages/messages_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'messages.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/message/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/messages/messages_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/messages/messages_controller').default['destroy']>>>
    }
  }
  'messages.react': {
    methods: ["PUT"]
    pattern: '/api/v1/message/:id/reaction'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/chat/chat_validators'))['react']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/chat/chat_validators'))['react']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/messages/messages_controller').default['react']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/messages/messages_controller').default['react']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'messages.pin': {
    methods: ["PUT"]
    pattern: '/api/v1/message/:id/pin'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/chat/chat_validators'))['pin']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/chat/chat_validators'))['pin']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/messages/messages_controller').default['pin']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/messages/messages_controller').default['pin']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'messages.report': {
    methods: ["POST"]
    pattern: '/api/v1/message/:id/report'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/chat/chat_validators'))['report']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/chat/chat_validators'))['report']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/messages/messages_controller').default['report']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/messages/messages_controller').default['report']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'message_reports.before': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/message-reports/:id/before'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/reports/message_reports_controller').default['before']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/reports/message_reports_controller').default['before']>>>
    }
  }
  'incoming_mails.store': {
    methods: ["POST"]
    pattern: '/api/v1/webhooks/incoming-mail'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/chat/by_mail/incoming_mails_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/chat/by_mail/incoming_mails_controller').default['store']>>>
    }
  }
  'mail_templates.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/email-templates'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/mailing/mailing_validators'))['templateListValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/templates/mail_templates_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/templates/mail_templates_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'mail_templates.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/email-templates'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/mailing/mailing_validators'))['templateValidator']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/mailing/mailing_validators'))['templateValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/templates/mail_templates_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/templates/mail_templates_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'mail_templates.update': {
    methods: ["PUT"]
    pattern: '/api/v1/client/email-templates/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/mailing/mailing_validators'))['changedTemplateValidator']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/mailing/mailing_validators'))['changedTemplateValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/templates/mail_templates_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/templates/mail_templates_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'mail_templates.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/client/email-templates/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/templates/mail_templates_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/templates/mail_templates_controller').default['destroy']>>>
    }
  }
  'mail_drafts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/mail-drafts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/drafts/mail_drafts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/drafts/mail_drafts_controller').default['index']>>>
    }
  }
  'mail_drafts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/mail-drafts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/drafts/mail_drafts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/drafts/mail_drafts_controller').default['show']>>>
    }
  }
  'mail_drafts.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/client/mail-drafts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/drafts/mail_drafts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/drafts/mail_drafts_controller').default['destroy']>>>
    }
  }
  'mail_signatures.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/signatures'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/signatures/mail_signatures_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/signatures/mail_signatures_controller').default['index']>>>
    }
  }
  'mail_signatures.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/signatures'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/mailing/mailing_validators'))['signatureValidator']>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/mailing/mailing_validators'))['signatureValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/signatures/mail_signatures_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/signatures/mail_signatures_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'mail_signatures.update': {
    methods: ["PUT"]
    pattern: '/api/v1/client/signatures/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/mailing/mailing_validators'))['changedSignatureValidator']>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/mailing/mailing_validators'))['changedSignatureValidator']>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/signatures/mail_signatures_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/signatures/mail_signatures_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'mail_signatures.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/client/signatures/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/signatures/mail_signatures_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/signatures/mail_signatures_controller').default['destroy']>>>
    }
  }
  'mail_sequences.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/mail-sequences'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/mailing/sequences/sequence_validators').sequenceValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/mailing/sequences/sequence_validators').sequenceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/sequences/mail_sequences_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/sequences/mail_sequences_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'mail_sequences.update': {
    methods: ["PUT"]
    pattern: '/api/v1/client/mail-sequences/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/mailing/sequences/sequence_validators').sequenceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/mailing/sequences/sequence_validators').sequenceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/sequences/mail_sequences_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/sequences/mail_sequences_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'mail_sequences.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/client/mail-sequences/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/sequences/mail_sequences_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/sequences/mail_sequences_controller').default['destroy']>>>
    }
  }
  'mail_sequences.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/mail-sequences'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/sequences/mail_sequences_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/sequences/mail_sequences_controller').default['index']>>>
    }
  }
  'follow_ups.preview': {
    methods: ["POST"]
    pattern: '/api/v1/client/mail-sequences/:id/preview'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/sequences/follow_ups_controller').default['preview']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/sequences/follow_ups_controller').default['preview']>>>
    }
  }
  'follow_ups.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/mail-sequences/:id/start'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/sequences/follow_ups_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/sequences/follow_ups_controller').default['store']>>>
    }
  }
  'follow_ups.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/mail-follow-ups'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/mailing/sequences/sequence_validators').followUpListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/sequences/follow_ups_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/sequences/follow_ups_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'follow_ups.pause': {
    methods: ["POST"]
    pattern: '/api/v1/client/mail-follow-ups/:id/pause'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/sequences/follow_ups_controller').default['pause']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/sequences/follow_ups_controller').default['pause']>>>
    }
  }
  'follow_ups.resume': {
    methods: ["POST"]
    pattern: '/api/v1/client/mail-follow-ups/:id/resume'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/sequences/follow_ups_controller').default['resume']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/sequences/follow_ups_controller').default['resume']>>>
    }
  }
  'follow_ups.stop': {
    methods: ["POST"]
    pattern: '/api/v1/client/mail-follow-ups/:id/stop'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/sequences/follow_ups_controller').default['stop']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/sequences/follow_ups_controller').default['stop']>>>
    }
  }
  'sent_mails.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/email-history'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/mailing/mailing_validators').historyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/sending/sent_mails_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/sending/sent_mails_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'sent_mails.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/send-email'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/mailing/mailing_validators').sendMailValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/mailing/mailing_validators').sendMailValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/sending/sent_mails_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/sending/sent_mails_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'sent_mails.preview': {
    methods: ["POST"]
    pattern: '/api/v1/client/send-email/preview'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/mailing/mailing_validators').sendMailValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/mailing/mailing_validators').sendMailValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/sending/sent_mails_controller').default['preview']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/sending/sent_mails_controller').default['preview']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'sent_mails.undo': {
    methods: ["POST"]
    pattern: '/api/v1/client/send-email/:id/undo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/sending/sent_mails_controller').default['undo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/sending/sent_mails_controller').default['undo']>>>
    }
  }
  'integrations.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/integrations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/linked/integrations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/linked/integrations_controller').default['index']>>>
    }
  }
  'integrations.redirect': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/integrations/:provider/redirect'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/mailing/linked/linked_validators').linkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/linked/integrations_controller').default['redirect']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/linked/integrations_controller').default['redirect']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'integrations.callback': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/integrations/:provider/callback'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/mailing/linked/linked_validators').broughtValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/linked/integrations_controller').default['callback']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/linked/integrations_controller').default['callback']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'integrations.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/client/integrations/:provider'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/linked/integrations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/linked/integrations_controller').default['destroy']>>>
    }
  }
  'candidate.integrations.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/integrations'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/linked/integrations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/linked/integrations_controller').default['index']>>>
    }
  }
  'candidate.integrations.redirect': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/integrations/:provider/redirect'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/mailing/linked/linked_validators').linkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/linked/integrations_controller').default['redirect']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/linked/integrations_controller').default['redirect']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.integrations.callback': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/candidate/integrations/:provider/callback'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/mailing/linked/linked_validators').broughtValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/linked/integrations_controller').default['callback']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/linked/integrations_controller').default['callback']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'candidate.integrations.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/candidate/integrations/:provider'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/linked/integrations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/linked/integrations_controller').default['destroy']>>>
    }
  }
  'calendar_busy.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/calendar-busy'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/mailing/calendars/calendar_validators').calendarBusyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/mailing/calendars/calendar_busy_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/mailing/calendars/calendar_busy_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'faqs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/open-faqs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/content/content_validators').faqListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/content/faqs/faqs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/content/faqs/faqs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'faqs.groups': {
    methods: ["POST"]
    pattern: '/api/v1/faq-group-lists'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/content/content_validators').faqGroupsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/content/content_validators').faqGroupsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/content/faqs/faqs_controller').default['groups']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/content/faqs/faqs_controller').default['groups']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'help_pages.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/help-pages'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/content/content_validators').helpListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/content/help/help_pages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/content/help/help_pages_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'help_pages.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/help-pages/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/content/help/help_pages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/content/help/help_pages_controller').default['show']>>>
    }
  }
  'skill_pages.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/skill-pages'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/content/content_validators').pageListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/content/skills/skill_pages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/content/skills/skill_pages_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'skill_pages.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/skill-pages/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/content/skills/skill_pages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/content/skills/skill_pages_controller').default['show']>>>
    }
  }
  'blogs.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/blogs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/content/content_validators').blogListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/content/blogs/blogs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/content/blogs/blogs_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'blogs.recent': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/blogs-recent'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/content/content_validators').recentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/content/blogs/blogs_controller').default['recent']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/content/blogs/blogs_controller').default['recent']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'blogs.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/blogs/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/content/blogs/blogs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/content/blogs/blogs_controller').default['show']>>>
    }
  }
  'legal_pages.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/legal-pages/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/content/legal/legal_pages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/content/legal/legal_pages_controller').default['show']>>>
    }
  }
  'help_pages.vote': {
    methods: ["POST"]
    pattern: '/api/v1/help-pages/:slug/vote'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/content/content_validators').voteValidator)>>
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/content/content_validators').voteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/content/help/help_pages_controller').default['vote']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/content/help/help_pages_controller').default['vote']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'covers.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/covers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/content/blogs/covers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/content/blogs/covers_controller').default['store']>>>
    }
  }
  'maintenance.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/maintenance-message'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/content/maintenance/maintenance_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/content/maintenance/maintenance_controller').default['show']>>>
    }
  }
  'leads.contact': {
    methods: ["POST"]
    pattern: '/api/v1/contact-us-form'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/content/leads/lead_validators').contactValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/content/leads/lead_validators').contactValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/content/leads/leads_controller').default['contact']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/content/leads/leads_controller').default['contact']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'leads.demo': {
    methods: ["POST"]
    pattern: '/api/v1/book-demo'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/content/leads/lead_validators').demoValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/content/leads/lead_validators').demoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/content/leads/leads_controller').default['demo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/content/leads/leads_controller').default['demo']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'leads.sales': {
    methods: ["POST"]
    pattern: '/api/v1/talk-to-sales'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/content/leads/lead_validators').salesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/content/leads/lead_validators').salesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/content/leads/leads_controller').default['sales']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/content/leads/leads_controller').default['sales']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'leads.feedback': {
    methods: ["POST"]
    pattern: '/api/v1/open-feedback'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/content/leads/lead_validators').feedbackValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/content/leads/lead_validators').feedbackValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/content/leads/leads_controller').default['feedback']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/content/leads/leads_controller').default['feedback']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'leads.services': {
    methods: ["POST"]
    pattern: '/api/v1/services-query'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/content/leads/lead_validators').servicesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/content/leads/lead_validators').servicesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/content/leads/leads_controller').default['services']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/content/leads/leads_controller').default['services']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'leads.challenge': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/form-challenge'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/content/leads/leads_controller').default['challenge']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/content/leads/leads_controller').default['challenge']>>>
    }
  }
  'notifications.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/notifications'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/notifications/notification_validators').notificationList)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/notifications/notifications_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/notifications/notifications_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'notifications.read_all': {
    methods: ["PUT"]
    pattern: '/api/v1/notifications/read'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/notifications/notifications_controller').default['readAll']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/notifications/notifications_controller').default['readAll']>>>
    }
  }
  'notifications.restore': {
    methods: ["PUT"]
    pattern: '/api/v1/notifications/restore'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/notifications/notifications_controller').default['restore']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/notifications/notifications_controller').default['restore']>>>
    }
  }
  'notifications.read': {
    methods: ["PUT"]
    pattern: '/api/v1/notifications/:id/read'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/notifications/notifications_controller').default['read']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/notifications/notifications_controller').default['read']>>>
    }
  }
  'notifications.clear': {
    methods: ["DELETE"]
    pattern: '/api/v1/notifications'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/notifications/notifications_controller').default['clear']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/notifications/notifications_controller').default['clear']>>>
    }
  }
  'notification_settings.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/notification-settings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/notifications/settings/notification_settings_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/notifications/settings/notification_settings_controller').default['show']>>>
    }
  }
  'notification_settings.update': {
    methods: ["PUT"]
    pattern: '/api/v1/notification-settings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/notifications/notification_validators').notificationSettings)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/notifications/notification_validators').notificationSettings)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/notifications/settings/notification_settings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/notifications/settings/notification_settings_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'notification_preferences.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/notification-preferences'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/notifications/settings/notification_preferences_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/notifications/settings/notification_preferences_controller').default['show']>>>
    }
  }
  'notification_preferences.update': {
    methods: ["PUT"]
    pattern: '/api/v1/notification-preferences'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/notifications/notification_validators').notificationPreferences)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/notifications/notification_validators').notificationPreferences)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/notifications/settings/notification_preferences_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/notifications/settings/notification_preferences_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'push_subscriptions.key': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/push-subscriptions/key'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/notifications/push/push_subscriptions_controller').default['key']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/notifications/push/push_subscriptions_controller').default['key']>>>
    }
  }
  'push_subscriptions.store': {
    methods: ["POST"]
    pattern: '/api/v1/push-subscriptions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/notifications/notification_validators').pushSubscription)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/notifications/notification_validators').pushSubscription)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/notifications/push/push_subscriptions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/notifications/push/push_subscriptions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'push_subscriptions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/push-subscriptions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/notifications/notification_validators').pushEndpoint)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/notifications/notification_validators').pushEndpoint)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/notifications/push/push_subscriptions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/notifications/push/push_subscriptions_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'live_streams.open': {
    methods: ["GET","HEAD"]
    pattern: '/__transmit/events'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/notifications/stream/stream_validators').streamQuery)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/notifications/stream/live_streams_controller').default['open']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/notifications/stream/live_streams_controller').default['open']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'live_streams.subscribe': {
    methods: ["POST"]
    pattern: '/__transmit/subscribe'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/notifications/stream/stream_validators').subscription)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/notifications/stream/stream_validators').subscription)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/notifications/stream/live_streams_controller').default['subscribe']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/notifications/stream/live_streams_controller').default['subscribe']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'live_streams.unsubscribe': {
    methods: ["POST"]
    pattern: '/__transmit/unsubscribe'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/notifications/stream/stream_validators').subscription)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/notifications/stream/stream_validators').subscription)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/notifications/stream/live_streams_controller').default['unsubscribe']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/notifications/stream/live_streams_controller').default['unsubscribe']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'unsubscribes.show': {
    methods: ["GET","HEAD"]
    pattern: '/unsubscribe/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/notifications/settings/unsubscribes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/notifications/settings/unsubscribes_controller').default['show']>>>
    }
  }
  'unsubscribes.store': {
    methods: ["POST"]
    pattern: '/unsubscribe/:token'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/notifications/notification_validators').unsubscribing)>>
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/notifications/notification_validators').unsubscribing)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/notifications/settings/unsubscribes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/notifications/settings/unsubscribes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'mail_events.store': {
    methods: ["POST"]
    pattern: '/api/v1/webhooks/mail-events'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/notifications/mail_events/mail_events_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/notifications/mail_events/mail_events_controller').default['store']>>>
    }
  }
  'bulk_uploads.store': {
    methods: ["POST"]
    pattern: '/api/v1/admin/bulk-pdf-uploads'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/bulk/bulk_uploads_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/bulk/bulk_uploads_controller').default['store']>>>
    }
  }
  'bulk_uploads.add': {
    methods: ["POST"]
    pattern: '/api/v1/admin/bulk-pdf-uploads/:id/files'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/bulk/bulk_uploads_controller').default['add']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/bulk/bulk_uploads_controller').default['add']>>>
    }
  }
  'bulk_uploads.retry': {
    methods: ["POST"]
    pattern: '/api/v1/admin/bulk-pdf-uploads/:id/retry'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/bulk/bulk_uploads_controller').default['retry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/bulk/bulk_uploads_controller').default['retry']>>>
    }
  }
  'linkedin_candidates.import': {
    methods: ["POST"]
    pattern: '/api/v1/admin/linkedin-candidates/import'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/imports/import_validators').linkedinImportValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/imports/import_validators').linkedinImportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/linkedin/linkedin_candidates_controller').default['import']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/linkedin/linkedin_candidates_controller').default['import']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'linkedin_candidates.contact': {
    methods: ["POST"]
    pattern: '/api/v1/admin/linkedin-candidates/:id/contact'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/imports/import_validators').contactFetchValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/imports/import_validators').contactFetchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/linkedin/linkedin_candidates_controller').default['contact']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/linkedin/linkedin_candidates_controller').default['contact']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'bulk_uploads.files': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/bulk-pdf-uploads/:id/files'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/imports/import_validators').bulkFilesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/bulk/bulk_uploads_controller').default['files']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/bulk/bulk_uploads_controller').default['files']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'linkedin_candidates.list': {
    methods: ["POST"]
    pattern: '/api/v1/admin/linkedin-candidates'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/imports/import_validators').linkedinListValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/imports/import_validators').linkedinListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/linkedin/linkedin_candidates_controller').default['list']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/linkedin/linkedin_candidates_controller').default['list']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company_archives.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/company-archive'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/archive/company_archives_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/archive/company_archives_controller').default['show']>>>
    }
  }
  'company_archives.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/company-archive'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/archive/company_archives_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/archive/company_archives_controller').default['store']>>>
    }
  }
  'company_imports.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/imports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/imports/import_validators').importListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company_imports.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/imports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['store']>>>
    }
  }
  'company_imports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/imports/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['show']>>>
    }
  }
  'company_imports.update': {
    methods: ["PUT"]
    pattern: '/api/v1/client/imports/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/imports/import_validators').importChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/imports/import_validators').importChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'company_imports.add': {
    methods: ["POST"]
    pattern: '/api/v1/client/imports/:id/files'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['add']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['add']>>>
    }
  }
  'company_imports.faults': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/imports/:id/faults'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['faults']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['faults']>>>
    }
  }
  'company_imports.check': {
    methods: ["POST"]
    pattern: '/api/v1/client/imports/:id/check'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['check']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['check']>>>
    }
  }
  'company_imports.run': {
    methods: ["POST"]
    pattern: '/api/v1/client/imports/:id/run'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['run']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['run']>>>
    }
  }
  'company_imports.cancel': {
    methods: ["POST"]
    pattern: '/api/v1/client/imports/:id/cancel'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['cancel']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['cancel']>>>
    }
  }
  'company_imports.undo': {
    methods: ["POST"]
    pattern: '/api/v1/client/imports/:id/undo'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['undo']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['undo']>>>
    }
  }
  'company_imports.invite': {
    methods: ["POST"]
    pattern: '/api/v1/client/imports/:id/invite'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['invite']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/transfer/company_imports_controller').default['invite']>>>
    }
  }
  'claims.show': {
    methods: ["POST"]
    pattern: '/api/v1/imported-profile'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/imports/import_validators').claimTokenValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/imports/import_validators').claimTokenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/claims/claims_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/claims/claims_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'claims.claim': {
    methods: ["POST"]
    pattern: '/api/v1/imported-profile/claim'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/imports/import_validators').claimValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/imports/import_validators').claimValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/claims/claims_controller').default['claim']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/claims/claims_controller').default['claim']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'claims.decline': {
    methods: ["POST"]
    pattern: '/api/v1/imported-profile/decline'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/imports/import_validators').claimTokenValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/imports/import_validators').claimTokenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/imports/claims/claims_controller').default['decline']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/imports/claims/claims_controller').default['decline']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api_keys.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/api-keys'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/integrations/integration_validators').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/keys/api_keys_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/keys/api_keys_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api_keys.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/api-keys'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/integrations/integration_validators').keyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/integrations/integration_validators').keyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/keys/api_keys_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/keys/api_keys_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api_keys.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/client/api-keys/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/keys/api_keys_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/keys/api_keys_controller').default['destroy']>>>
    }
  }
  'careers_settings.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/careers-page'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/careers/careers_settings_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/careers/careers_settings_controller').default['show']>>>
    }
  }
  'careers_settings.update': {
    methods: ["PUT"]
    pattern: '/api/v1/client/careers-page'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/integrations/integration_validators').careersValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/integrations/integration_validators').careersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/careers/careers_settings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/careers/careers_settings_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'careers_domain.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/careers-domain'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/careers/careers_domain_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/careers/careers_domain_controller').default['show']>>>
    }
  }
  'careers_domain.update': {
    methods: ["PUT"]
    pattern: '/api/v1/client/careers-domain'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/integrations/integration_validators').domainValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/integrations/integration_validators').domainValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/careers/careers_domain_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/careers/careers_domain_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'careers_domain.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/client/careers-domain'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/careers/careers_domain_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/careers/careers_domain_controller').default['destroy']>>>
    }
  }
  'careers_domain.check': {
    methods: ["POST"]
    pattern: '/api/v1/client/careers-domain/check'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/careers/careers_domain_controller').default['check']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/careers/careers_domain_controller').default['check']>>>
    }
  }
  'webhooks.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/webhooks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/webhooks/webhooks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/webhooks/webhooks_controller').default['index']>>>
    }
  }
  'webhooks.store': {
    methods: ["POST"]
    pattern: '/api/v1/client/webhooks'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/integrations/integration_validators').webhookValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#api/integrations/integration_validators').webhookValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/webhooks/webhooks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/webhooks/webhooks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'webhooks.update': {
    methods: ["PUT"]
    pattern: '/api/v1/client/webhooks/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#api/integrations/integration_validators').changedWebhookValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#api/integrations/integration_validators').changedWebhookValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/webhooks/webhooks_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/webhooks/webhooks_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'webhooks.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/client/webhooks/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/webhooks/webhooks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/webhooks/webhooks_controller').default['destroy']>>>
    }
  }
  'webhooks.rotate': {
    methods: ["POST"]
    pattern: '/api/v1/client/webhooks/:id/secret'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/webhooks/webhooks_controller').default['rotate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/webhooks/webhooks_controller').default['rotate']>>>
    }
  }
  'webhooks.ping': {
    methods: ["POST"]
    pattern: '/api/v1/client/webhooks/:id/ping'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/webhooks/webhooks_controller').default['ping']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/webhooks/webhooks_controller').default['ping']>>>
    }
  }
  'webhooks.messages': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/client/webhooks/:id/messages'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/integrations/integration_validators').pageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/webhooks/webhooks_controller').default['messages']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/webhooks/webhooks_controller').default['messages']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'webhooks.resend': {
    methods: ["POST"]
    pattern: '/api/v1/client/webhook-messages/:id/resend'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/webhooks/webhooks_controller').default['resend']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/webhooks/webhooks_controller').default['resend']>>>
    }
  }
  'careers_domain.ask': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/careers-hosts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#api/integrations/integration_validators').askedHostValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/careers/careers_domain_controller').default['ask']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/careers/careers_domain_controller').default['ask']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'assistants': {
    methods: ["POST"]
    pattern: '/api/v1/mcp'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/assistants/assistants_controller').default['handle']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/assistants/assistants_controller').default['handle']>>>
    }
  }
  'assistants.stream': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/mcp'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/assistants/assistants_controller').default['none']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/assistants/assistants_controller').default['none']>>>
    }
  }
  'assistants.end': {
    methods: ["DELETE"]
    pattern: '/api/v1/mcp'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/integrations/assistants/assistants_controller').default['none']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/integrations/assistants/assistants_controller').default['none']>>>
    }
  }
  'pages.home': {
    methods: ["GET","HEAD"]
    pattern: '/'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['home']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['home']>>>
    }
  }
  'pages.jobs': {
    methods: ["GET","HEAD"]
    pattern: '/jobs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['jobs']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['jobs']>>>
    }
  }
  'pages.job': {
    methods: ["GET","HEAD"]
    pattern: '/jobs/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['job']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['job']>>>
    }
  }
  'pages.categories': {
    methods: ["GET","HEAD"]
    pattern: '/categories'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['categories']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['categories']>>>
    }
  }
  'pages.category': {
    methods: ["GET","HEAD"]
    pattern: '/categories/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['category']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['category']>>>
    }
  }
  'pages.industry': {
    methods: ["GET","HEAD"]
    pattern: '/industries/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['industry']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['industry']>>>
    }
  }
  'pages.companies': {
    methods: ["GET","HEAD"]
    pattern: '/companies'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['companies']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['companies']>>>
    }
  }
  'pages.company': {
    methods: ["GET","HEAD"]
    pattern: '/companies/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['company']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['company']>>>
    }
  }
  'pages.company_record': {
    methods: ["GET","HEAD"]
    pattern: '/companies/:slug/record'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['companyRecord']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['companyRecord']>>>
    }
  }
  'pages.developer': {
    methods: ["GET","HEAD"]
    pattern: '/developers/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['developer']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['developer']>>>
    }
  }
  'pages.credentials': {
    methods: ["GET","HEAD"]
    pattern: '/credentials'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['credentials']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['credentials']>>>
    }
  }
  'pages.credential': {
    methods: ["GET","HEAD"]
    pattern: '/credentials/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['credential']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['credential']>>>
    }
  }
  'content_pages.faqs': {
    methods: ["GET","HEAD"]
    pattern: '/faqs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['faqs']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['faqs']>>>
    }
  }
  'content_pages.help_list': {
    methods: ["GET","HEAD"]
    pattern: '/help'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['helpList']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['helpList']>>>
    }
  }
  'content_pages.help': {
    methods: ["GET","HEAD"]
    pattern: '/help/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['help']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['help']>>>
    }
  }
  'content_pages.vote': {
    methods: ["POST"]
    pattern: '/help/:slug/vote'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['vote']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['vote']>>>
    }
  }
  'content_pages.blogs': {
    methods: ["GET","HEAD"]
    pattern: '/blogs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['blogs']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['blogs']>>>
    }
  }
  'content_pages.blog': {
    methods: ["GET","HEAD"]
    pattern: '/blogs/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['blog']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['blog']>>>
    }
  }
  'content_pages.skills': {
    methods: ["GET","HEAD"]
    pattern: '/skills'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['skills']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['skills']>>>
    }
  }
  'content_pages.skill': {
    methods: ["GET","HEAD"]
    pattern: '/skills/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['skill']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['skill']>>>
    }
  }
  'content_pages.skill_place': {
    methods: ["GET","HEAD"]
    pattern: '/skills/:slug/:place'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { slug: ParamValue; place: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['skillPlace']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['skillPlace']>>>
    }
  }
  'pages.form:/contact': {
    methods: ["GET","HEAD"]
    pattern: '/contact'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['form']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['form']>>>
    }
  }
  'pages.send:/contact': {
    methods: ["POST"]
    pattern: '/contact'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['send']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['send']>>>
    }
  }
  'pages.form:/book-demo': {
    methods: ["GET","HEAD"]
    pattern: '/book-demo'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['form']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['form']>>>
    }
  }
  'pages.send:/book-demo': {
    methods: ["POST"]
    pattern: '/book-demo'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['send']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['send']>>>
    }
  }
  'pages.form:/talk-to-sales': {
    methods: ["GET","HEAD"]
    pattern: '/talk-to-sales'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['form']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['form']>>>
    }
  }
  'pages.send:/talk-to-sales': {
    methods: ["POST"]
    pattern: '/talk-to-sales'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['send']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['send']>>>
    }
  }
  'pages.form:/feedback': {
    methods: ["GET","HEAD"]
    pattern: '/feedback'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['form']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['form']>>>
    }
  }
  'pages.send:/feedback': {
    methods: ["POST"]
    pattern: '/feedback'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['send']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['send']>>>
    }
  }
  'pages.form:/services': {
    methods: ["GET","HEAD"]
    pattern: '/services'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['form']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['form']>>>
    }
  }
  'pages.send:/services': {
    methods: ["POST"]
    pattern: '/services'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['send']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['send']>>>
    }
  }
  'pages.legal:/terms': {
    methods: ["GET","HEAD"]
    pattern: '/terms'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['legal']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['legal']>>>
    }
  }
  'pages.legal:/privacy': {
    methods: ["GET","HEAD"]
    pattern: '/privacy'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['legal']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['legal']>>>
    }
  }
  'pages.legal:/cookies': {
    methods: ["GET","HEAD"]
    pattern: '/cookies'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['legal']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['legal']>>>
    }
  }
  'pages.legal:/imprint': {
    methods: ["GET","HEAD"]
    pattern: '/imprint'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['legal']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/content_pages_controller').default['legal']>>>
    }
  }
  'pages.spotlight': {
    methods: ["GET","HEAD"]
    pattern: '/spotlight'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['spotlight']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['spotlight']>>>
    }
  }
  'pages.pricing': {
    methods: ["GET","HEAD"]
    pattern: '/pricing'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['pricing']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['pricing']>>>
    }
  }
  'pages.job_alerts': {
    methods: ["GET","HEAD"]
    pattern: '/job-alerts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['jobAlerts']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['jobAlerts']>>>
    }
  }
  'api_page.show': {
    methods: ["GET","HEAD"]
    pattern: '/docs/api'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/docs/api_page_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/docs/api_page_controller').default['show']>>>
    }
  }
  'states.show': {
    methods: ["GET","HEAD"]
    pattern: '/docs/states'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/states/states_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/states/states_controller').default['show']>>>
    }
  }
  'sitemaps.index': {
    methods: ["GET","HEAD"]
    pattern: '/sitemap.xml'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/sitemaps_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/sitemaps_controller').default['index']>>>
    }
  }
  'sitemaps.show': {
    methods: ["GET","HEAD"]
    pattern: '/sitemaps/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/sitemaps_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/sitemaps_controller').default['show']>>>
    }
  }
  'sitemaps.robots': {
    methods: ["GET","HEAD"]
    pattern: '/robots.txt'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/sitemaps_controller').default['robots']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/sitemaps_controller').default['robots']>>>
    }
  }
  'sitemaps.security': {
    methods: ["GET","HEAD"]
    pattern: '/.well-known/security.txt'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/sitemaps_controller').default['security']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/sitemaps_controller').default['security']>>>
    }
  }
  'pages.picture': {
    methods: ["GET","HEAD"]
    pattern: '/shared.png'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pictures/pictures_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pictures/pictures_controller').default['show']>>>
    }
  }
  'installs.manifest': {
    methods: ["GET","HEAD"]
    pattern: '/manifest.webmanifest'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/installs_controller').default['manifest']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/installs_controller').default['manifest']>>>
    }
  }
  'installs.offline': {
    methods: ["GET","HEAD"]
    pattern: '/offline'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/installs_controller').default['offline']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/installs_controller').default['offline']>>>
    }
  }
  'careers.show': {
    methods: ["GET","HEAD"]
    pattern: '/careers/:slug'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/pages/careers/careers_validators').careersListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/careers/careers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/careers/careers_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'careers.indeed': {
    methods: ["GET","HEAD"]
    pattern: '/careers/:slug/indeed.xml'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/careers/careers_controller').default['indeed']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/careers/careers_controller').default['indeed']>>>
    }
  }
  'careers.linkedin': {
    methods: ["GET","HEAD"]
    pattern: '/careers/:slug/linkedin.xml'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/careers/careers_controller').default['linkedin']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/careers/careers_controller').default['linkedin']>>>
    }
  }
  'careers.jobs': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/careers/:slug/jobs'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#api/pages/careers/careers_validators').careersListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/careers/careers_controller').default['jobs']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/careers/careers_controller').default['jobs']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'feeds.xml': {
    methods: ["GET","HEAD"]
    pattern: '/feeds/jobs.xml'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/feeds_controller').default['xml']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/feeds_controller').default['xml']>>>
    }
  }
  'feeds.blogs': {
    methods: ["GET","HEAD"]
    pattern: '/feeds/blogs.atom'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/feeds_controller').default['blogs']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/feeds_controller').default['blogs']>>>
    }
  }
  'feeds.json': {
    methods: ["GET","HEAD"]
    pattern: '/feeds/jobs.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/feeds_controller').default['json']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/feeds_controller').default['json']>>>
    }
  }
  'pages.sign_in': {
    methods: ["GET","HEAD"]
    pattern: '/login'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['signIn']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['signIn']>>>
    }
  }
  'pages.screen:/login/:provider/callback': {
    methods: ["GET","HEAD"]
    pattern: '/login/:provider/callback'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
    }
  }
  'pages.screen:/sign-up': {
    methods: ["GET","HEAD"]
    pattern: '/sign-up'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
    }
  }
  'pages.screen:/verify-email': {
    methods: ["GET","HEAD"]
    pattern: '/verify-email'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
    }
  }
  'pages.screen:/forgot-password': {
    methods: ["GET","HEAD"]
    pattern: '/forgot-password'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
    }
  }
  'pages.screen:/reset-password': {
    methods: ["GET","HEAD"]
    pattern: '/reset-password'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
    }
  }
  'pages.screen:/accept-invite': {
    methods: ["GET","HEAD"]
    pattern: '/accept-invite'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
    }
  }
  'pages.screen:/claim-profile': {
    methods: ["GET","HEAD"]
    pattern: '/claim-profile'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
    }
  }
  'pages.screen:/cancel-registration': {
    methods: ["GET","HEAD"]
    pattern: '/cancel-registration'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
    }
  }
  'pages.screen:/settings': {
    methods: ["GET","HEAD"]
    pattern: '/settings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
    }
  }
  'pages.screen:/settings/:part': {
    methods: ["GET","HEAD"]
    pattern: '/settings/:part'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { part: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
    }
  }
  'pages.screen:/candidate': {
    methods: ["GET","HEAD"]
    pattern: '/candidate'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
    }
  }
  'pages.screen:/candidate/*': {
    methods: ["GET","HEAD"]
    pattern: '/candidate/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
    }
  }
  'pages.screen:/client': {
    methods: ["GET","HEAD"]
    pattern: '/client'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
    }
  }
  'pages.screen:/client/*': {
    methods: ["GET","HEAD"]
    pattern: '/client/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
    }
  }
  'pages.screen:/jobs/:slug/apply': {
    methods: ["GET","HEAD"]
    pattern: '/jobs/:slug/apply'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { slug: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
    }
  }
  'pages.screen:/preview/:what/:id': {
    methods: ["GET","HEAD"]
    pattern: '/preview/:what/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { what: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['screen']>>>
    }
  }
  'pages.console:/admin': {
    methods: ["GET","HEAD"]
    pattern: '/admin'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/console_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/console_controller').default['show']>>>
    }
  }
  'pages.console:/admin/*': {
    methods: ["GET","HEAD"]
    pattern: '/admin/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/console_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/console_controller').default['show']>>>
    }
  }
  'pages.nowhere': {
    methods: ["GET","HEAD"]
    pattern: '/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['nowhere']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#api/pages/pages_controller').default['nowhere']>>>
    }
  }
}
