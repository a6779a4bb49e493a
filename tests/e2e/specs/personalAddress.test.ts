import { screenerHome } from '#tests/e2e/journeys/screener.ts';
import { rosa } from '#tests/e2e/journeys/screenerVisitor.ts';
import { expect, hold, test } from '#tests/e2e/support/test.ts';

const personal =
  'firstName=Ana&lastName=Prefill&zip=60601&email=ana%40example.com&phone=3125550123&dob=03%2F14%2F1980&gender=f&age=45';

test('an address with personal data fills the fields and is redirected to one without', async ({ page, request }) => {
  const reply = await request.get(`${screenerHome(rosa)}&${personal}`, { maxRedirects: 0 });
  expect([reply.status(), reply.headers()['location']]).toEqual([303, screenerHome(rosa)]);
  await page.goto(`${screenerHome(rosa)}&${personal}`);
  await expect(page).toHaveURL(screenerHome(rosa));
  for (const [label, text] of [
    ['Full name', 'Ana Prefill'],
    ['Zip Code', '60601'],
    ['Phone number', '(312) 555-0123'],
    ['Email', 'ana@example.com'],
    ['Date of birth', '03/14/1980'],
  ] as const)
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(text);
  await expect(page.getByLabel('Female', { exact: true })).toBeChecked();
});

test('the data of an address never replaces what was typed', async ({ page }) => {
  const { release } = await hold(page, '**/api/initial_payload?*');
  await page.goto(`${screenerHome(rosa)}&${personal}`);
  await page.getByRole('textbox', { name: 'Full name' }).fill('Rosa Typed Diaz');
  await page.getByLabel('Non-Binary', { exact: true }).check();
  release();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('ana@example.com');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Rosa Typed Diaz');
  await expect(page.getByLabel('Non-Binary', { exact: true })).toBeChecked();
});

test('invalid values of an address are ignored without a message', async ({ page }) => {
  await page.goto(`${screenerHome(rosa)}&zip=nowhere&email=ana&dob=yesterday&gender=x&firstName=Ana`);
  await expect(page.getByRole('radiogroup', { name: 'asthma?' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Zip Code' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
});
