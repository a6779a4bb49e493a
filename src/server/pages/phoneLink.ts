import { telHref } from '#src/domain/telHref.ts';
import { escaped } from './html.ts';

/** Markup of a number that is called by a press. */
export const phoneLink = (phone: string): string => `<a href="${escaped(telHref(phone))}">${escaped(phone)}</a>`;
