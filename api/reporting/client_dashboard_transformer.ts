import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Dashboard } from '#api/reporting/client_dashboard'
import DashboardTransformer from '#api/reporting/dashboard_transformer'
import type Company from '#api/companies/models/company'
import SavedProfileTransformer from '#api/talent/saved/saved_profile_transformer'
import type { SavedBoard } from '#api/talent/saved/saved_profiles'

export default class ClientDashboardTransformer extends BaseTransformer<Dashboard> {
  constructor(
    dashboard: Dashboard,
    protected company: Company,
    protected board: SavedBoard
  ) {
    super(dashboard)
  }

  toObject() {
    const { count, saved, seen } = this.board
    return {
      ...new DashboardTransformer(this.resource, this.company).toObject(),
      savedProfilesCount: count,
      // their skills are nested once more
      savedProfiles: SavedProfileTransformer.transform(saved, seen).depth(2),
    }
  }
}
