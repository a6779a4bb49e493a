import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { LandingCopy } from './LandingCopy.tsx';

testWidget('LandingCopy', LandingCopy);

const heading = { level: 1 };

describe('LandingCopy', () => {
  test('the four parts of the copy show', async () => {
    const landingPageCopy = {
      title: 'Breathe easier',
      subtitle: 'A study on asthma',
      benefits: 'Care by specialists',
      compensationInformation: 'Up to $500',
    };
    const { screen } = await renderWidget(LandingCopy, { facts: { landingPageCopy, study: {} } });
    await expect.element(screen.getByRole('heading', heading)).toHaveTextContent('Breathe easier');
    for (const text of ['A study on asthma', 'Care by specialists', 'Up to $500'])
      await expect.element(screen.getByText(text)).toBeVisible();
  });

  test.each([
    ['what the study is about', { landingPageCopy: { drawing: 'lungs' } }, '#heading-lungs'],
    ['what the brand has, where that is not said', {}, '#heading-hero'],
  ] as const)('the heading is adorned with %s', async (_, facts, drawing) => {
    const { screen } = await renderWidget(LandingCopy, { facts });
    const shown = screen.getByRole('heading', heading).element().parentElement?.querySelector('use');
    expect(shown?.getAttribute('href')).toBe(drawing);
  });

  test.each([
    ['the study gives the title where there is no copy', { study: { title: 'The asthma study' } }, 'The asthma study'],
    ['without a study the title is a general one', {}, 'Find out if a clinical study is right for you'],
  ])('%s', async (_, facts, title) => {
    const { screen } = await renderWidget(LandingCopy, { facts });
    await expect.element(screen.getByRole('heading', heading)).toHaveTextContent(title);
    expect(screen.getByRole('heading').elements()).toHaveLength(1);
  });

  test.each([
    [
      'of the study',
      { sponsor: 'Example Pharma', ethics: { committee: 'Example Committee', number: 'EC-7', version: '2' } },
      'Sponsor: Example Pharma. Ethics approval EC-7, version 2. More about who is asking',
    ],
    ['of the campaign', { recruiter: 'Example Recruiting' }, 'Example Recruiting is asking. More about who is asking'],
  ])('under the heading it says who asks: %s', async (_, oversight, line) => {
    const { screen } = await renderWidget(LandingCopy, { facts: { oversight } });
    const link = screen.getByRole('link', { name: 'More about who is asking' });
    await expect.element(link).toHaveAttribute('href', '#who-asks');
    const text = link.element().parentElement?.textContent ?? '';
    // Word joiners keep the number on one line.
    expect(text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ')).toBe(line);
  });

  test('it names how long it takes, unless the campaign leaves it out', async () => {
    const said = await renderWidget(LandingCopy);
    await expect.element(said.screen.getByText('This takes less than 2 minutes.')).toBeVisible();
    const unsaid = await renderWidget(LandingCopy, { options: { showDuration: false } });
    expect(unsaid.screen.container.textContent).not.toContain('2 minutes');
  });

  test('while the study is loading no title replaces it', async () => {
    const { screen } = await renderWidget(LandingCopy, {
      facts: { path: { loadingStudy: true } },
    });
    await expect.element(screen.getByText('Loading…')).toBeVisible();
    expect(screen.getByRole('heading').elements()).toHaveLength(0);
  });
});
