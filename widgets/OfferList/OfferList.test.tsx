import { describe, expect, test } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import type { Offer } from '#src/generated/api.ts';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { OfferList } from './OfferList.tsx';
import { answers, offer, search, showing } from './testing/offers.tsx';

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...offer, id: `${index}`, title: `Offer ${index + 1}` }));
const unanswered = () => new Promise<Offer[]>(() => undefined);
const titles = (screen: Awaited<ReturnType<typeof renderWidget>>['screen']) =>
  screen
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent);

testWidget('OfferList', OfferList, { answers, search, replies: { directOffers: [offer] } });

describe('OfferList', () => {
  test.each([
    ['without those that are excluded', { excludedAdvertisers: 'one,two' }, 'one,two'],
    ['all where the campaign names none', {}, ''],
  ])('asks for a hundred offers near the verified postal code, %s', async (_, options, excluded) => {
    const asked: unknown[] = [];
    const directOffers = (input: unknown) => {
      asked.push(input);
      return [offer];
    };
    const { screen } = await renderWidget(OfferList, { answers, search, options, replies: { directOffers } });
    await expect.element(screen.getByRole('heading', { name: 'Offers near you' })).toBeVisible();
    await expect.element(screen.getByText('Offers found: 1')).toBeVisible();
    expect(asked).toEqual([
      { params: { country: 'US', postalCode: '60611' }, query: { limit: 100, excluded_advertisers: excluded } },
    ]);
  });

  test.each([
    ['none is given', {}],
    ['it is not finished', { ...answers, postalCode: '606' }],
    ['there is no such', { ...answers, postalCodeValid: false }],
  ])('without a postal code nothing is asked or shown: %s', async (_sentence, given) => {
    const asked: unknown[] = [];
    const directOffers = (input: unknown) => {
      asked.push(input);
      return [offer];
    };
    const { screen } = await renderWidget(OfferList, { answers: given, search, replies: { directOffers } });
    expect([screen.container.querySelector('section'), asked]).toEqual([null, []]);
    expect(screen.container.textContent).not.toContain('offers near you');
  });

  test.each([
    ['en', {}, 'Tell us where you live to see the offers near you.'],
    ['es', { ...answers, postalCode: '606' }, 'Ingrese su código postal para ver las ofertas cerca de usted.'],
    ['en', { ...answers, postalCodeValid: false }, 'We do not know this code. Please check it.'],
  ] as const)('on a page of offers only it says what is missing, in %s', async (locale, given, words) => {
    const { screen } = await showing([offer], { answers: given, options: { alone: true }, locale });
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(titles(screen)).toEqual([]);
  });

  test.each([
    ['have not been searched for', { status: 'idle' }, {}, 0],
    ['wait until they are asked for', { status: 'found', isHeld: true }, {}, 0],
    ['are being searched for', { status: 'searching' }, {}, 1],
    ['cannot be had', { status: 'failed' }, {}, 1],
    ['are not looked for', { status: 'idle' }, { alone: true }, 1],
  ] as const)('offers beside studies that %s', async (_sentence, state, options, count) => {
    const { screen } = await showing([offer], { search: state, options });
    await expect.poll(() => titles(screen)).toHaveLength(count);
  });

  test.each([
    ['en', 'I have finished'],
    ['es', 'Terminar'],
  ] as const)('the button below the offers leaves the step, in %s', async (locale, name) => {
    const { screen, events } = await showing([], { options: { finish: true }, locale });
    await screen.getByRole('button', { name }).click();
    expect(events).toEqual(['next']);
  });

  test('nobody is asked whether they have finished who has not looked for anything', async () => {
    const { screen } = await showing([], { answers: {}, options: { finish: true } });
    expect(screen.getByRole('button').elements()).toEqual([]);
  });

  test('the button for a single further offer says so', async () => {
    const { screen } = await showing(numbered(11));
    await expect.element(screen.getByRole('button', { name: 'Show 1 more offer', exact: true })).toBeVisible();
  });

  test('ten show at first; the button for more moves the focus to the first of the next ten', async () => {
    const { screen } = await showing(numbered(23));
    await expect.element(screen.getByText('Offers found: 23')).toBeVisible();
    expect(titles(screen)).toHaveLength(10);
    await screen.getByRole('button', { name: 'Show 10 more offers' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Offer 11' })).toHaveFocus();
    await screen.getByRole('button', { name: 'Show 3 more offers' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Offer 21' })).toHaveFocus();
    expect(titles(screen)).toHaveLength(23);
    expect(screen.getByRole('button').elements()).toEqual([]);
  });

  test('while they load a placeholder shows, which says so', async () => {
    const { screen } = await renderWidget(OfferList, { answers, search, replies: { directOffers: unanswered } });
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading…');
  });

  test('beside studies, none and a failure show nothing, and the failure is reported', async () => {
    const none = await showing([]);
    await expect.poll(() => none.screen.container.querySelector('section')).toBeNull();
    const away = await renderWidget(OfferList, { answers, search });
    await expect.poll(() => away.reports).toEqual(['Getting offers failed: The server could not be reached.']);
    await expect.poll(() => away.screen.container.querySelector('section')).toBeNull();
  });

  test('alone on its page, it says that there are none and links to the studies', async () => {
    const { screen, events } = await showing([], { options: { alone: true } });
    await expect.element(screen.getByText('There are no offers near you at the moment.')).toBeVisible();
    await screen.getByRole('link', { name: 'Find Studies' }).click();
    expect(events).toEqual(['navigate /signup/study-search/home']);
  });

  test.each([
    ['en', 'We do not know this code. Please check it.'],
    ['es', 'No conocemos este código postal. Revíselo, por favor.'],
  ] as const)('a postal code that does not exist is told alone on its page, in %s', async (locale, text) => {
    const unknown = new ApiError({ status: 404, code: 'notFound', message: 'There is no such postal code.' });
    const situation = { answers: { ...answers, postalCode: '00000' }, locale, replies: { directOffers: unknown } };
    const beside = await renderWidget(OfferList, { ...situation, search });
    await expect.poll(() => beside.screen.container.querySelector('section')).toBeNull();
    const { screen, reports } = await renderWidget(OfferList, { ...situation, options: { alone: true } });
    await expect.element(screen.getByText(text)).toBeVisible();
    expect([reports, beside.reports]).toEqual([[], []]);
  });

  test('alone on its page, a failure is announced with the number to call, and another try finds them', async () => {
    let isAway = true;
    const directOffers = () => {
      if (isAway) throw new Error('away');
      return [offer];
    };
    const { screen } = await renderWidget(OfferList, { answers, options: { alone: true }, replies: { directOffers } });
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('We could not load the offers.')).toBeVisible();
    await expect.element(alert.getByRole('link', { name: '1-800-555-0100' })).toBeVisible();
    isAway = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'A sleep diary' })).toBeVisible();
    await expect.element(screen.getByRole('region')).toHaveFocus();
  });
});
