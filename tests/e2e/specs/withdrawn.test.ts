import { placeIn } from '#tests/e2e/journeys/countries.ts';
import { next } from '#tests/e2e/journeys/result.ts';
import { fillScreener, finish, screen, screenerHome } from '#tests/e2e/journeys/screener.ts';
import { lucia, rosa, type ScreenerVisitor } from '#tests/e2e/journeys/screenerVisitor.ts';
import { expectAccessible, expectFits } from '#tests/e2e/support/accessibility.ts';
import { inForce, recordOf, slugOf } from '#tests/e2e/support/leadRecord.ts';
import { ownDataOf } from '#tests/e2e/support/savedLead.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';
import { texts, type Language } from '#tests/e2e/support/texts.ts';

const words = {
  en: {
    withdraw: 'Withdraw this: ',
    yes: 'Yes, withdraw it',
    withdrawn: 'You withdrew this, or part of it, on another page. Going on is not agreeing again.',
    onlyByBox: 'You withdrew this, or part of it, on another page. Now the box is your consent, not the button.',
    notSaved: 'You withdrew your consent. We save nothing more of what you enter here.',
    again: 'Read it and agree again',
    consent: 'Your consent',
  },
  es: {
    withdraw: 'Retirar esto: ',
    yes: 'Sí, retirarlo',
    withdrawn: 'Usted retiró esto, o una parte, en otra página. Seguir no es aceptarlo de nuevo.',
    onlyByBox: 'Usted retiró esto, o una parte, en otra página. Ahora su consentimiento es la casilla, no el botón.',
    notSaved: 'Usted retiró su consentimiento. Ya no guardamos lo que escriba aquí.',
    again: 'Leerlo y aceptarlo de nuevo',
    consent: 'Su consentimiento',
  },
} as const;

/** Withdraws on the page of their own data each consent that stands there. */
async function withdrawEverything(page: Page, slug: string, language: Language) {
  const t = words[language];
  await page.goto(await ownDataOf(slug));
  const left = page.getByRole('link', { name: t.withdraw });
  for (let count = await left.count(); count > 0; count -= 1) {
    await left.first().click();
    await page.getByRole('button', { name: t.yes }).click();
    await expect(left).toHaveCount(count - 1);
  }
}

/** Waits until these consents of the tab's lead are in force. */
const expectInForce = (page: Page, consents: readonly string[]) =>
  expect(async () => expect(inForce((await recordOf(page)).consent)).toEqual(consents)).toPass({ timeout: 10_000 });

async function expectGood(page: Page, what: string) {
  await expectAccessible(page, what);
  await expectFits(page, what);
}

const inBritain = placeIn('GB');

test.use({ viewport: { width: 390, height: 844 } });

test.describe('abroad', () => {
  test.use({ locale: 'en-GB', timezoneId: inBritain.zone });

  for (const visitor of [rosa, lucia])
    test(`who withdrew on the page of their own data reads later that nothing is saved, and agrees again, in ${visitor.language}`, async ({
      page,
    }) => {
      const { language } = visitor;
      const [t, w] = [texts[language], words[language]];
      const abroad: ScreenerVisitor = {
        ...visitor,
        name: `Withdraws Abroad ${language === 'en' ? 'Once' : 'Vez'}`,
        postalLabel: inBritain.postalLabel[language],
        zip: inBritain.zip,
        phone: inBritain.phone,
        birthDate: '14/03/1980',
        height: { centimetres: '168' },
        weight: { kilograms: '64' },
      };
      await page.goto(screenerHome(abroad));
      await fillScreener(page, abroad);
      const agree = page.getByRole('checkbox', { name: t.agree });
      await agree.check();
      await finish(page, abroad);
      await expectInForce(page, ['call', 'email', 'sms']);
      const later = page.url();
      await withdrawEverything(page, await slugOf(page), language);

      await page.goto(later);
      const notice = page.getByText(w.notSaved);
      await expect(notice).toBeVisible();
      await expectGood(page, 'a later step after the withdrawal');
      const saves: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET' && request.url().includes('/subjects')) saves.push(request.url());
      });
      await next(page, language).click();
      await expect(page).toHaveURL(/\/thanks\?/);
      await expect(notice).toBeVisible();
      await expectGood(page, 'the last step after the withdrawal');
      expect(saves).toEqual([]);
      await expectInForce(page, []);

      await page.getByRole('button', { name: w.again }).click();
      await expect(page).toHaveURL(/\/home\?/);
      await expect(notice).toHaveCount(0);
      await expect(page.getByText(w.withdrawn)).toBeVisible();
      await expectGood(page, 'the step that asks again');
      await expect(agree).not.toBeChecked();
      await agree.check();
      await expect(page.getByText(w.withdrawn)).toHaveCount(0);
      await finish(page, abroad);
      await expectInForce(page, ['call', 'email', 'sms']);
      await expect(notice).toHaveCount(0);
      await next(page, language).click();
      await expect(page).toHaveURL(/\/thanks\?/);
      expect(saves).not.toEqual([]);
    });
});

test.describe('in the US', () => {
  for (const visitor of [rosa, lucia])
    test(`who withdrew in another tab may agree again by a box beside the notice, in ${visitor.language}`, async ({
      page,
      context,
    }) => {
      const { language } = visitor;
      const [t, w] = [texts[language], words[language]];
      const american = { ...visitor, name: `Withdraws Here ${language === 'en' ? 'Once' : 'Vez'}` };
      await screen(page, american);
      await expectInForce(page, ['call', 'clinic', 'email', 'sms']);
      await page.goto(screenerHome(american));
      const consent = page.getByRole('region', { name: w.consent });
      await expect(consent).toBeVisible();
      await expect(consent.getByRole('checkbox')).toHaveCount(0);
      const other = await context.newPage();
      await withdrawEverything(other, await slugOf(page), language);
      await other.close();
      // A tab that is shown again; without a screen none is ever hidden.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

      await expect(consent.getByText(w.onlyByBox)).toBeVisible();
      const [contact, clinic] = [
        consent.getByRole('checkbox', { name: t.agree }),
        consent.getByRole('checkbox').nth(1),
      ];
      await expect(contact).not.toBeChecked();
      await expectGood(page, 'the step with boxes to agree again');
      await finish(page, american);
      await expectInForce(page, []);

      await page.goto(screenerHome(american));
      await contact.check();
      await expect(consent.getByText(w.withdrawn)).toBeVisible();
      await clinic.check();
      await expect(consent.getByText(w.withdrawn)).toHaveCount(0);
      await finish(page, american);
      await expectInForce(page, ['call', 'clinic', 'email', 'sms']);
    });
});
