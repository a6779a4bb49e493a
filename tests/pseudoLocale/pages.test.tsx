import { page as browser } from 'vitest/browser';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '#src/app/router/App.tsx';
import { openRealPage } from '#tests/support/realPage.ts';
import { pseudoCode, registerPseudoLocale } from '#tests/support/pseudoLocale.ts';
import '#src/ui/ui.css';

// Never undone: the pages stay open until the file has ended.
beforeAll(() => void registerPseudoLocale());

/** The words of a page that stand there in plain English without being marked as such. */
function unmarkedEnglish(root: HTMLElement): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('[lang=en], [lang=es], script, style'))
      found.push(...(node.textContent?.match(/\b[a-z]{4,}\b/g) ?? []));
  return found;
}

/** What reaches beyond the right edge of the screen. */
const overflowing = (root: HTMLElement) =>
  [...root.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('.visually-hidden'))
    .map((element) => element.outerHTML.slice(0, 120));

const steps = [
  ['ws10', 'home'],
  ['ws10', 'thanks'],
  ['s6', 'home'],
  ['s6', 'gender'],
  ['s6', 'postal'],
  ['s6', 'phone'],
  ['s6', 'thankyou'],
  ['demo', 'home'],
] as const;

test.each(steps)(
  '%s %s fits a phone of 320 px where every text is longer by 40 in a hundred, and no text was forgotten',
  async (flow, step) => {
    await browser.viewport(320, 800);
    const page = await openRealPage(flow, { locale: pseudoCode });
    const path = page.campaign.steps[step]?.path;
    const { container } = await render(
      <MemoryRouter initialEntries={[`/signup/${pseudoCode}/${flow}/${path}`]}>
        <App page={page} />
      </MemoryRouter>,
    );
    await expect.poll(() => container.querySelector('h1')?.textContent).toBeTruthy();
    await expect.poll(() => container.textContent).toMatch(/ö/);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(overflowing(container)).toEqual([]);
    expect(unmarkedEnglish(container)).toEqual([]);
  },
);
