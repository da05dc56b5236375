import { IconAward, IconBriefcase, IconBuilding, IconBuildingFactory2, IconCalendarEvent, IconCategory, IconClipboardText, IconFileText, IconGift, IconGitPullRequest, IconHistory, IconId, IconMail, IconMapPin, IconSparkles, IconStack2, IconTable, IconTags, IconTool, IconUserCode, IconUsersGroup } from '@tabler/icons-react'

export const icons: Record<string, typeof IconTable> = {
  'jobs': IconBriefcase, 'job-changes': IconGitPullRequest, 'clients': IconBuilding, 'developers': IconUserCode, 'applications': IconFileText, 'interviews': IconCalendarEvent,
  'skills': IconAward, 'stacks': IconStack2, 'tools': IconTool, 'categories': IconCategory, 'job-categories': IconTags, 'industries': IconBuildingFactory2, 'job-titles': IconId, 'perks': IconGift, 'locations': IconMapPin, 'custom-skills': IconSparkles,
  'members': IconUsersGroup, 'email-history': IconMail, 'audit-log': IconHistory, 'reviews': IconClipboardText, 'other': IconTable,
}
