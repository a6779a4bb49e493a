import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { openRealPage } from '#tests/support/realPage.ts';
import '#src/ui/ui.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { Page } from '#src/app/page/page.ts';
import { PageContext } from '#src/app/page/PageContext.ts';

test('a page that breaks by what was entered says so without telling it, and comes back once that is cleared', async () => {
  const page = await openRealPage('s6');
  const reports: string[] = [];
  const reportMessage: Page['reportMessage'] = (severity, message) => reports.push(`${severity} ${message}`);
  Object.assign(page, { reportMessage });
  page.store.setState({ answers: { firstName: 'Rosa' } });
  const Content = () => {
    const { firstName } = page.store.getState().answers;
    if (firstName !== undefined) throw new RangeError(firstName);
    return <p>The step</p>;
  };
  // React writes what a boundary caught to the console.
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const screen = await render(
    <PageContext value={page}>
      <ErrorBoundary page={page}>
        <Content />
      </ErrorBoundary>
    </PageContext>,
  );
  await expect.element(screen.getByText('Something went wrong. Please try again.')).toBeVisible();
  expect(reports).toEqual(['error The page broke: RangeError']);
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await screen.getByRole('button', { name: 'Clear my answers' }).click();
  await screen.getByRole('button', { name: 'Yes, clear my answers' }).click();
  await expect.element(screen.getByText('The step')).toBeVisible();
  written.mockRestore();
});
