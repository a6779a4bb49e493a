import { sourceLocale, type ByLocale } from '#src/generated/locales.ts';
import type { Locale } from './facts.ts';

/** The text in the locale, else in English. */
export const inLocale = (text: ByLocale<string>, locale: Locale): string => text[locale] ?? text[sourceLocale];
