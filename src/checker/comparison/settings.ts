import { localeCodes } from '#src/generated/locales.ts';
import type { Side } from './side.ts';

/** What is set for a campaign as a whole: all of it but its name, and what its steps say. */
export function settingsOf({ model: { campaign, document, registries } }: Side): object {
  const { name: _name, steps: _steps, home: _home, landings: _landings, copy, ...settings } = campaign;
  const textsOf = (owner: 'shell' | 'common') =>
    Object.fromEntries(
      localeCodes().map((locale) => {
        const own = Object.entries(copy[locale] ?? {}).filter(([key]) => key.startsWith(`${owner}.`));
        const replaced = own.map(([key, text]) => [key.slice(owner.length + 1), text] as const);
        return [locale, { ...registries.texts[owner][locale], ...Object.fromEntries(replaced) }];
      }),
    );
  const { pictures } = document;
  return { ...settings, ...(pictures && { pictures }), texts: { shell: textsOf('shell'), common: textsOf('common') } };
}
