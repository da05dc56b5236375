export const moves = {
  applications: {
    offers: {
      OfferMoves: () => import('#api/applications/offers/offer_moves'),
    },
    WriteMoves: () => import('#api/applications/write_moves'),
  },
  assessments: {
    accommodations: {
      AccommodationMoves: () => import('#api/assessments/accommodations/accommodation_moves'),
    },
    bank: {
      QuestionMoves: () => import('#api/assessments/bank/question_moves'),
    },
    credits: {
      CreditMoves: () => import('#api/assessments/credits/credit_moves'),
    },
    portable: {
      CredentialMoves: () => import('#api/assessments/portable/credential_moves'),
    },
    results: {
      ClearanceMoves: () => import('#api/assessments/results/clearance_moves'),
      ResultMoves: () => import('#api/assessments/results/result_moves'),
    },
    sends: {
      SendMoves: () => import('#api/assessments/sends/send_moves'),
    },
    taking: {
      AttemptMoves: () => import('#api/assessments/taking/attempt_moves'),
    },
  },
  backups: {
    BackupMoves: () => import('#api/backups/backup_moves'),
  },
  billing: {
    deliveries: {
      DeliveryMoves: () => import('#api/billing/deliveries/delivery_moves'),
    },
    disputes: {
      DisputeMoves: () => import('#api/billing/disputes/dispute_moves'),
    },
    invoices: {
      InvoiceMoves: () => import('#api/billing/invoices/invoice_moves'),
    },
    orders: {
      OrderMoves: () => import('#api/billing/orders/order_moves'),
    },
    payments: {
      OrderDeskMoves: () => import('#api/billing/payments/order_desk_moves'),
      PaymentMoves: () => import('#api/billing/payments/payment_moves'),
      RefundMoves: () => import('#api/billing/payments/refund_moves'),
    },
    subscriptions: {
      SubscriptionMoves: () => import('#api/billing/subscriptions/subscription_moves'),
    },
  },
  candidates: {
    ApprovalMoves: () => import('#api/candidates/approval_moves'),
    control: {
      VisibilityMoves: () => import('#api/candidates/control/visibility_moves'),
    },
    updates: {
      UpdateMoves: () => import('#api/candidates/updates/update_moves'),
    },
  },
  catalogues: {
    merging: {
      SkillMergeMoves: () => import('#api/catalogues/merging/skill_merge_moves'),
    },
  },
  chat: {
    reports: {
      ReportMoves: () => import('#api/chat/reports/report_moves'),
    },
  },
  companies: {
    CompanyMoves: () => import('#api/companies/company_moves'),
    NameMoves: () => import('#api/companies/name_moves'),
  },
  content: {
    blogs: {
      BlogMoves: () => import('#api/content/blogs/blog_moves'),
    },
    leads: {
      LeadMoves: () => import('#api/content/leads/lead_moves'),
    },
    maintenance: {
      MaintenanceMoves: () => import('#api/content/maintenance/maintenance_moves'),
    },
    PageMoves: () => import('#api/content/page_moves'),
  },
  imports: {
    transfer: {
      ImportMoves: () => import('#api/imports/transfer/import_moves'),
    },
  },
  interviews: {
    InterviewMoves: () => import('#api/interviews/interview_moves'),
  },
  jobs: {
    JobMoves: () => import('#api/jobs/job_moves'),
    revisions: {
      RevisionMoves: () => import('#api/jobs/revisions/revision_moves'),
    },
  },
  mailing: {
    sequences: {
      FollowUpMoves: () => import('#api/mailing/sequences/follow_up_moves'),
    },
  },
  reviews: {
    ReviewMoves: () => import('#api/reviews/review_moves'),
  },
  screening: {
    contests: {
      ContestMoves: () => import('#api/screening/contests/contest_moves'),
    },
    runs: {
      RunMoves: () => import('#api/screening/runs/run_moves'),
    },
  },
  talent: {
    contact: {
      ContactMoves: () => import('#api/talent/contact/contact_moves'),
    },
    spotlight: {
      PlaceMoves: () => import('#api/talent/spotlight/place_moves'),
    },
  },
  taxonomy: {
    CustomSkillMoves: () => import('#api/taxonomy/custom_skill_moves'),
  },
}
