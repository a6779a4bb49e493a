import { describe, expect, test } from 'vitest';
import { errorSummaryOf } from '#src/form/errorSummary.ts';
import type { Locale } from '#src/domain/facts.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import { createTexts, type Messages } from '#src/i18n/texts.ts';
import { fieldTexts } from '#src/form/fieldTexts.tsx';
import { stepFormOf } from './stepFormOf.ts';

/** What the step says, in words, once this was typed. */
async function saidOf(locale: Locale, step: string, drafts: Record<string, string>) {
  const page = await openRealPage('demo', { locale });
  page.store.setState({ drafts });
  const form = stepFormOf(page, page.campaign.steps[step]!);
  const problems = form.asked().flatMap((field) => form.problems(field).map((problem) => ({ field, problem })));
  return errorSummaryOf(page.texts, step, problems, () => ({ name: '' })).map(({ text }) => text);
}

describe('a check that a campaign puts on a field', () => {
  test.each([
    ['en', 'name', { fullName: 'Bo X' }, 'Full name must have at least 5 characters'],
    ['es', 'name', { fullName: 'Bo X' }, 'Nombre completo: escriba al menos 5 caracteres'],
    [
      'en',
      'phone',
      { phone: '(312) 555-0123', phoneAgain: '3125550124' },
      'Confirmation does not match: please enter the same again',
    ],
    [
      'es',
      'phone',
      { phone: '(312) 555-0123', phoneAgain: '3125550124' },
      'Confirmación: no coincide; escriba lo mismo de nuevo',
    ],
  ] as const)('is told in %s on the step %s', async (locale, step, drafts, text) => {
    expect(await saidOf(locale, step, drafts)).toEqual([text]);
  });

  test.each([
    ['name', { fullName: 'Bo Xu' }],
    ['phone', { phone: '(312) 555-0123', phoneAgain: '312 555 0123' }],
  ])('lets through what it asks for on the step %s', async (step, drafts) => {
    expect(await saidOf('en', step, drafts as unknown as Record<string, string>)).toEqual([]);
  });

  test('is in no flow that puts none', async () => {
    const { bundle, evaluateChecks } = await openRealPage('s6');
    expect(evaluateChecks).toBeUndefined();
    expect(bundle.texts.common.en).not.toHaveProperty('min');
  });
});

describe('a message that all kinds share', () => {
  const own = { en: {}, es: {} };
  const common = { en: { required: 'This field is required' }, es: { required: 'Este campo es obligatorio' } };
  const said = (locale: Locale, phone: Messages, field = 'phone') =>
    fieldTexts(createTexts(locale, { Phone: phone, common }), 'home', { id: field, kind: 'Phone' }).t('required');
  const overridden = {
    en: { 'home.phone.required': 'We need a number' },
    es: { 'home.phone.required': 'Necesitamos un número' },
  };

  test.each([
    ['is the same everywhere', said('en', own), 'This field is required'],
    ['is another one for the field whose campaign words it', said('en', overridden), 'We need a number'],
    ['in Spanish too', said('es', overridden), 'Necesitamos un número'],
    ['even if it is worded in Spanish alone', said('es', { en: {}, es: overridden.es }), 'Necesitamos un número'],
    ['and not for other fields', said('en', overridden, 'mobile'), 'This field is required'],
  ])('%s', (_, text, expected) => expect(text).toBe(expected));
});
