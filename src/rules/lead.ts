import { defineRule } from '#src/kit/rule.ts';

export const leadIsKnown = defineRule({
  description: 'The server knows the visitor already: by the link they came by, or by an earlier save.',
  params: {},
  reads: () => ['knownLead'],
  holds: ({ isKnownLead }) => isKnownLead,
  examples: [{ holds: [{ isKnownLead: true }], fails: [{}] }],
});
