import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { openRealPage } from '#tests/support/realPage.ts';
import '#src/ui/ui.css';
import { PageContext } from '#src/app/page/PageContext.ts';
import { StepHelp } from './StepHelp.tsx';

const helped = [
  ['age', /people of a certain age/, /personas de cierta edad/],
  ['name', /We use your name/, /Usamos su nombre/],
  // It ends there: a number is used for more, such as finding a lead again.
  ['phone', /may call or text you about a study that fits\.$/, /puede llamarle .* sobre un estudio adecuado\.$/],
  ['postal', /find the ones that are near you/, /encontrar las que están cerca/],
] as const;

test.each(helped.flatMap(([step, en, es]) => [['en', step, en] as const, ['es', step, es] as const]))(
  'in %s the step %s says why we ask, once it is opened, and no more when it is closed',
  async (locale, step, why) => {
    const page = await openRealPage('s6', { locale });
    const { help } = page.campaign.steps[step]!;
    const { container } = await render(<PageContext value={page}>{help && <StepHelp help={help} />}</PageContext>);
    const [summary] = container.getElementsByTagName('summary');
    const [details] = container.getElementsByTagName('details');
    expect([summary?.textContent, details?.open]).toEqual([
      locale === 'en' ? 'Why we ask' : 'Por qué lo preguntamos',
      false,
    ]);
    summary?.click();
    await expect.poll(() => details?.open).toBe(true);
    expect(details?.innerText).toMatch(why);
    summary?.click();
    await expect.poll(() => details?.open).toBe(false);
  },
);

test('no other step of the sign-up says why we ask', async () => {
  const { campaign } = await openRealPage('s6');
  const names = Object.values(campaign.steps).flatMap(({ name, help }) => (help ? [name] : []));
  expect(names.toSorted()).toEqual(helped.map(([step]) => step));
});
