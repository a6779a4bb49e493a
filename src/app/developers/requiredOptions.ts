import { sourceLocale } from '#src/generated/locales.ts';
import type { Widget } from '#src/kit/widget.ts';

/** A value for each option that a kind cannot do without. */
export function requiredOptionsOf({ spec }: Widget): object {
  const required = Object.entries(spec.options).filter(([, option]) => 'required' in option);
  const text = { [sourceLocale]: 'A text of the campaign' };
  const values = { text, texts: [text], string: 'home', integer: 1, number: 1, boolean: true };
  return Object.fromEntries(
    required.map(([name, option]) => [name, ('enum' in option && option.enum?.[0]) || values[option.type]]),
  );
}
