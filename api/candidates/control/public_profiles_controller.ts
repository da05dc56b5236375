import type { HttpContext } from '@adonisjs/core/http'
import Candidate from '#api/candidates/models/candidate'
import CandidateTransformer from '#api/candidates/candidate_transformer'
import { withMarks } from '#api/candidates/verified_marks'

export default class PublicProfilesController {
  /** The masked card of who made their profile public. */
  async show({ params, serialize }: HttpContext) {
    return serialize({
      message: 'A developer',
      data: CandidateTransformer.transform(await withMarks(await Candidate.findPublic(params.slug)))
        .useVariant('forPublic')
        .depth(2),
    })
  }
}
