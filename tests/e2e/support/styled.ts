import type { Page } from './test.ts';

/** How many elements the browser styles anew, each time that it does while something is done with a page. */
export async function styledBy(page: Page, act: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page belongs to no browser that could be traced.');
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  await session.detach();
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await act();
  // As Chromium writes it; a window of the browser itself is styled too.
  type Traced = { name: string; args: { elementCount?: number; beginData?: { frame?: string } } };
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  const stylings = traceEvents.filter(
    ({ name, args }) => name === 'UpdateLayoutTree' && args.beginData?.frame === frameTree.frame.id,
  );
  return stylings.map(({ args }) => args.elementCount ?? 0);
}
