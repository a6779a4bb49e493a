import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/renderWidget.tsx';
import { testWidget } from '#tests/widgetSuite.tsx';
import { Eligibility } from './Eligibility.tsx';

const landingPageCopy = { eligibility: { title: 'In short', items: ['First point', 'Second point'] } };

testWidget('Eligibility', Eligibility, { facts: { landingPageCopy } });

describe('Eligibility', () => {
  test('the items stand under the title of the copy, in a section that can be linked to', async () => {
    const { screen } = await renderWidget(Eligibility, { facts: { landingPageCopy } });
    await expect.element(screen.getByRole('region', { name: 'In short' })).toHaveAttribute('id', 'eligibility');
    const items = screen.getByRole('listitem').elements();
    expect(items.map((item) => item.textContent)).toEqual(['First point', 'Second point']);
  });

  test('nothing shows where the copy is silent', async () => {
    const { screen } = await renderWidget(Eligibility);
    expect(screen.getByRole('heading').elements()).toHaveLength(0);
  });

  test('while the study is loading nothing half shows', async () => {
    const path = { loadingInitialPayload: true };
    const { screen } = await renderWidget(Eligibility, { facts: { landingPageCopy, path } });
    expect(screen.getByRole('heading').elements()).toHaveLength(0);
  });
});
