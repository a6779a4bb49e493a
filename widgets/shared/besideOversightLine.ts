import type { Spec } from '#src/kit/spec.ts';

/** What must stand on a page that says in a line who asks: that line links to it. */
export const besideOversightLine: NonNullable<Spec['beside']> = (_, { oversight: { sponsor, recruiter } }) =>
  sponsor || recruiter ? ['WhoAsks'] : [];
