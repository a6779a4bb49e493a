import type { Page } from 'playwright';

const typed: readonly [label: string, text: string][] = [
  ['Full name', 'Daniel Reyes'],
  ['Zip Code', '60601'],
  ['Phone number', '3125550123'],
  ['Date of birth', '03/14/1980'],
  ['Feet', '5'],
  ['Inches', '6'],
  ['Pounds', '150'],
];

const answers: readonly [role: 'radiogroup' | 'group', question: string, answer: string][] = [
  ['radiogroup', 'Gender', 'Male'],
  ['radiogroup', 'Has a doctor told you that you have asthma?', 'Yes'],
  ['radiogroup', 'How often do you use your rescue inhaler?', 'Once or twice a week'],
  ['group', 'Which of these do you take every day for your asthma?', 'Tablets'],
  ['radiogroup', 'Have you smoked or vaped in the last 12 months?', 'No'],
  ['radiogroup', 'Have you taken part in another clinical study in the last 30 days?', 'No'],
  ['group', 'Ethnicity', 'White'],
];

/** Fills and sends the first page of a screener for the demo's asthma study, as somebody who qualifies. */
export async function fillScreener(page: Page): Promise<void> {
  for (const [label, text] of typed) await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.getByRole('textbox', { name: /^Email/ }).fill('daniel@example.com');
  for (const [role, question, answer] of answers)
    await page.getByRole(role, { name: question }).getByLabel(answer, { exact: true }).check();
  const home = page.url();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.waitForURL((url) => url.href !== home);
}

/** Presses the first free day of a booking page; its times appear. */
export async function chooseDay(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Days' }).getByRole('button').first().click();
  await page.getByRole('table').waitFor();
}

/** Books the first time of the open day, and confirms it in the dialog that phones show. */
export async function book(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Book Appointment' }).click();
  await page.getByRole('heading', { level: 1, name: 'booked' }).waitFor();
}
