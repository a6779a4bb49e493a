import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { Study } from '#src/domain/facts.ts';
import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { StudyResults } from './StudyResults.tsx';

const example = exampleFacts({ study: {} }).study as Study;
const asthma: Study = {
  ...example,
  id: 7,
  title: 'The asthma study',
  description: 'It compares two inhalers.',
  minAge: 18,
  maxAge: 65,
  distance: 16.09344,
  indicationIds: [1],
  associatedIndications: [{ id: 1, name: 'Asthma' }],
  transportationRequired: true,
  patientCompensationAmount: 600,
  patientCompensationAmountAvailable: true,
};
const far: Study = { ...example, id: 8, title: 'The far study', gender: 'female' };

const here = { answers: { postalCode: '60601' } } as const;
const finding = (nearbyStudies: Study[], studies: Study[] = []): Situation => ({
  ...here,
  replies: {
    studySearch: { nearbyStudies, studies, nearbyTotal: nearbyStudies.length, place: { name: 'Chicago' } },
    indicationCategories: [
      { name: 'Lungs', indications: [{ id: 1, name: 'Asthma', showForSignup: true, kind: 'chronic' }] },
    ],
  },
});

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
    ['en', '1 mile'],
    ['es', '1 milla'],
  ] as const)('a site one mile away is that, in %s', async (locale, said) => {
    const { screen } = await renderWidget(StudyResults, { ...finding([{ ...asthma, distance: 1.62 }]), locale });
    await expect.element(screen.getByText(said, { exact: true })).toBeVisible();
  });

  it('says in plain words what a study is about', async () => {
    const { screen } = await renderWidget(StudyResults, finding([asthma]));
    const card = screen.getByRole('listitem', { name: 'The asthma study' });
    for (const text of [
      '10 miles',
      'It compares two inhalers.',
      'Asthma',
      'Ages 18 to 65',
      'At the study site',
      '$600',
    ])
      await expect.element(card.getByText(text, { exact: true })).toBeVisible();
  });

  it.each([
    ['is for others by age', { age: 70 }, 'For people up to age 65'],
    ['is for others by age', { age: 12 }, 'For people aged 18 and over'],
    ['suits by age', { age: 40 }, 'It takes people aged 40'],
    ['is about a condition chosen', { indicationIds: [1] }, 'It is about asthma'],
    ['looks for healthy people', { indicationIds: [900] }, 'It takes healthy volunteers'],
  ])('marks a study that %s', async (_, answers, text) => {
    const forHealthy = [...asthma.associatedIndications, { id: 900, name: 'Healthy volunteer' }];
    const { screen } = await renderWidget(StudyResults, {
      ...finding([{ ...asthma, associatedIndications: forHealthy }]),
      answers: { postalCode: '60601', ...answers },
    });
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  it('says that nothing is near, for the condition and the postal code', async () => {
    const { screen, events } = await renderWidget(StudyResults, {
      ...finding([]),
      answers: { postalCode: '60601', indicationIds: [1] },
    });
    await expect.element(screen.getByText('No asthma studies found for postal code 60601')).toBeVisible();
    await expect
      .element(
        screen.getByText(
          "Sorry, no studies are currently recruiting in your area. We'll keep your information on file and reach out when new studies become available.",
        ),
      )
      .toBeVisible();
    expect(events).toContain('count ssns');
  });

  it.each([
    ['en', 'Sign up for news of new studies'],
    ['es', 'Inscribirme para recibir avisos'],
  ] as const)('leads a stranger who finds nothing to where they can ask to be told, in %s', async (locale, name) => {
    const { screen } = await renderWidget(StudyResults, { ...finding([]), options: { signUpFlow: 's6' }, locale });
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', '/signup/s6/home');
  });

  it('leads nobody there who is known already', async () => {
    const { screen, learnSlug } = await renderWidget(StudyResults, { ...finding([]), options: { signUpFlow: 's6' } });
    const signUp = screen.getByRole('link', { name: 'Sign up for news of new studies' });
    await expect.element(signUp).toBeVisible();
    learnSlug('slug-of-the-lead');
    await expect.element(screen.getByText(/^Sorry/)).toBeVisible();
    await expect.element(signUp).not.toBeInTheDocument();
  });

  it('says so without a condition too', async () => {
    const { screen } = await renderWidget(StudyResults, finding([]));
    await expect.element(screen.getByText(/Sorry, no studies are currently recruiting/)).toBeVisible();
    expect(screen.getByText(/found for postal code/).elements()).toEqual([]);
  });

  it.each<[string, number[], number[], string[]]>([
    ['healthy volunteers', [900], [], ['count ssho']],
    ['healthy volunteers and a vaccine', [900, 901], [900], ['count ssho']],
    ['healthy volunteers and a condition that is searched for', [900, 1], [900, 1], []],
    ['a condition', [1], [], []],
  ])('counts a search that finds studies of %s', async (_, indicationIds, sought, counted) => {
    const { screen, events } = await renderWidget(StudyResults, {
      ...finding([{ ...asthma, indicationIds }]),
      answers: { ...here.answers, indicationIds: sought },
      surroundings: { healthyIndicationId: 900 },
    });
    await expect.element(screen.getByRole('heading', { name: 'The asthma study' })).toBeVisible();
    await expect.poll(() => events).toEqual(counted);
  });

  it('offers another try and the number to call when the search fails', async () => {
    let isAway = true;
    const { screen } = await renderWidget(StudyResults, {
      ...here,
      replies: {
        studySearch: () => {
          if (isAway) throw new ApiError({ status: 503, code: 'unavailable', message: 'Away.' });
          return { nearbyStudies: [asthma], studies: [], nearbyTotal: 1, place: { name: 'Chicago' } };
        },
      },
    });
    const alert = screen.getByRole('alert');
    await expect
      .element(alert.getByText('We could not search for studies. What you entered is still here.'))
      .toBeVisible();
    await expect.element(alert.getByRole('link')).toHaveAttribute('href', 'tel:18005550100');
    isAway = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'The asthma study' })).toBeVisible();
    await expect.element(screen.getByRole('region')).toHaveFocus();
  });

  it.each([
    ['says that none with the number of the address is open', {}, ['We have no open study with this number.']],
    ['says nothing of one that is open', { study: {} }, []],
    ['says nothing of one that is being looked up', { path: { loadingStudy: true } }, []],
    ['says nothing of one that could not be looked up', { path: { failedInitialPayload: true } }, []],
  ] as const)('%s', async (_, facts, said) => {
    const { screen } = await renderWidget(StudyResults, {
      ...finding([asthma]),
      facts: { query: { studyId: '999' }, ...facts },
    });
    await expect.element(screen.getByRole('heading', { name: 'The asthma study' })).toBeVisible();
    const notices = screen.getByText(/^We have no open study/).elements();
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
    ['en', 'Keep for later: The asthma study', 'Kept in your list'],
    ['es', 'Guardar para después: The asthma study', 'Guardado en su lista'],
  ] as const)('keeps a study for later, says where, and lets it go again, in %s', async (locale, name, kept) => {
    const { screen } = await renderWidget(StudyResults, { ...finding([asthma]), locale });
    const keep = screen.getByRole('button', { name });
    // It is there before it says anything: what comes with its text may not be announced.
    const card = screen.getByRole('listitem', { name: 'The asthma study' });
    const status = card.getByRole('status');
    await expect.element(status).toHaveTextContent('');
    await keep.click();
    await expect.element(keep).toHaveAttribute('aria-pressed', 'true');
    await expect.element(status).toHaveTextContent(kept);
    await expect.element(status.getByRole('link')).toHaveAttribute('href', '#short-list');
    // Whoever speaks to the page says what they read, whether it is pressed or not.
    expect(keep.element().getAttribute('aria-label')).toContain(keep.element().textContent);
    await keep.click();
    await expect.element(keep).toHaveAttribute('aria-pressed', 'false');
    await expect.element(status).toHaveTextContent('');
  });

  it('says that there is no such postal code', async () => {
    const { screen, events } = await renderWidget(StudyResults, {
      ...here,
      replies: { studySearch: { nearbyStudies: [], studies: [], nearbyTotal: 0 } },
    });
    await expect.element(screen.getByText('Invalid postal code')).toBeVisible();
    await expect.element(screen.getByText(/We do not know 60601 \(United States\)/)).toBeVisible();
    expect(events).not.toContain('count ssns');
  });

  it('says of a search emptied by its filters just that, and takes them off', async () => {
    const situation = finding([]);
    const { screen } = await renderWidget(StudyResults, {
      ...situation,
      facts: { query: { words: 'spinach' } },
      replies: {
        ...situation.replies,
        studySearch: (input) => ({
          nearbyStudies: JSON.stringify(input).includes('spinach') ? [] : [asthma],
          studies: [],
          nearbyTotal: 0,
          place: { name: 'Chicago' },
        }),
      },
    });
    await expect.element(screen.getByText('No study near Chicago matches these filters.')).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/currently recruiting/);
    await screen.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(screen.getByRole('heading', { name: 'The asthma study' })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Studies near you' })).toHaveFocus();
  });

  it('shows nothing of a postal code that there is none of while the next one is searched for', async () => {
    let isKnown = false;
    const { screen, change } = await renderWidget(StudyResults, {
      ...here,
      replies: {
        studySearch: () => {
          if (isKnown) return new Promise(() => undefined);
          return { nearbyStudies: [far], studies: [], nearbyTotal: 1 };
        },
      },
    });
    await expect.element(screen.getByText('Invalid postal code')).toBeVisible();
    isKnown = true;
    change({ postalCode: '60602' });
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('Searching for studies…');
    expect(screen.getByRole('heading', { name: 'The far study' }).elements()).toEqual([]);
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
