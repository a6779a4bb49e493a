import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '#tests/e2e/support/test.ts';

const reader = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
const address = '/signup/screen-reader.js';

/** Makes the reader loadable by the pages of a context: their policy lets scripts of their own origin in alone. */
export async function offerReader(page: Page): Promise<void> {
  const body = readFileSync(reader, 'utf8');
  await page.route(`**${address}`, (route) => route.fulfill({ body, contentType: 'text/javascript' }));
}

/** What a screen reader says of the page as it stands, from its top to its end, a line for each stop. */
export async function transcriptOf(page: Page): Promise<string> {
  const said = await page.evaluate(async (path) => {
    const { virtual } = (await import(path)) as typeof import('@guidepup/virtual-screen-reader');
    // The reader reads what no browser shows.
    for (const unseen of document.querySelectorAll('noscript')) unseen.remove();
    await virtual.start({ container: document.body });
    while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    return phrases;
  }, address);
  return `${said.join('\n')}\n`;
}
