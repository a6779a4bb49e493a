import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { Eligibility } from './Eligibility.tsx';

const landingPageCopy = { eligibility: { title: 'In short', items: ['First point', 'Second point'] } };

testWidget('Eligibility', Eligibility, { facts: { landingPageCopy } });

describe('Eligibility', () => {
  test('the items are listed under the title of the copy, in a section that can be linked to', async () => {
    const { screen } = await renderWidget(Eligibility, { facts: { landingPageCopy } });
    await expect.element(screen.getByRole('region', { name: 'In short' })).toHaveAttribute('id', 'eligibility');
    const items = screen.getByRole('listitem').elements();
    expect(items.map((item) => item.textContent)).toEqual(['First point', 'Second point']);
  });

  test.each([
    ['with the items of the copy', landingPageCopy, ['First point', 'Second point']],
    ['where the copy is silent too', {}, []],
  ])('the section names the need to travel, %s', async (_, copy, said) => {
    const study = { transportationRequired: true };
    const { screen } = await renderWidget(Eligibility, { facts: { landingPageCopy: copy, study } });
    const items = screen.getByRole('listitem').elements();
    expect(items.map((item) => item.textContent)).toEqual([...said, 'You need a way to travel to the study site.']);
  });

  test('nothing shows where the copy is silent', async () => {
    const { screen } = await renderWidget(Eligibility);
    expect(screen.getByRole('heading').elements()).toHaveLength(0);
  });

  test('while the study is loading nothing half shows', async () => {
    const loading = { path: { loadingStudy: true } };
    const { screen } = await renderWidget(Eligibility, { facts: { landingPageCopy, ...loading } });
    expect(screen.getByRole('heading').elements()).toHaveLength(0);
  });
});
