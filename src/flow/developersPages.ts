/** Pages for developers by the last part of their address: no campaign has such a name. */
export const developersPages = ['active-flows', 'kinds'] as const;

/** One of the pages for developers. */
export type DevelopersPage = (typeof developersPages)[number];
