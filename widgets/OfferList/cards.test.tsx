import { expect, test } from 'vitest';
import type { Offer } from '#src/generated/api.ts';
import { offer, showing } from './testing/offers.tsx';

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
