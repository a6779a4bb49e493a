import { en } from './en/index.ts';
import { es } from './es/index.ts';
import type { LocaleDefinition } from './locale.ts';

/**
 * Every locale by its code, which is its address segment and the `lang` of its pages. English first: all others fall
 * back to it.
 */
export const locales = { en, es } satisfies Readonly<Record<string, LocaleDefinition>>;
