import { describe, expect, test } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import type { Offer } from '#src/generated/api.ts';
import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { OfferList } from './OfferList.tsx';

const offer: Offer = {
  id: '1',
  title: 'A sleep diary',
  description: 'Write down how you slept.',
  url: 'https://offers.example/1?from=us',
};
/** Studies have been searched for. */
const search = { status: 'found' } as const;
const answers = { postalCode: '60611', postalCodeCountry: 'US', postalCodeValid: true } as const;
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...offer, id: `${index}`, title: `Offer ${index + 1}` }));
const showing = (offers: Offer[], more: Situation = {}) =>
  renderWidget(OfferList, { answers, search, replies: { directOffers: offers }, ...more });
const unanswered = () => new Promise<Offer[]>(() => undefined);
const titles = (screen: Awaited<ReturnType<typeof renderWidget>>['screen']) =>
  screen
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent);

testWidget('OfferList', OfferList, { answers, search, replies: { directOffers: [offer] } });

describe('OfferList', () => {
  test('an offer in another language than the page is marked with it, text by text', async () => {
    const english: Offer = {
      ...offer,
      language: 'en',
      requirements: 'Adults.',
      indications: ['Insomnia'],
      brand: { buttonText: 'Begin' },
    };
    const { screen } = await showing([english], { locale: 'es' });
    for (const text of ['A sleep diary', 'Write down how you slept.', 'Adults.', 'Insomnia', 'Begin'])
      await expect.element(screen.getByText(text, { exact: true })).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Para quién').element().closest('main [lang="en"]')).toBeNull();
    const inEnglish = screen.getByText('Esta oferta está en inglés.');
    await expect.element(inEnglish).toBeVisible();
    expect(inEnglish.element().closest('main [lang="en"]')).toBeNull();
  });

  test.each([
    ['of the page', { ...offer, language: 'en-US' }],
    ['that is not known', offer],
  ])('nothing is said of a language %s', async (_, one) => {
    const { screen } = await showing([one]);
    await expect.element(screen.getByText('A sleep diary')).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/This offer is in/);
  });

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

  test('an offer shows what it is, who may join and what is paid, and opens a new tab', async () => {
    const full = {
      ...offer,
      description: 'word '.repeat(50),
      compensation: '$50',
      requirements: 'Adults.',
      indications: ['Insomnia', 'Stress'],
      imageUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
      originalUrl: 'https://www.sleep.example/diary',
      brand: { buttonText: 'Begin the diary' },
    };
    const { screen, events } = await showing([full]);
    const card = screen.getByRole('article', { name: 'A sleep diary' });
    await expect.element(card.getByText(/^(word ){39}word…$/)).toBeVisible();
    for (const text of ['$50', 'Adults.', 'Insomnia, Stress', 'On sleep.example'])
      await expect.element(card.getByText(text)).toBeVisible();
    const link = card.getByRole('link', { name: 'Begin the diary (opens in a new tab)' });
    await expect.element(link).toHaveAttribute('href', offer.url);
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener');
    await expect.element(link).toHaveAccessibleDescription('A sleep diary');
    link.element().addEventListener('click', (event) => event.preventDefault());
    await link.click();
    expect(events).toEqual(['markOfferOpened']);
  });

  test('the space of a picture is there before the picture, and the advertiser learns no address of ours', async () => {
    const { screen } = await showing([{ ...offer, imageUrl: 'data:image/png;base64,broken' }]);
    const box = () => screen.container.querySelector('img')?.parentElement?.getBoundingClientRect();
    await expect.poll(() => Math.round(((box()?.width ?? 0) / (box()?.height || 1)) * 9)).toBe(16);
    const picture = screen.container.querySelector('img');
    expect([picture?.alt, picture?.referrerPolicy, picture?.loading]).toEqual(['', 'no-referrer', 'lazy']);
  });

  test.each([
    ['its own colours', { titleColor: '#0b5475', buttonColor: '#0b5475' }, 'rgb(11, 84, 117)', 'rgb(255, 255, 255)'],
    ['a title that can be read', { titleColor: '#ffd400', buttonColor: '#ffd400' }, 'rgb(141, 116, 0)', 'rgb(0, 0, 0)'],
    ['ours where they are none', { titleColor: 'yellow', buttonColor: '#12' }, 'rgb(22, 38, 47)', 'rgb(29, 20, 8)'],
  ])('an offer has %s', async (_sentence, brand, title, ink) => {
    const { screen } = await showing([{ ...offer, brand }]);
    const heading = screen.getByRole('heading', { level: 3 });
    await expect.element(heading).toBeVisible();
    const colors = [heading, screen.getByRole('link')].map((one) => getComputedStyle(one.element()).color);
    expect(colors).toEqual([title, ink]);
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
