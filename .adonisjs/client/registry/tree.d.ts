/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  health: {
    show: typeof routes['health.show']
  }
  apiDescription: {
    show: typeof routes['api_description.show']
    client: typeof routes['api_description.client']
  }
  taxonomy: {
    categories: typeof routes['taxonomy.categories']
    skills: typeof routes['taxonomy.skills']
    stacks: typeof routes['taxonomy.stacks']
    tools: typeof routes['taxonomy.tools']
    industries: typeof routes['taxonomy.industries']
    jobTitles: typeof routes['taxonomy.job_titles']
    perks: typeof routes['taxonomy.perks']
  }
  places: {
    countries: typeof routes['places.countries']
    states: typeof routes['places.states']
    cities: typeof routes['places.cities']
    index: typeof routes['places.index']
  }
  files: {
    show: typeof routes['files.show']
  }
  parts: {
    store: typeof routes['parts.store']
    show: typeof routes['parts.show']
    take: typeof routes['parts.take']
    destroy: typeof routes['parts.destroy']
  }
  images: {
    show: typeof routes['images.show']
  }
  client: {
    interviews: {
      index: typeof routes['client.interviews.index']
      applications: typeof routes['client.interviews.applications']
      request: typeof routes['client.interviews.request']
      reschedule: typeof routes['client.interviews.reschedule']
      decline: typeof routes['client.interviews.decline']
      cancel: typeof routes['client.interviews.cancel']
      calendar: typeof routes['client.interviews.calendar']
    }
    dashboard: typeof routes['client.dashboard']
  }
  clientInterviews: {
    schedule: typeof routes['client_interviews.schedule']
    accept: typeof routes['client_interviews.accept']
    complete: typeof routes['client_interviews.complete']
    settle: typeof routes['client_interviews.settle']
    interviewers: typeof routes['client_interviews.interviewers']
    busy: typeof routes['client_interviews.busy']
  }
  scorecards: {
    update: typeof routes['scorecards.update']
  }
  candidate: {
    interviews: {
      index: typeof routes['candidate.interviews.index']
      applications: typeof routes['candidate.interviews.applications']
      request: typeof routes['candidate.interviews.request']
      reschedule: typeof routes['candidate.interviews.reschedule']
      decline: typeof routes['candidate.interviews.decline']
      cancel: typeof routes['candidate.interviews.cancel']
      calendar: typeof routes['candidate.interviews.calendar']
    }
    dashboard: typeof routes['candidate.dashboard']
    progress: typeof routes['candidate.progress']
    steps: typeof routes['candidate.steps']
    devTools: {
      index: typeof routes['candidate.dev-tools.index']
      store: typeof routes['candidate.dev-tools.store']
      order: typeof routes['candidate.dev-tools.order']
      restore: typeof routes['candidate.dev-tools.restore']
      update: typeof routes['candidate.dev-tools.update']
      destroy: typeof routes['candidate.dev-tools.destroy']
    }
    devEmployment: {
      index: typeof routes['candidate.dev-employment.index']
      store: typeof routes['candidate.dev-employment.store']
      order: typeof routes['candidate.dev-employment.order']
      restore: typeof routes['candidate.dev-employment.restore']
      update: typeof routes['candidate.dev-employment.update']
      destroy: typeof routes['candidate.dev-employment.destroy']
    }
    devProject: {
      index: typeof routes['candidate.dev-project.index']
      store: typeof routes['candidate.dev-project.store']
      order: typeof routes['candidate.dev-project.order']
      restore: typeof routes['candidate.dev-project.restore']
      update: typeof routes['candidate.dev-project.update']
      destroy: typeof routes['candidate.dev-project.destroy']
    }
    additionalDevProject: {
      index: typeof routes['candidate.additional-dev-project.index']
      store: typeof routes['candidate.additional-dev-project.store']
      order: typeof routes['candidate.additional-dev-project.order']
      restore: typeof routes['candidate.additional-dev-project.restore']
      update: typeof routes['candidate.additional-dev-project.update']
      destroy: typeof routes['candidate.additional-dev-project.destroy']
    }
    devCertification: {
      index: typeof routes['candidate.dev-certification.index']
      store: typeof routes['candidate.dev-certification.store']
      order: typeof routes['candidate.dev-certification.order']
      restore: typeof routes['candidate.dev-certification.restore']
      update: typeof routes['candidate.dev-certification.update']
      destroy: typeof routes['candidate.dev-certification.destroy']
    }
    devAcademicInfo: {
      index: typeof routes['candidate.dev-academic-info.index']
      store: typeof routes['candidate.dev-academic-info.store']
      order: typeof routes['candidate.dev-academic-info.order']
      restore: typeof routes['candidate.dev-academic-info.restore']
      update: typeof routes['candidate.dev-academic-info.update']
      destroy: typeof routes['candidate.dev-academic-info.destroy']
    }
    devAchievements: {
      index: typeof routes['candidate.dev-achievements.index']
      store: typeof routes['candidate.dev-achievements.store']
      order: typeof routes['candidate.dev-achievements.order']
      restore: typeof routes['candidate.dev-achievements.restore']
      update: typeof routes['candidate.dev-achievements.update']
      destroy: typeof routes['candidate.dev-achievements.destroy']
    }
    socialProfiles: {
      index: typeof routes['candidate.social-profiles.index']
      store: typeof routes['candidate.social-profiles.store']
      order: typeof routes['candidate.social-profiles.order']
      restore: typeof routes['candidate.social-profiles.restore']
      update: typeof routes['candidate.social-profiles.update']
      destroy: typeof routes['candidate.social-profiles.destroy']
    }
    integrations: {
      index: typeof routes['candidate.integrations.index']
      redirect: typeof routes['candidate.integrations.redirect']
      callback: typeof routes['candidate.integrations.callback']
      destroy: typeof routes['candidate.integrations.destroy']
    }
  }
  candidateInterviews: {
    offer: typeof routes['candidate_interviews.offer']
    choose: typeof routes['candidate_interviews.choose']
    dispute: typeof routes['candidate_interviews.dispute']
    confirm: typeof routes['candidate_interviews.confirm']
  }
  calendarFeeds: {
    show: typeof routes['calendar_feeds.show']
    store: typeof routes['calendar_feeds.store']
    destroy: typeof routes['calendar_feeds.destroy']
    read: typeof routes['calendar_feeds.read']
  }
  companyRecords: {
    show: typeof routes['company_records.show']
  }
  candidateReviews: {
    index: typeof routes['candidate_reviews.index']
    written: typeof routes['candidate_reviews.written']
    open: typeof routes['candidate_reviews.open']
    store: typeof routes['candidate_reviews.store']
  }
  clientReviews: {
    index: typeof routes['client_reviews.index']
    store: typeof routes['client_reviews.store']
    ofCompany: typeof routes['client_reviews.of_company']
  }
  developerSearch: {
    count: typeof routes['developer_search.count']
    search: typeof routes['developer_search.search']
    list: typeof routes['developer_search.list']
  }
  savedFilters: {
    index: typeof routes['saved_filters.index']
    store: typeof routes['saved_filters.store']
    update: typeof routes['saved_filters.update']
    seen: typeof routes['saved_filters.seen']
    destroy: typeof routes['saved_filters.destroy']
  }
  credits: {
    show: typeof routes['credits.show']
    turn: typeof routes['credits.turn']
    history: typeof routes['credits.history']
  }
  privacy: {
    map: typeof routes['privacy.map']
    withdraw: typeof routes['privacy.withdraw']
    showExport: typeof routes['privacy.show_export']
    askForExport: typeof routes['privacy.ask_for_export']
    erase: typeof routes['privacy.erase']
  }
  readiness: {
    show: typeof routes['readiness.show']
  }
  metrics: {
    show: typeof routes['metrics.show']
  }
  profileViews: {
    index: typeof routes['profile_views.index']
  }
  reports: {
    pipeline: typeof routes['reports.pipeline']
  }
  status: {
    show: typeof routes['status.show']
    retry: typeof routes['status.retry']
  }
  admin: {
    accountVisits: {
      index: typeof routes['admin.account-visits.index']
      export: typeof routes['admin.account-visits.export']
      show: typeof routes['admin.account-visits.show']
    }
    addons: {
      index: typeof routes['admin.addons.index']
      export: typeof routes['admin.addons.export']
      show: typeof routes['admin.addons.show']
      store: typeof routes['admin.addons.store']
      update: typeof routes['admin.addons.update']
      destroy: typeof routes['admin.addons.destroy']
      uses: typeof routes['admin.addons.uses']
      bulk: {
        destroy: typeof routes['admin.addons.bulk.destroy']
      }
    }
    applications: {
      index: typeof routes['admin.applications.index']
      export: typeof routes['admin.applications.export']
      show: typeof routes['admin.applications.show']
    }
    assessmentTopics: {
      index: typeof routes['admin.assessment-topics.index']
      export: typeof routes['admin.assessment-topics.export']
      show: typeof routes['admin.assessment-topics.show']
      store: typeof routes['admin.assessment-topics.store']
      update: typeof routes['admin.assessment-topics.update']
      destroy: typeof routes['admin.assessment-topics.destroy']
      uses: typeof routes['admin.assessment-topics.uses']
      bulk: {
        destroy: typeof routes['admin.assessment-topics.bulk.destroy']
      }
    }
    assessments: {
      index: typeof routes['admin.assessments.index']
      export: typeof routes['admin.assessments.export']
      show: typeof routes['admin.assessments.show']
      store: typeof routes['admin.assessments.store']
      update: typeof routes['admin.assessments.update']
      destroy: typeof routes['admin.assessments.destroy']
      uses: typeof routes['admin.assessments.uses']
      bulk: {
        destroy: typeof routes['admin.assessments.bulk.destroy']
      }
    }
    auditLog: {
      index: typeof routes['admin.audit-log.index']
      export: typeof routes['admin.audit-log.export']
      show: typeof routes['admin.audit-log.show']
    }
    blogs: {
      index: typeof routes['admin.blogs.index']
      export: typeof routes['admin.blogs.export']
      show: typeof routes['admin.blogs.show']
      store: typeof routes['admin.blogs.store']
      update: typeof routes['admin.blogs.update']
      destroy: typeof routes['admin.blogs.destroy']
      uses: typeof routes['admin.blogs.uses']
      bulk: {
        destroy: typeof routes['admin.blogs.bulk.destroy']
      }
      draft: {
        show: typeof routes['admin.blogs.draft.show']
        update: typeof routes['admin.blogs.draft.update']
        destroy: typeof routes['admin.blogs.draft.destroy']
      }
      submit: typeof routes['admin.blogs.submit']
      schedule: typeof routes['admin.blogs.schedule']
      publish: typeof routes['admin.blogs.publish']
      withdraw: typeof routes['admin.blogs.withdraw']
      archive: typeof routes['admin.blogs.archive']
    }
    bulkPdfUploads: {
      index: typeof routes['admin.bulk-pdf-uploads.index']
      export: typeof routes['admin.bulk-pdf-uploads.export']
      show: typeof routes['admin.bulk-pdf-uploads.show']
      destroy: typeof routes['admin.bulk-pdf-uploads.destroy']
      uses: typeof routes['admin.bulk-pdf-uploads.uses']
      bulk: {
        destroy: typeof routes['admin.bulk-pdf-uploads.bulk.destroy']
      }
    }
    categories: {
      index: typeof routes['admin.categories.index']
      export: typeof routes['admin.categories.export']
      show: typeof routes['admin.categories.show']
      store: typeof routes['admin.categories.store']
      update: typeof routes['admin.categories.update']
      destroy: typeof routes['admin.categories.destroy']
      uses: typeof routes['admin.categories.uses']
      bulk: {
        destroy: typeof routes['admin.categories.bulk.destroy']
      }
      place: typeof routes['admin.categories.place']
    }
    clientUsers: {
      index: typeof routes['admin.client-users.index']
      export: typeof routes['admin.client-users.export']
      show: typeof routes['admin.client-users.show']
      suspend: typeof routes['admin.client-users.suspend']
      restore: typeof routes['admin.client-users.restore']
    }
    clients: {
      index: typeof routes['admin.clients.index']
      export: typeof routes['admin.clients.export']
      show: typeof routes['admin.clients.show']
      store: typeof routes['admin.clients.store']
      update: typeof routes['admin.clients.update']
      destroy: typeof routes['admin.clients.destroy']
      uses: typeof routes['admin.clients.uses']
      bulk: {
        destroy: typeof routes['admin.clients.bulk.destroy']
        verify: typeof routes['admin.clients.bulk.verify']
        reject: typeof routes['admin.clients.bulk.reject']
        topCompany: typeof routes['admin.clients.bulk.top-company']
      }
      draft: {
        show: typeof routes['admin.clients.draft.show']
        update: typeof routes['admin.clients.draft.update']
        destroy: typeof routes['admin.clients.draft.destroy']
      }
      verify: typeof routes['admin.clients.verify']
      reject: typeof routes['admin.clients.reject']
      suspend: typeof routes['admin.clients.suspend']
      restore: typeof routes['admin.clients.restore']
      approveName: typeof routes['admin.clients.approve-name']
      rejectName: typeof routes['admin.clients.reject-name']
      spotlight: typeof routes['admin.clients.spotlight']
      topCompany: typeof routes['admin.clients.top-company']
    }
    contactLogs: {
      index: typeof routes['admin.contact-logs.index']
      export: typeof routes['admin.contact-logs.export']
      show: typeof routes['admin.contact-logs.show']
    }
    contentVersions: {
      index: typeof routes['admin.content-versions.index']
      export: typeof routes['admin.content-versions.export']
      show: typeof routes['admin.content-versions.show']
      restore: typeof routes['admin.content-versions.restore']
    }
    couponUses: {
      index: typeof routes['admin.coupon-uses.index']
      export: typeof routes['admin.coupon-uses.export']
      show: typeof routes['admin.coupon-uses.show']
    }
    coupons: {
      index: typeof routes['admin.coupons.index']
      export: typeof routes['admin.coupons.export']
      show: typeof routes['admin.coupons.show']
      store: typeof routes['admin.coupons.store']
      update: typeof routes['admin.coupons.update']
      destroy: typeof routes['admin.coupons.destroy']
      uses: typeof routes['admin.coupons.uses']
      bulk: {
        destroy: typeof routes['admin.coupons.bulk.destroy']
      }
    }
    creditLedger: {
      index: typeof routes['admin.credit-ledger.index']
      export: typeof routes['admin.credit-ledger.export']
      show: typeof routes['admin.credit-ledger.show']
      store: typeof routes['admin.credit-ledger.store']
    }
    customSkills: {
      index: typeof routes['admin.custom-skills.index']
      export: typeof routes['admin.custom-skills.export']
      show: typeof routes['admin.custom-skills.show']
      update: typeof routes['admin.custom-skills.update']
      destroy: typeof routes['admin.custom-skills.destroy']
      uses: typeof routes['admin.custom-skills.uses']
      bulk: {
        destroy: typeof routes['admin.custom-skills.bulk.destroy']
        reject: typeof routes['admin.custom-skills.bulk.reject']
      }
      approve: typeof routes['admin.custom-skills.approve']
      reject: typeof routes['admin.custom-skills.reject']
    }
    deliveries: {
      index: typeof routes['admin.deliveries.index']
      export: typeof routes['admin.deliveries.export']
      show: typeof routes['admin.deliveries.show']
      begin: typeof routes['admin.deliveries.begin']
      deliver: typeof routes['admin.deliveries.deliver']
      cancel: typeof routes['admin.deliveries.cancel']
    }
    developers: {
      index: typeof routes['admin.developers.index']
      export: typeof routes['admin.developers.export']
      show: typeof routes['admin.developers.show']
      update: typeof routes['admin.developers.update']
      draft: {
        show: typeof routes['admin.developers.draft.show']
        update: typeof routes['admin.developers.draft.update']
        destroy: typeof routes['admin.developers.draft.destroy']
      }
      approve: typeof routes['admin.developers.approve']
      bulk: {
        approve: typeof routes['admin.developers.bulk.approve']
        reject: typeof routes['admin.developers.bulk.reject']
      }
      requestChanges: typeof routes['admin.developers.request-changes']
      reject: typeof routes['admin.developers.reject']
      suspend: typeof routes['admin.developers.suspend']
      restore: typeof routes['admin.developers.restore']
      spotlight: typeof routes['admin.developers.spotlight']
      promote: typeof routes['admin.developers.promote']
    }
    disputes: {
      index: typeof routes['admin.disputes.index']
      export: typeof routes['admin.disputes.export']
      show: typeof routes['admin.disputes.show']
    }
    emailHistory: {
      index: typeof routes['admin.email-history.index']
      export: typeof routes['admin.email-history.export']
      show: typeof routes['admin.email-history.show']
    }
    emailTemplateVersions: {
      index: typeof routes['admin.email-template-versions.index']
      export: typeof routes['admin.email-template-versions.export']
      show: typeof routes['admin.email-template-versions.show']
    }
    emailTemplates: {
      index: typeof routes['admin.email-templates.index']
      export: typeof routes['admin.email-templates.export']
      show: typeof routes['admin.email-templates.show']
      store: typeof routes['admin.email-templates.store']
      update: typeof routes['admin.email-templates.update']
      destroy: typeof routes['admin.email-templates.destroy']
      uses: typeof routes['admin.email-templates.uses']
      bulk: {
        destroy: typeof routes['admin.email-templates.bulk.destroy']
      }
      status: typeof routes['admin.email-templates.status']
      reset: typeof routes['admin.email-templates.reset']
      restore: typeof routes['admin.email-templates.restore']
      test: typeof routes['admin.email-templates.test']
    }
    englishResults: {
      index: typeof routes['admin.english-results.index']
      export: typeof routes['admin.english-results.export']
      show: typeof routes['admin.english-results.show']
      update: typeof routes['admin.english-results.update']
      clearance: typeof routes['admin.english-results.clearance']
    }
    faqs: {
      index: typeof routes['admin.faqs.index']
      export: typeof routes['admin.faqs.export']
      show: typeof routes['admin.faqs.show']
      store: typeof routes['admin.faqs.store']
      update: typeof routes['admin.faqs.update']
      destroy: typeof routes['admin.faqs.destroy']
      uses: typeof routes['admin.faqs.uses']
      bulk: {
        destroy: typeof routes['admin.faqs.bulk.destroy']
        publish: typeof routes['admin.faqs.bulk.publish']
        withdraw: typeof routes['admin.faqs.bulk.withdraw']
        archive: typeof routes['admin.faqs.bulk.archive']
      }
      place: typeof routes['admin.faqs.place']
      draft: {
        show: typeof routes['admin.faqs.draft.show']
        update: typeof routes['admin.faqs.draft.update']
        destroy: typeof routes['admin.faqs.draft.destroy']
      }
      publish: typeof routes['admin.faqs.publish']
      withdraw: typeof routes['admin.faqs.withdraw']
      archive: typeof routes['admin.faqs.archive']
    }
    features: {
      index: typeof routes['admin.features.index']
      export: typeof routes['admin.features.export']
      show: typeof routes['admin.features.show']
      store: typeof routes['admin.features.store']
      update: typeof routes['admin.features.update']
      destroy: typeof routes['admin.features.destroy']
      uses: typeof routes['admin.features.uses']
      bulk: {
        destroy: typeof routes['admin.features.bulk.destroy']
      }
      place: typeof routes['admin.features.place']
    }
    helpPages: {
      index: typeof routes['admin.help-pages.index']
      export: typeof routes['admin.help-pages.export']
      show: typeof routes['admin.help-pages.show']
      store: typeof routes['admin.help-pages.store']
      update: typeof routes['admin.help-pages.update']
      destroy: typeof routes['admin.help-pages.destroy']
      uses: typeof routes['admin.help-pages.uses']
      bulk: {
        destroy: typeof routes['admin.help-pages.bulk.destroy']
        publish: typeof routes['admin.help-pages.bulk.publish']
        withdraw: typeof routes['admin.help-pages.bulk.withdraw']
        archive: typeof routes['admin.help-pages.bulk.archive']
      }
      place: typeof routes['admin.help-pages.place']
      draft: {
        show: typeof routes['admin.help-pages.draft.show']
        update: typeof routes['admin.help-pages.draft.update']
        destroy: typeof routes['admin.help-pages.draft.destroy']
      }
      publish: typeof routes['admin.help-pages.publish']
      withdraw: typeof routes['admin.help-pages.withdraw']
      archive: typeof routes['admin.help-pages.archive']
      status: typeof routes['admin.help-pages.status']
    }
    helpVotes: {
      index: typeof routes['admin.help-votes.index']
      export: typeof routes['admin.help-votes.export']
      show: typeof routes['admin.help-votes.show']
      destroy: typeof routes['admin.help-votes.destroy']
      uses: typeof routes['admin.help-votes.uses']
      bulk: {
        destroy: typeof routes['admin.help-votes.bulk.destroy']
      }
    }
    importedProfiles: {
      index: typeof routes['admin.imported-profiles.index']
      export: typeof routes['admin.imported-profiles.export']
      show: typeof routes['admin.imported-profiles.show']
      destroy: typeof routes['admin.imported-profiles.destroy']
      uses: typeof routes['admin.imported-profiles.uses']
      bulk: {
        destroy: typeof routes['admin.imported-profiles.bulk.destroy']
        invite: typeof routes['admin.imported-profiles.bulk.invite']
      }
      invite: typeof routes['admin.imported-profiles.invite']
    }
    industries: {
      index: typeof routes['admin.industries.index']
      export: typeof routes['admin.industries.export']
      show: typeof routes['admin.industries.show']
      store: typeof routes['admin.industries.store']
      update: typeof routes['admin.industries.update']
      destroy: typeof routes['admin.industries.destroy']
      uses: typeof routes['admin.industries.uses']
      bulk: {
        destroy: typeof routes['admin.industries.bulk.destroy']
      }
    }
    interviews: {
      index: typeof routes['admin.interviews.index']
      export: typeof routes['admin.interviews.export']
      show: typeof routes['admin.interviews.show']
      settle: typeof routes['admin.interviews.settle']
    }
    invoices: {
      index: typeof routes['admin.invoices.index']
      export: typeof routes['admin.invoices.export']
      show: typeof routes['admin.invoices.show']
      store: typeof routes['admin.invoices.store']
      update: typeof routes['admin.invoices.update']
      issue: typeof routes['admin.invoices.issue']
      void: typeof routes['admin.invoices.void']
      post: {
        void: typeof routes['admin.invoices.post.void']
      }
    }
    jobCategories: {
      index: typeof routes['admin.job-categories.index']
      export: typeof routes['admin.job-categories.export']
      show: typeof routes['admin.job-categories.show']
      store: typeof routes['admin.job-categories.store']
      update: typeof routes['admin.job-categories.update']
      destroy: typeof routes['admin.job-categories.destroy']
      uses: typeof routes['admin.job-categories.uses']
      bulk: {
        destroy: typeof routes['admin.job-categories.bulk.destroy']
      }
    }
    jobChanges: {
      index: typeof routes['admin.job-changes.index']
      export: typeof routes['admin.job-changes.export']
      show: typeof routes['admin.job-changes.show']
      approve: typeof routes['admin.job-changes.approve']
      bulk: {
        approve: typeof routes['admin.job-changes.bulk.approve']
      }
      reject: typeof routes['admin.job-changes.reject']
    }
    jobTitles: {
      index: typeof routes['admin.job-titles.index']
      export: typeof routes['admin.job-titles.export']
      show: typeof routes['admin.job-titles.show']
      store: typeof routes['admin.job-titles.store']
      update: typeof routes['admin.job-titles.update']
      destroy: typeof routes['admin.job-titles.destroy']
      uses: typeof routes['admin.job-titles.uses']
      bulk: {
        destroy: typeof routes['admin.job-titles.bulk.destroy']
      }
    }
    jobs: {
      index: typeof routes['admin.jobs.index']
      export: typeof routes['admin.jobs.export']
      show: typeof routes['admin.jobs.show']
      update: typeof routes['admin.jobs.update']
      draft: {
        show: typeof routes['admin.jobs.draft.show']
        update: typeof routes['admin.jobs.draft.update']
        destroy: typeof routes['admin.jobs.draft.destroy']
      }
      approve: typeof routes['admin.jobs.approve']
      bulk: {
        approve: typeof routes['admin.jobs.bulk.approve']
        reject: typeof routes['admin.jobs.bulk.reject']
      }
      reject: typeof routes['admin.jobs.reject']
      suspend: typeof routes['admin.jobs.suspend']
      promote: typeof routes['admin.jobs.promote']
    }
    leadAnswers: {
      index: typeof routes['admin.lead-answers.index']
      export: typeof routes['admin.lead-answers.export']
      show: typeof routes['admin.lead-answers.show']
    }
    leads: {
      index: typeof routes['admin.leads.index']
      export: typeof routes['admin.leads.export']
      show: typeof routes['admin.leads.show']
      update: typeof routes['admin.leads.update']
      answer: typeof routes['admin.leads.answer']
      assign: typeof routes['admin.leads.assign']
      close: typeof routes['admin.leads.close']
      bulk: {
        close: typeof routes['admin.leads.bulk.close']
        reject: typeof routes['admin.leads.bulk.reject']
      }
      reject: typeof routes['admin.leads.reject']
      reopen: typeof routes['admin.leads.reopen']
    }
    legalPages: {
      index: typeof routes['admin.legal-pages.index']
      export: typeof routes['admin.legal-pages.export']
      show: typeof routes['admin.legal-pages.show']
      update: typeof routes['admin.legal-pages.update']
      draft: {
        show: typeof routes['admin.legal-pages.draft.show']
        update: typeof routes['admin.legal-pages.draft.update']
        destroy: typeof routes['admin.legal-pages.draft.destroy']
      }
      publish: typeof routes['admin.legal-pages.publish']
      withdraw: typeof routes['admin.legal-pages.withdraw']
      archive: typeof routes['admin.legal-pages.archive']
    }
    linkedinCandidates: {
      index: typeof routes['admin.linkedin-candidates.index']
      export: typeof routes['admin.linkedin-candidates.export']
      show: typeof routes['admin.linkedin-candidates.show']
    }
    locations: {
      index: typeof routes['admin.locations.index']
      export: typeof routes['admin.locations.export']
      show: typeof routes['admin.locations.show']
      store: typeof routes['admin.locations.store']
      update: typeof routes['admin.locations.update']
      destroy: typeof routes['admin.locations.destroy']
      uses: typeof routes['admin.locations.uses']
      bulk: {
        destroy: typeof routes['admin.locations.bulk.destroy']
      }
    }
    mailSuppressions: {
      index: typeof routes['admin.mail-suppressions.index']
      export: typeof routes['admin.mail-suppressions.export']
      show: typeof routes['admin.mail-suppressions.show']
      destroy: typeof routes['admin.mail-suppressions.destroy']
      uses: typeof routes['admin.mail-suppressions.uses']
      bulk: {
        destroy: typeof routes['admin.mail-suppressions.bulk.destroy']
      }
    }
    maintenanceMessages: {
      index: typeof routes['admin.maintenance-messages.index']
      export: typeof routes['admin.maintenance-messages.export']
      show: typeof routes['admin.maintenance-messages.show']
      store: typeof routes['admin.maintenance-messages.store']
      update: typeof routes['admin.maintenance-messages.update']
      destroy: typeof routes['admin.maintenance-messages.destroy']
      uses: typeof routes['admin.maintenance-messages.uses']
      bulk: {
        destroy: typeof routes['admin.maintenance-messages.bulk.destroy']
      }
      enable: typeof routes['admin.maintenance-messages.enable']
      end: typeof routes['admin.maintenance-messages.end']
      cancel: typeof routes['admin.maintenance-messages.cancel']
    }
    members: {
      index: typeof routes['admin.members.index']
      export: typeof routes['admin.members.export']
      show: typeof routes['admin.members.show']
      store: typeof routes['admin.members.store']
      update: typeof routes['admin.members.update']
      destroy: typeof routes['admin.members.destroy']
      uses: typeof routes['admin.members.uses']
      bulk: {
        destroy: typeof routes['admin.members.bulk.destroy']
      }
      deactivate: typeof routes['admin.members.deactivate']
      reactivate: typeof routes['admin.members.reactivate']
      role: typeof routes['admin.members.role']
    }
    messageReports: {
      index: typeof routes['admin.message-reports.index']
      export: typeof routes['admin.message-reports.export']
      show: typeof routes['admin.message-reports.show']
      uphold: typeof routes['admin.message-reports.uphold']
      dismiss: typeof routes['admin.message-reports.dismiss']
    }
    orders: {
      index: typeof routes['admin.orders.index']
      export: typeof routes['admin.orders.export']
      show: typeof routes['admin.orders.show']
      refund: typeof routes['admin.orders.refund']
    }
    payments: {
      index: typeof routes['admin.payments.index']
      export: typeof routes['admin.payments.export']
      show: typeof routes['admin.payments.show']
    }
    perks: {
      index: typeof routes['admin.perks.index']
      export: typeof routes['admin.perks.export']
      show: typeof routes['admin.perks.show']
      store: typeof routes['admin.perks.store']
      update: typeof routes['admin.perks.update']
      destroy: typeof routes['admin.perks.destroy']
      uses: typeof routes['admin.perks.uses']
      bulk: {
        destroy: typeof routes['admin.perks.bulk.destroy']
      }
    }
    plans: {
      index: typeof routes['admin.plans.index']
      export: typeof routes['admin.plans.export']
      show: typeof routes['admin.plans.show']
      store: typeof routes['admin.plans.store']
      update: typeof routes['admin.plans.update']
      destroy: typeof routes['admin.plans.destroy']
      uses: typeof routes['admin.plans.uses']
      bulk: {
        destroy: typeof routes['admin.plans.bulk.destroy']
      }
      place: typeof routes['admin.plans.place']
    }
    pricingSlabs: {
      index: typeof routes['admin.pricing-slabs.index']
      export: typeof routes['admin.pricing-slabs.export']
      show: typeof routes['admin.pricing-slabs.show']
      store: typeof routes['admin.pricing-slabs.store']
      update: typeof routes['admin.pricing-slabs.update']
      destroy: typeof routes['admin.pricing-slabs.destroy']
      uses: typeof routes['admin.pricing-slabs.uses']
      bulk: {
        destroy: typeof routes['admin.pricing-slabs.bulk.destroy']
      }
    }
    profileUpdateRequests: {
      index: typeof routes['admin.profile-update-requests.index']
      export: typeof routes['admin.profile-update-requests.export']
      show: typeof routes['admin.profile-update-requests.show']
      approve: typeof routes['admin.profile-update-requests.approve']
      bulk: {
        approve: typeof routes['admin.profile-update-requests.bulk.approve']
        reject: typeof routes['admin.profile-update-requests.bulk.reject']
      }
      reject: typeof routes['admin.profile-update-requests.reject']
    }
    promotions: {
      index: typeof routes['admin.promotions.index']
      export: typeof routes['admin.promotions.export']
      show: typeof routes['admin.promotions.show']
      store: typeof routes['admin.promotions.store']
      update: typeof routes['admin.promotions.update']
      destroy: typeof routes['admin.promotions.destroy']
      uses: typeof routes['admin.promotions.uses']
      bulk: {
        destroy: typeof routes['admin.promotions.bulk.destroy']
      }
    }
    questionStatistics: {
      index: typeof routes['admin.question-statistics.index']
      export: typeof routes['admin.question-statistics.export']
      show: typeof routes['admin.question-statistics.show']
    }
    questions: {
      index: typeof routes['admin.questions.index']
      export: typeof routes['admin.questions.export']
      show: typeof routes['admin.questions.show']
      store: typeof routes['admin.questions.store']
      update: typeof routes['admin.questions.update']
      destroy: typeof routes['admin.questions.destroy']
      uses: typeof routes['admin.questions.uses']
      bulk: {
        destroy: typeof routes['admin.questions.bulk.destroy']
        publish: typeof routes['admin.questions.bulk.publish']
        retire: typeof routes['admin.questions.bulk.retire']
      }
      publish: typeof routes['admin.questions.publish']
      retire: typeof routes['admin.questions.retire']
    }
    refunds: {
      index: typeof routes['admin.refunds.index']
      export: typeof routes['admin.refunds.export']
      show: typeof routes['admin.refunds.show']
      approve: typeof routes['admin.refunds.approve']
      decline: typeof routes['admin.refunds.decline']
    }
    reviews: {
      index: typeof routes['admin.reviews.index']
      export: typeof routes['admin.reviews.export']
      show: typeof routes['admin.reviews.show']
      update: typeof routes['admin.reviews.update']
      destroy: typeof routes['admin.reviews.destroy']
      uses: typeof routes['admin.reviews.uses']
      bulk: {
        destroy: typeof routes['admin.reviews.bulk.destroy']
        hide: typeof routes['admin.reviews.bulk.hide']
      }
      hide: typeof routes['admin.reviews.hide']
      unhide: typeof routes['admin.reviews.unhide']
    }
    sessions: {
      index: typeof routes['admin.sessions.index']
      export: typeof routes['admin.sessions.export']
      show: typeof routes['admin.sessions.show']
    }
    skillPages: {
      index: typeof routes['admin.skill-pages.index']
      export: typeof routes['admin.skill-pages.export']
      show: typeof routes['admin.skill-pages.show']
      store: typeof routes['admin.skill-pages.store']
      update: typeof routes['admin.skill-pages.update']
      destroy: typeof routes['admin.skill-pages.destroy']
      uses: typeof routes['admin.skill-pages.uses']
      bulk: {
        destroy: typeof routes['admin.skill-pages.bulk.destroy']
        publish: typeof routes['admin.skill-pages.bulk.publish']
        withdraw: typeof routes['admin.skill-pages.bulk.withdraw']
        archive: typeof routes['admin.skill-pages.bulk.archive']
      }
      draft: {
        show: typeof routes['admin.skill-pages.draft.show']
        update: typeof routes['admin.skill-pages.draft.update']
        destroy: typeof routes['admin.skill-pages.draft.destroy']
      }
      publish: typeof routes['admin.skill-pages.publish']
      withdraw: typeof routes['admin.skill-pages.withdraw']
      archive: typeof routes['admin.skill-pages.archive']
    }
    skills: {
      index: typeof routes['admin.skills.index']
      export: typeof routes['admin.skills.export']
      show: typeof routes['admin.skills.show']
      store: typeof routes['admin.skills.store']
      update: typeof routes['admin.skills.update']
      destroy: typeof routes['admin.skills.destroy']
      uses: typeof routes['admin.skills.uses']
      bulk: {
        destroy: typeof routes['admin.skills.bulk.destroy']
        status: typeof routes['admin.skills.bulk.status']
      }
      status: typeof routes['admin.skills.status']
      merge: typeof routes['admin.skills.merge']
    }
    spotlights: {
      index: typeof routes['admin.spotlights.index']
      export: typeof routes['admin.spotlights.export']
      show: typeof routes['admin.spotlights.show']
      store: typeof routes['admin.spotlights.store']
      update: typeof routes['admin.spotlights.update']
      destroy: typeof routes['admin.spotlights.destroy']
      uses: typeof routes['admin.spotlights.uses']
      bulk: {
        destroy: typeof routes['admin.spotlights.bulk.destroy']
      }
    }
    stacks: {
      index: typeof routes['admin.stacks.index']
      export: typeof routes['admin.stacks.export']
      show: typeof routes['admin.stacks.show']
      store: typeof routes['admin.stacks.store']
      update: typeof routes['admin.stacks.update']
      destroy: typeof routes['admin.stacks.destroy']
      uses: typeof routes['admin.stacks.uses']
      bulk: {
        destroy: typeof routes['admin.stacks.bulk.destroy']
        status: typeof routes['admin.stacks.bulk.status']
      }
      status: typeof routes['admin.stacks.status']
    }
    subscriptions: {
      index: typeof routes['admin.subscriptions.index']
      export: typeof routes['admin.subscriptions.export']
      show: typeof routes['admin.subscriptions.show']
      update: typeof routes['admin.subscriptions.update']
    }
    testAccommodations: {
      index: typeof routes['admin.test-accommodations.index']
      export: typeof routes['admin.test-accommodations.export']
      show: typeof routes['admin.test-accommodations.show']
      store: typeof routes['admin.test-accommodations.store']
      grant: typeof routes['admin.test-accommodations.grant']
      refuse: typeof routes['admin.test-accommodations.refuse']
      end: typeof routes['admin.test-accommodations.end']
    }
    testResults: {
      index: typeof routes['admin.test-results.index']
      export: typeof routes['admin.test-results.export']
      show: typeof routes['admin.test-results.show']
      annul: typeof routes['admin.test-results.annul']
    }
    tools: {
      index: typeof routes['admin.tools.index']
      export: typeof routes['admin.tools.export']
      show: typeof routes['admin.tools.show']
      store: typeof routes['admin.tools.store']
      update: typeof routes['admin.tools.update']
      destroy: typeof routes['admin.tools.destroy']
      uses: typeof routes['admin.tools.uses']
      bulk: {
        destroy: typeof routes['admin.tools.bulk.destroy']
      }
    }
  }
  groupedLists: {
    skills: typeof routes['grouped_lists.skills']
    stacks: typeof routes['grouped_lists.stacks']
  }
  skillMerges: {
    show: typeof routes['skill_merges.show']
  }
  checks: {
    job: typeof routes['checks.job']
    jobChange: typeof routes['checks.job_change']
    company: typeof routes['checks.company']
    candidate: typeof routes['checks.candidate']
    profileUpdate: typeof routes['checks.profile_update']
    customSkill: typeof routes['checks.custom_skill']
  }
  consoleDashboard: {
    show: typeof routes['console_dashboard.show']
  }
  consoleViews: {
    index: typeof routes['console_views.index']
    store: typeof routes['console_views.store']
    destroy: typeof routes['console_views.destroy']
  }
  registrations: {
    store: typeof routes['registrations.store']
    verify: typeof routes['registrations.verify']
    resend: typeof routes['registrations.resend']
    cancel: typeof routes['registrations.cancel']
  }
  sessions: {
    store: typeof routes['sessions.store']
    finish: typeof routes['sessions.finish']
    passkey: typeof routes['sessions.passkey']
    leave: typeof routes['sessions.leave']
    show: typeof routes['sessions.show']
    index: typeof routes['sessions.index']
    destroyAll: typeof routes['sessions.destroy_all']
    destroy: typeof routes['sessions.destroy']
  }
  providerSignIns: {
    index: typeof routes['provider_sign_ins.index']
    complete: typeof routes['provider_sign_ins.complete']
    begin: typeof routes['provider_sign_ins.begin']
    finish: typeof routes['provider_sign_ins.finish']
  }
  passwords: {
    forget: typeof routes['passwords.forget']
    reset: typeof routes['passwords.reset']
    change: typeof routes['passwords.change']
  }
  visits: {
    store: typeof routes['visits.store']
  }
  languages: {
    change: typeof routes['languages.change']
  }
  codes: {
    send: typeof routes['codes.send']
    verify: typeof routes['codes.verify']
  }
  secondFactors: {
    index: typeof routes['second_factors.index']
    beginTotp: typeof routes['second_factors.begin_totp']
    confirmTotp: typeof routes['second_factors.confirm_totp']
    beginPasskey: typeof routes['second_factors.begin_passkey']
    addPasskey: typeof routes['second_factors.add_passkey']
    renew: typeof routes['second_factors.renew']
    destroy: typeof routes['second_factors.destroy']
  }
  identities: {
    index: typeof routes['identities.index']
    begin: typeof routes['identities.begin']
    finish: typeof routes['identities.finish']
    destroy: typeof routes['identities.destroy']
  }
  publicCompanies: {
    index: typeof routes['public_companies.index']
    show: typeof routes['public_companies.show']
  }
  companyProfiles: {
    show: typeof routes['company_profiles.show']
    update: typeof routes['company_profiles.update']
    logo: typeof routes['company_profiles.logo']
    requestVerification: typeof routes['company_profiles.request_verification']
  }
  clientDesk: {
    firstEntry: typeof routes['client_desk.first_entry']
    setFirstEntry: typeof routes['client_desk.set_first_entry']
    pages: typeof routes['client_desk.pages']
    pageAccess: typeof routes['client_desk.page_access']
  }
  listViews: {
    index: typeof routes['list_views.index']
    store: typeof routes['list_views.store']
    destroy: typeof routes['list_views.destroy']
  }
  companyUsers: {
    index: typeof routes['company_users.index']
    active: typeof routes['company_users.active']
    change: typeof routes['company_users.change']
    setActive: typeof routes['company_users.set_active']
    destroy: typeof routes['company_users.destroy']
  }
  companyInvites: {
    store: typeof routes['company_invites.store']
    again: typeof routes['company_invites.again']
    link: typeof routes['company_invites.link']
    index: typeof routes['company_invites.index']
    destroy: typeof routes['company_invites.destroy']
    accept: typeof routes['company_invites.accept']
    show: typeof routes['company_invites.show']
  }
  billingAddresses: {
    show: typeof routes['billing_addresses.show']
    update: typeof routes['billing_addresses.update']
  }
  profile: {
    show: typeof routes['profile.show']
    update: typeof routes['profile.update']
    changePhoto: typeof routes['profile.change_photo']
    removePhoto: typeof routes['profile.remove_photo']
    chooseTab: typeof routes['profile.choose_tab']
  }
  candidateSkills: {
    index: typeof routes['candidate_skills.index']
    store: typeof routes['candidate_skills.store']
    order: typeof routes['candidate_skills.order']
    update: typeof routes['candidate_skills.update']
    destroy: typeof routes['candidate_skills.destroy']
  }
  askedSkills: {
    store: typeof routes['asked_skills.store']
  }
  resumes: {
    index: typeof routes['resumes.index']
    store: typeof routes['resumes.store']
    destroy: typeof routes['resumes.destroy']
    readAgain: typeof routes['resumes.read_again']
  }
  videos: {
    show: typeof routes['videos.show']
    store: typeof routes['videos.store']
    destroy: typeof routes['videos.destroy']
    poster: typeof routes['videos.poster']
  }
  visibility: {
    submit: typeof routes['visibility.submit']
    deactivate: typeof routes['visibility.deactivate']
    snooze: typeof routes['visibility.snooze']
    activate: typeof routes['visibility.activate']
  }
  updateRequests: {
    index: typeof routes['update_requests.index']
    store: typeof routes['update_requests.store']
    destroy: typeof routes['update_requests.destroy']
  }
  blocks: {
    index: typeof routes['blocks.index']
    store: typeof routes['blocks.store']
    destroy: typeof routes['blocks.destroy']
  }
  popups: {
    show: typeof routes['popups.show']
    close: typeof routes['popups.close']
  }
  drafts: {
    page: typeof routes['drafts.page']
    show: typeof routes['drafts.show']
    apply: typeof routes['drafts.apply']
  }
  portability: {
    bringJsonResume: typeof routes['portability.bring_json_resume']
    bringLinkedIn: typeof routes['portability.bring_linked_in']
    jsonResume: typeof routes['portability.json_resume']
    pdf: typeof routes['portability.pdf']
  }
  publicProfiles: {
    show: typeof routes['public_profiles.show']
  }
  profileReviews: {
    show: typeof routes['profile_reviews.show']
  }
  publicJobs: {
    index: typeof routes['public_jobs.index']
    related: typeof routes['public_jobs.related']
    categoriesOfIndustry: typeof routes['public_jobs.categories_of_industry']
    countByCategory: typeof routes['public_jobs.count_by_category']
    countByIndustry: typeof routes['public_jobs.count_by_industry']
    promoted: typeof routes['public_jobs.promoted']
    popular: typeof routes['public_jobs.popular']
  }
  jobs: {
    detail: typeof routes['jobs.detail']
    details: typeof routes['jobs.details']
    store: typeof routes['jobs.store']
    update: typeof routes['jobs.update']
    verifyTitle: typeof routes['jobs.verify_title']
    index: typeof routes['jobs.index']
    changeStatus: typeof routes['jobs.change_status']
    refresh: typeof routes['jobs.refresh']
    duplicate: typeof routes['jobs.duplicate']
    destroy: typeof routes['jobs.destroy']
    takeBackChange: typeof routes['jobs.take_back_change']
    questionnaire: typeof routes['jobs.questionnaire']
  }
  companyJobs: {
    index: typeof routes['company_jobs.index']
  }
  trending: {
    skills: typeof routes['trending.skills']
    categories: typeof routes['trending.categories']
  }
  jobAlerts: {
    preview: typeof routes['job_alerts.preview']
    ask: typeof routes['job_alerts.ask']
    index: typeof routes['job_alerts.index']
    store: typeof routes['job_alerts.store']
    update: typeof routes['job_alerts.update']
    destroy: typeof routes['job_alerts.destroy']
  }
  savedJobs: {
    toggle: typeof routes['saved_jobs.toggle']
    index: typeof routes['saved_jobs.index']
  }
  follows: {
    index: typeof routes['follows.index']
    store: typeof routes['follows.store']
    destroy: typeof routes['follows.destroy']
  }
  alertPages: {
    ask: typeof routes['alert_pages.ask']
    showConfirm: typeof routes['alert_pages.show_confirm']
    confirm: typeof routes['alert_pages.confirm']
    showEnd: typeof routes['alert_pages.show_end']
    end: typeof routes['alert_pages.end']
  }
  recentAnswers: {
    index: typeof routes['recent_answers.index']
  }
  guestApplications: {
    store: typeof routes['guest_applications.store']
    show: typeof routes['guest_applications.show']
    update: typeof routes['guest_applications.update']
    confirm: typeof routes['guest_applications.confirm']
    destroy: typeof routes['guest_applications.destroy']
  }
  waitingApplications: {
    index: typeof routes['waiting_applications.index']
    send: typeof routes['waiting_applications.send']
    destroy: typeof routes['waiting_applications.destroy']
  }
  applications: {
    store: typeof routes['applications.store']
    index: typeof routes['applications.index']
    withdraw: typeof routes['applications.withdraw']
    remind: typeof routes['applications.remind']
  }
  offers: {
    answer: typeof routes['offers.answer']
    store: typeof routes['offers.store']
    withdraw: typeof routes['offers.withdraw']
  }
  forYou: {
    index: typeof routes['for_you.index']
    afterRejection: typeof routes['for_you.after_rejection']
  }
  applicants: {
    applied: typeof routes['applicants.applied']
    shortlisted: typeof routes['applicants.shortlisted']
    index: typeof routes['applicants.index']
    show: typeof routes['applicants.show']
    move: typeof routes['applicants.move']
    find: typeof routes['applicants.find']
    unanswered: typeof routes['applicants.unanswered']
    queue: typeof routes['applicants.queue']
    export: typeof routes['applicants.export']
  }
  bulkMoves: {
    reject: typeof routes['bulk_moves.reject']
    undo: typeof routes['bulk_moves.undo']
    move: typeof routes['bulk_moves.move']
    undoMoves: typeof routes['bulk_moves.undo_moves']
    message: typeof routes['bulk_moves.message']
  }
  duplicates: {
    index: typeof routes['duplicates.index']
    merge: typeof routes['duplicates.merge']
    separate: typeof routes['duplicates.separate']
  }
  stageTemplates: {
    index: typeof routes['stage_templates.index']
    store: typeof routes['stage_templates.store']
    update: typeof routes['stage_templates.update']
    destroy: typeof routes['stage_templates.destroy']
    choose: typeof routes['stage_templates.choose']
  }
  bank: {
    export: typeof routes['bank.export']
    import: typeof routes['bank.import']
    question: typeof routes['bank.question']
    test: typeof routes['bank.test']
    audio: typeof routes['bank.audio']
  }
  tests: {
    skills: typeof routes['tests.skills']
    stacks: typeof routes['tests.stacks']
    selection: typeof routes['tests.selection']
    select: typeof routes['tests.select']
    rules: typeof routes['tests.rules']
    practice: typeof routes['tests.practice']
  }
  accommodations: {
    show: typeof routes['accommodations.show']
    store: typeof routes['accommodations.store']
    destroy: typeof routes['accommodations.destroy']
  }
  attempts: {
    store: typeof routes['attempts.store']
    show: typeof routes['attempts.show']
    audio: typeof routes['attempts.audio']
    answer: typeof routes['attempts.answer']
    heartbeat: typeof routes['attempts.heartbeat']
    finish: typeof routes['attempts.finish']
  }
  english: {
    store: typeof routes['english.store']
    question: typeof routes['english.question']
    previous: typeof routes['english.previous']
    answer: typeof routes['english.answer']
    finish: typeof routes['english.finish']
    result: typeof routes['english.result']
  }
  results: {
    index: typeof routes['results.index']
    show: typeof routes['results.show']
    update: typeof routes['results.update']
  }
  ownCredentials: {
    store: typeof routes['own_credentials.store']
    destroy: typeof routes['own_credentials.destroy']
  }
  credentials: {
    show: typeof routes['credentials.show']
    file: typeof routes['credentials.file']
    status: typeof routes['credentials.status']
    check: typeof routes['credentials.check']
    keys: typeof routes['credentials.keys']
  }
  questions: {
    index: typeof routes['questions.index']
    store: typeof routes['questions.store']
    idealAnswer: typeof routes['questions.ideal_answer']
    forApplicant: typeof routes['questions.for_applicant']
    destroy: typeof routes['questions.destroy']
  }
  rubrics: {
    show: typeof routes['rubrics.show']
    update: typeof routes['rubrics.update']
  }
  runs: {
    store: typeof routes['runs.store']
    index: typeof routes['runs.index']
    cancel: typeof routes['runs.cancel']
  }
  analyses: {
    show: typeof routes['analyses.show']
    review: typeof routes['analyses.review']
    log: typeof routes['analyses.log']
    impact: typeof routes['analyses.impact']
  }
  resumeEvidences: {
    show: typeof routes['resume_evidences.show']
  }
  contests: {
    index: typeof routes['contests.index']
    take: typeof routes['contests.take']
    answer: typeof routes['contests.answer']
  }
  ownAnalyses: {
    show: typeof routes['own_analyses.show']
    contest: typeof routes['own_analyses.contest']
    withdraw: typeof routes['own_analyses.withdraw']
  }
  savedProfiles: {
    index: typeof routes['saved_profiles.index']
    store: typeof routes['saved_profiles.store']
    update: typeof routes['saved_profiles.update']
    destroy: typeof routes['saved_profiles.destroy']
  }
  topShortlists: {
    show: typeof routes['top_shortlists.show']
    update: typeof routes['top_shortlists.update']
  }
  savedLists: {
    index: typeof routes['saved_lists.index']
    store: typeof routes['saved_lists.store']
    update: typeof routes['saved_lists.update']
    destroy: typeof routes['saved_lists.destroy']
  }
  candidateProfiles: {
    show: typeof routes['candidate_profiles.show']
  }
  candidateComments: {
    store: typeof routes['candidate_comments.store']
    index: typeof routes['candidate_comments.index']
    update: typeof routes['candidate_comments.update']
    destroy: typeof routes['candidate_comments.destroy']
  }
  clientContacts: {
    store: typeof routes['client_contacts.store']
    index: typeof routes['client_contacts.index']
    quota: typeof routes['client_contacts.quota']
    withdraw: typeof routes['client_contacts.withdraw']
    fetch: typeof routes['client_contacts.fetch']
    fetches: typeof routes['client_contacts.fetches']
  }
  candidateContacts: {
    index: typeof routes['candidate_contacts.index']
    accept: typeof routes['candidate_contacts.accept']
    decline: typeof routes['candidate_contacts.decline']
    unlocks: typeof routes['candidate_contacts.unlocks']
    revoke: typeof routes['candidate_contacts.revoke']
  }
  spotlights: {
    wall: typeof routes['spotlights.wall']
    candidates: typeof routes['spotlights.candidates']
    companies: typeof routes['spotlights.companies']
  }
  profilePreviews: {
    show: typeof routes['profile_previews.show']
  }
  plans: {
    index: typeof routes['plans.index']
    features: typeof routes['plans.features']
    addons: typeof routes['plans.addons']
    products: typeof routes['plans.products']
    mine: typeof routes['plans.mine']
  }
  orders: {
    razorpay: typeof routes['orders.razorpay']
    stripe: typeof routes['orders.stripe']
    verify: typeof routes['orders.verify']
    quote: typeof routes['orders.quote']
    coupon: typeof routes['orders.coupon']
    index: typeof routes['orders.index']
    papers: typeof routes['orders.papers']
    promote: typeof routes['orders.promote']
  }
  payments: {
    index: typeof routes['payments.index']
    export: typeof routes['payments.export']
  }
  papers: {
    pdf: typeof routes['papers.pdf']
  }
  clientOrders: {
    checkout: typeof routes['client_orders.checkout']
    razorpay: typeof routes['client_orders.razorpay']
    stripe: typeof routes['client_orders.stripe']
  }
  subscriptions: {
    show: typeof routes['subscriptions.show']
    change: typeof routes['subscriptions.change']
    cancel: typeof routes['subscriptions.cancel']
    resume: typeof routes['subscriptions.resume']
  }
  cart: {
    show: typeof routes['cart.show']
    store: typeof routes['cart.store']
    destroy: typeof routes['cart.destroy']
  }
  candidateOrders: {
    checkout: typeof routes['candidate_orders.checkout']
    razorpay: typeof routes['candidate_orders.razorpay']
    stripe: typeof routes['candidate_orders.stripe']
  }
  productStatuses: {
    index: typeof routes['product_statuses.index']
  }
  books: {
    show: typeof routes['books.show']
    gstr1: typeof routes['books.gstr_1']
    gstr1Table: typeof routes['books.gstr_1_table']
    eInvoices: typeof routes['books.e_invoices']
    journal: typeof routes['books.journal']
  }
  pricePreviews: {
    show: typeof routes['price_previews.show']
  }
  figures: {
    show: typeof routes['figures.show']
  }
  webhooks: {
    stripe: typeof routes['webhooks.stripe']
    razorpay: typeof routes['webhooks.razorpay']
    index: typeof routes['webhooks.index']
    store: typeof routes['webhooks.store']
    update: typeof routes['webhooks.update']
    destroy: typeof routes['webhooks.destroy']
    rotate: typeof routes['webhooks.rotate']
    ping: typeof routes['webhooks.ping']
    messages: typeof routes['webhooks.messages']
    resend: typeof routes['webhooks.resend']
  }
  sandbox: {
    decide: typeof routes['sandbox.decide']
    show: typeof routes['sandbox.show']
    press: typeof routes['sandbox.press']
  }
  clientSends: {
    store: typeof routes['client_sends.store']
    ask: typeof routes['client_sends.ask']
    index: typeof routes['client_sends.index']
    extend: typeof routes['client_sends.extend']
    remind: typeof routes['client_sends.remind']
    cancel: typeof routes['client_sends.cancel']
    result: typeof routes['client_sends.result']
  }
  comparisons: {
    show: typeof routes['comparisons.show']
  }
  jobAssessments: {
    index: typeof routes['job_assessments.index']
    store: typeof routes['job_assessments.store']
    add: typeof routes['job_assessments.add']
    end: typeof routes['job_assessments.end']
  }
  builtTests: {
    index: typeof routes['built_tests.index']
    store: typeof routes['built_tests.store']
    switch: typeof routes['built_tests.switch']
    show: typeof routes['built_tests.show']
    revise: typeof routes['built_tests.revise']
    exercises: typeof routes['built_tests.exercises']
    topics: typeof routes['built_tests.topics']
    questions: typeof routes['built_tests.questions']
    ask: typeof routes['built_tests.ask']
    change: typeof routes['built_tests.change']
    retire: typeof routes['built_tests.retire']
  }
  receivedSends: {
    index: typeof routes['received_sends.index']
    decline: typeof routes['received_sends.decline']
  }
  friends: {
    online: typeof routes['friends.online']
    index: typeof routes['friends.index']
    search: typeof routes['friends.search']
  }
  conversations: {
    index: typeof routes['conversations.index']
    unread: typeof routes['conversations.unread']
    store: typeof routes['conversations.store']
    show: typeof routes['conversations.show']
    about: typeof routes['conversations.about']
    typing: typeof routes['conversations.typing']
    seen: typeof routes['conversations.seen']
    arrange: typeof routes['conversations.arrange']
    block: typeof routes['conversations.block']
    handOver: typeof routes['conversations.hand_over']
  }
  messages: {
    index: typeof routes['messages.index']
    search: typeof routes['messages.search']
    pinned: typeof routes['messages.pinned']
    store: typeof routes['messages.store']
    upload: typeof routes['messages.upload']
    update: typeof routes['messages.update']
    destroy: typeof routes['messages.destroy']
    react: typeof routes['messages.react']
    pin: typeof routes['messages.pin']
    report: typeof routes['messages.report']
  }
  messageReports: {
    before: typeof routes['message_reports.before']
  }
  incomingMails: {
    store: typeof routes['incoming_mails.store']
  }
  mailTemplates: {
    index: typeof routes['mail_templates.index']
    store: typeof routes['mail_templates.store']
    update: typeof routes['mail_templates.update']
    destroy: typeof routes['mail_templates.destroy']
  }
  mailDrafts: {
    index: typeof routes['mail_drafts.index']
    show: typeof routes['mail_drafts.show']
    destroy: typeof routes['mail_drafts.destroy']
  }
  mailSignatures: {
    index: typeof routes['mail_signatures.index']
    store: typeof routes['mail_signatures.store']
    update: typeof routes['mail_signatures.update']
    destroy: typeof routes['mail_signatures.destroy']
  }
  mailSequences: {
    store: typeof routes['mail_sequences.store']
    update: typeof routes['mail_sequences.update']
    destroy: typeof routes['mail_sequences.destroy']
    index: typeof routes['mail_sequences.index']
  }
  followUps: {
    preview: typeof routes['follow_ups.preview']
    store: typeof routes['follow_ups.store']
    index: typeof routes['follow_ups.index']
    pause: typeof routes['follow_ups.pause']
    resume: typeof routes['follow_ups.resume']
    stop: typeof routes['follow_ups.stop']
  }
  sentMails: {
    index: typeof routes['sent_mails.index']
    store: typeof routes['sent_mails.store']
    preview: typeof routes['sent_mails.preview']
    undo: typeof routes['sent_mails.undo']
  }
  integrations: {
    index: typeof routes['integrations.index']
    redirect: typeof routes['integrations.redirect']
    callback: typeof routes['integrations.callback']
    destroy: typeof routes['integrations.destroy']
  }
  calendarBusy: {
    index: typeof routes['calendar_busy.index']
  }
  faqs: {
    index: typeof routes['faqs.index']
    groups: typeof routes['faqs.groups']
  }
  helpPages: {
    index: typeof routes['help_pages.index']
    show: typeof routes['help_pages.show']
    vote: typeof routes['help_pages.vote']
  }
  skillPages: {
    index: typeof routes['skill_pages.index']
    show: typeof routes['skill_pages.show']
  }
  blogs: {
    index: typeof routes['blogs.index']
    recent: typeof routes['blogs.recent']
    show: typeof routes['blogs.show']
  }
  legalPages: {
    show: typeof routes['legal_pages.show']
  }
  covers: {
    store: typeof routes['covers.store']
  }
  maintenance: {
    show: typeof routes['maintenance.show']
  }
  leads: {
    contact: typeof routes['leads.contact']
    demo: typeof routes['leads.demo']
    sales: typeof routes['leads.sales']
    feedback: typeof routes['leads.feedback']
    services: typeof routes['leads.services']
    challenge: typeof routes['leads.challenge']
  }
  notifications: {
    index: typeof routes['notifications.index']
    readAll: typeof routes['notifications.read_all']
    restore: typeof routes['notifications.restore']
    read: typeof routes['notifications.read']
    clear: typeof routes['notifications.clear']
  }
  notificationSettings: {
    show: typeof routes['notification_settings.show']
    update: typeof routes['notification_settings.update']
  }
  notificationPreferences: {
    show: typeof routes['notification_preferences.show']
    update: typeof routes['notification_preferences.update']
  }
  pushSubscriptions: {
    key: typeof routes['push_subscriptions.key']
    store: typeof routes['push_subscriptions.store']
    destroy: typeof routes['push_subscriptions.destroy']
  }
  liveStreams: {
    open: typeof routes['live_streams.open']
    subscribe: typeof routes['live_streams.subscribe']
    unsubscribe: typeof routes['live_streams.unsubscribe']
  }
  unsubscribes: {
    show: typeof routes['unsubscribes.show']
    store: typeof routes['unsubscribes.store']
  }
  mailEvents: {
    store: typeof routes['mail_events.store']
  }
  bulkUploads: {
    store: typeof routes['bulk_uploads.store']
    add: typeof routes['bulk_uploads.add']
    retry: typeof routes['bulk_uploads.retry']
    files: typeof routes['bulk_uploads.files']
  }
  linkedinCandidates: {
    import: typeof routes['linkedin_candidates.import']
    contact: typeof routes['linkedin_candidates.contact']
    list: typeof routes['linkedin_candidates.list']
  }
  companyArchives: {
    show: typeof routes['company_archives.show']
    store: typeof routes['company_archives.store']
  }
  companyImports: {
    index: typeof routes['company_imports.index']
    store: typeof routes['company_imports.store']
    show: typeof routes['company_imports.show']
    update: typeof routes['company_imports.update']
    add: typeof routes['company_imports.add']
    faults: typeof routes['company_imports.faults']
    check: typeof routes['company_imports.check']
    run: typeof routes['company_imports.run']
    cancel: typeof routes['company_imports.cancel']
    undo: typeof routes['company_imports.undo']
    invite: typeof routes['company_imports.invite']
  }
  claims: {
    show: typeof routes['claims.show']
    claim: typeof routes['claims.claim']
    decline: typeof routes['claims.decline']
  }
  apiKeys: {
    index: typeof routes['api_keys.index']
    store: typeof routes['api_keys.store']
    destroy: typeof routes['api_keys.destroy']
  }
  careersSettings: {
    show: typeof routes['careers_settings.show']
    update: typeof routes['careers_settings.update']
  }
  careersDomain: {
    show: typeof routes['careers_domain.show']
    update: typeof routes['careers_domain.update']
    destroy: typeof routes['careers_domain.destroy']
    check: typeof routes['careers_domain.check']
    ask: typeof routes['careers_domain.ask']
  }
  assistants: typeof routes['assistants'] & {
    stream: typeof routes['assistants.stream']
    end: typeof routes['assistants.end']
  }
  pages: {
    home: typeof routes['pages.home']
    jobs: typeof routes['pages.jobs']
    job: typeof routes['pages.job']
    categories: typeof routes['pages.categories']
    category: typeof routes['pages.category']
    industry: typeof routes['pages.industry']
    companies: typeof routes['pages.companies']
    company: typeof routes['pages.company']
    companyRecord: typeof routes['pages.company_record']
    developer: typeof routes['pages.developer']
    credentials: typeof routes['pages.credentials']
    credential: typeof routes['pages.credential']
    formContact: typeof routes['pages.form:/contact']
    sendContact: typeof routes['pages.send:/contact']
    formBookDemo: typeof routes['pages.form:/book-demo']
    sendBookDemo: typeof routes['pages.send:/book-demo']
    formTalkToSales: typeof routes['pages.form:/talk-to-sales']
    sendTalkToSales: typeof routes['pages.send:/talk-to-sales']
    formFeedback: typeof routes['pages.form:/feedback']
    sendFeedback: typeof routes['pages.send:/feedback']
    formServices: typeof routes['pages.form:/services']
    sendServices: typeof routes['pages.send:/services']
    legalTerms: typeof routes['pages.legal:/terms']
    legalPrivacy: typeof routes['pages.legal:/privacy']
    legalCookies: typeof routes['pages.legal:/cookies']
    legalImprint: typeof routes['pages.legal:/imprint']
    spotlight: typeof routes['pages.spotlight']
    pricing: typeof routes['pages.pricing']
    jobAlerts: typeof routes['pages.job_alerts']
    picture: typeof routes['pages.picture']
    signIn: typeof routes['pages.sign_in']
    screenLoginProviderCallback: typeof routes['pages.screen:/login/:provider/callback']
    screenSignUp: typeof routes['pages.screen:/sign-up']
    screenVerifyEmail: typeof routes['pages.screen:/verify-email']
    screenForgotPassword: typeof routes['pages.screen:/forgot-password']
    screenResetPassword: typeof routes['pages.screen:/reset-password']
    screenAcceptInvite: typeof routes['pages.screen:/accept-invite']
    screenClaimProfile: typeof routes['pages.screen:/claim-profile']
    screenCancelRegistration: typeof routes['pages.screen:/cancel-registration']
    screenSettings: typeof routes['pages.screen:/settings']
    screenSettingsPart: typeof routes['pages.screen:/settings/:part']
    screenCandidate: typeof routes['pages.screen:/candidate/*']
    screenClient: typeof routes['pages.screen:/client/*']
    screenJobsSlugApply: typeof routes['pages.screen:/jobs/:slug/apply']
    screenPreviewWhatId: typeof routes['pages.screen:/preview/:what/:id']
    consoleAdmin: typeof routes['pages.console:/admin/*']
    nowhere: typeof routes['pages.nowhere']
  }
  contentPages: {
    faqs: typeof routes['content_pages.faqs']
    helpList: typeof routes['content_pages.help_list']
    help: typeof routes['content_pages.help']
    vote: typeof routes['content_pages.vote']
    blogs: typeof routes['content_pages.blogs']
    blog: typeof routes['content_pages.blog']
    skills: typeof routes['content_pages.skills']
    skill: typeof routes['content_pages.skill']
    skillPlace: typeof routes['content_pages.skill_place']
  }
  apiPage: {
    show: typeof routes['api_page.show']
  }
  states: {
    show: typeof routes['states.show']
  }
  sitemaps: {
    index: typeof routes['sitemaps.index']
    show: typeof routes['sitemaps.show']
    robots: typeof routes['sitemaps.robots']
    security: typeof routes['sitemaps.security']
  }
  installs: {
    manifest: typeof routes['installs.manifest']
    offline: typeof routes['installs.offline']
  }
  careers: {
    show: typeof routes['careers.show']
    indeed: typeof routes['careers.indeed']
    linkedin: typeof routes['careers.linkedin']
    jobs: typeof routes['careers.jobs']
  }
  feeds: {
    xml: typeof routes['feeds.xml']
    blogs: typeof routes['feeds.blogs']
    json: typeof routes['feeds.json']
  }
}
