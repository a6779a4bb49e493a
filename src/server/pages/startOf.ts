import type { Locale } from '#src/domain/facts.ts';
import { sourceLocale } from '#src/generated/locales.ts';

/** Where a visitor begins in a language. */
export const startOf = (locale: Locale): string => (locale === sourceLocale ? '/' : `/signup/${locale}/`);

/** The paragraph that ends a page which leads nowhere else: a link to where its visitor begins. */
export const startLink = (locale: Locale, text: string): string => `<p><a href="${startOf(locale)}">${text}</a></p>`;
