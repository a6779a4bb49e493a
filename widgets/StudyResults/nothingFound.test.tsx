import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { StudyResults } from './StudyResults.tsx';
import { asthma, far, finding, here } from './testing/findStudies.ts';

describe('StudyResults where a search finds nothing that is wanted', () => {
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
});
