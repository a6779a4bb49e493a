import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import type { Facts } from '#src/domain/facts.ts';
import { Indications } from './Indications.tsx';

const listed = (id: number, name: string) => ({ id, name, showForSignup: true, kind: 'chronic' as const });
const numbered = Array.from({ length: 12 }, (_, index) => listed(100 + index, `Pain of type ${index}`));
const indicationCategories = [
  { name: 'Lungs', indications: [listed(1, 'Asthma'), { ...listed(2, 'Asthma in a trial'), showForSignup: false }] },
  { name: 'Other', indications: [listed(3, 'Diabetes'), listed(4, 'Candidate for surgery'), ...numbered] },
];
const replies = { indicationCategories };

testWidget('Indications', Indications, { replies });

const searchFor = async (text: string, situation = {}) => {
  const rendered = await renderWidget(Indications, { replies, ...situation });
  await userEvent.type(rendered.screen.getByRole('combobox'), text);
  return rendered;
};

const relations = {
  Parent: 'your child',
  Child: 'your parent',
  Spouse: 'your spouse or partner',
  Friend: 'your friend',
  Caregiver: 'the person in your care',
} as const;

describe('Indications', () => {
  it('finds a condition by any part of its name and puts it among the chosen ones', async () => {
    const { screen, answers } = await searchFor('BETES');
    await screen.getByRole('option', { name: 'Diabetes' }).click();
    await expect.element(screen.getByRole('listitem')).toHaveTextContent('Diabetes');
    await expect.element(screen.getByText('Diabetes was added.')).toBeInTheDocument();
    await expect.element(screen.getByRole('combobox')).toHaveValue('');
    expect(answers()).toEqual({ indicationIds: [3] });
  });

  it('takes a condition away, and leaves the focus in the search', async () => {
    const { screen, answers } = await renderWidget(Indications, { replies, answers: { indicationIds: [1, 3] } });
    await screen.getByRole('button', { name: 'Remove Asthma' }).click();
    expect(answers()).toEqual({ indicationIds: [3] });
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
  });

  it('shows ten matches at most', async () => {
    const { screen } = await searchFor('pain');
    await expect.poll(() => screen.getByRole('option').elements().length).toBe(10);
  });

  it('shows a message when nothing matches', async () => {
    const { screen } = await searchFor('zzzz');
    await expect.element(screen.getByText('No conditions matched your search.').first()).toBeVisible();
  });

  it('does not search for two letters', async () => {
    const { screen } = await searchFor('zz');
    await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('z');
    await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
  });

  it.each(['candidate', 'in a trial'])('never lists what is hidden from a sign-up: %s', async (text) => {
    const { screen } = await searchFor(text);
    await expect.element(screen.getByText('No conditions matched your search.').first()).toBeVisible();
  });

  it('offers the conditions by category where its campaign wants it', async () => {
    const { screen, answers } = await renderWidget(Indications, { replies, options: { showCategories: true } });
    await screen.getByText('Lungs').first().click();
    await screen.getByRole('checkbox', { name: 'Asthma' }).click();
    expect(answers()).toEqual({ indicationIds: [1] });
    await screen.getByRole('checkbox', { name: 'Asthma' }).click();
    expect(answers()).toEqual({ indicationIds: [] });
  });

  it.each(Object.entries(relations))('asks a %s about the right person', async (relationship, person) => {
    // Each key of `relations` is a relationship.
    const caregiver = { relationship: relationship as keyof typeof relations };
    const { screen } = await renderWidget(Indications, {
      replies,
      answers: { caregiver },
      facts: { path: { hasCaregiver: true } satisfies Partial<Facts['path']> },
    });
    const name = `Which health conditions does ${person} have?`;
    await expect.element(screen.getByRole('heading', { name })).toBeVisible();
  });

  it('asks visitors about themselves', async () => {
    const { screen } = await renderWidget(Indications, { replies });
    await expect.element(screen.getByRole('heading', { name: 'Which health conditions do you have?' })).toBeVisible();
  });

  it('offers another try when the conditions could not be had', async () => {
    let isAway = true;
    const recovering = () => {
      if (isAway) throw new Error('away');
      return indicationCategories;
    };
    const { screen, submit } = await renderWidget(Indications, { replies: { indicationCategories: recovering } });
    await expect.element(screen.getByText('You can also go on without choosing a condition.')).toBeVisible();
    expect(await submit()).toEqual([]);
    isAway = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('combobox')).toBeVisible();
    await expect.element(screen.getByRole('group')).toHaveFocus();
  });

  it('asks for one where its campaign requires it', async () => {
    const { screen, submit } = await renderWidget(Indications, { replies, required: true });
    expect(await submit()).toEqual(['selectOption']);
    await expect.element(screen.getByText('Please select at least one option')).toBeVisible();
  });
});
