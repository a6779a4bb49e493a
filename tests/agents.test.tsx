import { expect, test } from 'vitest';
import type { Widget } from '#src/kit/widget.ts';
import { BirthDate } from '#widgets/BirthDate/BirthDate.tsx';
import { CaregiverChoice } from '#widgets/CaregiverChoice/CaregiverChoice.tsx';
import { CaregiverName } from '#widgets/CaregiverName/CaregiverName.tsx';
import { CountrySelect } from '#widgets/CountrySelect/CountrySelect.tsx';
import { Email } from '#widgets/Email/Email.tsx';
import { FullName } from '#widgets/FullName/FullName.tsx';
import { Phone } from '#widgets/Phone/Phone.tsx';
import { PostalCode } from '#widgets/PostalCode/PostalCode.tsx';
import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';

const someoneElse = { path: { hasCaregiver: true, caregiverType: 'adult' } } as const;
const rows: [string, Widget, Situation, string[]][] = [
  ['BirthDate', BirthDate, {}, ['bday']],
  [
    'CaregiverChoice',
    CaregiverChoice,
    { facts: someoneElse, answers: { participant: 'someone_else' } },
    ['name', 'bday'],
  ],
  ['CaregiverName', CaregiverName, { facts: someoneElse }, ['name']],
  ['CountrySelect', CountrySelect, {}, ['country']],
  ['Email', Email, {}, ['email']],
  ['FullName', FullName, {}, ['name']],
  ['Phone', Phone, {}, ['tel']],
  ['PostalCode', PostalCode, {}, ['postal-code']],
];

test.each(rows)(
  'the browser of an agent neither keeps nor offers patients: %s',
  async (_, widget, situation, usual) => {
    const tokensFor = async (flowType: 'webScreener' | 'partnerScreener') => {
      const facts = { ...situation.facts, campaign: { flowType } };
      const { screen } = await renderWidget(widget, { ...situation, facts });
      const boxes = [...screen.container.querySelectorAll('[autocomplete]')];
      await screen.unmount();
      return boxes.map((box) => box.getAttribute('autocomplete'));
    };
    expect(await tokensFor('webScreener')).toEqual(usual);
    expect(await tokensFor('partnerScreener')).toEqual(usual.map(() => 'off'));
  },
);
