import type { Campaign } from '#src/flow/campaign.ts';
import type { SharedConsent } from '#src/i18n/locales/consentWord.ts';
import { consentActs, consentActWords, furtherBoxWords, type ConsentAct } from '#src/i18n/locales/consentActWords.ts';
import { ownWording, type ConsentText } from '#src/checker/consents.ts';
import type { Finding } from '#src/checker/finding.ts';

/** How each of the shared consents is given. That of the clinic has a box wherever it is shown. */
const actOfShared: Readonly<Partial<Record<SharedConsent, ConsentAct>>> = {
  clinic: 'tick',
  medicalRecords: 'tick',
  medicalRecordsHealthData: 'press',
  commercial: 'tick',
  studyAlerts: 'tick',
};

/** How the words of a consent are agreed to; undefined where they may say either. */
function actOf({ wording, audience }: ConsentText, { flowType }: Campaign): ConsentAct | undefined {
  const shared: Readonly<Partial<Record<string, ConsentAct>>> = actOfShared;
  if (wording !== ownWording) return shared[wording];
  // An agent asks on the phone.
  if (flowType === 'partnerScreener') return undefined;
  return audience === 'us' ? 'press' : 'tick';
}

const otherAct: Readonly<Record<ConsentAct, ConsentAct>> = { press: 'tick', tick: 'press' };

const wrongly: Readonly<Record<ConsentAct, string>> = {
  press: 'that a box is checked, and a button gives it',
  tick: 'that a button gives it, and a box does',
};

/** Consents that tell their readers to agree in a way that their page does not have. */
export function consentActFindings(campaign: Campaign, texts: readonly ConsentText[]): Finding[] {
  return consentActs.flatMap((act): Finding[] => {
    const wrong = texts.filter((one) => {
      const words = consentActWords[one.locale];
      if (!words || actOf(one, campaign) !== act) return false;
      // A further box is for something else, wherever this one is given.
      const further = furtherBoxWords[one.locale];
      const ofThisOne = further ? one.text.replaceAll(further, '') : one.text;
      return words[otherAct[act]].test(one.text) && !words[act].test(ofThisOne);
    });
    const files = wrong.map(({ file }) => file).join(', ');
    const message = `The words of the consent say ${wrongly[act]}: ${files}`;
    return wrong.slice(0, 1).map(({ at }) => ({ code: 'C039', at, message }));
  });
}
