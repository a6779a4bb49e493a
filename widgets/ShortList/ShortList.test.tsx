import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Study } from '#src/domain/facts.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { ShortList } from './ShortList.tsx';

const example = exampleFacts({ study: {} }).study as Study;
/** A list that came with the address: one study is open, the other is not any more. */
const sent = {
  facts: { query: { studies: '7,8' } },
  replies: { listedStudies: [{ ...example, id: 7, title: 'The asthma study' }] },
};

testWidget('ShortList', ShortList, sent);

describe('ShortList', () => {
  it('is nothing while nothing is kept', async () => {
    const { screen } = await renderWidget(ShortList);
    expect(screen.getByRole('heading').elements()).toEqual([]);
  });

  it('opens a list that was sent, and says what is not open any more', async () => {
    const { screen } = await renderWidget(ShortList, sent);
    await expect.element(screen.getByText('The asthma study', { exact: true })).toBeVisible();
    await expect
      .element(screen.getByText('One study of the list is not taking new participants any more.'))
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: /^See if you may join.*The asthma study/ }))
      .toHaveAttribute('href', '/signup/screener/home?studyId=7&psr=1');
  });

  it('begins what can be done about a study where its title begins, on a phone', async () => {
    await page.viewport(390, 844);
    const { screen } = await renderWidget(ShortList, sent);
    const title = screen.getByText('The asthma study', { exact: true }).element();
    const link = screen.getByRole('link', { name: /^See if you may join/ });
    await expect.element(link).toBeVisible();
    const words = link.element().firstElementChild?.getBoundingClientRect();
    expect(words?.left).toBeCloseTo(title.getBoundingClientRect().left, 0);
  });

  it('loads the studies of a list in one call, in their order, whichever were kept before', async () => {
    const asked: unknown[] = [];
    const { screen } = await renderWidget(ShortList, {
      facts: { query: { studies: '9,7,8' } },
      replies: {
        listedStudies: (input) => {
          asked.push(input);
          return [9, 7].map((id) => ({ ...example, id, title: `Study ${id}` }));
        },
      },
    });
    await expect.element(screen.getByText('Study 7', { exact: true })).toBeVisible();
    expect(
      screen
        .getByRole('listitem')
        .elements()
        .map((item) => item.firstChild?.textContent),
    ).toEqual(['Study 9', 'Study 7']);
    expect(asked).toEqual([{ query: { 'ids[]': [9, 7, 8], locale: 'en' } }]);
  });

  it('copies a link that names the studies and nothing of the visit', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { screen } = await renderWidget(ShortList, { ...sent, answers: { postalCode: '60601', indicationIds: [1] } });
    await screen.getByRole('button', { name: 'Copy the link' }).click();
    await expect.element(screen.getByText('The link was copied.')).toBeVisible();
    expect(write).toHaveBeenCalledWith(`${location.origin}/signup/flow/home?studies=7`);
  });

  it('shows the link where it cannot be copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    const { screen } = await renderWidget(ShortList, sent);
    await screen.getByRole('button', { name: 'Copy the link' }).click();
    await expect
      .element(screen.getByLabelText('Copy this link:'))
      .toHaveValue(`${location.origin}/signup/flow/home?studies=7`);
  });

  it('takes a study away, and keeps the focus on the page when the list goes with it', async () => {
    const { screen } = await renderWidget(ShortList, {
      ...sent,
      facts: { query: { studies: '7' } },
    });
    await screen.getByRole('button', { name: 'Remove: The asthma study' }).click();
    expect(screen.getByRole('heading').elements()).toEqual([]);
    await expect.element(screen.getByRole('main')).toHaveFocus();
  });
});
