type Section = { heading: string; paragraphs: readonly string[] };

/** A policy that pages link to, as plain text by sections. */
export type PolicyText = { title: string; sections: readonly Section[] };

/** The policies by name; `policiesIn` has their addresses. */
export type Policies = Readonly<Record<'privacy' | 'terms' | 'healthData' | 'hipaa' | 'cookies', PolicyText>>;

/** A section of a policy: its heading, then its paragraphs. */
export const section = (heading: string, ...paragraphs: string[]): Section => ({ heading, paragraphs });
