import { careForConsent } from '#src/i18n/locales/consentChoiceWords.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import type { ConsentText } from '#src/checker/consents.ts';
import type { Finding } from '#src/checker/finding.ts';

/** The words of a consent by which care hangs on it. */
const careIn = onceForTexts((locale, text) => careForConsent[locale]?.exec(text)?.[0]);

/** Consents that make a yes the condition of care: nobody could say no freely. */
export function consentChoiceFindings(texts: readonly ConsentText[]): Finding[] {
  const wrong = texts.flatMap((one) => {
    const words = careIn(one.locale, one.text);
    return words === undefined ? [] : [{ ...one, words }];
  });
  const files = wrong.map(({ file, words }) => `${file} ("${words}")`).join(', ');
  const message = `The words of the consent say that care hangs on it, and who says no must lose nothing: ${files}`;
  return wrong.slice(0, 1).map(({ at }) => ({ code: 'C039', at, message }));
}
