import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { Phone } from './Phone.tsx';

testWidget('Phone', Phone);

const valid = { validatePhone: { valid: true, e164: '+12025550123' } };

const typed = async (situation: Situation, text: string) => {
  const rendered = await renderWidget(Phone, situation);
  await userEvent.type(rendered.screen.getByRole('textbox'), text);
  return rendered;
};

describe('Phone', () => {
  it('mentions pre-qualifying', async () => {
    const { screen } = await renderWidget(Phone);
    await expect.element(screen.getByRole('heading', { name: /pre-qualify/ })).toBeVisible();
  });

  it.each([
    ['whoever takes part', 'short', 'self', 'For example (212) 555-0123'],
    ['a parent, among questions about the child', 'short', 'parent_child', /^The number we should call, for example/],
    ['a parent whom the label asks', 'auto', 'parent_child', 'For example (212) 555-0123'],
  ] as const)('says whose number it is to %s', async (_, label, who, hint) => {
    const facts = who === 'self' ? {} : { path: { hasCaregiver: true, caregiverType: who } };
    const { screen } = await renderWidget(Phone, { options: { label }, facts });
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription(hint);
  });

  it.each([
    ['US', '2025550123', '(202) 555-0123'],
    ['US', '12025550123', '1 (202) 555-0123'],
    ['US', '+12025550123', '+1 (202) 555-0123'],
    ['US', '01134960123', '01134960123'],
    ['US', '+447700900123', '+44 7700 900123'],
    ['AU', '+12025550123', '+1 (202) 555-0123'],
    ['GB', '+447700900123', '+44 7700 900123'],
    ['GB', '447700900123', '+44 7700 900123'],
    ['GB', '07700900123', '07700900123'],
    ['NZ', '+64215550123', '+64 21 555 0123'],
  ] as const)('in %s writes %s as %s while it is typed', async (country, text, shown) => {
    const { screen } = await typed({ facts: { country } }, text);
    await expect.element(screen.getByRole('textbox')).toHaveValue(shown);
  });

  it.each([
    ['US', '+1 202 555 0123', '(202) 555-0123'],
    // From a country that is known only later.
    ['US', '0113 496 0123', '01134960123'],
    ['US', '+61491570006', '+61 491 570 006'],
    ['GB', '07700 900123', '+44 7700 900123'],
    // A digit too few.
    ['US', '1 202 555 012', '(202) 555-012'],
  ] as const)('in %s tidies %s up when it is left', async (country, text, shown) => {
    const { screen } = await renderWidget(Phone, { facts: { country } });
    await screen.getByRole('textbox').fill(text);
    await userEvent.tab();
    await expect.element(screen.getByRole('textbox')).toHaveValue(shown);
  });

  it('lets a number that was begun with 1 be taken out once it was left', async () => {
    const { screen } = await typed({ facts: { country: 'US' } }, '123');
    const box = screen.getByRole('textbox');
    await userEvent.tab();
    await userEvent.clear(box);
    await userEvent.type(box, '2025550123');
    await expect.element(box).toHaveValue('(202) 555-0123');
  });

  it('shows a number as it was left, until the page knows the country again', async () => {
    // As after a reload: the country comes with the first call.
    const { screen } = await renderWidget(Phone, { drafts: { phone: '+44 1134 960123' }, facts: { country: 'US' } });
    const box = screen.getByRole('textbox');
    await box.click();
    await import('#src/ui/mask.ts');
    await userEvent.tab();
    await expect.element(box).toHaveValue('+44 1134 960123');
  });

  it('stores what the service makes of the number', async () => {
    const { answers, submit } = await typed({ replies: valid }, '2025550123');
    expect(await submit()).toEqual([]);
    expect(answers()).toEqual({ phone: '+12025550123', phoneValid: true, phoneCountry: 'US' });
  });

  it('stays verified when only its separators change', async () => {
    const { screen, answers, submit } = await typed({ replies: valid }, '2025550123');
    await submit();
    await screen.getByRole('textbox').fill('202-555-0123');
    expect(answers()).toMatchObject({ phone: '+12025550123', phoneValid: true });
    await screen.getByRole('textbox').fill('202-555-0124');
    expect(answers()).toEqual({ phoneCountry: 'US' });
  });

  it('asks the service with the country', async () => {
    const asked: unknown[] = [];
    const validatePhone = (input: unknown) => ({ valid: asked.push(input) > 0, e164: '+447700900123' });
    const { submit } = await typed({ facts: { country: 'GB' }, replies: { validatePhone } }, '07700900123');
    await submit();
    expect(asked).toEqual([{ body: { phone: '07700900123', country: 'GB' } }]);
  });

  it('abroad asks the service once the visitor has agreed, though the number was entered before', async () => {
    const asked: unknown[] = [];
    const validatePhone = (input: unknown) => ({ valid: asked.push(input) === 0 });
    const facts = { country: 'GB', campaign: { consent: { shown: true, onConditions: false } } } as const;
    const { answers, change, submit } = await typed({ facts, replies: { validatePhone } }, '07400123456');
    expect(await submit()).toEqual([]);
    expect([asked, answers().phone]).toEqual([[], '+447400123456']);
    change({ consents: { indication: true } });
    expect(await submit()).toEqual(['invalid']);
    expect(asked).toHaveLength(1);
  });

  it('asks again about a number that was refused in another country', async () => {
    const { answers, submit } = await renderWidget(Phone, {
      drafts: { phone: '07700 900123' },
      answers: { phoneValid: false, phoneCountry: 'US' },
      facts: { country: 'GB' },
      replies: { validatePhone: { valid: true, e164: '+447700900123' } },
    });
    expect(await submit()).toEqual([]);
    expect(answers().phone).toBe('+447700900123');
  });

  it('does not store a number that the service refuses', async () => {
    const { screen, answers, submit } = await typed({ replies: { validatePhone: { valid: false } } }, '2025550123');
    expect(await submit()).toEqual(['invalid']);
    expect(answers()).toEqual({ phoneValid: false, phoneCountry: 'US' });
    await expect.element(screen.getByText('Please enter a valid phone number')).toBeVisible();
    await expect.element(screen.getByRole('textbox')).toHaveValue('(202) 555-0123');
  });

  it.each([
    ['takes a number that can exist', '2025550123', [], '+12025550123'],
    ['refuses a number that cannot', '1111111111', ['invalid'], undefined],
  ])('%s while the service is away', async (_, text, problems, phone) => {
    const { answers, submit } = await typed({}, text);
    expect(await submit()).toEqual(problems);
    expect(answers().phone).toBe(phone);
  });

  it('verifies nothing for a few digits', async () => {
    const { submit } = await typed({ replies: valid }, '2025');
    expect(await submit()).toEqual(['invalid']);
  });

  it('shows a stored number without its +1', async () => {
    const { screen } = await renderWidget(Phone, { answers: { phone: '+12025550123', phoneValid: true } });
    await expect.element(screen.getByRole('textbox')).toHaveValue('(202) 555-0123');
  });
});
