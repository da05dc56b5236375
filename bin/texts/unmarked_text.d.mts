import type { Rule } from 'eslint'

export const unmarkedText: Rule.RuleModule
