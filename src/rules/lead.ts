import { defineRule } from '#src/kit/rule.ts';

export const leadIsKnown = defineRule({
  description:
    'The server knows the visitor already: by the link they came by, also while that loads, or by an earlier save.',
  params: {},
  reads: () => ['knownLead'],
  holds: ({ isKnownLead, isLeadLoading }) => isKnownLead || isLeadLoading,
  examples: [{ holds: [{ isKnownLead: true }, { isLeadLoading: true }], fails: [{}] }],
});
