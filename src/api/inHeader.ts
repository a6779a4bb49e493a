import type { CallSettings } from './call.ts';

/** In a path, in place of the slug of a lead: it is in the header `Lead-Slug`, and in no log of a proxy. */
export const inHeader = 'in-header';

/** How a call says which lead it is about: the path without its slug, and the header with it. */
export const aboutLead = (slug: string): { params: { slug: string }; settings: Pick<CallSettings, 'leadSlug'> } => ({
  params: { slug: inHeader },
  settings: { leadSlug: slug },
});
