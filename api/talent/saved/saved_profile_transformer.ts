import { BaseTransformer } from '@adonisjs/core/transformers'
import CandidateCardTransformer, { type Seen } from '#api/talent/candidate_card_transformer'
import type SavedList from '#api/talent/models/saved_list'
import type SavedProfile from '#api/talent/models/saved_profile'

/** A kept candidate: the card, and what the team wrote on it. */
export default class SavedProfileTransformer extends BaseTransformer<SavedProfile> {
  constructor(
    saved: SavedProfile,
    protected seen: Seen
  ) {
    super(saved)
  }

  toObject() {
    const { candidate, list, note, saver, createdAt, topPosition } = this.resource
    return {
      ...new CandidateCardTransformer(candidate, this.seen).toObject(),
      devId: String(candidate.id),
      list: list ? { _id: String(list.id), name: list.name } : null,
      note,
      topPosition,
      savedAt: createdAt.toUTC().toISO(),
      savedBy: saver
        ? { _id: String(saver.id), fName: saver.firstName, lName: saver.lastName }
        : null,
    }
  }
}

export class SavedListTransformer extends BaseTransformer<SavedList> {
  toObject() {
    const { id, name, createdAt, $extras } = this.resource
    return {
      _id: String(id),
      name,
      profilesCount: Number($extras.profiles ?? 0),
      createdAt: createdAt.toUTC().toISO(),
    }
  }
}
