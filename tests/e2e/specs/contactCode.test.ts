import { runInServer } from '#src/server/operator/socketClient.ts';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { expectOneLead } from '#tests/e2e/support/leads.ts';
import { dataDir } from '#tests/e2e/support/serverUnderTest.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';
import { texts, type Language } from '#tests/e2e/support/texts.ts';

test.use({ viewport: { width: 320, height: 640 } });

const words = {
  en: {
    title: 'Is this your number?',
    send: 'Send me a code',
    box: 'Six-digit code',
    wrong: /This is not the code/,
    right: /^Thank you\. The code is right/,
    without: 'Go on without a code',
    noted: /We note that nobody has checked/,
  },
  es: {
    title: '¿Es este su número?',
    send: 'Enviarme un código',
    box: 'Código de seis dígitos',
    wrong: /No es el código/,
    right: /^Gracias\. El código es correcto/,
    without: 'Continuar sin código',
    noted: /Anotamos que nadie ha comprobado/,
  },
} as const;

/** The code that was sent last to a number; the stand-in keeps it for whoever operates the server. */
async function codeFor(phone: string): Promise<string> {
  const lines: string[] = [];
  await runInServer(dataDir, ['messages', 'kept', '--identity'], (line) => lines.push(line));
  const last = lines.findLast((line) => line.includes(phone)) ?? '';
  return /\b(\d{6})\b/.exec(last)?.[1] ?? '';
}

/** From the first step to the one that asks for the code. */
async function openCode(page: Page, language: Language, name: string, phone: string): Promise<void> {
  const t = texts[language];
  const next = () => page.getByRole('button', { name: t.next, exact: true }).click();
  await page.goto(`${t.prefix}/flare-code/postal`);
  await page.getByRole('textbox').fill('60601');
  await next();
  await page.getByRole('textbox', { name: t.fullName }).fill(name);
  await next();
  await page.getByRole('textbox', { name: t.phone }).fill(phone);
  await next();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].title);
}

/** The last two steps. */
async function finish(page: Page, language: Language): Promise<void> {
  const next = page.getByRole('button', { name: texts[language].next, exact: true });
  await next.click();
  await expect(page).toHaveURL(/\/email/);
  await next.click();
  await expect(page).toHaveURL(/\/thankyou/);
}

for (const [index, language] of (['en', 'es'] as const).entries()) {
  test(`a visitor proves a number by its code on a narrow phone (${language})`, async ({ page }) => {
    const say = words[language];
    const phone = `312555018${index}`;
    const name = `Vera Code${index}`;
    await openCode(page, language, name, phone);
    await expectAccessible(page, 'the code before it is sent');
    await page.getByRole('button', { name: say.send }).click();
    const box = page.getByRole('textbox', { name: say.box });
    await expect(box).toBeFocused();
    await expectFits(page, 'the code once it is sent');
    const code = await codeFor(`+1${phone}`);
    await box.fill(code === '000000' ? '000001' : '000000');
    await expect(box).toHaveAccessibleErrorMessage(say.wrong);
    await expectAccessible(page, 'a wrong code');
    await box.fill(code);
    await expect(page.getByText(say.right)).toBeVisible();
    await finish(page, language);
    await expectOneLead(name, { identity: { phone: `+1${phone}` } });
  });
}

test('a visitor goes on without a code, at the button or by the keyboard', async ({ page }) => {
  await openCode(page, 'en', 'Wim Without', '3125550189');
  const without = page.getByRole('button', { name: words.en.without });
  await without.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.en.noted)).toBeFocused();
  await expectFits(page, 'the way on without a code');
  await finish(page, 'en');
  await expectOneLead('Wim Without', { identity: { phone: '+13125550189' } });
});
