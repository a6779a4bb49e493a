import type { ByLocale } from '#src/generated/locales.ts';
import type { CommonMessage, LocaleDefinition, ShellText } from './locale.ts';

type Texts<K extends string> = ByLocale<Readonly<Record<K, string>>, Readonly<Partial<Record<K, string>>>>;

/** Texts of the shell and those that all kinds share, by language. Expects English among the locales. */
export function sharedTexts(from: Readonly<Record<string, LocaleDefinition>>) {
  const texts = (part: 'shell' | 'common') =>
    Object.fromEntries(Object.entries(from).map(([code, locale]) => [code, locale[part]]));
  // Safe: the codes are those of the registry, whose English definition is complete by its type.
  return {
    shell: texts('shell') as unknown as Texts<ShellText>,
    common: texts('common') as unknown as Texts<CommonMessage>,
  };
}
