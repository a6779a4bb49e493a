import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { StudyResults } from './StudyResults.tsx';
import { asthma, far, finding, here } from './testing/findStudies.ts';

testWidget('StudyResults', StudyResults, finding([asthma], [far]));

describe('StudyResults', () => {
  it('says what to do before there is a postal code, and searches for nothing', async () => {
    const { screen, events } = await renderWidget(StudyResults);
    await expect.element(screen.getByText('Tell us where you live to see studies near you.')).toBeVisible();
    expect(events).toEqual([]);
  });

  it('shows the studies near, and those further away', async () => {
    const { screen, events } = await renderWidget(StudyResults, finding([asthma], [far]));
    await expect.element(screen.getByRole('heading', { name: 'The asthma study' })).toBeVisible();
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('1 study near Chicago');
    await expect.element(screen.getByRole('heading', { name: 'Further away' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'The far study' })).toBeVisible();
    expect(events).toEqual([]);
  });

  it.each([
    ['en', 1, 'Studies open to your area', 'For people from Chicago: 1'],
    ['es', 2, 'Estudios abiertos a su zona', 'Para personas de Chicago: 2'],
  ] as const)('calls no study near whose site is far away, in %s, %i of them', async (locale, count, heading, said) => {
    const studies = [asthma, { ...asthma, id: 9 }].slice(0, count).map((study) => ({ ...study, distance: 2300 }));
    const { screen } = await renderWidget(StudyResults, { ...finding(studies), locale });
    await expect.element(screen.getByRole('status').first()).toHaveTextContent(said);
    await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent(heading);
  });

  it.each([
    ['says that the study of the address is not open', {}, ['The study that you are looking for is not open.']],
    ['says nothing of one that is open', { study: {} }, []],
    ['says nothing of one that is being looked up', { path: { loadingStudy: true } }, []],
    ['says nothing of one that could not be looked up', { path: { failedInitialPayload: true } }, []],
  ] as const)('%s', async (_, facts, said) => {
    const { screen } = await renderWidget(StudyResults, {
      ...finding([asthma]),
      facts: { query: { studyId: '999' }, ...facts },
    });
    await expect.element(screen.getByRole('heading', { name: 'The asthma study' })).toBeVisible();
    const notices = screen.getByText(/^The study that you are looking for/).elements();
    expect(notices.map(({ textContent }) => textContent)).toEqual(said);
  });

  it('loads the next page on request, and focuses its first study', async () => {
    const asked: unknown[] = [];
    const { screen } = await renderWidget(StudyResults, {
      ...here,
      replies: {
        studySearch: (input) => {
          asked.push(input);
          const page = { studies: [], nearbyTotal: 2, place: { name: 'Chicago' } };
          return asked.length === 1
            ? { ...page, nearbyStudies: [asthma], next: 'two' }
            : { ...page, nearbyStudies: [far] };
        },
      },
    });
    await screen.getByRole('button', { name: 'Show more studies' }).click();
    await expect.element(screen.getByRole('heading', { name: 'The far study' })).toHaveFocus();
    expect(asked[1]).toMatchObject({ body: { postalCode: '60601', cursor: 'two' } });
    expect(screen.getByRole('button', { name: 'Show more studies' }).elements()).toEqual([]);
  });

  it('leads Back to the card that was followed, with as many results as there were', async () => {
    history.replaceState({ results: { study: 8, shown: 45 } }, '');
    const asked: unknown[] = [];
    const { screen } = await renderWidget(StudyResults, {
      ...here,
      replies: {
        studySearch: (input) => {
          asked.push(input);
          return { studies: [], nearbyStudies: [asthma, far], nearbyTotal: 2, place: { name: 'Chicago' } };
        },
      },
    });
    await expect.element(screen.getByRole('link', { name: /The far study/ })).toHaveFocus();
    expect(asked).toMatchObject([{ body: { limit: 45 } }]);
    history.replaceState(null, '');
  });

  it('leaves out a study whose screener was not passed in this tab', async () => {
    const { screen } = await renderWidget(StudyResults, { ...finding([asthma, far]), failed: [7] });
    await expect.element(screen.getByRole('heading', { name: 'The far study' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The asthma study' }).elements()).toEqual([]);
  });

  it.each([
    ['en', 'I have finished'],
    ['es', 'Terminar'],
  ] as const)('leaves the step by the button below, in %s', async (locale, name) => {
    const { screen, events } = await renderWidget(StudyResults, { ...finding([asthma]), locale });
    await screen.getByRole('button', { name }).click();
    expect(events).toContain('next');
  });
});
