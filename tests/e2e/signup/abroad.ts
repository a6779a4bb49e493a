import { words } from '#tests/e2e/words.ts';
import { counted, landingOf, ownSteps } from './steps.ts';
import type { Visit } from './core.ts';

type Country = { code: string; postalLabel: string; zip: string; phone: string; e164: string };

/** Each country where consent takes a box, with a number that its visitors would type. */
export const abroad: readonly Country[] = [
  { code: 'AU', postalLabel: 'Postcode', zip: '2000', phone: '0491 570 006', e164: '+61491570006' },
  { code: 'CA', postalLabel: 'Postal Code', zip: 'M5V 2T6', phone: '4165550123', e164: '+14165550123' },
  { code: 'IE', postalLabel: 'Eircode', zip: 'D02 X285', phone: '085 012 3456', e164: '+353850123456' },
  { code: 'NZ', postalLabel: 'Postcode', zip: '1010', phone: '09 555 0123', e164: '+6495550123' },
  { code: 'ZA', postalLabel: 'Postal Code', zip: '8001', phone: '011 555 0123', e164: '+27115550123' },
  { code: 'GB', postalLabel: 'Postcode', zip: 'SE1 7PB', phone: '0113 496 0123', e164: '+441134960123' },
];

/** A visitor of the core sign-up in such a country, who ticks the box and not the one for the clinic. */
export function visitFrom({ code, postalLabel, zip, phone, e164 }: Country): Visit {
  const t = words.en;
  const own = ownSteps('en');
  const family = `Abroad${code}`;
  return {
    name: `Ana ${family}`,
    journey: {
      flow: 's6',
      language: 'en',
      query: '',
      title: 'Find a clinical study',
      steps: [
        landingOf('en', t.female),
        ...counted('en', [
          own.postal(zip, postalLabel),
          own.age('40'),
          own.name(`Ana ${family}`),
          own.phone(phone),
          own.email(''),
          own.conditions({ check: t.agree }),
        ]),
        own.thanks('Ana'),
      ],
    },
    expected: {
      lead: { country: code, postal_code: zip, phone: e164, campaign: 's6' },
      consents: ['call', 'email', 'sms'],
    },
  };
}
