/** What a consent must name where a flow sends it. */
export const consentSubjects = ['phone', 'email', 'health', 'pictures'] as const;
export type ConsentSubject = (typeof consentSubjects)[number];

/** By subject, what words of one language name it by. */
export type ConsentWords = Readonly<Record<ConsentSubject, RegExp>>;
