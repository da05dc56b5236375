import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Names } from '#api/taxonomy/names'
import type CandidateTool from '#api/candidates/models/candidate_tool'
import type Employment from '#api/candidates/models/employment'
import type Project from '#api/candidates/models/project'
import type Certification from '#api/candidates/models/certification'
import type AcademicRecord from '#api/candidates/models/academic_record'
import type Achievement from '#api/candidates/models/achievement'
import type SocialLink from '#api/candidates/models/social_link'
import type { UpdateAction } from '#api/candidates/candidate_facts'

/** Beside a row of the candidate's own list: what waits for approval. A row that is not live yet has minus its request's number. */
export type Pending = {
  requestId: string
  action: UpdateAction
  input: Record<string, any>
  since: string
}

/** Months are stored as their first day. */
const month = (date: string | null) => date?.slice(0, 7) ?? null

/** What waits for approval, where the candidate reads their own list. */
const waiting = ({ $extras }: { $extras?: Record<string, any> }) => ({
  pending: ($extras?.pending as Pending | undefined) ?? null,
})

/** A row that may name skills; their words come from memory. */
abstract class WithSkills<Row extends { skillIds: number[] }> extends BaseTransformer<Row> {
  constructor(
    row: Row,
    protected names: Names = new Map()
  ) {
    super(row)
  }

  protected skills() {
    const ids = this.resource.skillIds
    return {
      skillIds: ids.map(String),
      skills: ids
        .map((id) => ({ skillId: String(id), skillName: this.names.get(id)?.name ?? '' }))
        .filter(({ skillName }) => skillName),
    }
  }
}

/** A tool with its name loaded. */
export class ToolTransformer extends BaseTransformer<CandidateTool> {
  toObject() {
    const { id, toolId, tool } = this.resource
    return { _id: String(id), toolId: String(toolId), toolName: tool.name, toolIcon: tool.icon }
  }
}

export class EmploymentTransformer extends WithSkills<Employment> {
  toObject() {
    const {
      id,
      company,
      title,
      employmentType,
      location,
      countryCode,
      startsOn,
      endsOn,
      isCurrent,
      description,
    } = this.resource
    return {
      _id: String(id),
      company,
      title,
      employmentType,
      location,
      countryCode,
      start: month(startsOn)!,
      end: month(endsOn),
      isCurrent,
      description,
      ...this.skills(),
      ...waiting(this.resource),
    }
  }
}

export class ProjectTransformer extends WithSkills<Project> {
  toObject() {
    const { id, title, role, url, startsOn, endsOn, description, employmentId } = this.resource
    return {
      _id: String(id),
      title,
      role,
      url,
      start: month(startsOn),
      end: month(endsOn),
      description,
      employmentId: employmentId === null ? null : String(employmentId),
      ...this.skills(),
    }
  }
}

export class AdditionalProjectTransformer extends WithSkills<Project> {
  toObject() {
    const { id, title, url, description } = this.resource
    return { _id: String(id), title, url, description, ...this.skills() }
  }
}

export class CertificationTransformer extends BaseTransformer<Certification> {
  toObject() {
    const { id, name, issuer, issuedOn, expiresOn, credentialId, url } = this.resource
    return {
      _id: String(id),
      name,
      issuer,
      issued: month(issuedOn),
      expires: month(expiresOn),
      credentialId,
      url,
      ...waiting(this.resource),
    }
  }
}

export class AcademicRecordTransformer extends BaseTransformer<AcademicRecord> {
  toObject() {
    const { id, institution, degree, field, startsOn, endsOn, grade, description } = this.resource
    return {
      _id: String(id),
      institution,
      degree,
      field,
      start: month(startsOn),
      end: month(endsOn),
      grade,
      description,
    }
  }
}

export class AchievementTransformer extends BaseTransformer<Achievement> {
  toObject() {
    const { id, title, achievedOn, description, url } = this.resource
    return { _id: String(id), title, date: month(achievedOn), description, url }
  }
}

export class SocialLinkTransformer extends BaseTransformer<SocialLink> {
  toObject() {
    const { id, kind, url } = this.resource
    return { _id: String(id), kind, url }
  }
}
