import type { Locale } from '#src/domain/facts.ts';
import { sourceLocale } from '#src/generated/locales.ts';

/** Where a visitor begins in a language. */
export const startOf = (locale: Locale): string => (locale === sourceLocale ? '/' : `/signup/${locale}/`);
