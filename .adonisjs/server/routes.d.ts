import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'health.show': { paramsTuple?: []; params?: {} }
    'api_description.show': { paramsTuple?: []; params?: {} }
    'api_description.client': { paramsTuple?: []; params?: {} }
    'taxonomy.categories': { paramsTuple?: []; params?: {} }
    'taxonomy.skills': { paramsTuple?: []; params?: {} }
    'taxonomy.stacks': { paramsTuple?: []; params?: {} }
    'taxonomy.tools': { paramsTuple?: []; params?: {} }
    'taxonomy.industries': { paramsTuple?: []; params?: {} }
    'taxonomy.job_titles': { paramsTuple?: []; params?: {} }
    'taxonomy.perks': { paramsTuple?: []; params?: {} }
    'places.countries': { paramsTuple?: []; params?: {} }
    'places.states': { paramsTuple: [ParamValue]; params: {'countryCode': ParamValue} }
    'places.cities': { paramsTuple: [ParamValue]; params: {'stateCode': ParamValue} }
    'places.index': { paramsTuple?: []; params?: {} }
    'files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'parts.store': { paramsTuple?: []; params?: {} }
    'parts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'parts.take': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'part': ParamValue} }
    'parts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'images.show': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'client.interviews.index': { paramsTuple?: []; params?: {} }
    'client.interviews.applications': { paramsTuple?: []; params?: {} }
    'client.interviews.request': { paramsTuple?: []; params?: {} }
    'client.interviews.reschedule': { paramsTuple?: []; params?: {} }
    'client.interviews.decline': { paramsTuple?: []; params?: {} }
    'client.interviews.cancel': { paramsTuple?: []; params?: {} }
    'client.interviews.calendar': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_interviews.schedule': { paramsTuple?: []; params?: {} }
    'client_interviews.accept': { paramsTuple?: []; params?: {} }
    'client_interviews.complete': { paramsTuple?: []; params?: {} }
    'client_interviews.settle': { paramsTuple?: []; params?: {} }
    'client_interviews.interviewers': { paramsTuple?: []; params?: {} }
    'client_interviews.busy': { paramsTuple?: []; params?: {} }
    'scorecards.update': { paramsTuple?: []; params?: {} }
    'candidate.interviews.index': { paramsTuple?: []; params?: {} }
    'candidate.interviews.applications': { paramsTuple?: []; params?: {} }
    'candidate.interviews.request': { paramsTuple?: []; params?: {} }
    'candidate.interviews.reschedule': { paramsTuple?: []; params?: {} }
    'candidate.interviews.decline': { paramsTuple?: []; params?: {} }
    'candidate.interviews.cancel': { paramsTuple?: []; params?: {} }
    'candidate.interviews.calendar': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate_interviews.offer': { paramsTuple?: []; params?: {} }
    'candidate_interviews.choose': { paramsTuple?: []; params?: {} }
    'candidate_interviews.dispute': { paramsTuple?: []; params?: {} }
    'candidate_interviews.confirm': { paramsTuple?: []; params?: {} }
    'calendar_feeds.show': { paramsTuple?: []; params?: {} }
    'calendar_feeds.store': { paramsTuple?: []; params?: {} }
    'calendar_feeds.destroy': { paramsTuple?: []; params?: {} }
    'calendar_feeds.read': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'company_records.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'candidate_reviews.index': { paramsTuple?: []; params?: {} }
    'candidate_reviews.written': { paramsTuple?: []; params?: {} }
    'candidate_reviews.open': { paramsTuple?: []; params?: {} }
    'candidate_reviews.store': { paramsTuple?: []; params?: {} }
    'client_reviews.index': { paramsTuple?: []; params?: {} }
    'client_reviews.store': { paramsTuple?: []; params?: {} }
    'client_reviews.of_company': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'developer_search.count': { paramsTuple?: []; params?: {} }
    'developer_search.search': { paramsTuple?: []; params?: {} }
    'developer_search.list': { paramsTuple?: []; params?: {} }
    'saved_filters.index': { paramsTuple?: []; params?: {} }
    'saved_filters.store': { paramsTuple?: []; params?: {} }
    'saved_filters.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'saved_filters.seen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'saved_filters.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credits.show': { paramsTuple?: []; params?: {} }
    'credits.turn': { paramsTuple?: []; params?: {} }
    'credits.history': { paramsTuple?: []; params?: {} }
    'privacy.map': { paramsTuple?: []; params?: {} }
    'privacy.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'privacy.show_export': { paramsTuple?: []; params?: {} }
    'privacy.ask_for_export': { paramsTuple?: []; params?: {} }
    'privacy.erase': { paramsTuple?: []; params?: {} }
    'readiness.show': { paramsTuple?: []; params?: {} }
    'metrics.show': { paramsTuple?: []; params?: {} }
    'candidate.dashboard': { paramsTuple?: []; params?: {} }
    'profile_views.index': { paramsTuple?: []; params?: {} }
    'client.dashboard': { paramsTuple?: []; params?: {} }
    'reports.pipeline': { paramsTuple?: []; params?: {} }
    'status.show': { paramsTuple?: []; params?: {} }
    'status.retry': { paramsTuple?: []; params?: {} }
    'admin.account-visits.index': { paramsTuple?: []; params?: {} }
    'admin.account-visits.export': { paramsTuple?: []; params?: {} }
    'admin.account-visits.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.addons.index': { paramsTuple?: []; params?: {} }
    'admin.addons.export': { paramsTuple?: []; params?: {} }
    'admin.addons.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.addons.store': { paramsTuple?: []; params?: {} }
    'admin.addons.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.addons.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.addons.uses': { paramsTuple?: []; params?: {} }
    'admin.addons.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.applications.index': { paramsTuple?: []; params?: {} }
    'admin.applications.export': { paramsTuple?: []; params?: {} }
    'admin.applications.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.assessment-topics.index': { paramsTuple?: []; params?: {} }
    'admin.assessment-topics.export': { paramsTuple?: []; params?: {} }
    'admin.assessment-topics.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.assessment-topics.store': { paramsTuple?: []; params?: {} }
    'admin.assessment-topics.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.assessment-topics.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.assessment-topics.uses': { paramsTuple?: []; params?: {} }
    'admin.assessment-topics.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.assessments.index': { paramsTuple?: []; params?: {} }
    'admin.assessments.export': { paramsTuple?: []; params?: {} }
    'admin.assessments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.assessments.store': { paramsTuple?: []; params?: {} }
    'admin.assessments.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.assessments.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.assessments.uses': { paramsTuple?: []; params?: {} }
    'admin.assessments.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.audit-log.index': { paramsTuple?: []; params?: {} }
    'admin.audit-log.export': { paramsTuple?: []; params?: {} }
    'admin.audit-log.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.index': { paramsTuple?: []; params?: {} }
    'admin.blogs.export': { paramsTuple?: []; params?: {} }
    'admin.blogs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.store': { paramsTuple?: []; params?: {} }
    'admin.blogs.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.uses': { paramsTuple?: []; params?: {} }
    'admin.blogs.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.blogs.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.draft.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.draft.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.submit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.schedule': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.publish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.bulk-pdf-uploads.index': { paramsTuple?: []; params?: {} }
    'admin.bulk-pdf-uploads.export': { paramsTuple?: []; params?: {} }
    'admin.bulk-pdf-uploads.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.bulk-pdf-uploads.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.bulk-pdf-uploads.uses': { paramsTuple?: []; params?: {} }
    'admin.bulk-pdf-uploads.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.categories.index': { paramsTuple?: []; params?: {} }
    'admin.categories.export': { paramsTuple?: []; params?: {} }
    'admin.categories.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.categories.store': { paramsTuple?: []; params?: {} }
    'admin.categories.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.categories.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.categories.uses': { paramsTuple?: []; params?: {} }
    'admin.categories.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.categories.place': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.client-users.index': { paramsTuple?: []; params?: {} }
    'admin.client-users.export': { paramsTuple?: []; params?: {} }
    'admin.client-users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.client-users.suspend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.client-users.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.index': { paramsTuple?: []; params?: {} }
    'admin.clients.export': { paramsTuple?: []; params?: {} }
    'admin.clients.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.store': { paramsTuple?: []; params?: {} }
    'admin.clients.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.uses': { paramsTuple?: []; params?: {} }
    'admin.clients.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.clients.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.draft.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.draft.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.verify': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.bulk.verify': { paramsTuple?: []; params?: {} }
    'admin.clients.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.bulk.reject': { paramsTuple?: []; params?: {} }
    'admin.clients.suspend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.approve-name': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.reject-name': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.spotlight': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.top-company': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.bulk.top-company': { paramsTuple?: []; params?: {} }
    'admin.contact-logs.index': { paramsTuple?: []; params?: {} }
    'admin.contact-logs.export': { paramsTuple?: []; params?: {} }
    'admin.contact-logs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.content-versions.index': { paramsTuple?: []; params?: {} }
    'admin.content-versions.export': { paramsTuple?: []; params?: {} }
    'admin.content-versions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.content-versions.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.coupon-uses.index': { paramsTuple?: []; params?: {} }
    'admin.coupon-uses.export': { paramsTuple?: []; params?: {} }
    'admin.coupon-uses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.coupons.index': { paramsTuple?: []; params?: {} }
    'admin.coupons.export': { paramsTuple?: []; params?: {} }
    'admin.coupons.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.coupons.store': { paramsTuple?: []; params?: {} }
    'admin.coupons.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.coupons.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.coupons.uses': { paramsTuple?: []; params?: {} }
    'admin.coupons.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.credit-ledger.index': { paramsTuple?: []; params?: {} }
    'admin.credit-ledger.export': { paramsTuple?: []; params?: {} }
    'admin.credit-ledger.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.credit-ledger.store': { paramsTuple?: []; params?: {} }
    'admin.custom-skills.index': { paramsTuple?: []; params?: {} }
    'admin.custom-skills.export': { paramsTuple?: []; params?: {} }
    'admin.custom-skills.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.custom-skills.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.custom-skills.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.custom-skills.uses': { paramsTuple?: []; params?: {} }
    'admin.custom-skills.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.custom-skills.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.custom-skills.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.custom-skills.bulk.reject': { paramsTuple?: []; params?: {} }
    'admin.deliveries.index': { paramsTuple?: []; params?: {} }
    'admin.deliveries.export': { paramsTuple?: []; params?: {} }
    'admin.deliveries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.deliveries.begin': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.deliveries.deliver': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.deliveries.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.index': { paramsTuple?: []; params?: {} }
    'admin.developers.export': { paramsTuple?: []; params?: {} }
    'admin.developers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.draft.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.draft.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.bulk.approve': { paramsTuple?: []; params?: {} }
    'admin.developers.request-changes': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.bulk.reject': { paramsTuple?: []; params?: {} }
    'admin.developers.suspend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.spotlight': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.promote': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.index': { paramsTuple?: []; params?: {} }
    'admin.disputes.export': { paramsTuple?: []; params?: {} }
    'admin.disputes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-history.index': { paramsTuple?: []; params?: {} }
    'admin.email-history.export': { paramsTuple?: []; params?: {} }
    'admin.email-history.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-template-versions.index': { paramsTuple?: []; params?: {} }
    'admin.email-template-versions.export': { paramsTuple?: []; params?: {} }
    'admin.email-template-versions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-templates.index': { paramsTuple?: []; params?: {} }
    'admin.email-templates.export': { paramsTuple?: []; params?: {} }
    'admin.email-templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-templates.store': { paramsTuple?: []; params?: {} }
    'admin.email-templates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-templates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-templates.uses': { paramsTuple?: []; params?: {} }
    'admin.email-templates.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.email-templates.status': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-templates.reset': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-templates.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-templates.test': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.english-results.index': { paramsTuple?: []; params?: {} }
    'admin.english-results.export': { paramsTuple?: []; params?: {} }
    'admin.english-results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.english-results.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.english-results.clearance': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.index': { paramsTuple?: []; params?: {} }
    'admin.faqs.export': { paramsTuple?: []; params?: {} }
    'admin.faqs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.store': { paramsTuple?: []; params?: {} }
    'admin.faqs.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.uses': { paramsTuple?: []; params?: {} }
    'admin.faqs.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.faqs.place': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.draft.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.draft.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.publish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.bulk.publish': { paramsTuple?: []; params?: {} }
    'admin.faqs.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.bulk.withdraw': { paramsTuple?: []; params?: {} }
    'admin.faqs.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.bulk.archive': { paramsTuple?: []; params?: {} }
    'admin.features.index': { paramsTuple?: []; params?: {} }
    'admin.features.export': { paramsTuple?: []; params?: {} }
    'admin.features.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.features.store': { paramsTuple?: []; params?: {} }
    'admin.features.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.features.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.features.uses': { paramsTuple?: []; params?: {} }
    'admin.features.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.features.place': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.index': { paramsTuple?: []; params?: {} }
    'admin.help-pages.export': { paramsTuple?: []; params?: {} }
    'admin.help-pages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.store': { paramsTuple?: []; params?: {} }
    'admin.help-pages.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.uses': { paramsTuple?: []; params?: {} }
    'admin.help-pages.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.help-pages.place': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.draft.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.draft.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.publish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.bulk.publish': { paramsTuple?: []; params?: {} }
    'admin.help-pages.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.bulk.withdraw': { paramsTuple?: []; params?: {} }
    'admin.help-pages.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.bulk.archive': { paramsTuple?: []; params?: {} }
    'admin.help-pages.status': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-votes.index': { paramsTuple?: []; params?: {} }
    'admin.help-votes.export': { paramsTuple?: []; params?: {} }
    'admin.help-votes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-votes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-votes.uses': { paramsTuple?: []; params?: {} }
    'admin.help-votes.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.imported-profiles.index': { paramsTuple?: []; params?: {} }
    'admin.imported-profiles.export': { paramsTuple?: []; params?: {} }
    'admin.imported-profiles.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imported-profiles.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imported-profiles.uses': { paramsTuple?: []; params?: {} }
    'admin.imported-profiles.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.imported-profiles.invite': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imported-profiles.bulk.invite': { paramsTuple?: []; params?: {} }
    'admin.industries.index': { paramsTuple?: []; params?: {} }
    'admin.industries.export': { paramsTuple?: []; params?: {} }
    'admin.industries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.industries.store': { paramsTuple?: []; params?: {} }
    'admin.industries.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.industries.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.industries.uses': { paramsTuple?: []; params?: {} }
    'admin.industries.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.interviews.index': { paramsTuple?: []; params?: {} }
    'admin.interviews.export': { paramsTuple?: []; params?: {} }
    'admin.interviews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.interviews.settle': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.index': { paramsTuple?: []; params?: {} }
    'admin.invoices.export': { paramsTuple?: []; params?: {} }
    'admin.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.store': { paramsTuple?: []; params?: {} }
    'admin.invoices.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.issue': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.void': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.post.void': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-categories.index': { paramsTuple?: []; params?: {} }
    'admin.job-categories.export': { paramsTuple?: []; params?: {} }
    'admin.job-categories.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-categories.store': { paramsTuple?: []; params?: {} }
    'admin.job-categories.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-categories.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-categories.uses': { paramsTuple?: []; params?: {} }
    'admin.job-categories.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.job-changes.index': { paramsTuple?: []; params?: {} }
    'admin.job-changes.export': { paramsTuple?: []; params?: {} }
    'admin.job-changes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-changes.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-changes.bulk.approve': { paramsTuple?: []; params?: {} }
    'admin.job-changes.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-titles.index': { paramsTuple?: []; params?: {} }
    'admin.job-titles.export': { paramsTuple?: []; params?: {} }
    'admin.job-titles.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-titles.store': { paramsTuple?: []; params?: {} }
    'admin.job-titles.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-titles.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-titles.uses': { paramsTuple?: []; params?: {} }
    'admin.job-titles.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.jobs.index': { paramsTuple?: []; params?: {} }
    'admin.jobs.export': { paramsTuple?: []; params?: {} }
    'admin.jobs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.jobs.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.jobs.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.jobs.draft.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.jobs.draft.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.jobs.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.jobs.bulk.approve': { paramsTuple?: []; params?: {} }
    'admin.jobs.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.jobs.bulk.reject': { paramsTuple?: []; params?: {} }
    'admin.jobs.suspend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.jobs.promote': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.lead-answers.index': { paramsTuple?: []; params?: {} }
    'admin.lead-answers.export': { paramsTuple?: []; params?: {} }
    'admin.lead-answers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.index': { paramsTuple?: []; params?: {} }
    'admin.leads.export': { paramsTuple?: []; params?: {} }
    'admin.leads.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.answer': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.assign': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.close': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.bulk.close': { paramsTuple?: []; params?: {} }
    'admin.leads.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.bulk.reject': { paramsTuple?: []; params?: {} }
    'admin.leads.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.legal-pages.index': { paramsTuple?: []; params?: {} }
    'admin.legal-pages.export': { paramsTuple?: []; params?: {} }
    'admin.legal-pages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.legal-pages.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.legal-pages.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.legal-pages.draft.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.legal-pages.draft.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.legal-pages.publish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.legal-pages.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.legal-pages.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.linkedin-candidates.index': { paramsTuple?: []; params?: {} }
    'admin.linkedin-candidates.export': { paramsTuple?: []; params?: {} }
    'admin.linkedin-candidates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.locations.index': { paramsTuple?: []; params?: {} }
    'admin.locations.export': { paramsTuple?: []; params?: {} }
    'admin.locations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.locations.store': { paramsTuple?: []; params?: {} }
    'admin.locations.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.locations.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.locations.uses': { paramsTuple?: []; params?: {} }
    'admin.locations.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.mail-suppressions.index': { paramsTuple?: []; params?: {} }
    'admin.mail-suppressions.export': { paramsTuple?: []; params?: {} }
    'admin.mail-suppressions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.mail-suppressions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.mail-suppressions.uses': { paramsTuple?: []; params?: {} }
    'admin.mail-suppressions.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.maintenance-messages.index': { paramsTuple?: []; params?: {} }
    'admin.maintenance-messages.export': { paramsTuple?: []; params?: {} }
    'admin.maintenance-messages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.maintenance-messages.store': { paramsTuple?: []; params?: {} }
    'admin.maintenance-messages.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.maintenance-messages.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.maintenance-messages.uses': { paramsTuple?: []; params?: {} }
    'admin.maintenance-messages.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.maintenance-messages.enable': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.maintenance-messages.end': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.maintenance-messages.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.index': { paramsTuple?: []; params?: {} }
    'admin.members.export': { paramsTuple?: []; params?: {} }
    'admin.members.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.store': { paramsTuple?: []; params?: {} }
    'admin.members.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.uses': { paramsTuple?: []; params?: {} }
    'admin.members.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.members.deactivate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.reactivate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.role': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.message-reports.index': { paramsTuple?: []; params?: {} }
    'admin.message-reports.export': { paramsTuple?: []; params?: {} }
    'admin.message-reports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.message-reports.uphold': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.message-reports.dismiss': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.index': { paramsTuple?: []; params?: {} }
    'admin.orders.export': { paramsTuple?: []; params?: {} }
    'admin.orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.refund': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.index': { paramsTuple?: []; params?: {} }
    'admin.payments.export': { paramsTuple?: []; params?: {} }
    'admin.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.perks.index': { paramsTuple?: []; params?: {} }
    'admin.perks.export': { paramsTuple?: []; params?: {} }
    'admin.perks.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.perks.store': { paramsTuple?: []; params?: {} }
    'admin.perks.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.perks.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.perks.uses': { paramsTuple?: []; params?: {} }
    'admin.perks.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.plans.index': { paramsTuple?: []; params?: {} }
    'admin.plans.export': { paramsTuple?: []; params?: {} }
    'admin.plans.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.plans.store': { paramsTuple?: []; params?: {} }
    'admin.plans.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.plans.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.plans.uses': { paramsTuple?: []; params?: {} }
    'admin.plans.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.plans.place': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.pricing-slabs.index': { paramsTuple?: []; params?: {} }
    'admin.pricing-slabs.export': { paramsTuple?: []; params?: {} }
    'admin.pricing-slabs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.pricing-slabs.store': { paramsTuple?: []; params?: {} }
    'admin.pricing-slabs.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.pricing-slabs.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.pricing-slabs.uses': { paramsTuple?: []; params?: {} }
    'admin.pricing-slabs.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.profile-update-requests.index': { paramsTuple?: []; params?: {} }
    'admin.profile-update-requests.export': { paramsTuple?: []; params?: {} }
    'admin.profile-update-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.profile-update-requests.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.profile-update-requests.bulk.approve': { paramsTuple?: []; params?: {} }
    'admin.profile-update-requests.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.profile-update-requests.bulk.reject': { paramsTuple?: []; params?: {} }
    'admin.promotions.index': { paramsTuple?: []; params?: {} }
    'admin.promotions.export': { paramsTuple?: []; params?: {} }
    'admin.promotions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.promotions.store': { paramsTuple?: []; params?: {} }
    'admin.promotions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.promotions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.promotions.uses': { paramsTuple?: []; params?: {} }
    'admin.promotions.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.question-statistics.index': { paramsTuple?: []; params?: {} }
    'admin.question-statistics.export': { paramsTuple?: []; params?: {} }
    'admin.question-statistics.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.index': { paramsTuple?: []; params?: {} }
    'admin.questions.export': { paramsTuple?: []; params?: {} }
    'admin.questions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.store': { paramsTuple?: []; params?: {} }
    'admin.questions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.uses': { paramsTuple?: []; params?: {} }
    'admin.questions.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.questions.publish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.bulk.publish': { paramsTuple?: []; params?: {} }
    'admin.questions.retire': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.bulk.retire': { paramsTuple?: []; params?: {} }
    'admin.refunds.index': { paramsTuple?: []; params?: {} }
    'admin.refunds.export': { paramsTuple?: []; params?: {} }
    'admin.refunds.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.refunds.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.refunds.decline': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.reviews.index': { paramsTuple?: []; params?: {} }
    'admin.reviews.export': { paramsTuple?: []; params?: {} }
    'admin.reviews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.reviews.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.reviews.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.reviews.uses': { paramsTuple?: []; params?: {} }
    'admin.reviews.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.reviews.hide': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.reviews.bulk.hide': { paramsTuple?: []; params?: {} }
    'admin.reviews.unhide': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sessions.index': { paramsTuple?: []; params?: {} }
    'admin.sessions.export': { paramsTuple?: []; params?: {} }
    'admin.sessions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.index': { paramsTuple?: []; params?: {} }
    'admin.skill-pages.export': { paramsTuple?: []; params?: {} }
    'admin.skill-pages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.store': { paramsTuple?: []; params?: {} }
    'admin.skill-pages.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.uses': { paramsTuple?: []; params?: {} }
    'admin.skill-pages.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.skill-pages.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.draft.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.draft.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.publish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.bulk.publish': { paramsTuple?: []; params?: {} }
    'admin.skill-pages.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.bulk.withdraw': { paramsTuple?: []; params?: {} }
    'admin.skill-pages.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.bulk.archive': { paramsTuple?: []; params?: {} }
    'admin.skills.index': { paramsTuple?: []; params?: {} }
    'admin.skills.export': { paramsTuple?: []; params?: {} }
    'admin.skills.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skills.store': { paramsTuple?: []; params?: {} }
    'admin.skills.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skills.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skills.uses': { paramsTuple?: []; params?: {} }
    'admin.skills.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.skills.status': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skills.bulk.status': { paramsTuple?: []; params?: {} }
    'admin.skills.merge': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.spotlights.index': { paramsTuple?: []; params?: {} }
    'admin.spotlights.export': { paramsTuple?: []; params?: {} }
    'admin.spotlights.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.spotlights.store': { paramsTuple?: []; params?: {} }
    'admin.spotlights.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.spotlights.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.spotlights.uses': { paramsTuple?: []; params?: {} }
    'admin.spotlights.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.stacks.index': { paramsTuple?: []; params?: {} }
    'admin.stacks.export': { paramsTuple?: []; params?: {} }
    'admin.stacks.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.stacks.store': { paramsTuple?: []; params?: {} }
    'admin.stacks.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.stacks.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.stacks.uses': { paramsTuple?: []; params?: {} }
    'admin.stacks.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.stacks.status': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.stacks.bulk.status': { paramsTuple?: []; params?: {} }
    'admin.subscriptions.index': { paramsTuple?: []; params?: {} }
    'admin.subscriptions.export': { paramsTuple?: []; params?: {} }
    'admin.subscriptions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.subscriptions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.test-accommodations.index': { paramsTuple?: []; params?: {} }
    'admin.test-accommodations.export': { paramsTuple?: []; params?: {} }
    'admin.test-accommodations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.test-accommodations.store': { paramsTuple?: []; params?: {} }
    'admin.test-accommodations.grant': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.test-accommodations.refuse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.test-accommodations.end': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.test-results.index': { paramsTuple?: []; params?: {} }
    'admin.test-results.export': { paramsTuple?: []; params?: {} }
    'admin.test-results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.test-results.annul': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.tools.index': { paramsTuple?: []; params?: {} }
    'admin.tools.export': { paramsTuple?: []; params?: {} }
    'admin.tools.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.tools.store': { paramsTuple?: []; params?: {} }
    'admin.tools.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.tools.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.tools.uses': { paramsTuple?: []; params?: {} }
    'admin.tools.bulk.destroy': { paramsTuple?: []; params?: {} }
    'grouped_lists.skills': { paramsTuple?: []; params?: {} }
    'grouped_lists.stacks': { paramsTuple?: []; params?: {} }
    'skill_merges.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checks.job': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checks.job_change': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checks.company': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checks.candidate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checks.profile_update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checks.custom_skill': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'console_dashboard.show': { paramsTuple?: []; params?: {} }
    'console_views.index': { paramsTuple?: []; params?: {} }
    'console_views.store': { paramsTuple?: []; params?: {} }
    'console_views.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'registrations.store': { paramsTuple?: []; params?: {} }
    'registrations.verify': { paramsTuple?: []; params?: {} }
    'registrations.resend': { paramsTuple?: []; params?: {} }
    'registrations.cancel': { paramsTuple?: []; params?: {} }
    'sessions.store': { paramsTuple?: []; params?: {} }
    'sessions.finish': { paramsTuple?: []; params?: {} }
    'sessions.passkey': { paramsTuple?: []; params?: {} }
    'provider_sign_ins.index': { paramsTuple?: []; params?: {} }
    'provider_sign_ins.complete': { paramsTuple?: []; params?: {} }
    'provider_sign_ins.begin': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'provider_sign_ins.finish': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'passwords.forget': { paramsTuple?: []; params?: {} }
    'passwords.reset': { paramsTuple?: []; params?: {} }
    'sessions.leave': { paramsTuple?: []; params?: {} }
    'visits.store': { paramsTuple?: []; params?: {} }
    'sessions.show': { paramsTuple?: []; params?: {} }
    'languages.change': { paramsTuple?: []; params?: {} }
    'passwords.change': { paramsTuple?: []; params?: {} }
    'codes.send': { paramsTuple?: []; params?: {} }
    'codes.verify': { paramsTuple?: []; params?: {} }
    'sessions.index': { paramsTuple?: []; params?: {} }
    'sessions.destroy_all': { paramsTuple?: []; params?: {} }
    'second_factors.index': { paramsTuple?: []; params?: {} }
    'second_factors.begin_totp': { paramsTuple?: []; params?: {} }
    'second_factors.confirm_totp': { paramsTuple?: []; params?: {} }
    'second_factors.begin_passkey': { paramsTuple?: []; params?: {} }
    'second_factors.add_passkey': { paramsTuple?: []; params?: {} }
    'second_factors.renew': { paramsTuple?: []; params?: {} }
    'second_factors.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identities.index': { paramsTuple?: []; params?: {} }
    'identities.begin': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'identities.finish': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'identities.destroy': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'public_companies.index': { paramsTuple?: []; params?: {} }
    'public_companies.show': { paramsTuple?: []; params?: {} }
    'company_profiles.show': { paramsTuple?: []; params?: {} }
    'company_profiles.update': { paramsTuple?: []; params?: {} }
    'company_profiles.logo': { paramsTuple?: []; params?: {} }
    'company_profiles.request_verification': { paramsTuple?: []; params?: {} }
    'client_desk.first_entry': { paramsTuple?: []; params?: {} }
    'client_desk.set_first_entry': { paramsTuple?: []; params?: {} }
    'list_views.index': { paramsTuple?: []; params?: {} }
    'list_views.store': { paramsTuple?: []; params?: {} }
    'list_views.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_desk.pages': { paramsTuple?: []; params?: {} }
    'client_desk.page_access': { paramsTuple: [ParamValue]; params: {'page': ParamValue} }
    'company_users.index': { paramsTuple?: []; params?: {} }
    'company_users.active': { paramsTuple?: []; params?: {} }
    'company_users.change': { paramsTuple?: []; params?: {} }
    'company_users.set_active': { paramsTuple?: []; params?: {} }
    'company_users.destroy': { paramsTuple?: []; params?: {} }
    'company_invites.store': { paramsTuple?: []; params?: {} }
    'company_invites.again': { paramsTuple?: []; params?: {} }
    'company_invites.link': { paramsTuple?: []; params?: {} }
    'company_invites.index': { paramsTuple?: []; params?: {} }
    'company_invites.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'billing_addresses.show': { paramsTuple?: []; params?: {} }
    'billing_addresses.update': { paramsTuple?: []; params?: {} }
    'company_invites.accept': { paramsTuple?: []; params?: {} }
    'company_invites.show': { paramsTuple?: []; params?: {} }
    'profile.show': { paramsTuple?: []; params?: {} }
    'profile.update': { paramsTuple?: []; params?: {} }
    'profile.change_photo': { paramsTuple?: []; params?: {} }
    'profile.remove_photo': { paramsTuple?: []; params?: {} }
    'candidate.progress': { paramsTuple?: []; params?: {} }
    'candidate.steps': { paramsTuple?: []; params?: {} }
    'profile.choose_tab': { paramsTuple?: []; params?: {} }
    'candidate_skills.index': { paramsTuple?: []; params?: {} }
    'candidate_skills.store': { paramsTuple?: []; params?: {} }
    'candidate_skills.order': { paramsTuple?: []; params?: {} }
    'candidate_skills.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate_skills.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'asked_skills.store': { paramsTuple?: []; params?: {} }
    'resumes.index': { paramsTuple?: []; params?: {} }
    'resumes.store': { paramsTuple?: []; params?: {} }
    'resumes.destroy': { paramsTuple?: []; params?: {} }
    'resumes.read_again': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'videos.show': { paramsTuple?: []; params?: {} }
    'videos.store': { paramsTuple?: []; params?: {} }
    'videos.destroy': { paramsTuple?: []; params?: {} }
    'videos.poster': { paramsTuple?: []; params?: {} }
    'visibility.submit': { paramsTuple?: []; params?: {} }
    'update_requests.index': { paramsTuple?: []; params?: {} }
    'update_requests.store': { paramsTuple?: []; params?: {} }
    'update_requests.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'visibility.deactivate': { paramsTuple?: []; params?: {} }
    'visibility.snooze': { paramsTuple?: []; params?: {} }
    'visibility.activate': { paramsTuple?: []; params?: {} }
    'blocks.index': { paramsTuple?: []; params?: {} }
    'blocks.store': { paramsTuple?: []; params?: {} }
    'blocks.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'popups.show': { paramsTuple?: []; params?: {} }
    'popups.close': { paramsTuple?: []; params?: {} }
    'drafts.page': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'page': ParamValue} }
    'drafts.show': { paramsTuple?: []; params?: {} }
    'drafts.apply': { paramsTuple?: []; params?: {} }
    'portability.bring_json_resume': { paramsTuple?: []; params?: {} }
    'portability.bring_linked_in': { paramsTuple?: []; params?: {} }
    'portability.json_resume': { paramsTuple?: []; params?: {} }
    'portability.pdf': { paramsTuple?: []; params?: {} }
    'public_profiles.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'profile_reviews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-tools.index': { paramsTuple?: []; params?: {} }
    'candidate.dev-tools.store': { paramsTuple?: []; params?: {} }
    'candidate.dev-tools.order': { paramsTuple?: []; params?: {} }
    'candidate.dev-tools.restore': { paramsTuple?: []; params?: {} }
    'candidate.dev-tools.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-tools.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-employment.index': { paramsTuple?: []; params?: {} }
    'candidate.dev-employment.store': { paramsTuple?: []; params?: {} }
    'candidate.dev-employment.order': { paramsTuple?: []; params?: {} }
    'candidate.dev-employment.restore': { paramsTuple?: []; params?: {} }
    'candidate.dev-employment.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-employment.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-project.index': { paramsTuple?: []; params?: {} }
    'candidate.dev-project.store': { paramsTuple?: []; params?: {} }
    'candidate.dev-project.order': { paramsTuple?: []; params?: {} }
    'candidate.dev-project.restore': { paramsTuple?: []; params?: {} }
    'candidate.dev-project.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-project.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.additional-dev-project.index': { paramsTuple?: []; params?: {} }
    'candidate.additional-dev-project.store': { paramsTuple?: []; params?: {} }
    'candidate.additional-dev-project.order': { paramsTuple?: []; params?: {} }
    'candidate.additional-dev-project.restore': { paramsTuple?: []; params?: {} }
    'candidate.additional-dev-project.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.additional-dev-project.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-certification.index': { paramsTuple?: []; params?: {} }
    'candidate.dev-certification.store': { paramsTuple?: []; params?: {} }
    'candidate.dev-certification.order': { paramsTuple?: []; params?: {} }
    'candidate.dev-certification.restore': { paramsTuple?: []; params?: {} }
    'candidate.dev-certification.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-certification.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-academic-info.index': { paramsTuple?: []; params?: {} }
    'candidate.dev-academic-info.store': { paramsTuple?: []; params?: {} }
    'candidate.dev-academic-info.order': { paramsTuple?: []; params?: {} }
    'candidate.dev-academic-info.restore': { paramsTuple?: []; params?: {} }
    'candidate.dev-academic-info.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-academic-info.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-achievements.index': { paramsTuple?: []; params?: {} }
    'candidate.dev-achievements.store': { paramsTuple?: []; params?: {} }
    'candidate.dev-achievements.order': { paramsTuple?: []; params?: {} }
    'candidate.dev-achievements.restore': { paramsTuple?: []; params?: {} }
    'candidate.dev-achievements.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-achievements.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.social-profiles.index': { paramsTuple?: []; params?: {} }
    'candidate.social-profiles.store': { paramsTuple?: []; params?: {} }
    'candidate.social-profiles.order': { paramsTuple?: []; params?: {} }
    'candidate.social-profiles.restore': { paramsTuple?: []; params?: {} }
    'candidate.social-profiles.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.social-profiles.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'public_jobs.index': { paramsTuple?: []; params?: {} }
    'jobs.detail': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'jobs.details': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'public_jobs.related': { paramsTuple: [ParamValue]; params: {'cateId': ParamValue} }
    'public_jobs.categories_of_industry': { paramsTuple: [ParamValue]; params: {'industryId': ParamValue} }
    'public_jobs.count_by_category': { paramsTuple?: []; params?: {} }
    'public_jobs.count_by_industry': { paramsTuple?: []; params?: {} }
    'public_jobs.promoted': { paramsTuple?: []; params?: {} }
    'company_jobs.index': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'public_jobs.popular': { paramsTuple?: []; params?: {} }
    'trending.skills': { paramsTuple?: []; params?: {} }
    'trending.categories': { paramsTuple?: []; params?: {} }
    'jobs.store': { paramsTuple?: []; params?: {} }
    'jobs.update': { paramsTuple?: []; params?: {} }
    'jobs.verify_title': { paramsTuple?: []; params?: {} }
    'jobs.index': { paramsTuple?: []; params?: {} }
    'jobs.change_status': { paramsTuple?: []; params?: {} }
    'jobs.refresh': { paramsTuple?: []; params?: {} }
    'jobs.duplicate': { paramsTuple?: []; params?: {} }
    'jobs.destroy': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'jobs.take_back_change': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'jobs.questionnaire': { paramsTuple?: []; params?: {} }
    'job_alerts.preview': { paramsTuple?: []; params?: {} }
    'job_alerts.ask': { paramsTuple?: []; params?: {} }
    'job_alerts.index': { paramsTuple?: []; params?: {} }
    'job_alerts.store': { paramsTuple?: []; params?: {} }
    'job_alerts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'job_alerts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'saved_jobs.toggle': { paramsTuple?: []; params?: {} }
    'follows.index': { paramsTuple?: []; params?: {} }
    'follows.store': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'follows.destroy': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'saved_jobs.index': { paramsTuple?: []; params?: {} }
    'alert_pages.ask': { paramsTuple?: []; params?: {} }
    'alert_pages.show_confirm': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'alert_pages.confirm': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'alert_pages.show_end': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'alert_pages.end': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'recent_answers.index': { paramsTuple?: []; params?: {} }
    'guest_applications.store': { paramsTuple?: []; params?: {} }
    'guest_applications.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guest_applications.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guest_applications.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'guest_applications.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'waiting_applications.index': { paramsTuple?: []; params?: {} }
    'waiting_applications.send': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'waiting_applications.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'applications.store': { paramsTuple?: []; params?: {} }
    'applications.index': { paramsTuple?: []; params?: {} }
    'applications.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'applications.remind': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offers.answer': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'for_you.index': { paramsTuple?: []; params?: {} }
    'for_you.after_rejection': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'applicants.applied': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'applicants.shortlisted': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'applicants.index': { paramsTuple?: []; params?: {} }
    'applicants.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'applicants.move': { paramsTuple?: []; params?: {} }
    'applicants.find': { paramsTuple?: []; params?: {} }
    'applicants.unanswered': { paramsTuple?: []; params?: {} }
    'applicants.queue': { paramsTuple?: []; params?: {} }
    'bulk_moves.reject': { paramsTuple?: []; params?: {} }
    'bulk_moves.undo': { paramsTuple?: []; params?: {} }
    'bulk_moves.move': { paramsTuple?: []; params?: {} }
    'bulk_moves.undo_moves': { paramsTuple?: []; params?: {} }
    'bulk_moves.message': { paramsTuple?: []; params?: {} }
    'duplicates.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'duplicates.merge': { paramsTuple?: []; params?: {} }
    'duplicates.separate': { paramsTuple?: []; params?: {} }
    'offers.store': { paramsTuple?: []; params?: {} }
    'offers.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stage_templates.index': { paramsTuple?: []; params?: {} }
    'stage_templates.store': { paramsTuple?: []; params?: {} }
    'stage_templates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stage_templates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stage_templates.choose': { paramsTuple?: []; params?: {} }
    'applicants.export': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'bank.export': { paramsTuple?: []; params?: {} }
    'bank.import': { paramsTuple?: []; params?: {} }
    'bank.question': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank.test': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank.audio': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tests.skills': { paramsTuple?: []; params?: {} }
    'tests.stacks': { paramsTuple?: []; params?: {} }
    'tests.selection': { paramsTuple?: []; params?: {} }
    'tests.select': { paramsTuple?: []; params?: {} }
    'tests.rules': { paramsTuple?: []; params?: {} }
    'tests.practice': { paramsTuple?: []; params?: {} }
    'accommodations.show': { paramsTuple?: []; params?: {} }
    'accommodations.store': { paramsTuple?: []; params?: {} }
    'accommodations.destroy': { paramsTuple?: []; params?: {} }
    'attempts.store': { paramsTuple?: []; params?: {} }
    'attempts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attempts.audio': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attempts.answer': { paramsTuple?: []; params?: {} }
    'attempts.heartbeat': { paramsTuple?: []; params?: {} }
    'attempts.finish': { paramsTuple?: []; params?: {} }
    'english.store': { paramsTuple?: []; params?: {} }
    'english.question': { paramsTuple?: []; params?: {} }
    'english.previous': { paramsTuple?: []; params?: {} }
    'english.answer': { paramsTuple?: []; params?: {} }
    'english.finish': { paramsTuple?: []; params?: {} }
    'english.result': { paramsTuple?: []; params?: {} }
    'results.index': { paramsTuple?: []; params?: {} }
    'results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'results.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_credentials.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_credentials.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credentials.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credentials.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credentials.status': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credentials.check': { paramsTuple?: []; params?: {} }
    'credentials.keys': { paramsTuple?: []; params?: {} }
    'questions.index': { paramsTuple?: []; params?: {} }
    'questions.store': { paramsTuple?: []; params?: {} }
    'questions.ideal_answer': { paramsTuple?: []; params?: {} }
    'questions.for_applicant': { paramsTuple?: []; params?: {} }
    'questions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rubrics.show': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'rubrics.update': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'runs.store': { paramsTuple?: []; params?: {} }
    'runs.index': { paramsTuple?: []; params?: {} }
    'runs.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'analyses.show': { paramsTuple: [ParamValue]; params: {'applicationId': ParamValue} }
    'analyses.review': { paramsTuple: [ParamValue]; params: {'applicationId': ParamValue} }
    'analyses.log': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'analyses.impact': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'resume_evidences.show': { paramsTuple: [ParamValue]; params: {'applicationId': ParamValue} }
    'contests.index': { paramsTuple?: []; params?: {} }
    'contests.take': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contests.answer': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_analyses.show': { paramsTuple: [ParamValue]; params: {'applicationId': ParamValue} }
    'own_analyses.contest': { paramsTuple: [ParamValue]; params: {'applicationId': ParamValue} }
    'own_analyses.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'saved_profiles.index': { paramsTuple?: []; params?: {} }
    'saved_profiles.store': { paramsTuple?: []; params?: {} }
    'saved_profiles.update': { paramsTuple: [ParamValue]; params: {'devId': ParamValue} }
    'saved_profiles.destroy': { paramsTuple: [ParamValue]; params: {'devId': ParamValue} }
    'top_shortlists.show': { paramsTuple?: []; params?: {} }
    'top_shortlists.update': { paramsTuple?: []; params?: {} }
    'saved_lists.index': { paramsTuple?: []; params?: {} }
    'saved_lists.store': { paramsTuple?: []; params?: {} }
    'saved_lists.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'saved_lists.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate_profiles.show': { paramsTuple: [ParamValue]; params: {'devId': ParamValue} }
    'candidate_comments.store': { paramsTuple?: []; params?: {} }
    'candidate_comments.index': { paramsTuple: [ParamValue]; params: {'devId': ParamValue} }
    'candidate_comments.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate_comments.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_contacts.store': { paramsTuple?: []; params?: {} }
    'client_contacts.index': { paramsTuple?: []; params?: {} }
    'client_contacts.quota': { paramsTuple?: []; params?: {} }
    'client_contacts.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_contacts.fetch': { paramsTuple?: []; params?: {} }
    'client_contacts.fetches': { paramsTuple?: []; params?: {} }
    'candidate_contacts.index': { paramsTuple?: []; params?: {} }
    'candidate_contacts.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate_contacts.decline': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate_contacts.unlocks': { paramsTuple?: []; params?: {} }
    'candidate_contacts.revoke': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'spotlights.wall': { paramsTuple?: []; params?: {} }
    'spotlights.candidates': { paramsTuple?: []; params?: {} }
    'spotlights.companies': { paramsTuple?: []; params?: {} }
    'profile_previews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'plans.index': { paramsTuple?: []; params?: {} }
    'plans.features': { paramsTuple?: []; params?: {} }
    'plans.addons': { paramsTuple?: []; params?: {} }
    'orders.razorpay': { paramsTuple?: []; params?: {} }
    'orders.stripe': { paramsTuple?: []; params?: {} }
    'orders.verify': { paramsTuple?: []; params?: {} }
    'orders.quote': { paramsTuple?: []; params?: {} }
    'orders.coupon': { paramsTuple?: []; params?: {} }
    'orders.index': { paramsTuple?: []; params?: {} }
    'plans.products': { paramsTuple?: []; params?: {} }
    'payments.index': { paramsTuple?: []; params?: {} }
    'payments.export': { paramsTuple?: []; params?: {} }
    'orders.papers': { paramsTuple?: []; params?: {} }
    'papers.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'plans.mine': { paramsTuple?: []; params?: {} }
    'client_orders.checkout': { paramsTuple?: []; params?: {} }
    'orders.promote': { paramsTuple?: []; params?: {} }
    'client_orders.razorpay': { paramsTuple?: []; params?: {} }
    'client_orders.stripe': { paramsTuple?: []; params?: {} }
    'subscriptions.show': { paramsTuple?: []; params?: {} }
    'subscriptions.change': { paramsTuple?: []; params?: {} }
    'subscriptions.cancel': { paramsTuple?: []; params?: {} }
    'subscriptions.resume': { paramsTuple?: []; params?: {} }
    'cart.show': { paramsTuple?: []; params?: {} }
    'cart.store': { paramsTuple?: []; params?: {} }
    'cart.destroy': { paramsTuple: [ParamValue]; params: {'itemId': ParamValue} }
    'candidate_orders.checkout': { paramsTuple?: []; params?: {} }
    'candidate_orders.razorpay': { paramsTuple?: []; params?: {} }
    'candidate_orders.stripe': { paramsTuple?: []; params?: {} }
    'product_statuses.index': { paramsTuple?: []; params?: {} }
    'books.show': { paramsTuple?: []; params?: {} }
    'books.gstr_1': { paramsTuple?: []; params?: {} }
    'books.gstr_1_table': { paramsTuple?: []; params?: {} }
    'books.e_invoices': { paramsTuple?: []; params?: {} }
    'books.journal': { paramsTuple?: []; params?: {} }
    'price_previews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'figures.show': { paramsTuple?: []; params?: {} }
    'webhooks.stripe': { paramsTuple?: []; params?: {} }
    'webhooks.razorpay': { paramsTuple?: []; params?: {} }
    'sandbox.decide': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.show': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'sandbox.press': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'client_sends.store': { paramsTuple?: []; params?: {} }
    'client_sends.ask': { paramsTuple?: []; params?: {} }
    'client_sends.index': { paramsTuple?: []; params?: {} }
    'client_sends.extend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_sends.remind': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_sends.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_sends.result': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'comparisons.show': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'job_assessments.index': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'job_assessments.store': { paramsTuple?: []; params?: {} }
    'job_assessments.add': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'job_assessments.end': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'built_tests.index': { paramsTuple?: []; params?: {} }
    'built_tests.store': { paramsTuple?: []; params?: {} }
    'built_tests.switch': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'built_tests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'built_tests.revise': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'built_tests.exercises': { paramsTuple?: []; params?: {} }
    'built_tests.topics': { paramsTuple?: []; params?: {} }
    'built_tests.questions': { paramsTuple?: []; params?: {} }
    'built_tests.ask': { paramsTuple?: []; params?: {} }
    'built_tests.change': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'built_tests.retire': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'received_sends.index': { paramsTuple?: []; params?: {} }
    'received_sends.decline': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'friends.online': { paramsTuple?: []; params?: {} }
    'friends.index': { paramsTuple?: []; params?: {} }
    'friends.search': { paramsTuple?: []; params?: {} }
    'conversations.index': { paramsTuple?: []; params?: {} }
    'conversations.unread': { paramsTuple?: []; params?: {} }
    'conversations.store': { paramsTuple?: []; params?: {} }
    'conversations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'conversations.about': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'conversations.typing': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'conversations.seen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'conversations.arrange': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'conversations.block': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'conversations.hand_over': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'messages.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'messages.search': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'messages.pinned': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'messages.store': { paramsTuple?: []; params?: {} }
    'messages.upload': { paramsTuple?: []; params?: {} }
    'messages.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'messages.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'messages.react': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'messages.pin': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'messages.report': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'message_reports.before': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'incoming_mails.store': { paramsTuple?: []; params?: {} }
    'mail_templates.index': { paramsTuple?: []; params?: {} }
    'mail_templates.store': { paramsTuple?: []; params?: {} }
    'mail_templates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail_templates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail_drafts.index': { paramsTuple?: []; params?: {} }
    'mail_drafts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail_drafts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail_signatures.index': { paramsTuple?: []; params?: {} }
    'mail_signatures.store': { paramsTuple?: []; params?: {} }
    'mail_signatures.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail_signatures.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail_sequences.store': { paramsTuple?: []; params?: {} }
    'mail_sequences.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail_sequences.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail_sequences.index': { paramsTuple?: []; params?: {} }
    'follow_ups.preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'follow_ups.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'follow_ups.index': { paramsTuple?: []; params?: {} }
    'follow_ups.pause': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'follow_ups.resume': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'follow_ups.stop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sent_mails.index': { paramsTuple?: []; params?: {} }
    'sent_mails.store': { paramsTuple?: []; params?: {} }
    'sent_mails.preview': { paramsTuple?: []; params?: {} }
    'sent_mails.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'integrations.index': { paramsTuple?: []; params?: {} }
    'integrations.redirect': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'integrations.callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'integrations.destroy': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'candidate.integrations.index': { paramsTuple?: []; params?: {} }
    'candidate.integrations.redirect': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'candidate.integrations.callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'candidate.integrations.destroy': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'calendar_busy.index': { paramsTuple?: []; params?: {} }
    'faqs.index': { paramsTuple?: []; params?: {} }
    'faqs.groups': { paramsTuple?: []; params?: {} }
    'help_pages.index': { paramsTuple?: []; params?: {} }
    'help_pages.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'skill_pages.index': { paramsTuple?: []; params?: {} }
    'skill_pages.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'blogs.index': { paramsTuple?: []; params?: {} }
    'blogs.recent': { paramsTuple?: []; params?: {} }
    'blogs.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'legal_pages.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'help_pages.vote': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'covers.store': { paramsTuple?: []; params?: {} }
    'maintenance.show': { paramsTuple?: []; params?: {} }
    'leads.contact': { paramsTuple?: []; params?: {} }
    'leads.demo': { paramsTuple?: []; params?: {} }
    'leads.sales': { paramsTuple?: []; params?: {} }
    'leads.feedback': { paramsTuple?: []; params?: {} }
    'leads.services': { paramsTuple?: []; params?: {} }
    'leads.challenge': { paramsTuple?: []; params?: {} }
    'notifications.index': { paramsTuple?: []; params?: {} }
    'notifications.read_all': { paramsTuple?: []; params?: {} }
    'notifications.restore': { paramsTuple?: []; params?: {} }
    'notifications.read': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notifications.clear': { paramsTuple?: []; params?: {} }
    'notification_settings.show': { paramsTuple?: []; params?: {} }
    'notification_settings.update': { paramsTuple?: []; params?: {} }
    'notification_preferences.show': { paramsTuple?: []; params?: {} }
    'notification_preferences.update': { paramsTuple?: []; params?: {} }
    'push_subscriptions.key': { paramsTuple?: []; params?: {} }
    'push_subscriptions.store': { paramsTuple?: []; params?: {} }
    'push_subscriptions.destroy': { paramsTuple?: []; params?: {} }
    'live_streams.open': { paramsTuple?: []; params?: {} }
    'live_streams.subscribe': { paramsTuple?: []; params?: {} }
    'live_streams.unsubscribe': { paramsTuple?: []; params?: {} }
    'unsubscribes.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'unsubscribes.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'mail_events.store': { paramsTuple?: []; params?: {} }
    'bulk_uploads.store': { paramsTuple?: []; params?: {} }
    'bulk_uploads.add': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bulk_uploads.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'linkedin_candidates.import': { paramsTuple?: []; params?: {} }
    'linkedin_candidates.contact': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bulk_uploads.files': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'linkedin_candidates.list': { paramsTuple?: []; params?: {} }
    'company_archives.show': { paramsTuple?: []; params?: {} }
    'company_archives.store': { paramsTuple?: []; params?: {} }
    'company_imports.index': { paramsTuple?: []; params?: {} }
    'company_imports.store': { paramsTuple?: []; params?: {} }
    'company_imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_imports.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_imports.add': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_imports.faults': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_imports.check': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_imports.run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_imports.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_imports.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_imports.invite': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'claims.show': { paramsTuple?: []; params?: {} }
    'claims.claim': { paramsTuple?: []; params?: {} }
    'claims.decline': { paramsTuple?: []; params?: {} }
    'api_keys.index': { paramsTuple?: []; params?: {} }
    'api_keys.store': { paramsTuple?: []; params?: {} }
    'api_keys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'careers_settings.show': { paramsTuple?: []; params?: {} }
    'careers_settings.update': { paramsTuple?: []; params?: {} }
    'careers_domain.show': { paramsTuple?: []; params?: {} }
    'careers_domain.update': { paramsTuple?: []; params?: {} }
    'careers_domain.destroy': { paramsTuple?: []; params?: {} }
    'careers_domain.check': { paramsTuple?: []; params?: {} }
    'webhooks.index': { paramsTuple?: []; params?: {} }
    'webhooks.store': { paramsTuple?: []; params?: {} }
    'webhooks.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhooks.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhooks.rotate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhooks.ping': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhooks.messages': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhooks.resend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'careers_domain.ask': { paramsTuple?: []; params?: {} }
    'assistants': { paramsTuple?: []; params?: {} }
    'assistants.stream': { paramsTuple?: []; params?: {} }
    'assistants.end': { paramsTuple?: []; params?: {} }
    'pages.home': { paramsTuple?: []; params?: {} }
    'pages.jobs': { paramsTuple?: []; params?: {} }
    'pages.job': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.categories': { paramsTuple?: []; params?: {} }
    'pages.category': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.industry': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.companies': { paramsTuple?: []; params?: {} }
    'pages.company': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.company_record': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.developer': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.credentials': { paramsTuple?: []; params?: {} }
    'pages.credential': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'content_pages.faqs': { paramsTuple?: []; params?: {} }
    'content_pages.help_list': { paramsTuple?: []; params?: {} }
    'content_pages.help': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'content_pages.vote': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'content_pages.blogs': { paramsTuple?: []; params?: {} }
    'content_pages.blog': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'content_pages.skills': { paramsTuple?: []; params?: {} }
    'content_pages.skill': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'content_pages.skill_place': { paramsTuple: [ParamValue,ParamValue]; params: {'slug': ParamValue,'place': ParamValue} }
    'pages.form:/contact': { paramsTuple?: []; params?: {} }
    'pages.send:/contact': { paramsTuple?: []; params?: {} }
    'pages.form:/book-demo': { paramsTuple?: []; params?: {} }
    'pages.send:/book-demo': { paramsTuple?: []; params?: {} }
    'pages.form:/talk-to-sales': { paramsTuple?: []; params?: {} }
    'pages.send:/talk-to-sales': { paramsTuple?: []; params?: {} }
    'pages.form:/feedback': { paramsTuple?: []; params?: {} }
    'pages.send:/feedback': { paramsTuple?: []; params?: {} }
    'pages.form:/services': { paramsTuple?: []; params?: {} }
    'pages.send:/services': { paramsTuple?: []; params?: {} }
    'pages.legal:/terms': { paramsTuple?: []; params?: {} }
    'pages.legal:/privacy': { paramsTuple?: []; params?: {} }
    'pages.legal:/cookies': { paramsTuple?: []; params?: {} }
    'pages.legal:/imprint': { paramsTuple?: []; params?: {} }
    'pages.spotlight': { paramsTuple?: []; params?: {} }
    'pages.pricing': { paramsTuple?: []; params?: {} }
    'pages.job_alerts': { paramsTuple?: []; params?: {} }
    'api_page.show': { paramsTuple?: []; params?: {} }
    'states.show': { paramsTuple?: []; params?: {} }
    'sitemaps.index': { paramsTuple?: []; params?: {} }
    'sitemaps.show': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'sitemaps.robots': { paramsTuple?: []; params?: {} }
    'sitemaps.security': { paramsTuple?: []; params?: {} }
    'pages.picture': { paramsTuple?: []; params?: {} }
    'installs.manifest': { paramsTuple?: []; params?: {} }
    'installs.offline': { paramsTuple?: []; params?: {} }
    'careers.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'careers.indeed': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'careers.linkedin': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'careers.jobs': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'feeds.xml': { paramsTuple?: []; params?: {} }
    'feeds.blogs': { paramsTuple?: []; params?: {} }
    'feeds.json': { paramsTuple?: []; params?: {} }
    'pages.sign_in': { paramsTuple?: []; params?: {} }
    'pages.screen:/login/:provider/callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'pages.screen:/sign-up': { paramsTuple?: []; params?: {} }
    'pages.screen:/verify-email': { paramsTuple?: []; params?: {} }
    'pages.screen:/forgot-password': { paramsTuple?: []; params?: {} }
    'pages.screen:/reset-password': { paramsTuple?: []; params?: {} }
    'pages.screen:/accept-invite': { paramsTuple?: []; params?: {} }
    'pages.screen:/claim-profile': { paramsTuple?: []; params?: {} }
    'pages.screen:/cancel-registration': { paramsTuple?: []; params?: {} }
    'pages.screen:/settings': { paramsTuple?: []; params?: {} }
    'pages.screen:/settings/:part': { paramsTuple: [ParamValue]; params: {'part': ParamValue} }
    'pages.screen:/candidate': { paramsTuple?: []; params?: {} }
    'pages.screen:/candidate/*': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'pages.screen:/client': { paramsTuple?: []; params?: {} }
    'pages.screen:/client/*': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'pages.screen:/jobs/:slug/apply': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.screen:/preview/:what/:id': { paramsTuple: [ParamValue,ParamValue]; params: {'what': ParamValue,'id': ParamValue} }
    'pages.console:/admin': { paramsTuple?: []; params?: {} }
    'pages.console:/admin/*': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'pages.nowhere': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  GET: {
    'health.show': { paramsTuple?: []; params?: {} }
    'api_description.show': { paramsTuple?: []; params?: {} }
    'api_description.client': { paramsTuple?: []; params?: {} }
    'taxonomy.categories': { paramsTuple?: []; params?: {} }
    'taxonomy.skills': { paramsTuple?: []; params?: {} }
    'taxonomy.stacks': { paramsTuple?: []; params?: {} }
    'taxonomy.tools': { paramsTuple?: []; params?: {} }
    'taxonomy.industries': { paramsTuple?: []; params?: {} }
    'taxonomy.job_titles': { paramsTuple?: []; params?: {} }
    'taxonomy.perks': { paramsTuple?: []; params?: {} }
    'places.countries': { paramsTuple?: []; params?: {} }
    'places.states': { paramsTuple: [ParamValue]; params: {'countryCode': ParamValue} }
    'places.cities': { paramsTuple: [ParamValue]; params: {'stateCode': ParamValue} }
    'places.index': { paramsTuple?: []; params?: {} }
    'files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'parts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'images.show': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'client.interviews.index': { paramsTuple?: []; params?: {} }
    'client.interviews.applications': { paramsTuple?: []; params?: {} }
    'client.interviews.calendar': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_interviews.busy': { paramsTuple?: []; params?: {} }
    'candidate.interviews.index': { paramsTuple?: []; params?: {} }
    'candidate.interviews.applications': { paramsTuple?: []; params?: {} }
    'candidate.interviews.calendar': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar_feeds.show': { paramsTuple?: []; params?: {} }
    'calendar_feeds.read': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'company_records.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'candidate_reviews.index': { paramsTuple?: []; params?: {} }
    'candidate_reviews.written': { paramsTuple?: []; params?: {} }
    'candidate_reviews.open': { paramsTuple?: []; params?: {} }
    'client_reviews.index': { paramsTuple?: []; params?: {} }
    'client_reviews.of_company': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'saved_filters.index': { paramsTuple?: []; params?: {} }
    'credits.show': { paramsTuple?: []; params?: {} }
    'credits.history': { paramsTuple?: []; params?: {} }
    'privacy.map': { paramsTuple?: []; params?: {} }
    'privacy.show_export': { paramsTuple?: []; params?: {} }
    'readiness.show': { paramsTuple?: []; params?: {} }
    'metrics.show': { paramsTuple?: []; params?: {} }
    'candidate.dashboard': { paramsTuple?: []; params?: {} }
    'profile_views.index': { paramsTuple?: []; params?: {} }
    'client.dashboard': { paramsTuple?: []; params?: {} }
    'reports.pipeline': { paramsTuple?: []; params?: {} }
    'status.show': { paramsTuple?: []; params?: {} }
    'admin.account-visits.index': { paramsTuple?: []; params?: {} }
    'admin.account-visits.export': { paramsTuple?: []; params?: {} }
    'admin.account-visits.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.addons.index': { paramsTuple?: []; params?: {} }
    'admin.addons.export': { paramsTuple?: []; params?: {} }
    'admin.addons.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.applications.index': { paramsTuple?: []; params?: {} }
    'admin.applications.export': { paramsTuple?: []; params?: {} }
    'admin.applications.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.assessment-topics.index': { paramsTuple?: []; params?: {} }
    'admin.assessment-topics.export': { paramsTuple?: []; params?: {} }
    'admin.assessment-topics.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.assessments.index': { paramsTuple?: []; params?: {} }
    'admin.assessments.export': { paramsTuple?: []; params?: {} }
    'admin.assessments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.audit-log.index': { paramsTuple?: []; params?: {} }
    'admin.audit-log.export': { paramsTuple?: []; params?: {} }
    'admin.audit-log.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.index': { paramsTuple?: []; params?: {} }
    'admin.blogs.export': { paramsTuple?: []; params?: {} }
    'admin.blogs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.bulk-pdf-uploads.index': { paramsTuple?: []; params?: {} }
    'admin.bulk-pdf-uploads.export': { paramsTuple?: []; params?: {} }
    'admin.bulk-pdf-uploads.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.categories.index': { paramsTuple?: []; params?: {} }
    'admin.categories.export': { paramsTuple?: []; params?: {} }
    'admin.categories.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.client-users.index': { paramsTuple?: []; params?: {} }
    'admin.client-users.export': { paramsTuple?: []; params?: {} }
    'admin.client-users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.index': { paramsTuple?: []; params?: {} }
    'admin.clients.export': { paramsTuple?: []; params?: {} }
    'admin.clients.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contact-logs.index': { paramsTuple?: []; params?: {} }
    'admin.contact-logs.export': { paramsTuple?: []; params?: {} }
    'admin.contact-logs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.content-versions.index': { paramsTuple?: []; params?: {} }
    'admin.content-versions.export': { paramsTuple?: []; params?: {} }
    'admin.content-versions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.coupon-uses.index': { paramsTuple?: []; params?: {} }
    'admin.coupon-uses.export': { paramsTuple?: []; params?: {} }
    'admin.coupon-uses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.coupons.index': { paramsTuple?: []; params?: {} }
    'admin.coupons.export': { paramsTuple?: []; params?: {} }
    'admin.coupons.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.credit-ledger.index': { paramsTuple?: []; params?: {} }
    'admin.credit-ledger.export': { paramsTuple?: []; params?: {} }
    'admin.credit-ledger.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.custom-skills.index': { paramsTuple?: []; params?: {} }
    'admin.custom-skills.export': { paramsTuple?: []; params?: {} }
    'admin.custom-skills.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.deliveries.index': { paramsTuple?: []; params?: {} }
    'admin.deliveries.export': { paramsTuple?: []; params?: {} }
    'admin.deliveries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.index': { paramsTuple?: []; params?: {} }
    'admin.developers.export': { paramsTuple?: []; params?: {} }
    'admin.developers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.index': { paramsTuple?: []; params?: {} }
    'admin.disputes.export': { paramsTuple?: []; params?: {} }
    'admin.disputes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-history.index': { paramsTuple?: []; params?: {} }
    'admin.email-history.export': { paramsTuple?: []; params?: {} }
    'admin.email-history.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-template-versions.index': { paramsTuple?: []; params?: {} }
    'admin.email-template-versions.export': { paramsTuple?: []; params?: {} }
    'admin.email-template-versions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-templates.index': { paramsTuple?: []; params?: {} }
    'admin.email-templates.export': { paramsTuple?: []; params?: {} }
    'admin.email-templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.english-results.index': { paramsTuple?: []; params?: {} }
    'admin.english-results.export': { paramsTuple?: []; params?: {} }
    'admin.english-results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.index': { paramsTuple?: []; params?: {} }
    'admin.faqs.export': { paramsTuple?: []; params?: {} }
    'admin.faqs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.features.index': { paramsTuple?: []; params?: {} }
    'admin.features.export': { paramsTuple?: []; params?: {} }
    'admin.features.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.index': { paramsTuple?: []; params?: {} }
    'admin.help-pages.export': { paramsTuple?: []; params?: {} }
    'admin.help-pages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-votes.index': { paramsTuple?: []; params?: {} }
    'admin.help-votes.export': { paramsTuple?: []; params?: {} }
    'admin.help-votes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imported-profiles.index': { paramsTuple?: []; params?: {} }
    'admin.imported-profiles.export': { paramsTuple?: []; params?: {} }
    'admin.imported-profiles.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.industries.index': { paramsTuple?: []; params?: {} }
    'admin.industries.export': { paramsTuple?: []; params?: {} }
    'admin.industries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.interviews.index': { paramsTuple?: []; params?: {} }
    'admin.interviews.export': { paramsTuple?: []; params?: {} }
    'admin.interviews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.index': { paramsTuple?: []; params?: {} }
    'admin.invoices.export': { paramsTuple?: []; params?: {} }
    'admin.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-categories.index': { paramsTuple?: []; params?: {} }
    'admin.job-categories.export': { paramsTuple?: []; params?: {} }
    'admin.job-categories.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-changes.index': { paramsTuple?: []; params?: {} }
    'admin.job-changes.export': { paramsTuple?: []; params?: {} }
    'admin.job-changes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-titles.index': { paramsTuple?: []; params?: {} }
    'admin.job-titles.export': { paramsTuple?: []; params?: {} }
    'admin.job-titles.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.jobs.index': { paramsTuple?: []; params?: {} }
    'admin.jobs.export': { paramsTuple?: []; params?: {} }
    'admin.jobs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.jobs.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.lead-answers.index': { paramsTuple?: []; params?: {} }
    'admin.lead-answers.export': { paramsTuple?: []; params?: {} }
    'admin.lead-answers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.index': { paramsTuple?: []; params?: {} }
    'admin.leads.export': { paramsTuple?: []; params?: {} }
    'admin.leads.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.legal-pages.index': { paramsTuple?: []; params?: {} }
    'admin.legal-pages.export': { paramsTuple?: []; params?: {} }
    'admin.legal-pages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.legal-pages.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.linkedin-candidates.index': { paramsTuple?: []; params?: {} }
    'admin.linkedin-candidates.export': { paramsTuple?: []; params?: {} }
    'admin.linkedin-candidates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.locations.index': { paramsTuple?: []; params?: {} }
    'admin.locations.export': { paramsTuple?: []; params?: {} }
    'admin.locations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.mail-suppressions.index': { paramsTuple?: []; params?: {} }
    'admin.mail-suppressions.export': { paramsTuple?: []; params?: {} }
    'admin.mail-suppressions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.maintenance-messages.index': { paramsTuple?: []; params?: {} }
    'admin.maintenance-messages.export': { paramsTuple?: []; params?: {} }
    'admin.maintenance-messages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.index': { paramsTuple?: []; params?: {} }
    'admin.members.export': { paramsTuple?: []; params?: {} }
    'admin.members.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.message-reports.index': { paramsTuple?: []; params?: {} }
    'admin.message-reports.export': { paramsTuple?: []; params?: {} }
    'admin.message-reports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.index': { paramsTuple?: []; params?: {} }
    'admin.orders.export': { paramsTuple?: []; params?: {} }
    'admin.orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.index': { paramsTuple?: []; params?: {} }
    'admin.payments.export': { paramsTuple?: []; params?: {} }
    'admin.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.perks.index': { paramsTuple?: []; params?: {} }
    'admin.perks.export': { paramsTuple?: []; params?: {} }
    'admin.perks.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.plans.index': { paramsTuple?: []; params?: {} }
    'admin.plans.export': { paramsTuple?: []; params?: {} }
    'admin.plans.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.pricing-slabs.index': { paramsTuple?: []; params?: {} }
    'admin.pricing-slabs.export': { paramsTuple?: []; params?: {} }
    'admin.pricing-slabs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.profile-update-requests.index': { paramsTuple?: []; params?: {} }
    'admin.profile-update-requests.export': { paramsTuple?: []; params?: {} }
    'admin.profile-update-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.promotions.index': { paramsTuple?: []; params?: {} }
    'admin.promotions.export': { paramsTuple?: []; params?: {} }
    'admin.promotions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.question-statistics.index': { paramsTuple?: []; params?: {} }
    'admin.question-statistics.export': { paramsTuple?: []; params?: {} }
    'admin.question-statistics.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.index': { paramsTuple?: []; params?: {} }
    'admin.questions.export': { paramsTuple?: []; params?: {} }
    'admin.questions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.refunds.index': { paramsTuple?: []; params?: {} }
    'admin.refunds.export': { paramsTuple?: []; params?: {} }
    'admin.refunds.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.reviews.index': { paramsTuple?: []; params?: {} }
    'admin.reviews.export': { paramsTuple?: []; params?: {} }
    'admin.reviews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sessions.index': { paramsTuple?: []; params?: {} }
    'admin.sessions.export': { paramsTuple?: []; params?: {} }
    'admin.sessions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.index': { paramsTuple?: []; params?: {} }
    'admin.skill-pages.export': { paramsTuple?: []; params?: {} }
    'admin.skill-pages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skills.index': { paramsTuple?: []; params?: {} }
    'admin.skills.export': { paramsTuple?: []; params?: {} }
    'admin.skills.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.spotlights.index': { paramsTuple?: []; params?: {} }
    'admin.spotlights.export': { paramsTuple?: []; params?: {} }
    'admin.spotlights.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.stacks.index': { paramsTuple?: []; params?: {} }
    'admin.stacks.export': { paramsTuple?: []; params?: {} }
    'admin.stacks.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.subscriptions.index': { paramsTuple?: []; params?: {} }
    'admin.subscriptions.export': { paramsTuple?: []; params?: {} }
    'admin.subscriptions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.test-accommodations.index': { paramsTuple?: []; params?: {} }
    'admin.test-accommodations.export': { paramsTuple?: []; params?: {} }
    'admin.test-accommodations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.test-results.index': { paramsTuple?: []; params?: {} }
    'admin.test-results.export': { paramsTuple?: []; params?: {} }
    'admin.test-results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.tools.index': { paramsTuple?: []; params?: {} }
    'admin.tools.export': { paramsTuple?: []; params?: {} }
    'admin.tools.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'grouped_lists.skills': { paramsTuple?: []; params?: {} }
    'grouped_lists.stacks': { paramsTuple?: []; params?: {} }
    'skill_merges.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checks.job': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checks.job_change': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checks.company': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checks.candidate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checks.profile_update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checks.custom_skill': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'console_dashboard.show': { paramsTuple?: []; params?: {} }
    'console_views.index': { paramsTuple?: []; params?: {} }
    'provider_sign_ins.index': { paramsTuple?: []; params?: {} }
    'sessions.leave': { paramsTuple?: []; params?: {} }
    'sessions.show': { paramsTuple?: []; params?: {} }
    'sessions.index': { paramsTuple?: []; params?: {} }
    'second_factors.index': { paramsTuple?: []; params?: {} }
    'identities.index': { paramsTuple?: []; params?: {} }
    'public_companies.index': { paramsTuple?: []; params?: {} }
    'public_companies.show': { paramsTuple?: []; params?: {} }
    'company_profiles.show': { paramsTuple?: []; params?: {} }
    'client_desk.first_entry': { paramsTuple?: []; params?: {} }
    'list_views.index': { paramsTuple?: []; params?: {} }
    'client_desk.pages': { paramsTuple?: []; params?: {} }
    'client_desk.page_access': { paramsTuple: [ParamValue]; params: {'page': ParamValue} }
    'company_users.index': { paramsTuple?: []; params?: {} }
    'company_users.active': { paramsTuple?: []; params?: {} }
    'company_invites.index': { paramsTuple?: []; params?: {} }
    'billing_addresses.show': { paramsTuple?: []; params?: {} }
    'profile.show': { paramsTuple?: []; params?: {} }
    'candidate.progress': { paramsTuple?: []; params?: {} }
    'candidate.steps': { paramsTuple?: []; params?: {} }
    'candidate_skills.index': { paramsTuple?: []; params?: {} }
    'resumes.index': { paramsTuple?: []; params?: {} }
    'videos.show': { paramsTuple?: []; params?: {} }
    'update_requests.index': { paramsTuple?: []; params?: {} }
    'blocks.index': { paramsTuple?: []; params?: {} }
    'popups.show': { paramsTuple?: []; params?: {} }
    'drafts.page': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'page': ParamValue} }
    'drafts.show': { paramsTuple?: []; params?: {} }
    'portability.json_resume': { paramsTuple?: []; params?: {} }
    'portability.pdf': { paramsTuple?: []; params?: {} }
    'public_profiles.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'profile_reviews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-tools.index': { paramsTuple?: []; params?: {} }
    'candidate.dev-employment.index': { paramsTuple?: []; params?: {} }
    'candidate.dev-project.index': { paramsTuple?: []; params?: {} }
    'candidate.additional-dev-project.index': { paramsTuple?: []; params?: {} }
    'candidate.dev-certification.index': { paramsTuple?: []; params?: {} }
    'candidate.dev-academic-info.index': { paramsTuple?: []; params?: {} }
    'candidate.dev-achievements.index': { paramsTuple?: []; params?: {} }
    'candidate.social-profiles.index': { paramsTuple?: []; params?: {} }
    'jobs.detail': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'jobs.details': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'public_jobs.related': { paramsTuple: [ParamValue]; params: {'cateId': ParamValue} }
    'public_jobs.categories_of_industry': { paramsTuple: [ParamValue]; params: {'industryId': ParamValue} }
    'public_jobs.count_by_category': { paramsTuple?: []; params?: {} }
    'public_jobs.count_by_industry': { paramsTuple?: []; params?: {} }
    'company_jobs.index': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'public_jobs.popular': { paramsTuple?: []; params?: {} }
    'trending.skills': { paramsTuple?: []; params?: {} }
    'trending.categories': { paramsTuple?: []; params?: {} }
    'jobs.questionnaire': { paramsTuple?: []; params?: {} }
    'job_alerts.preview': { paramsTuple?: []; params?: {} }
    'job_alerts.index': { paramsTuple?: []; params?: {} }
    'follows.index': { paramsTuple?: []; params?: {} }
    'saved_jobs.index': { paramsTuple?: []; params?: {} }
    'alert_pages.show_confirm': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'alert_pages.show_end': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'recent_answers.index': { paramsTuple?: []; params?: {} }
    'guest_applications.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'waiting_applications.index': { paramsTuple?: []; params?: {} }
    'applications.index': { paramsTuple?: []; params?: {} }
    'for_you.index': { paramsTuple?: []; params?: {} }
    'for_you.after_rejection': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'applicants.applied': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'applicants.shortlisted': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'applicants.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'applicants.find': { paramsTuple?: []; params?: {} }
    'applicants.unanswered': { paramsTuple?: []; params?: {} }
    'applicants.queue': { paramsTuple?: []; params?: {} }
    'duplicates.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stage_templates.index': { paramsTuple?: []; params?: {} }
    'applicants.export': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'bank.export': { paramsTuple?: []; params?: {} }
    'bank.question': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank.test': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank.audio': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tests.skills': { paramsTuple?: []; params?: {} }
    'tests.stacks': { paramsTuple?: []; params?: {} }
    'tests.selection': { paramsTuple?: []; params?: {} }
    'tests.rules': { paramsTuple?: []; params?: {} }
    'accommodations.show': { paramsTuple?: []; params?: {} }
    'attempts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attempts.audio': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'english.question': { paramsTuple?: []; params?: {} }
    'english.previous': { paramsTuple?: []; params?: {} }
    'english.result': { paramsTuple?: []; params?: {} }
    'results.index': { paramsTuple?: []; params?: {} }
    'results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credentials.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credentials.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credentials.status': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credentials.keys': { paramsTuple?: []; params?: {} }
    'questions.index': { paramsTuple?: []; params?: {} }
    'rubrics.show': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'runs.index': { paramsTuple?: []; params?: {} }
    'analyses.show': { paramsTuple: [ParamValue]; params: {'applicationId': ParamValue} }
    'analyses.log': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'analyses.impact': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'resume_evidences.show': { paramsTuple: [ParamValue]; params: {'applicationId': ParamValue} }
    'contests.index': { paramsTuple?: []; params?: {} }
    'own_analyses.show': { paramsTuple: [ParamValue]; params: {'applicationId': ParamValue} }
    'saved_profiles.index': { paramsTuple?: []; params?: {} }
    'top_shortlists.show': { paramsTuple?: []; params?: {} }
    'saved_lists.index': { paramsTuple?: []; params?: {} }
    'candidate_profiles.show': { paramsTuple: [ParamValue]; params: {'devId': ParamValue} }
    'candidate_comments.index': { paramsTuple: [ParamValue]; params: {'devId': ParamValue} }
    'client_contacts.index': { paramsTuple?: []; params?: {} }
    'client_contacts.quota': { paramsTuple?: []; params?: {} }
    'client_contacts.fetches': { paramsTuple?: []; params?: {} }
    'candidate_contacts.index': { paramsTuple?: []; params?: {} }
    'candidate_contacts.unlocks': { paramsTuple?: []; params?: {} }
    'spotlights.wall': { paramsTuple?: []; params?: {} }
    'spotlights.candidates': { paramsTuple?: []; params?: {} }
    'spotlights.companies': { paramsTuple?: []; params?: {} }
    'profile_previews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'plans.index': { paramsTuple?: []; params?: {} }
    'plans.features': { paramsTuple?: []; params?: {} }
    'plans.addons': { paramsTuple?: []; params?: {} }
    'plans.products': { paramsTuple?: []; params?: {} }
    'payments.index': { paramsTuple?: []; params?: {} }
    'payments.export': { paramsTuple?: []; params?: {} }
    'orders.papers': { paramsTuple?: []; params?: {} }
    'papers.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'plans.mine': { paramsTuple?: []; params?: {} }
    'subscriptions.show': { paramsTuple?: []; params?: {} }
    'cart.show': { paramsTuple?: []; params?: {} }
    'product_statuses.index': { paramsTuple?: []; params?: {} }
    'books.show': { paramsTuple?: []; params?: {} }
    'books.gstr_1': { paramsTuple?: []; params?: {} }
    'books.gstr_1_table': { paramsTuple?: []; params?: {} }
    'books.e_invoices': { paramsTuple?: []; params?: {} }
    'books.journal': { paramsTuple?: []; params?: {} }
    'price_previews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'figures.show': { paramsTuple?: []; params?: {} }
    'sandbox.show': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'client_sends.index': { paramsTuple?: []; params?: {} }
    'client_sends.result': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'comparisons.show': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'job_assessments.index': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'built_tests.index': { paramsTuple?: []; params?: {} }
    'built_tests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'built_tests.exercises': { paramsTuple?: []; params?: {} }
    'built_tests.topics': { paramsTuple?: []; params?: {} }
    'built_tests.questions': { paramsTuple?: []; params?: {} }
    'received_sends.index': { paramsTuple?: []; params?: {} }
    'friends.online': { paramsTuple?: []; params?: {} }
    'friends.index': { paramsTuple?: []; params?: {} }
    'friends.search': { paramsTuple?: []; params?: {} }
    'conversations.index': { paramsTuple?: []; params?: {} }
    'conversations.unread': { paramsTuple?: []; params?: {} }
    'conversations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'conversations.about': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'messages.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'messages.search': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'messages.pinned': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'message_reports.before': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail_templates.index': { paramsTuple?: []; params?: {} }
    'mail_drafts.index': { paramsTuple?: []; params?: {} }
    'mail_drafts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail_signatures.index': { paramsTuple?: []; params?: {} }
    'mail_sequences.index': { paramsTuple?: []; params?: {} }
    'follow_ups.index': { paramsTuple?: []; params?: {} }
    'sent_mails.index': { paramsTuple?: []; params?: {} }
    'integrations.index': { paramsTuple?: []; params?: {} }
    'integrations.redirect': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'integrations.callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'candidate.integrations.index': { paramsTuple?: []; params?: {} }
    'candidate.integrations.redirect': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'candidate.integrations.callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'calendar_busy.index': { paramsTuple?: []; params?: {} }
    'faqs.index': { paramsTuple?: []; params?: {} }
    'help_pages.index': { paramsTuple?: []; params?: {} }
    'help_pages.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'skill_pages.index': { paramsTuple?: []; params?: {} }
    'skill_pages.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'blogs.index': { paramsTuple?: []; params?: {} }
    'blogs.recent': { paramsTuple?: []; params?: {} }
    'blogs.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'legal_pages.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'maintenance.show': { paramsTuple?: []; params?: {} }
    'leads.challenge': { paramsTuple?: []; params?: {} }
    'notifications.index': { paramsTuple?: []; params?: {} }
    'notification_settings.show': { paramsTuple?: []; params?: {} }
    'notification_preferences.show': { paramsTuple?: []; params?: {} }
    'push_subscriptions.key': { paramsTuple?: []; params?: {} }
    'live_streams.open': { paramsTuple?: []; params?: {} }
    'unsubscribes.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'bulk_uploads.files': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_archives.show': { paramsTuple?: []; params?: {} }
    'company_imports.index': { paramsTuple?: []; params?: {} }
    'company_imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_imports.faults': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api_keys.index': { paramsTuple?: []; params?: {} }
    'careers_settings.show': { paramsTuple?: []; params?: {} }
    'careers_domain.show': { paramsTuple?: []; params?: {} }
    'webhooks.index': { paramsTuple?: []; params?: {} }
    'webhooks.messages': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'careers_domain.ask': { paramsTuple?: []; params?: {} }
    'assistants.stream': { paramsTuple?: []; params?: {} }
    'pages.home': { paramsTuple?: []; params?: {} }
    'pages.jobs': { paramsTuple?: []; params?: {} }
    'pages.job': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.categories': { paramsTuple?: []; params?: {} }
    'pages.category': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.industry': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.companies': { paramsTuple?: []; params?: {} }
    'pages.company': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.company_record': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.developer': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.credentials': { paramsTuple?: []; params?: {} }
    'pages.credential': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'content_pages.faqs': { paramsTuple?: []; params?: {} }
    'content_pages.help_list': { paramsTuple?: []; params?: {} }
    'content_pages.help': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'content_pages.blogs': { paramsTuple?: []; params?: {} }
    'content_pages.blog': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'content_pages.skills': { paramsTuple?: []; params?: {} }
    'content_pages.skill': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'content_pages.skill_place': { paramsTuple: [ParamValue,ParamValue]; params: {'slug': ParamValue,'place': ParamValue} }
    'pages.form:/contact': { paramsTuple?: []; params?: {} }
    'pages.form:/book-demo': { paramsTuple?: []; params?: {} }
    'pages.form:/talk-to-sales': { paramsTuple?: []; params?: {} }
    'pages.form:/feedback': { paramsTuple?: []; params?: {} }
    'pages.form:/services': { paramsTuple?: []; params?: {} }
    'pages.legal:/terms': { paramsTuple?: []; params?: {} }
    'pages.legal:/privacy': { paramsTuple?: []; params?: {} }
    'pages.legal:/cookies': { paramsTuple?: []; params?: {} }
    'pages.legal:/imprint': { paramsTuple?: []; params?: {} }
    'pages.spotlight': { paramsTuple?: []; params?: {} }
    'pages.pricing': { paramsTuple?: []; params?: {} }
    'pages.job_alerts': { paramsTuple?: []; params?: {} }
    'api_page.show': { paramsTuple?: []; params?: {} }
    'states.show': { paramsTuple?: []; params?: {} }
    'sitemaps.index': { paramsTuple?: []; params?: {} }
    'sitemaps.show': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'sitemaps.robots': { paramsTuple?: []; params?: {} }
    'sitemaps.security': { paramsTuple?: []; params?: {} }
    'pages.picture': { paramsTuple?: []; params?: {} }
    'installs.manifest': { paramsTuple?: []; params?: {} }
    'installs.offline': { paramsTuple?: []; params?: {} }
    'careers.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'careers.indeed': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'careers.linkedin': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'careers.jobs': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'feeds.xml': { paramsTuple?: []; params?: {} }
    'feeds.blogs': { paramsTuple?: []; params?: {} }
    'feeds.json': { paramsTuple?: []; params?: {} }
    'pages.sign_in': { paramsTuple?: []; params?: {} }
    'pages.screen:/login/:provider/callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'pages.screen:/sign-up': { paramsTuple?: []; params?: {} }
    'pages.screen:/verify-email': { paramsTuple?: []; params?: {} }
    'pages.screen:/forgot-password': { paramsTuple?: []; params?: {} }
    'pages.screen:/reset-password': { paramsTuple?: []; params?: {} }
    'pages.screen:/accept-invite': { paramsTuple?: []; params?: {} }
    'pages.screen:/claim-profile': { paramsTuple?: []; params?: {} }
    'pages.screen:/cancel-registration': { paramsTuple?: []; params?: {} }
    'pages.screen:/settings': { paramsTuple?: []; params?: {} }
    'pages.screen:/settings/:part': { paramsTuple: [ParamValue]; params: {'part': ParamValue} }
    'pages.screen:/candidate': { paramsTuple?: []; params?: {} }
    'pages.screen:/candidate/*': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'pages.screen:/client': { paramsTuple?: []; params?: {} }
    'pages.screen:/client/*': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'pages.screen:/jobs/:slug/apply': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.screen:/preview/:what/:id': { paramsTuple: [ParamValue,ParamValue]; params: {'what': ParamValue,'id': ParamValue} }
    'pages.console:/admin': { paramsTuple?: []; params?: {} }
    'pages.console:/admin/*': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'pages.nowhere': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  HEAD: {
    'health.show': { paramsTuple?: []; params?: {} }
    'api_description.show': { paramsTuple?: []; params?: {} }
    'api_description.client': { paramsTuple?: []; params?: {} }
    'taxonomy.categories': { paramsTuple?: []; params?: {} }
    'taxonomy.skills': { paramsTuple?: []; params?: {} }
    'taxonomy.stacks': { paramsTuple?: []; params?: {} }
    'taxonomy.tools': { paramsTuple?: []; params?: {} }
    'taxonomy.industries': { paramsTuple?: []; params?: {} }
    'taxonomy.job_titles': { paramsTuple?: []; params?: {} }
    'taxonomy.perks': { paramsTuple?: []; params?: {} }
    'places.countries': { paramsTuple?: []; params?: {} }
    'places.states': { paramsTuple: [ParamValue]; params: {'countryCode': ParamValue} }
    'places.cities': { paramsTuple: [ParamValue]; params: {'stateCode': ParamValue} }
    'places.index': { paramsTuple?: []; params?: {} }
    'files.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'parts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'images.show': { paramsTuple: [ParamValue]; params: {'key': ParamValue} }
    'client.interviews.index': { paramsTuple?: []; params?: {} }
    'client.interviews.applications': { paramsTuple?: []; params?: {} }
    'client.interviews.calendar': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_interviews.busy': { paramsTuple?: []; params?: {} }
    'candidate.interviews.index': { paramsTuple?: []; params?: {} }
    'candidate.interviews.applications': { paramsTuple?: []; params?: {} }
    'candidate.interviews.calendar': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar_feeds.show': { paramsTuple?: []; params?: {} }
    'calendar_feeds.read': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'company_records.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'candidate_reviews.index': { paramsTuple?: []; params?: {} }
    'candidate_reviews.written': { paramsTuple?: []; params?: {} }
    'candidate_reviews.open': { paramsTuple?: []; params?: {} }
    'client_reviews.index': { paramsTuple?: []; params?: {} }
    'client_reviews.of_company': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'saved_filters.index': { paramsTuple?: []; params?: {} }
    'credits.show': { paramsTuple?: []; params?: {} }
    'credits.history': { paramsTuple?: []; params?: {} }
    'privacy.map': { paramsTuple?: []; params?: {} }
    'privacy.show_export': { paramsTuple?: []; params?: {} }
    'readiness.show': { paramsTuple?: []; params?: {} }
    'metrics.show': { paramsTuple?: []; params?: {} }
    'candidate.dashboard': { paramsTuple?: []; params?: {} }
    'profile_views.index': { paramsTuple?: []; params?: {} }
    'client.dashboard': { paramsTuple?: []; params?: {} }
    'reports.pipeline': { paramsTuple?: []; params?: {} }
    'status.show': { paramsTuple?: []; params?: {} }
    'admin.account-visits.index': { paramsTuple?: []; params?: {} }
    'admin.account-visits.export': { paramsTuple?: []; params?: {} }
    'admin.account-visits.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.addons.index': { paramsTuple?: []; params?: {} }
    'admin.addons.export': { paramsTuple?: []; params?: {} }
    'admin.addons.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.applications.index': { paramsTuple?: []; params?: {} }
    'admin.applications.export': { paramsTuple?: []; params?: {} }
    'admin.applications.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.assessment-topics.index': { paramsTuple?: []; params?: {} }
    'admin.assessment-topics.export': { paramsTuple?: []; params?: {} }
    'admin.assessment-topics.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.assessments.index': { paramsTuple?: []; params?: {} }
    'admin.assessments.export': { paramsTuple?: []; params?: {} }
    'admin.assessments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.audit-log.index': { paramsTuple?: []; params?: {} }
    'admin.audit-log.export': { paramsTuple?: []; params?: {} }
    'admin.audit-log.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.index': { paramsTuple?: []; params?: {} }
    'admin.blogs.export': { paramsTuple?: []; params?: {} }
    'admin.blogs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.bulk-pdf-uploads.index': { paramsTuple?: []; params?: {} }
    'admin.bulk-pdf-uploads.export': { paramsTuple?: []; params?: {} }
    'admin.bulk-pdf-uploads.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.categories.index': { paramsTuple?: []; params?: {} }
    'admin.categories.export': { paramsTuple?: []; params?: {} }
    'admin.categories.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.client-users.index': { paramsTuple?: []; params?: {} }
    'admin.client-users.export': { paramsTuple?: []; params?: {} }
    'admin.client-users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.index': { paramsTuple?: []; params?: {} }
    'admin.clients.export': { paramsTuple?: []; params?: {} }
    'admin.clients.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contact-logs.index': { paramsTuple?: []; params?: {} }
    'admin.contact-logs.export': { paramsTuple?: []; params?: {} }
    'admin.contact-logs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.content-versions.index': { paramsTuple?: []; params?: {} }
    'admin.content-versions.export': { paramsTuple?: []; params?: {} }
    'admin.content-versions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.coupon-uses.index': { paramsTuple?: []; params?: {} }
    'admin.coupon-uses.export': { paramsTuple?: []; params?: {} }
    'admin.coupon-uses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.coupons.index': { paramsTuple?: []; params?: {} }
    'admin.coupons.export': { paramsTuple?: []; params?: {} }
    'admin.coupons.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.credit-ledger.index': { paramsTuple?: []; params?: {} }
    'admin.credit-ledger.export': { paramsTuple?: []; params?: {} }
    'admin.credit-ledger.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.custom-skills.index': { paramsTuple?: []; params?: {} }
    'admin.custom-skills.export': { paramsTuple?: []; params?: {} }
    'admin.custom-skills.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.deliveries.index': { paramsTuple?: []; params?: {} }
    'admin.deliveries.export': { paramsTuple?: []; params?: {} }
    'admin.deliveries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.index': { paramsTuple?: []; params?: {} }
    'admin.developers.export': { paramsTuple?: []; params?: {} }
    'admin.developers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.disputes.index': { paramsTuple?: []; params?: {} }
    'admin.disputes.export': { paramsTuple?: []; params?: {} }
    'admin.disputes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-history.index': { paramsTuple?: []; params?: {} }
    'admin.email-history.export': { paramsTuple?: []; params?: {} }
    'admin.email-history.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-template-versions.index': { paramsTuple?: []; params?: {} }
    'admin.email-template-versions.export': { paramsTuple?: []; params?: {} }
    'admin.email-template-versions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-templates.index': { paramsTuple?: []; params?: {} }
    'admin.email-templates.export': { paramsTuple?: []; params?: {} }
    'admin.email-templates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.english-results.index': { paramsTuple?: []; params?: {} }
    'admin.english-results.export': { paramsTuple?: []; params?: {} }
    'admin.english-results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.index': { paramsTuple?: []; params?: {} }
    'admin.faqs.export': { paramsTuple?: []; params?: {} }
    'admin.faqs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.features.index': { paramsTuple?: []; params?: {} }
    'admin.features.export': { paramsTuple?: []; params?: {} }
    'admin.features.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.index': { paramsTuple?: []; params?: {} }
    'admin.help-pages.export': { paramsTuple?: []; params?: {} }
    'admin.help-pages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-votes.index': { paramsTuple?: []; params?: {} }
    'admin.help-votes.export': { paramsTuple?: []; params?: {} }
    'admin.help-votes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imported-profiles.index': { paramsTuple?: []; params?: {} }
    'admin.imported-profiles.export': { paramsTuple?: []; params?: {} }
    'admin.imported-profiles.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.industries.index': { paramsTuple?: []; params?: {} }
    'admin.industries.export': { paramsTuple?: []; params?: {} }
    'admin.industries.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.interviews.index': { paramsTuple?: []; params?: {} }
    'admin.interviews.export': { paramsTuple?: []; params?: {} }
    'admin.interviews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.index': { paramsTuple?: []; params?: {} }
    'admin.invoices.export': { paramsTuple?: []; params?: {} }
    'admin.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-categories.index': { paramsTuple?: []; params?: {} }
    'admin.job-categories.export': { paramsTuple?: []; params?: {} }
    'admin.job-categories.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-changes.index': { paramsTuple?: []; params?: {} }
    'admin.job-changes.export': { paramsTuple?: []; params?: {} }
    'admin.job-changes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-titles.index': { paramsTuple?: []; params?: {} }
    'admin.job-titles.export': { paramsTuple?: []; params?: {} }
    'admin.job-titles.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.jobs.index': { paramsTuple?: []; params?: {} }
    'admin.jobs.export': { paramsTuple?: []; params?: {} }
    'admin.jobs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.jobs.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.lead-answers.index': { paramsTuple?: []; params?: {} }
    'admin.lead-answers.export': { paramsTuple?: []; params?: {} }
    'admin.lead-answers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.index': { paramsTuple?: []; params?: {} }
    'admin.leads.export': { paramsTuple?: []; params?: {} }
    'admin.leads.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.legal-pages.index': { paramsTuple?: []; params?: {} }
    'admin.legal-pages.export': { paramsTuple?: []; params?: {} }
    'admin.legal-pages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.legal-pages.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.linkedin-candidates.index': { paramsTuple?: []; params?: {} }
    'admin.linkedin-candidates.export': { paramsTuple?: []; params?: {} }
    'admin.linkedin-candidates.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.locations.index': { paramsTuple?: []; params?: {} }
    'admin.locations.export': { paramsTuple?: []; params?: {} }
    'admin.locations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.mail-suppressions.index': { paramsTuple?: []; params?: {} }
    'admin.mail-suppressions.export': { paramsTuple?: []; params?: {} }
    'admin.mail-suppressions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.maintenance-messages.index': { paramsTuple?: []; params?: {} }
    'admin.maintenance-messages.export': { paramsTuple?: []; params?: {} }
    'admin.maintenance-messages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.index': { paramsTuple?: []; params?: {} }
    'admin.members.export': { paramsTuple?: []; params?: {} }
    'admin.members.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.message-reports.index': { paramsTuple?: []; params?: {} }
    'admin.message-reports.export': { paramsTuple?: []; params?: {} }
    'admin.message-reports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.index': { paramsTuple?: []; params?: {} }
    'admin.orders.export': { paramsTuple?: []; params?: {} }
    'admin.orders.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.index': { paramsTuple?: []; params?: {} }
    'admin.payments.export': { paramsTuple?: []; params?: {} }
    'admin.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.perks.index': { paramsTuple?: []; params?: {} }
    'admin.perks.export': { paramsTuple?: []; params?: {} }
    'admin.perks.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.plans.index': { paramsTuple?: []; params?: {} }
    'admin.plans.export': { paramsTuple?: []; params?: {} }
    'admin.plans.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.pricing-slabs.index': { paramsTuple?: []; params?: {} }
    'admin.pricing-slabs.export': { paramsTuple?: []; params?: {} }
    'admin.pricing-slabs.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.profile-update-requests.index': { paramsTuple?: []; params?: {} }
    'admin.profile-update-requests.export': { paramsTuple?: []; params?: {} }
    'admin.profile-update-requests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.promotions.index': { paramsTuple?: []; params?: {} }
    'admin.promotions.export': { paramsTuple?: []; params?: {} }
    'admin.promotions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.question-statistics.index': { paramsTuple?: []; params?: {} }
    'admin.question-statistics.export': { paramsTuple?: []; params?: {} }
    'admin.question-statistics.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.index': { paramsTuple?: []; params?: {} }
    'admin.questions.export': { paramsTuple?: []; params?: {} }
    'admin.questions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.refunds.index': { paramsTuple?: []; params?: {} }
    'admin.refunds.export': { paramsTuple?: []; params?: {} }
    'admin.refunds.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.reviews.index': { paramsTuple?: []; params?: {} }
    'admin.reviews.export': { paramsTuple?: []; params?: {} }
    'admin.reviews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.sessions.index': { paramsTuple?: []; params?: {} }
    'admin.sessions.export': { paramsTuple?: []; params?: {} }
    'admin.sessions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.index': { paramsTuple?: []; params?: {} }
    'admin.skill-pages.export': { paramsTuple?: []; params?: {} }
    'admin.skill-pages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.draft.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skills.index': { paramsTuple?: []; params?: {} }
    'admin.skills.export': { paramsTuple?: []; params?: {} }
    'admin.skills.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.spotlights.index': { paramsTuple?: []; params?: {} }
    'admin.spotlights.export': { paramsTuple?: []; params?: {} }
    'admin.spotlights.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.stacks.index': { paramsTuple?: []; params?: {} }
    'admin.stacks.export': { paramsTuple?: []; params?: {} }
    'admin.stacks.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.subscriptions.index': { paramsTuple?: []; params?: {} }
    'admin.subscriptions.export': { paramsTuple?: []; params?: {} }
    'admin.subscriptions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.test-accommodations.index': { paramsTuple?: []; params?: {} }
    'admin.test-accommodations.export': { paramsTuple?: []; params?: {} }
    'admin.test-accommodations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.test-results.index': { paramsTuple?: []; params?: {} }
    'admin.test-results.export': { paramsTuple?: []; params?: {} }
    'admin.test-results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.tools.index': { paramsTuple?: []; params?: {} }
    'admin.tools.export': { paramsTuple?: []; params?: {} }
    'admin.tools.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'grouped_lists.skills': { paramsTuple?: []; params?: {} }
    'grouped_lists.stacks': { paramsTuple?: []; params?: {} }
    'skill_merges.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checks.job': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checks.job_change': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checks.company': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checks.candidate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checks.profile_update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'checks.custom_skill': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'console_dashboard.show': { paramsTuple?: []; params?: {} }
    'console_views.index': { paramsTuple?: []; params?: {} }
    'provider_sign_ins.index': { paramsTuple?: []; params?: {} }
    'sessions.leave': { paramsTuple?: []; params?: {} }
    'sessions.show': { paramsTuple?: []; params?: {} }
    'sessions.index': { paramsTuple?: []; params?: {} }
    'second_factors.index': { paramsTuple?: []; params?: {} }
    'identities.index': { paramsTuple?: []; params?: {} }
    'public_companies.index': { paramsTuple?: []; params?: {} }
    'public_companies.show': { paramsTuple?: []; params?: {} }
    'company_profiles.show': { paramsTuple?: []; params?: {} }
    'client_desk.first_entry': { paramsTuple?: []; params?: {} }
    'list_views.index': { paramsTuple?: []; params?: {} }
    'client_desk.pages': { paramsTuple?: []; params?: {} }
    'client_desk.page_access': { paramsTuple: [ParamValue]; params: {'page': ParamValue} }
    'company_users.index': { paramsTuple?: []; params?: {} }
    'company_users.active': { paramsTuple?: []; params?: {} }
    'company_invites.index': { paramsTuple?: []; params?: {} }
    'billing_addresses.show': { paramsTuple?: []; params?: {} }
    'profile.show': { paramsTuple?: []; params?: {} }
    'candidate.progress': { paramsTuple?: []; params?: {} }
    'candidate.steps': { paramsTuple?: []; params?: {} }
    'candidate_skills.index': { paramsTuple?: []; params?: {} }
    'resumes.index': { paramsTuple?: []; params?: {} }
    'videos.show': { paramsTuple?: []; params?: {} }
    'update_requests.index': { paramsTuple?: []; params?: {} }
    'blocks.index': { paramsTuple?: []; params?: {} }
    'popups.show': { paramsTuple?: []; params?: {} }
    'drafts.page': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'page': ParamValue} }
    'drafts.show': { paramsTuple?: []; params?: {} }
    'portability.json_resume': { paramsTuple?: []; params?: {} }
    'portability.pdf': { paramsTuple?: []; params?: {} }
    'public_profiles.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'profile_reviews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-tools.index': { paramsTuple?: []; params?: {} }
    'candidate.dev-employment.index': { paramsTuple?: []; params?: {} }
    'candidate.dev-project.index': { paramsTuple?: []; params?: {} }
    'candidate.additional-dev-project.index': { paramsTuple?: []; params?: {} }
    'candidate.dev-certification.index': { paramsTuple?: []; params?: {} }
    'candidate.dev-academic-info.index': { paramsTuple?: []; params?: {} }
    'candidate.dev-achievements.index': { paramsTuple?: []; params?: {} }
    'candidate.social-profiles.index': { paramsTuple?: []; params?: {} }
    'jobs.detail': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'jobs.details': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'public_jobs.related': { paramsTuple: [ParamValue]; params: {'cateId': ParamValue} }
    'public_jobs.categories_of_industry': { paramsTuple: [ParamValue]; params: {'industryId': ParamValue} }
    'public_jobs.count_by_category': { paramsTuple?: []; params?: {} }
    'public_jobs.count_by_industry': { paramsTuple?: []; params?: {} }
    'company_jobs.index': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'public_jobs.popular': { paramsTuple?: []; params?: {} }
    'trending.skills': { paramsTuple?: []; params?: {} }
    'trending.categories': { paramsTuple?: []; params?: {} }
    'jobs.questionnaire': { paramsTuple?: []; params?: {} }
    'job_alerts.preview': { paramsTuple?: []; params?: {} }
    'job_alerts.index': { paramsTuple?: []; params?: {} }
    'follows.index': { paramsTuple?: []; params?: {} }
    'saved_jobs.index': { paramsTuple?: []; params?: {} }
    'alert_pages.show_confirm': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'alert_pages.show_end': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'recent_answers.index': { paramsTuple?: []; params?: {} }
    'guest_applications.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'waiting_applications.index': { paramsTuple?: []; params?: {} }
    'applications.index': { paramsTuple?: []; params?: {} }
    'for_you.index': { paramsTuple?: []; params?: {} }
    'for_you.after_rejection': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'applicants.applied': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'applicants.shortlisted': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'applicants.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'applicants.find': { paramsTuple?: []; params?: {} }
    'applicants.unanswered': { paramsTuple?: []; params?: {} }
    'applicants.queue': { paramsTuple?: []; params?: {} }
    'duplicates.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stage_templates.index': { paramsTuple?: []; params?: {} }
    'applicants.export': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'bank.export': { paramsTuple?: []; params?: {} }
    'bank.question': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank.test': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bank.audio': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tests.skills': { paramsTuple?: []; params?: {} }
    'tests.stacks': { paramsTuple?: []; params?: {} }
    'tests.selection': { paramsTuple?: []; params?: {} }
    'tests.rules': { paramsTuple?: []; params?: {} }
    'accommodations.show': { paramsTuple?: []; params?: {} }
    'attempts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'attempts.audio': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'english.question': { paramsTuple?: []; params?: {} }
    'english.previous': { paramsTuple?: []; params?: {} }
    'english.result': { paramsTuple?: []; params?: {} }
    'results.index': { paramsTuple?: []; params?: {} }
    'results.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credentials.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credentials.file': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credentials.status': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credentials.keys': { paramsTuple?: []; params?: {} }
    'questions.index': { paramsTuple?: []; params?: {} }
    'rubrics.show': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'runs.index': { paramsTuple?: []; params?: {} }
    'analyses.show': { paramsTuple: [ParamValue]; params: {'applicationId': ParamValue} }
    'analyses.log': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'analyses.impact': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'resume_evidences.show': { paramsTuple: [ParamValue]; params: {'applicationId': ParamValue} }
    'contests.index': { paramsTuple?: []; params?: {} }
    'own_analyses.show': { paramsTuple: [ParamValue]; params: {'applicationId': ParamValue} }
    'saved_profiles.index': { paramsTuple?: []; params?: {} }
    'top_shortlists.show': { paramsTuple?: []; params?: {} }
    'saved_lists.index': { paramsTuple?: []; params?: {} }
    'candidate_profiles.show': { paramsTuple: [ParamValue]; params: {'devId': ParamValue} }
    'candidate_comments.index': { paramsTuple: [ParamValue]; params: {'devId': ParamValue} }
    'client_contacts.index': { paramsTuple?: []; params?: {} }
    'client_contacts.quota': { paramsTuple?: []; params?: {} }
    'client_contacts.fetches': { paramsTuple?: []; params?: {} }
    'candidate_contacts.index': { paramsTuple?: []; params?: {} }
    'candidate_contacts.unlocks': { paramsTuple?: []; params?: {} }
    'spotlights.wall': { paramsTuple?: []; params?: {} }
    'spotlights.candidates': { paramsTuple?: []; params?: {} }
    'spotlights.companies': { paramsTuple?: []; params?: {} }
    'profile_previews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'plans.index': { paramsTuple?: []; params?: {} }
    'plans.features': { paramsTuple?: []; params?: {} }
    'plans.addons': { paramsTuple?: []; params?: {} }
    'plans.products': { paramsTuple?: []; params?: {} }
    'payments.index': { paramsTuple?: []; params?: {} }
    'payments.export': { paramsTuple?: []; params?: {} }
    'orders.papers': { paramsTuple?: []; params?: {} }
    'papers.pdf': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'plans.mine': { paramsTuple?: []; params?: {} }
    'subscriptions.show': { paramsTuple?: []; params?: {} }
    'cart.show': { paramsTuple?: []; params?: {} }
    'product_statuses.index': { paramsTuple?: []; params?: {} }
    'books.show': { paramsTuple?: []; params?: {} }
    'books.gstr_1': { paramsTuple?: []; params?: {} }
    'books.gstr_1_table': { paramsTuple?: []; params?: {} }
    'books.e_invoices': { paramsTuple?: []; params?: {} }
    'books.journal': { paramsTuple?: []; params?: {} }
    'price_previews.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'figures.show': { paramsTuple?: []; params?: {} }
    'sandbox.show': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'client_sends.index': { paramsTuple?: []; params?: {} }
    'client_sends.result': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'comparisons.show': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'job_assessments.index': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'built_tests.index': { paramsTuple?: []; params?: {} }
    'built_tests.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'built_tests.exercises': { paramsTuple?: []; params?: {} }
    'built_tests.topics': { paramsTuple?: []; params?: {} }
    'built_tests.questions': { paramsTuple?: []; params?: {} }
    'received_sends.index': { paramsTuple?: []; params?: {} }
    'friends.online': { paramsTuple?: []; params?: {} }
    'friends.index': { paramsTuple?: []; params?: {} }
    'friends.search': { paramsTuple?: []; params?: {} }
    'conversations.index': { paramsTuple?: []; params?: {} }
    'conversations.unread': { paramsTuple?: []; params?: {} }
    'conversations.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'conversations.about': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'messages.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'messages.search': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'messages.pinned': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'message_reports.before': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail_templates.index': { paramsTuple?: []; params?: {} }
    'mail_drafts.index': { paramsTuple?: []; params?: {} }
    'mail_drafts.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail_signatures.index': { paramsTuple?: []; params?: {} }
    'mail_sequences.index': { paramsTuple?: []; params?: {} }
    'follow_ups.index': { paramsTuple?: []; params?: {} }
    'sent_mails.index': { paramsTuple?: []; params?: {} }
    'integrations.index': { paramsTuple?: []; params?: {} }
    'integrations.redirect': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'integrations.callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'candidate.integrations.index': { paramsTuple?: []; params?: {} }
    'candidate.integrations.redirect': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'candidate.integrations.callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'calendar_busy.index': { paramsTuple?: []; params?: {} }
    'faqs.index': { paramsTuple?: []; params?: {} }
    'help_pages.index': { paramsTuple?: []; params?: {} }
    'help_pages.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'skill_pages.index': { paramsTuple?: []; params?: {} }
    'skill_pages.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'blogs.index': { paramsTuple?: []; params?: {} }
    'blogs.recent': { paramsTuple?: []; params?: {} }
    'blogs.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'legal_pages.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'maintenance.show': { paramsTuple?: []; params?: {} }
    'leads.challenge': { paramsTuple?: []; params?: {} }
    'notifications.index': { paramsTuple?: []; params?: {} }
    'notification_settings.show': { paramsTuple?: []; params?: {} }
    'notification_preferences.show': { paramsTuple?: []; params?: {} }
    'push_subscriptions.key': { paramsTuple?: []; params?: {} }
    'live_streams.open': { paramsTuple?: []; params?: {} }
    'unsubscribes.show': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'bulk_uploads.files': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_archives.show': { paramsTuple?: []; params?: {} }
    'company_imports.index': { paramsTuple?: []; params?: {} }
    'company_imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_imports.faults': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'api_keys.index': { paramsTuple?: []; params?: {} }
    'careers_settings.show': { paramsTuple?: []; params?: {} }
    'careers_domain.show': { paramsTuple?: []; params?: {} }
    'webhooks.index': { paramsTuple?: []; params?: {} }
    'webhooks.messages': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'careers_domain.ask': { paramsTuple?: []; params?: {} }
    'assistants.stream': { paramsTuple?: []; params?: {} }
    'pages.home': { paramsTuple?: []; params?: {} }
    'pages.jobs': { paramsTuple?: []; params?: {} }
    'pages.job': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.categories': { paramsTuple?: []; params?: {} }
    'pages.category': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.industry': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.companies': { paramsTuple?: []; params?: {} }
    'pages.company': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.company_record': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.developer': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.credentials': { paramsTuple?: []; params?: {} }
    'pages.credential': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'content_pages.faqs': { paramsTuple?: []; params?: {} }
    'content_pages.help_list': { paramsTuple?: []; params?: {} }
    'content_pages.help': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'content_pages.blogs': { paramsTuple?: []; params?: {} }
    'content_pages.blog': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'content_pages.skills': { paramsTuple?: []; params?: {} }
    'content_pages.skill': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'content_pages.skill_place': { paramsTuple: [ParamValue,ParamValue]; params: {'slug': ParamValue,'place': ParamValue} }
    'pages.form:/contact': { paramsTuple?: []; params?: {} }
    'pages.form:/book-demo': { paramsTuple?: []; params?: {} }
    'pages.form:/talk-to-sales': { paramsTuple?: []; params?: {} }
    'pages.form:/feedback': { paramsTuple?: []; params?: {} }
    'pages.form:/services': { paramsTuple?: []; params?: {} }
    'pages.legal:/terms': { paramsTuple?: []; params?: {} }
    'pages.legal:/privacy': { paramsTuple?: []; params?: {} }
    'pages.legal:/cookies': { paramsTuple?: []; params?: {} }
    'pages.legal:/imprint': { paramsTuple?: []; params?: {} }
    'pages.spotlight': { paramsTuple?: []; params?: {} }
    'pages.pricing': { paramsTuple?: []; params?: {} }
    'pages.job_alerts': { paramsTuple?: []; params?: {} }
    'api_page.show': { paramsTuple?: []; params?: {} }
    'states.show': { paramsTuple?: []; params?: {} }
    'sitemaps.index': { paramsTuple?: []; params?: {} }
    'sitemaps.show': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'sitemaps.robots': { paramsTuple?: []; params?: {} }
    'sitemaps.security': { paramsTuple?: []; params?: {} }
    'pages.picture': { paramsTuple?: []; params?: {} }
    'installs.manifest': { paramsTuple?: []; params?: {} }
    'installs.offline': { paramsTuple?: []; params?: {} }
    'careers.show': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'careers.indeed': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'careers.linkedin': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'careers.jobs': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'feeds.xml': { paramsTuple?: []; params?: {} }
    'feeds.blogs': { paramsTuple?: []; params?: {} }
    'feeds.json': { paramsTuple?: []; params?: {} }
    'pages.sign_in': { paramsTuple?: []; params?: {} }
    'pages.screen:/login/:provider/callback': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'pages.screen:/sign-up': { paramsTuple?: []; params?: {} }
    'pages.screen:/verify-email': { paramsTuple?: []; params?: {} }
    'pages.screen:/forgot-password': { paramsTuple?: []; params?: {} }
    'pages.screen:/reset-password': { paramsTuple?: []; params?: {} }
    'pages.screen:/accept-invite': { paramsTuple?: []; params?: {} }
    'pages.screen:/claim-profile': { paramsTuple?: []; params?: {} }
    'pages.screen:/cancel-registration': { paramsTuple?: []; params?: {} }
    'pages.screen:/settings': { paramsTuple?: []; params?: {} }
    'pages.screen:/settings/:part': { paramsTuple: [ParamValue]; params: {'part': ParamValue} }
    'pages.screen:/candidate': { paramsTuple?: []; params?: {} }
    'pages.screen:/candidate/*': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'pages.screen:/client': { paramsTuple?: []; params?: {} }
    'pages.screen:/client/*': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'pages.screen:/jobs/:slug/apply': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.screen:/preview/:what/:id': { paramsTuple: [ParamValue,ParamValue]; params: {'what': ParamValue,'id': ParamValue} }
    'pages.console:/admin': { paramsTuple?: []; params?: {} }
    'pages.console:/admin/*': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'pages.nowhere': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  POST: {
    'parts.store': { paramsTuple?: []; params?: {} }
    'candidate_interviews.offer': { paramsTuple?: []; params?: {} }
    'calendar_feeds.store': { paramsTuple?: []; params?: {} }
    'candidate_reviews.store': { paramsTuple?: []; params?: {} }
    'client_reviews.store': { paramsTuple?: []; params?: {} }
    'developer_search.count': { paramsTuple?: []; params?: {} }
    'developer_search.search': { paramsTuple?: []; params?: {} }
    'developer_search.list': { paramsTuple?: []; params?: {} }
    'saved_filters.store': { paramsTuple?: []; params?: {} }
    'privacy.ask_for_export': { paramsTuple?: []; params?: {} }
    'status.retry': { paramsTuple?: []; params?: {} }
    'admin.addons.store': { paramsTuple?: []; params?: {} }
    'admin.addons.uses': { paramsTuple?: []; params?: {} }
    'admin.addons.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.assessment-topics.store': { paramsTuple?: []; params?: {} }
    'admin.assessment-topics.uses': { paramsTuple?: []; params?: {} }
    'admin.assessment-topics.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.assessments.store': { paramsTuple?: []; params?: {} }
    'admin.assessments.uses': { paramsTuple?: []; params?: {} }
    'admin.assessments.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.blogs.store': { paramsTuple?: []; params?: {} }
    'admin.blogs.uses': { paramsTuple?: []; params?: {} }
    'admin.blogs.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.bulk-pdf-uploads.uses': { paramsTuple?: []; params?: {} }
    'admin.bulk-pdf-uploads.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.categories.store': { paramsTuple?: []; params?: {} }
    'admin.categories.uses': { paramsTuple?: []; params?: {} }
    'admin.categories.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.clients.store': { paramsTuple?: []; params?: {} }
    'admin.clients.uses': { paramsTuple?: []; params?: {} }
    'admin.clients.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.clients.bulk.verify': { paramsTuple?: []; params?: {} }
    'admin.clients.bulk.reject': { paramsTuple?: []; params?: {} }
    'admin.clients.bulk.top-company': { paramsTuple?: []; params?: {} }
    'admin.coupons.store': { paramsTuple?: []; params?: {} }
    'admin.coupons.uses': { paramsTuple?: []; params?: {} }
    'admin.coupons.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.credit-ledger.store': { paramsTuple?: []; params?: {} }
    'admin.custom-skills.uses': { paramsTuple?: []; params?: {} }
    'admin.custom-skills.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.custom-skills.bulk.reject': { paramsTuple?: []; params?: {} }
    'admin.developers.bulk.approve': { paramsTuple?: []; params?: {} }
    'admin.developers.bulk.reject': { paramsTuple?: []; params?: {} }
    'admin.email-templates.store': { paramsTuple?: []; params?: {} }
    'admin.email-templates.uses': { paramsTuple?: []; params?: {} }
    'admin.email-templates.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.faqs.store': { paramsTuple?: []; params?: {} }
    'admin.faqs.uses': { paramsTuple?: []; params?: {} }
    'admin.faqs.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.faqs.bulk.publish': { paramsTuple?: []; params?: {} }
    'admin.faqs.bulk.withdraw': { paramsTuple?: []; params?: {} }
    'admin.faqs.bulk.archive': { paramsTuple?: []; params?: {} }
    'admin.features.store': { paramsTuple?: []; params?: {} }
    'admin.features.uses': { paramsTuple?: []; params?: {} }
    'admin.features.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.help-pages.store': { paramsTuple?: []; params?: {} }
    'admin.help-pages.uses': { paramsTuple?: []; params?: {} }
    'admin.help-pages.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.help-pages.bulk.publish': { paramsTuple?: []; params?: {} }
    'admin.help-pages.bulk.withdraw': { paramsTuple?: []; params?: {} }
    'admin.help-pages.bulk.archive': { paramsTuple?: []; params?: {} }
    'admin.help-votes.uses': { paramsTuple?: []; params?: {} }
    'admin.help-votes.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.imported-profiles.uses': { paramsTuple?: []; params?: {} }
    'admin.imported-profiles.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.imported-profiles.bulk.invite': { paramsTuple?: []; params?: {} }
    'admin.industries.store': { paramsTuple?: []; params?: {} }
    'admin.industries.uses': { paramsTuple?: []; params?: {} }
    'admin.industries.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.invoices.store': { paramsTuple?: []; params?: {} }
    'admin.invoices.post.void': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-categories.store': { paramsTuple?: []; params?: {} }
    'admin.job-categories.uses': { paramsTuple?: []; params?: {} }
    'admin.job-categories.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.job-changes.bulk.approve': { paramsTuple?: []; params?: {} }
    'admin.job-titles.store': { paramsTuple?: []; params?: {} }
    'admin.job-titles.uses': { paramsTuple?: []; params?: {} }
    'admin.job-titles.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.jobs.bulk.approve': { paramsTuple?: []; params?: {} }
    'admin.jobs.bulk.reject': { paramsTuple?: []; params?: {} }
    'admin.leads.bulk.close': { paramsTuple?: []; params?: {} }
    'admin.leads.bulk.reject': { paramsTuple?: []; params?: {} }
    'admin.locations.store': { paramsTuple?: []; params?: {} }
    'admin.locations.uses': { paramsTuple?: []; params?: {} }
    'admin.locations.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.mail-suppressions.uses': { paramsTuple?: []; params?: {} }
    'admin.mail-suppressions.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.maintenance-messages.store': { paramsTuple?: []; params?: {} }
    'admin.maintenance-messages.uses': { paramsTuple?: []; params?: {} }
    'admin.maintenance-messages.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.members.store': { paramsTuple?: []; params?: {} }
    'admin.members.uses': { paramsTuple?: []; params?: {} }
    'admin.members.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.perks.store': { paramsTuple?: []; params?: {} }
    'admin.perks.uses': { paramsTuple?: []; params?: {} }
    'admin.perks.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.plans.store': { paramsTuple?: []; params?: {} }
    'admin.plans.uses': { paramsTuple?: []; params?: {} }
    'admin.plans.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.pricing-slabs.store': { paramsTuple?: []; params?: {} }
    'admin.pricing-slabs.uses': { paramsTuple?: []; params?: {} }
    'admin.pricing-slabs.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.profile-update-requests.bulk.approve': { paramsTuple?: []; params?: {} }
    'admin.profile-update-requests.bulk.reject': { paramsTuple?: []; params?: {} }
    'admin.promotions.store': { paramsTuple?: []; params?: {} }
    'admin.promotions.uses': { paramsTuple?: []; params?: {} }
    'admin.promotions.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.questions.store': { paramsTuple?: []; params?: {} }
    'admin.questions.uses': { paramsTuple?: []; params?: {} }
    'admin.questions.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.questions.bulk.publish': { paramsTuple?: []; params?: {} }
    'admin.questions.bulk.retire': { paramsTuple?: []; params?: {} }
    'admin.reviews.uses': { paramsTuple?: []; params?: {} }
    'admin.reviews.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.reviews.bulk.hide': { paramsTuple?: []; params?: {} }
    'admin.skill-pages.store': { paramsTuple?: []; params?: {} }
    'admin.skill-pages.uses': { paramsTuple?: []; params?: {} }
    'admin.skill-pages.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.skill-pages.bulk.publish': { paramsTuple?: []; params?: {} }
    'admin.skill-pages.bulk.withdraw': { paramsTuple?: []; params?: {} }
    'admin.skill-pages.bulk.archive': { paramsTuple?: []; params?: {} }
    'admin.skills.store': { paramsTuple?: []; params?: {} }
    'admin.skills.uses': { paramsTuple?: []; params?: {} }
    'admin.skills.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.skills.bulk.status': { paramsTuple?: []; params?: {} }
    'admin.spotlights.store': { paramsTuple?: []; params?: {} }
    'admin.spotlights.uses': { paramsTuple?: []; params?: {} }
    'admin.spotlights.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.stacks.store': { paramsTuple?: []; params?: {} }
    'admin.stacks.uses': { paramsTuple?: []; params?: {} }
    'admin.stacks.bulk.destroy': { paramsTuple?: []; params?: {} }
    'admin.stacks.bulk.status': { paramsTuple?: []; params?: {} }
    'admin.test-accommodations.store': { paramsTuple?: []; params?: {} }
    'admin.tools.store': { paramsTuple?: []; params?: {} }
    'admin.tools.uses': { paramsTuple?: []; params?: {} }
    'admin.tools.bulk.destroy': { paramsTuple?: []; params?: {} }
    'console_views.store': { paramsTuple?: []; params?: {} }
    'registrations.store': { paramsTuple?: []; params?: {} }
    'registrations.verify': { paramsTuple?: []; params?: {} }
    'registrations.resend': { paramsTuple?: []; params?: {} }
    'registrations.cancel': { paramsTuple?: []; params?: {} }
    'sessions.store': { paramsTuple?: []; params?: {} }
    'sessions.finish': { paramsTuple?: []; params?: {} }
    'sessions.passkey': { paramsTuple?: []; params?: {} }
    'provider_sign_ins.complete': { paramsTuple?: []; params?: {} }
    'provider_sign_ins.begin': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'provider_sign_ins.finish': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'visits.store': { paramsTuple?: []; params?: {} }
    'codes.send': { paramsTuple?: []; params?: {} }
    'codes.verify': { paramsTuple?: []; params?: {} }
    'second_factors.begin_totp': { paramsTuple?: []; params?: {} }
    'second_factors.begin_passkey': { paramsTuple?: []; params?: {} }
    'second_factors.add_passkey': { paramsTuple?: []; params?: {} }
    'second_factors.renew': { paramsTuple?: []; params?: {} }
    'identities.begin': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'identities.finish': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'company_profiles.logo': { paramsTuple?: []; params?: {} }
    'company_profiles.request_verification': { paramsTuple?: []; params?: {} }
    'list_views.store': { paramsTuple?: []; params?: {} }
    'company_users.set_active': { paramsTuple?: []; params?: {} }
    'company_invites.store': { paramsTuple?: []; params?: {} }
    'company_invites.again': { paramsTuple?: []; params?: {} }
    'company_invites.link': { paramsTuple?: []; params?: {} }
    'company_invites.accept': { paramsTuple?: []; params?: {} }
    'company_invites.show': { paramsTuple?: []; params?: {} }
    'profile.change_photo': { paramsTuple?: []; params?: {} }
    'candidate_skills.store': { paramsTuple?: []; params?: {} }
    'asked_skills.store': { paramsTuple?: []; params?: {} }
    'resumes.store': { paramsTuple?: []; params?: {} }
    'resumes.read_again': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'videos.store': { paramsTuple?: []; params?: {} }
    'videos.poster': { paramsTuple?: []; params?: {} }
    'visibility.submit': { paramsTuple?: []; params?: {} }
    'update_requests.store': { paramsTuple?: []; params?: {} }
    'blocks.store': { paramsTuple?: []; params?: {} }
    'drafts.apply': { paramsTuple?: []; params?: {} }
    'portability.bring_json_resume': { paramsTuple?: []; params?: {} }
    'portability.bring_linked_in': { paramsTuple?: []; params?: {} }
    'candidate.dev-tools.store': { paramsTuple?: []; params?: {} }
    'candidate.dev-tools.restore': { paramsTuple?: []; params?: {} }
    'candidate.dev-employment.store': { paramsTuple?: []; params?: {} }
    'candidate.dev-employment.restore': { paramsTuple?: []; params?: {} }
    'candidate.dev-project.store': { paramsTuple?: []; params?: {} }
    'candidate.dev-project.restore': { paramsTuple?: []; params?: {} }
    'candidate.additional-dev-project.store': { paramsTuple?: []; params?: {} }
    'candidate.additional-dev-project.restore': { paramsTuple?: []; params?: {} }
    'candidate.dev-certification.store': { paramsTuple?: []; params?: {} }
    'candidate.dev-certification.restore': { paramsTuple?: []; params?: {} }
    'candidate.dev-academic-info.store': { paramsTuple?: []; params?: {} }
    'candidate.dev-academic-info.restore': { paramsTuple?: []; params?: {} }
    'candidate.dev-achievements.store': { paramsTuple?: []; params?: {} }
    'candidate.dev-achievements.restore': { paramsTuple?: []; params?: {} }
    'candidate.social-profiles.store': { paramsTuple?: []; params?: {} }
    'candidate.social-profiles.restore': { paramsTuple?: []; params?: {} }
    'public_jobs.index': { paramsTuple?: []; params?: {} }
    'public_jobs.promoted': { paramsTuple?: []; params?: {} }
    'jobs.store': { paramsTuple?: []; params?: {} }
    'jobs.verify_title': { paramsTuple?: []; params?: {} }
    'jobs.index': { paramsTuple?: []; params?: {} }
    'jobs.refresh': { paramsTuple?: []; params?: {} }
    'jobs.duplicate': { paramsTuple?: []; params?: {} }
    'job_alerts.ask': { paramsTuple?: []; params?: {} }
    'job_alerts.store': { paramsTuple?: []; params?: {} }
    'saved_jobs.toggle': { paramsTuple?: []; params?: {} }
    'alert_pages.ask': { paramsTuple?: []; params?: {} }
    'alert_pages.confirm': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'alert_pages.end': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'guest_applications.store': { paramsTuple?: []; params?: {} }
    'guest_applications.confirm': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'waiting_applications.send': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'applications.store': { paramsTuple?: []; params?: {} }
    'applicants.index': { paramsTuple?: []; params?: {} }
    'bulk_moves.message': { paramsTuple?: []; params?: {} }
    'offers.store': { paramsTuple?: []; params?: {} }
    'stage_templates.store': { paramsTuple?: []; params?: {} }
    'bank.import': { paramsTuple?: []; params?: {} }
    'tests.select': { paramsTuple?: []; params?: {} }
    'tests.practice': { paramsTuple?: []; params?: {} }
    'accommodations.store': { paramsTuple?: []; params?: {} }
    'attempts.store': { paramsTuple?: []; params?: {} }
    'attempts.answer': { paramsTuple?: []; params?: {} }
    'attempts.heartbeat': { paramsTuple?: []; params?: {} }
    'attempts.finish': { paramsTuple?: []; params?: {} }
    'english.store': { paramsTuple?: []; params?: {} }
    'english.answer': { paramsTuple?: []; params?: {} }
    'english.finish': { paramsTuple?: []; params?: {} }
    'own_credentials.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credentials.check': { paramsTuple?: []; params?: {} }
    'questions.store': { paramsTuple?: []; params?: {} }
    'questions.ideal_answer': { paramsTuple?: []; params?: {} }
    'questions.for_applicant': { paramsTuple?: []; params?: {} }
    'runs.store': { paramsTuple?: []; params?: {} }
    'own_analyses.contest': { paramsTuple: [ParamValue]; params: {'applicationId': ParamValue} }
    'saved_profiles.store': { paramsTuple?: []; params?: {} }
    'saved_lists.store': { paramsTuple?: []; params?: {} }
    'candidate_comments.store': { paramsTuple?: []; params?: {} }
    'client_contacts.store': { paramsTuple?: []; params?: {} }
    'client_contacts.fetch': { paramsTuple?: []; params?: {} }
    'orders.razorpay': { paramsTuple?: []; params?: {} }
    'orders.stripe': { paramsTuple?: []; params?: {} }
    'orders.verify': { paramsTuple?: []; params?: {} }
    'orders.quote': { paramsTuple?: []; params?: {} }
    'orders.coupon': { paramsTuple?: []; params?: {} }
    'orders.index': { paramsTuple?: []; params?: {} }
    'client_orders.checkout': { paramsTuple?: []; params?: {} }
    'orders.promote': { paramsTuple?: []; params?: {} }
    'client_orders.razorpay': { paramsTuple?: []; params?: {} }
    'client_orders.stripe': { paramsTuple?: []; params?: {} }
    'subscriptions.change': { paramsTuple?: []; params?: {} }
    'subscriptions.cancel': { paramsTuple?: []; params?: {} }
    'subscriptions.resume': { paramsTuple?: []; params?: {} }
    'cart.store': { paramsTuple?: []; params?: {} }
    'candidate_orders.checkout': { paramsTuple?: []; params?: {} }
    'candidate_orders.razorpay': { paramsTuple?: []; params?: {} }
    'candidate_orders.stripe': { paramsTuple?: []; params?: {} }
    'webhooks.stripe': { paramsTuple?: []; params?: {} }
    'webhooks.razorpay': { paramsTuple?: []; params?: {} }
    'sandbox.decide': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sandbox.press': { paramsTuple: [ParamValue]; params: {'ref': ParamValue} }
    'client_sends.store': { paramsTuple?: []; params?: {} }
    'client_sends.ask': { paramsTuple?: []; params?: {} }
    'job_assessments.store': { paramsTuple?: []; params?: {} }
    'built_tests.store': { paramsTuple?: []; params?: {} }
    'built_tests.ask': { paramsTuple?: []; params?: {} }
    'conversations.store': { paramsTuple?: []; params?: {} }
    'conversations.typing': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'messages.store': { paramsTuple?: []; params?: {} }
    'messages.upload': { paramsTuple?: []; params?: {} }
    'messages.report': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'incoming_mails.store': { paramsTuple?: []; params?: {} }
    'mail_templates.store': { paramsTuple?: []; params?: {} }
    'mail_signatures.store': { paramsTuple?: []; params?: {} }
    'mail_sequences.store': { paramsTuple?: []; params?: {} }
    'follow_ups.preview': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'follow_ups.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'follow_ups.pause': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'follow_ups.resume': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'follow_ups.stop': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sent_mails.store': { paramsTuple?: []; params?: {} }
    'sent_mails.preview': { paramsTuple?: []; params?: {} }
    'sent_mails.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'faqs.groups': { paramsTuple?: []; params?: {} }
    'help_pages.vote': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'covers.store': { paramsTuple?: []; params?: {} }
    'leads.contact': { paramsTuple?: []; params?: {} }
    'leads.demo': { paramsTuple?: []; params?: {} }
    'leads.sales': { paramsTuple?: []; params?: {} }
    'leads.feedback': { paramsTuple?: []; params?: {} }
    'leads.services': { paramsTuple?: []; params?: {} }
    'push_subscriptions.store': { paramsTuple?: []; params?: {} }
    'live_streams.subscribe': { paramsTuple?: []; params?: {} }
    'live_streams.unsubscribe': { paramsTuple?: []; params?: {} }
    'unsubscribes.store': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'mail_events.store': { paramsTuple?: []; params?: {} }
    'bulk_uploads.store': { paramsTuple?: []; params?: {} }
    'bulk_uploads.add': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'bulk_uploads.retry': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'linkedin_candidates.import': { paramsTuple?: []; params?: {} }
    'linkedin_candidates.contact': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'linkedin_candidates.list': { paramsTuple?: []; params?: {} }
    'company_archives.store': { paramsTuple?: []; params?: {} }
    'company_imports.store': { paramsTuple?: []; params?: {} }
    'company_imports.add': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_imports.check': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_imports.run': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_imports.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_imports.undo': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_imports.invite': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'claims.show': { paramsTuple?: []; params?: {} }
    'claims.claim': { paramsTuple?: []; params?: {} }
    'claims.decline': { paramsTuple?: []; params?: {} }
    'api_keys.store': { paramsTuple?: []; params?: {} }
    'careers_domain.check': { paramsTuple?: []; params?: {} }
    'webhooks.store': { paramsTuple?: []; params?: {} }
    'webhooks.rotate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhooks.ping': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'webhooks.resend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'assistants': { paramsTuple?: []; params?: {} }
    'content_pages.vote': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'pages.send:/contact': { paramsTuple?: []; params?: {} }
    'pages.send:/book-demo': { paramsTuple?: []; params?: {} }
    'pages.send:/talk-to-sales': { paramsTuple?: []; params?: {} }
    'pages.send:/feedback': { paramsTuple?: []; params?: {} }
    'pages.send:/services': { paramsTuple?: []; params?: {} }
  }
  PUT: {
    'parts.take': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'part': ParamValue} }
    'scorecards.update': { paramsTuple?: []; params?: {} }
    'saved_filters.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'saved_filters.seen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'credits.turn': { paramsTuple?: []; params?: {} }
    'admin.addons.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.assessment-topics.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.assessments.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.draft.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.submit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.schedule': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.publish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.categories.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.categories.place': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.client-users.suspend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.client-users.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.draft.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.verify': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.suspend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.approve-name': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.reject-name': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.spotlight': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.top-company': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.content-versions.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.coupons.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.custom-skills.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.custom-skills.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.custom-skills.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.deliveries.begin': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.deliveries.deliver': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.deliveries.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.draft.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.request-changes': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.suspend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.spotlight': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.promote': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-templates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-templates.status': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-templates.reset': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-templates.restore': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-templates.test': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.english-results.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.english-results.clearance': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.place': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.draft.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.publish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.features.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.features.place': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.place': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.draft.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.publish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.status': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imported-profiles.invite': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.industries.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.interviews.settle': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.issue': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.void': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-categories.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-changes.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-changes.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-titles.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.jobs.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.jobs.draft.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.jobs.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.jobs.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.jobs.suspend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.jobs.promote': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.answer': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.assign': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.close': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.leads.reopen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.legal-pages.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.legal-pages.draft.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.legal-pages.publish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.legal-pages.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.legal-pages.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.locations.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.maintenance-messages.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.maintenance-messages.enable': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.maintenance-messages.end': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.maintenance-messages.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.deactivate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.reactivate': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.role': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.message-reports.uphold': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.message-reports.dismiss': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.orders.refund': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.perks.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.plans.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.plans.place': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.pricing-slabs.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.profile-update-requests.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.profile-update-requests.reject': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.promotions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.publish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.retire': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.refunds.approve': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.refunds.decline': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.reviews.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.reviews.hide': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.reviews.unhide': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.draft.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.publish': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.archive': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skills.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skills.status': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skills.merge': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.spotlights.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.stacks.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.stacks.status': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.subscriptions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.test-accommodations.grant': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.test-accommodations.refuse': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.test-accommodations.end': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.test-results.annul': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.tools.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'passwords.forget': { paramsTuple?: []; params?: {} }
    'passwords.reset': { paramsTuple?: []; params?: {} }
    'languages.change': { paramsTuple?: []; params?: {} }
    'passwords.change': { paramsTuple?: []; params?: {} }
    'second_factors.confirm_totp': { paramsTuple?: []; params?: {} }
    'company_profiles.update': { paramsTuple?: []; params?: {} }
    'client_desk.set_first_entry': { paramsTuple?: []; params?: {} }
    'company_users.change': { paramsTuple?: []; params?: {} }
    'billing_addresses.update': { paramsTuple?: []; params?: {} }
    'profile.update': { paramsTuple?: []; params?: {} }
    'profile.choose_tab': { paramsTuple?: []; params?: {} }
    'candidate_skills.order': { paramsTuple?: []; params?: {} }
    'candidate_skills.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'visibility.deactivate': { paramsTuple?: []; params?: {} }
    'visibility.snooze': { paramsTuple?: []; params?: {} }
    'visibility.activate': { paramsTuple?: []; params?: {} }
    'popups.close': { paramsTuple?: []; params?: {} }
    'candidate.dev-tools.order': { paramsTuple?: []; params?: {} }
    'candidate.dev-tools.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-employment.order': { paramsTuple?: []; params?: {} }
    'candidate.dev-employment.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-project.order': { paramsTuple?: []; params?: {} }
    'candidate.dev-project.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.additional-dev-project.order': { paramsTuple?: []; params?: {} }
    'candidate.additional-dev-project.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-certification.order': { paramsTuple?: []; params?: {} }
    'candidate.dev-certification.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-academic-info.order': { paramsTuple?: []; params?: {} }
    'candidate.dev-academic-info.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-achievements.order': { paramsTuple?: []; params?: {} }
    'candidate.dev-achievements.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.social-profiles.order': { paramsTuple?: []; params?: {} }
    'candidate.social-profiles.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'jobs.update': { paramsTuple?: []; params?: {} }
    'jobs.change_status': { paramsTuple?: []; params?: {} }
    'job_alerts.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'follows.store': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'guest_applications.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'applications.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'applications.remind': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'offers.answer': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'applicants.move': { paramsTuple?: []; params?: {} }
    'bulk_moves.reject': { paramsTuple?: []; params?: {} }
    'bulk_moves.undo': { paramsTuple?: []; params?: {} }
    'bulk_moves.move': { paramsTuple?: []; params?: {} }
    'bulk_moves.undo_moves': { paramsTuple?: []; params?: {} }
    'duplicates.merge': { paramsTuple?: []; params?: {} }
    'duplicates.separate': { paramsTuple?: []; params?: {} }
    'offers.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stage_templates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stage_templates.choose': { paramsTuple?: []; params?: {} }
    'results.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'rubrics.update': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'runs.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'analyses.review': { paramsTuple: [ParamValue]; params: {'applicationId': ParamValue} }
    'contests.take': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'contests.answer': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_analyses.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'saved_profiles.update': { paramsTuple: [ParamValue]; params: {'devId': ParamValue} }
    'saved_profiles.destroy': { paramsTuple: [ParamValue]; params: {'devId': ParamValue} }
    'top_shortlists.update': { paramsTuple?: []; params?: {} }
    'saved_lists.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate_comments.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_contacts.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate_contacts.accept': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate_contacts.decline': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate_contacts.revoke': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_sends.extend': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_sends.remind': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'client_sends.cancel': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'job_assessments.add': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'job_assessments.end': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'built_tests.switch': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'built_tests.revise': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'built_tests.change': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'received_sends.decline': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'conversations.seen': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'conversations.arrange': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'conversations.block': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'conversations.hand_over': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'messages.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'messages.react': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'messages.pin': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail_templates.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail_signatures.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail_sequences.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notifications.read_all': { paramsTuple?: []; params?: {} }
    'notifications.restore': { paramsTuple?: []; params?: {} }
    'notifications.read': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'notification_settings.update': { paramsTuple?: []; params?: {} }
    'notification_preferences.update': { paramsTuple?: []; params?: {} }
    'company_imports.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'careers_settings.update': { paramsTuple?: []; params?: {} }
    'careers_domain.update': { paramsTuple?: []; params?: {} }
    'webhooks.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  DELETE: {
    'parts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar_feeds.destroy': { paramsTuple?: []; params?: {} }
    'saved_filters.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'privacy.withdraw': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'privacy.erase': { paramsTuple?: []; params?: {} }
    'admin.addons.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.assessment-topics.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.assessments.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blogs.draft.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.bulk-pdf-uploads.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.categories.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.clients.draft.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.coupons.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.custom-skills.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.developers.draft.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.email-templates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.faqs.draft.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.features.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-pages.draft.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.help-votes.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imported-profiles.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.industries.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-categories.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.job-titles.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.jobs.draft.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.legal-pages.draft.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.locations.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.mail-suppressions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.maintenance-messages.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.members.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.perks.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.plans.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.pricing-slabs.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.promotions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.questions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.reviews.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skill-pages.draft.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.skills.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.spotlights.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.stacks.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.tools.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'console_views.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'sessions.destroy_all': { paramsTuple?: []; params?: {} }
    'second_factors.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'identities.destroy': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'list_views.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'company_users.destroy': { paramsTuple?: []; params?: {} }
    'company_invites.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'profile.remove_photo': { paramsTuple?: []; params?: {} }
    'candidate_skills.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'resumes.destroy': { paramsTuple?: []; params?: {} }
    'videos.destroy': { paramsTuple?: []; params?: {} }
    'update_requests.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'blocks.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-tools.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-employment.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-project.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.additional-dev-project.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-certification.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-academic-info.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.dev-achievements.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate.social-profiles.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'jobs.destroy': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'jobs.take_back_change': { paramsTuple: [ParamValue]; params: {'jobId': ParamValue} }
    'job_alerts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'follows.destroy': { paramsTuple: [ParamValue]; params: {'slug': ParamValue} }
    'guest_applications.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'waiting_applications.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'stage_templates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'accommodations.destroy': { paramsTuple?: []; params?: {} }
    'own_credentials.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'questions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'saved_lists.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'candidate_comments.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'cart.destroy': { paramsTuple: [ParamValue]; params: {'itemId': ParamValue} }
    'built_tests.retire': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'messages.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail_templates.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail_drafts.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail_signatures.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'mail_sequences.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'integrations.destroy': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'candidate.integrations.destroy': { paramsTuple: [ParamValue]; params: {'provider': ParamValue} }
    'notifications.clear': { paramsTuple?: []; params?: {} }
    'push_subscriptions.destroy': { paramsTuple?: []; params?: {} }
    'api_keys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'careers_domain.destroy': { paramsTuple?: []; params?: {} }
    'webhooks.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'assistants.end': { paramsTuple?: []; params?: {} }
  }
  PATCH: {
    'client.interviews.request': { paramsTuple?: []; params?: {} }
    'client.interviews.reschedule': { paramsTuple?: []; params?: {} }
    'client.interviews.decline': { paramsTuple?: []; params?: {} }
    'client.interviews.cancel': { paramsTuple?: []; params?: {} }
    'client_interviews.schedule': { paramsTuple?: []; params?: {} }
    'client_interviews.accept': { paramsTuple?: []; params?: {} }
    'client_interviews.complete': { paramsTuple?: []; params?: {} }
    'client_interviews.settle': { paramsTuple?: []; params?: {} }
    'client_interviews.interviewers': { paramsTuple?: []; params?: {} }
    'candidate.interviews.request': { paramsTuple?: []; params?: {} }
    'candidate.interviews.reschedule': { paramsTuple?: []; params?: {} }
    'candidate.interviews.decline': { paramsTuple?: []; params?: {} }
    'candidate.interviews.cancel': { paramsTuple?: []; params?: {} }
    'candidate_interviews.choose': { paramsTuple?: []; params?: {} }
    'candidate_interviews.dispute': { paramsTuple?: []; params?: {} }
    'candidate_interviews.confirm': { paramsTuple?: []; params?: {} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}