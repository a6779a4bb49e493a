import { chromium, type BrowserContext, type Page } from 'playwright';
import { launchOptions } from '#scripts/chromium.ts';

/** What a person types into a screener: each is found nowhere else. */
const typed = {
  'Full name': 'Rosa Zyxbrowser Diaz',
  Email: 'zyxbrowser@marker.example',
  'Phone number': '(312) 555-0167',
  'Date of birth': '07/17/1931',
  Pounds: '157.3',
} as const;

/** The forms in which these may be found. */
export const typedMarkers = [
  'Zyxbrowser',
  'zyxbrowser@',
  '3125550167',
  '555-0167',
  '1931-07-17',
  '07/17/1931',
  '157.3',
];

const storagesOf = (page: Page) =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))));

const cookiesOf = async (context: BrowserContext) => JSON.stringify(await context.cookies());

/** What left a browser and stayed in it: by place. */
export type Seen = Record<'addresses' | 'third parties' | 'storages an hour after', string> & { stored: string };

/** Fills the first page of a screener, whose third-party scripts are those of `party`, and leaves it alone for an hour. */
export async function typeAndWait(address: string, party: string): Promise<Seen> {
  const browser = await chromium.launch(launchOptions());
  const context = await browser.newContext({ locale: 'en-US' });
  const [addresses, outside]: [string[], string[]] = [[], []];
  try {
    await context.clock.install();
    await context.route(`${party}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: outsideScript }),
    );
    const page = await context.newPage();
    page.on('request', (request) => {
      addresses.push(request.url(), request.headers()['referer'] ?? '');
      if (!request.url().startsWith(address)) outside.push(request.url(), request.postData() ?? '');
    });
    page.on('console', (message) => outside.push(message.text()));
    await page.goto(`${address}/signup/ws10/home?studyId=1&utm_source=news`);
    await page.waitForLoadState('networkidle');
    for (const [name, text] of Object.entries(typed)) await page.getByRole('textbox', { name }).first().fill(text);
    await page.getByRole('textbox', { name: 'Zip Code' }).fill('60601');
    await context.clock.runFor(5000);
    await page.waitForLoadState('networkidle');
    const stored = await storagesOf(page);
    addresses.push(page.url());
    await context.clock.fastForward('01:01:00');
    await page.getByText(/we removed what was entered here/).waitFor();
    const left = (await storagesOf(page)) + (await cookiesOf(context));
    return { addresses: addresses.join(), 'third parties': outside.join(), 'storages an hour after': left, stored };
  } finally {
    await browser.close();
  }
}

/** Repeats what it is told, so that it can be read what a third-party script learns. */
const outsideScript = `addEventListener('message', ({ data }) => console.log(JSON.stringify(data)));
setInterval(() => console.log(JSON.stringify([location.href, document.referrer, globalThis.dataLayer])), 1000);`;
