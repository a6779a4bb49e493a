import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { LinkBar } from './LinkBar.tsx';

testWidget('LinkBar', LinkBar);

const copy = {
  studyDesign: { title: 'Study', items: ['Three visits'] },
  eligibility: { title: 'You', items: ['18 or older'] },
};

describe('LinkBar', () => {
  test.each([
    ['all four sections', copy, {}, ['Benefits', 'Study Details', 'Eligibility', 'Testimonials']],
    ['only what the study describes', {}, {}, ['Benefits', 'Testimonials']],
    ['only what the step has', copy, { benefits: false, testimonials: false }, ['Study Details', 'Eligibility']],
  ])('%s', async (_, landingPageCopy, options, names) => {
    const { screen } = await renderWidget(LinkBar, { facts: { landingPageCopy }, options });
    const links = screen.getByRole('navigation', { name: 'More Information' }).getByRole('link');
    expect(links.elements().map((link) => link.textContent)).toEqual(names);
  });

  test('a study whose only criterion is travelling has a link to its eligibility too', async () => {
    const { screen } = await renderWidget(LinkBar, { facts: { study: { transportationRequired: true } } });
    await expect.element(screen.getByRole('link', { name: 'Eligibility' })).toBeVisible();
  });

  test('without any section there is no bar', async () => {
    const { screen } = await renderWidget(LinkBar, { options: { benefits: false, testimonials: false } });
    expect(screen.getByRole('navigation').elements()).toHaveLength(0);
  });

  test('a link moves focus to its section', async () => {
    const { screen } = await renderWidget(LinkBar, { facts: { landingPageCopy: copy } });
    const section = document.createElement('section');
    section.id = 'eligibility';
    section.tabIndex = -1;
    screen.container.append(section);
    await screen.getByRole('link', { name: 'Eligibility' }).click();
    expect(document.activeElement).toBe(section);
  });
});
