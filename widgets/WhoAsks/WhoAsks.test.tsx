import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { WhoAsks } from './WhoAsks.tsx';

const oversight = {
  sponsor: 'Example Pharma',
  recruiter: 'Example Recruiting',
  ethics: { committee: 'Example Committee', number: 'EC-7', version: '2' },
  register: { number: 'EX-1', url: 'https://register.example/EX-1' },
};
const facts = { study: {}, oversight };

testWidget('WhoAsks', WhoAsks, { facts });

describe('WhoAsks', () => {
  test('everything that a visitor may check is named, in a section that can be linked to', async () => {
    const { screen } = await renderWidget(WhoAsks, { facts });
    const region = screen.getByRole('region', { name: 'Who is asking' });
    await expect.element(region).toHaveAttribute('id', 'who-asks');
    const given = [...screen.container.querySelectorAll('dd')].slice(0, 4).map(({ textContent }) => textContent);
    expect(given).toEqual([
      'A study for examples',
      'Example Pharma',
      'Example Recruiting',
      'Example Committee: number EC-7, version 2',
    ]);
    const entry = screen.getByRole('link', { name: /^Look up EX-1 in the register/ });
    await expect.element(entry).toHaveAttribute('href', oversight.register.url);
    await expect.element(entry).toHaveAttribute('target', '_blank');
    await expect.element(screen.getByText('Or ask us: 1-800-555-0100')).toBeVisible();
  });

  test('what is not known is left out', async () => {
    const { screen } = await renderWidget(WhoAsks, { facts: { oversight: { recruiter: 'Example Recruiting' } } });
    const names = [...screen.container.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Who recruits participants', 'How to check']);
  });

  test.each([
    ['en', 'Ask us: 1-800-555-0100'],
    ['es', 'Pregúntenos: 1-800-555-0100'],
  ] as const)(
    'without an entry in a register there is one way to check, and no other before it, in %s',
    async (locale, words) => {
      const { screen } = await renderWidget(WhoAsks, {
        facts: { oversight: { recruiter: 'Example Recruiting' } },
        locale,
      });
      const [way] = [...screen.container.querySelectorAll('dd')].slice(-1);
      expect(way?.textContent?.replaceAll(/\s+/g, ' ')).toBe(words);
    },
  );

  test.each([
    ['where nobody says who asks', {}],
    ['while the study is loading', { ...facts, path: { loadingStudy: true } }],
  ])('nothing shows %s', async (_, without) => {
    const { screen } = await renderWidget(WhoAsks, { facts: without });
    expect(screen.getByRole('heading').elements()).toEqual([]);
  });
});
