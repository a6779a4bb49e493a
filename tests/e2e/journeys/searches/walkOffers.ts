import { expect, type Page } from '#tests/e2e/support/test.ts';
import { followSearch } from './searchCalls.ts';
import { searchPage, type SearchPage, type SearchVisit } from './searchVisit.ts';

/** The cards have the link, the colours and the words of their advertisers. */
async function readOffers({ page, place, look }: SearchPage): Promise<void> {
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  const link = cards.first().getByRole('link');
  await expect(link).toHaveAttribute('href', `https://offers.example/demo-${place.code}-1`);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(cards.first().getByRole('heading')).toHaveCSS('color', 'rgb(11, 84, 117)');
  await expect(cards.last().getByRole('link')).toHaveCSS('background-color', 'rgb(255, 212, 0)');
  await look('offers');
}

/** There are none, then they cannot be had: both are said, and another try finds them. */
async function missOffers({ page, box, place, say, button, input, retype, look }: SearchPage): Promise<void> {
  const [cards, addresses] = [page.getByRole('article'), '**/api/affiliates/**'];
  await page.route(addresses, (route) => route.fulfill({ json: [] }));
  await retype(box, place.clinic.kept);
  const none = say('There are no offers near you at the moment.', 'Por ahora no hay ofertas cerca de usted.');
  await expect(page.getByText(none)).toBeVisible();
  const find = page.getByRole('main').getByRole('link', { name: say('Find Studies', 'Buscar estudios') });
  await expect(find).toHaveAttribute('href', /\/study-search\/home$/);
  await look('none', false);
  await page.unroute(addresses);
  await page.route(addresses, (route) => route.abort());
  await retype(box, place.zip);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(say('We could not load the offers.', 'No pudimos cargar las ofertas.'));
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await look('a failure', false);
  await page.unroute(addresses);
  await input.press(button('Try again', 'Intentar de nuevo'));
  await expect(cards).toHaveCount(2);
}

/** Sees offers by the postal code of the address, misses them in every way, and leaves. */
export async function walkOffers(page: Page, visit: SearchVisit): Promise<void> {
  const calls = followSearch(page);
  const search = searchPage(page, visit);
  const { prefix, box, place, input, retype, finish, look } = search;
  await page.goto(`${prefix}/ss8/home?postal=${encodeURIComponent(place.zip)}`);
  await expect(page).toHaveURL(/\/ss8\/home$/);
  await expect(box).toHaveValue(place.zip);
  await readOffers(search);
  await retype(box, 'x');
  await expect(page.getByRole('article')).toHaveCount(0);
  await look('no postal code');
  await missOffers(search);
  const asked = calls.map(({ call, address }) => `${call} ${address.split('/').slice(-2).join('/')}`);
  expect(new Set(asked)).toEqual(
    new Set([`offers ${place.code}/${place.zip}`, `offers ${place.code}/${place.clinic.kept}`]),
  );
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await input.press(finish);
  await expect(page).toHaveURL(/\/ss8\/thankyou$/);
  await look('thanks');
}
