import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { savedLead, sentLink } from '#tests/e2e/support/savedLead.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('somebody on a phone', () => {
  // A form with something wrong in it is answered 400.
  test.use({ expectedErrors: /400 \(Bad Request\)/ });

  test('sees what is stored, withdraws, corrects, and has everything erased', async ({ page }) => {
    const link = await savedLead(page, { phone1: '+12125550611', preferredLanguage: 'en' });
    await page.goto(link);
    await expect(heading(page, 'Your data')).toBeVisible();
    await expect(page.getByText('The study may fit, so expect a call')).toBeVisible();
    await expect(page.getByText('(212) 555-0611 (not verified)')).toBeVisible();
    await page.getByText('Read the words: Text messages').click();
    await expect(page.getByText('Pressing the button below is your consent.')).toBeVisible();
    await expectAccessible(page, 'the page');
    await expectFits(page, 'the page');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download a copy' }).click();
    expect((await download).suggestedFilename()).toBe('my-data.json');

    await page.getByRole('link', { name: 'Withdraw this: Text messages' }).click();
    await expect(heading(page, 'Withdraw what you agreed to?')).toBeVisible();
    await expectAccessible(page, 'the question before a withdrawal');
    await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
    await expect(page.getByRole('status')).toHaveText('You withdrew this: Text messages.');
    await expect(page.getByText('You withdrew this on')).toBeVisible();

    await page.getByRole('link', { name: 'Correct your name or how to reach you' }).click();
    await expect(page.getByRole('link', { name: 'Back without saving' })).toBeVisible();
    await page.getByLabel('Full name').fill('Anna');
    await page.getByLabel('Phone number').fill('12');
    await page.getByRole('button', { name: 'Save' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Phone number: Please enter a valid phone number');
    await expect(page.getByLabel('Full name')).toBeFocused();
    await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription('Please enter a valid phone number');
    await expectAccessible(page, 'the form with what is wrong in it');
    await expectFits(page, 'the form with what is wrong in it');
    await alert.getByRole('link', { name: 'Phone number' }).click();
    await expect(page.getByLabel('Phone number')).toBeFocused();
    await page.getByLabel('Full name').fill('Anna Quigley');
    await page.getByLabel('Phone number').fill('(212) 555-0612');
    await page.getByRole('button', { name: 'Save' }).dblclick();
    await expect(page.getByRole('status')).toContainText('Your corrections are saved.');
    await expect(page.getByText('(212) 555-0612 (not verified)')).toBeVisible();
    await expect(page.getByText('Anna Quigley')).toBeVisible();

    await page.getByRole('link', { name: 'Español' }).click();
    await expect(heading(page, 'Sus datos')).toBeVisible();
    await expectAccessible(page, 'the page in Spanish');
    await expectFits(page, 'the page in Spanish');
    const own = page.url();
    await page.getByRole('link', { name: 'Cambiar o cancelar la cita' }).click();
    await expect(heading(page, 'Su cita')).toBeVisible();
    // The page says what is missing in its own language; a browser would in that of its menus.
    await page.getByRole('button', { name: 'Cambiar la cita' }).click();
    await expect(page.getByRole('alert')).toHaveText('Elija primero un horario.');
    const time = page.getByRole('combobox', { name: 'Nuevo horario' });
    await expect(time).toBeFocused();
    await expect(time).toHaveAccessibleDescription('Elija primero un horario.');
    await expectAccessible(page, 'the appointment for which no other time is chosen');
    await page.goto(own);
    await page.getByRole('link', { name: 'Borrar todo' }).click();
    await expect(heading(page, '¿Borrar todo?')).toBeVisible();
    await expectAccessible(page, 'the question before everything is erased');
    await page.getByRole('button', { name: 'Sí, borrar todo' }).click();
    await expect(heading(page, 'Ya borramos todo')).toBeVisible();
    await expectAccessible(page, 'the receipt');
    await page.reload();
    await expect(heading(page, 'Ya borramos todo')).toBeVisible();
  });
});

test('a link is asked for with a number, comes as a message, and opens the page', async ({ page }) => {
  await savedLead(page, { phone1: '+12125550614', email: 'asks@example.org' });
  await page.goto('/my-data');
  await expect(heading(page, 'Ask for a link to your data')).toBeVisible();
  await expectAccessible(page, 'the page that asks for a link');
  await expectFits(page, 'the page that asks for a link');
  await page.getByRole('link', { name: 'Español' }).click();
  await expectAccessible(page, 'the same in Spanish');
  await page.getByLabel('Número de teléfono o correo electrónico').fill('(212) 555-0614');
  await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(heading(page, 'Revise sus mensajes')).toBeVisible();
  await expectAccessible(page, 'the answer to whoever asks');
  await expect.poll(() => sentLink('+12125550614'), { timeout: 10_000 }).toBeDefined();
  await page.goto((await sentLink('+12125550614')) ?? '');
  await expect(page.getByText('verified: your link came by this number')).toBeVisible();
});

test('on paper stands what is stored, without the ways to other pages', async ({ page }) => {
  const link = await savedLead(page, { phone1: '+12125550615' });
  await page.goto(link);
  await expect(page.getByRole('link', { name: 'Move or cancel the appointment' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Annabel Quigley', '(212) 555-0615 (not verified)', 'Text messages', 'Central Time'])
    await expect(page.getByText(text).first()).toBeVisible();
  // A number to call is of use on paper.
  await expect(page.getByRole('link').filter({ visible: true })).toHaveText(['1-800-555-0100']);
  for (const name of ['A copy for you', 'Have everything erased'])
    await expect(page.getByRole('heading', { name })).toBeHidden();
  await expect(page.getByText(/This cannot be undone/)).toBeHidden();
});

test('on paper stands when an appointment is, and nothing of moving or cancelling it', async ({ page }) => {
  await page.goto(await savedLead(page, { phone1: '+12125550616' }));
  await page.getByRole('link', { name: 'Move or cancel the appointment' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Choose another time', 'No longer need it?']);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Central Time')).toBeVisible();
  await expect(page.getByText('We will call you from this number')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(/will be free for somebody else/)).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body, '::after').content)).toBe('"localhost"');
});

test('a policy on paper has its text, the site and the number to call, and no links to other pages', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link').filter({ visible: true })).toHaveText(['1-800-555-0100']);
  expect(await page.evaluate(() => getComputedStyle(document.body, '::after').content)).toBe('"localhost"');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a consent is withdrawn by keys alone', async ({ page }) => {
    const link = await savedLead(page, { phone1: '+12125550613' });
    await page.goto(link);
    const withdraw = page.getByRole('link', { name: 'Withdraw this: Text messages' });
    await withdraw.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Yes, withdraw it' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('You withdrew this: Text messages.');
    await expect(withdraw).toHaveCount(0);
  });
});
