import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { expectStep, rosa, type SignupVisitor } from '#tests/e2e/journeys/signup.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('a step saves after its own events and with its consents, not on the way back, and again forward', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const told = /\/api\/(subjects|consents|actions)/.exec(request.url())?.[1];
    // Every call that writes has a body.
    const { actions } = (request.postDataJSON() ?? {}) as { actions?: string[] };
    if (told === 'actions') sent.push(...(actions ?? []).filter((code) => code === 'em'));
    else if (told) sent.push(`${request.method()} ${told}`);
  });
  const visitor: SignupVisitor = { ...rosa, name: 'Rosa Orderly Diaz', email: 'rosa@example.com' };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const known = 'zip=60601&age=52&firstName=Rosa%20Orderly&lastName=Diaz&phone=3125550123';
  await page.goto(`/signup/s6/phone?${known}`);
  await press('Next');
  await expectStep(page, visitor, 'email');
  await expect.poll(() => sent).toEqual(['POST subjects']);
  await expectOneLead(visitor.name, { consents: ['call', 'clinic', 'sms'] });
  await page.getByRole('textbox', { name: 'Email' }).fill('rosa@example.com');
  sent.length = 0;
  await press('Next');
  await expectStep(page, visitor, 'indications');
  await expect.poll(() => sent).toEqual(['em', 'PUT subjects']);
  sent.length = 0;
  await press('Back');
  await expectStep(page, visitor, 'email');
  await press('Back');
  await expectStep(page, visitor, 'phone');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('3125550124');
  expect(sent).toEqual([]);
  await press('Next');
  await expectStep(page, visitor, 'email');
  // Consent for the first number does not cover the second.
  await expect.poll(() => sent).toEqual(['PUT subjects']);
  await expectOneLead(visitor.name, {
    consents: ['call', 'clinic', 'email', 'sms'],
    identity: { phone: '+13125550124' },
  });
});

test('of a tab and a copy of it, the one that saves last has its address, and its consents for that', async ({
  page,
  context,
}) => {
  const visitor: SignupVisitor = { ...rosa, name: 'Rosa Copied Diaz', email: 'one@example.com' };
  const consents = ['call', 'clinic', 'email', 'sms'];
  const press = (tab: typeof page, name: string) => tab.getByRole('button', { name, exact: true }).click();
  const email = (tab: typeof page) => tab.getByRole('textbox', { name: 'Email' });
  const hasSaved = (address: string) => expectOneLead(visitor.name, { consents, identity: { email: address } });
  await page.goto('/signup/s6/phone?zip=60601&age=52&firstName=Rosa%20Copied&lastName=Diaz&phone=3125550125');
  await press(page, 'Next');
  await expectStep(page, visitor, 'email');
  await email(page).fill('one@example.com');
  await press(page, 'Next');
  await expectStep(page, visitor, 'indications');
  await hasSaved('one@example.com');

  // A window that a page opens begins with all that its tab has stored.
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const copy = await opened;
  await expectStep(copy, visitor, 'indications');
  await press(copy, 'Back');
  await email(copy).fill('two@example.com');
  await press(copy, 'Next');
  await expectStep(copy, visitor, 'indications');
  await hasSaved('two@example.com');

  await page.bringToFront();
  await press(page, 'Back');
  await expect(email(page)).toHaveValue('one@example.com');
  await press(page, 'Next');
  await expectStep(page, visitor, 'indications');
  await hasSaved('one@example.com');
});
