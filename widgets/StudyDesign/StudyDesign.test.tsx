import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { StudyDesign } from './StudyDesign.tsx';

const landingPageCopy = { studyDesign: { title: 'In short', items: ['First point', 'Second point'] } };

testWidget('StudyDesign', StudyDesign, { facts: { landingPageCopy } });

describe('StudyDesign', () => {
  test('the items are listed under the title of the copy, in a section that can be linked to', async () => {
    const { screen } = await renderWidget(StudyDesign, { facts: { landingPageCopy } });
    await expect.element(screen.getByRole('region', { name: 'In short' })).toHaveAttribute('id', 'study-design');
    const items = screen.getByRole('listitem').elements();
    expect(items.map((item) => item.textContent)).toEqual(['First point', 'Second point']);
  });

  test('nothing shows where the copy is silent', async () => {
    const { screen } = await renderWidget(StudyDesign);
    expect(screen.getByRole('heading').elements()).toHaveLength(0);
  });

  test('while the study is loading nothing half shows', async () => {
    const loading = { path: { loadingStudy: true } };
    const { screen } = await renderWidget(StudyDesign, { facts: { landingPageCopy, ...loading } });
    expect(screen.getByRole('heading').elements()).toHaveLength(0);
  });
});
