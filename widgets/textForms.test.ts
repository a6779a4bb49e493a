import { expect, test } from 'vitest';
import { countries, countryCodes } from '#src/domain/countries/index.ts';
import type { CountryCode } from '#src/domain/facts.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { Spec } from '#src/kit/spec.ts';
import { withDefaults } from '#src/kit/options.ts';
import { kinds } from './index.ts';

const names = ['Rosa Diaz', ' José  de la Cruz ', "Niamh O'Brien-Ní Dhomhnaill", '李 小龙'];
const codes = countryCodes.flatMap((country) => {
  const { postalExample } = countries[country];
  return [postalExample, postalExample.replace(' ', '').toLowerCase()].map((text) => ({ text, country }));
});

type Case = { text: string; country?: CountryCode };
const taken: Readonly<Record<string, { draft?: string; cases: readonly Case[] }>> = {
  CaregiverName: { draft: 'caregiverName', cases: names.map((text) => ({ text })) },
  Email: { draft: 'email', cases: ['rosa@clinic.example', "O'Neil+a@mail.co.uk"].map((text) => ({ text })) },
  FullName: { draft: 'fullName', cases: names.map((text) => ({ text })) },
  Phone: { draft: 'phone', cases: ['(312) 555-0123', '+44 20 7946 0958', '3125550123'].map((text) => ({ text })) },
  PostalCode: { cases: codes },
};

const specs: Readonly<Record<string, Spec>> = kinds;
const withForms = Object.keys(specs).filter((kind) => specs[kind]?.textForm);

test.each(withForms)('what %s takes is of the form that it states', (kind) => {
  const spec = specs[kind];
  const { draft, cases } = taken[kind] ?? { cases: [] };
  expect(cases).not.toHaveLength(0);
  for (const { text, country = 'US' } of cases) {
    const answers = draft ? {} : { postalCode: text };
    const facts = exampleFacts({ country, answers });
    const context = {
      facts,
      required: true,
      drafts: draft ? { [draft]: text } : {},
      options: withDefaults(spec?.options ?? {}, {}),
    };
    expect(spec?.textOf?.(answers, context), text).toBe(text);
    expect(spec?.check?.(answers, context), text).toBeUndefined();
    expect(spec?.textForm?.(country).test(text.trim()), text).toBe(true);
  }
});
