import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Combobox } from './Combobox.tsx';

const conditions = [
  { id: 7, label: 'Asthma' },
  { id: 8, label: 'Arthritis' },
  { id: 9, label: 'Back pain' },
];

function Search({ onPick }: { onPick: (id: number) => void }) {
  const [query, setQuery] = useState('');
  return (
    <Combobox
      id="condition"
      label="Condition"
      items={conditions.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))}
      query={query}
      onQuery={setQuery}
      onPick={onPick}
      emptyText="Nothing found"
      countText={(count) => `${count} found`}
    />
  );
}

async function search(text: string) {
  const picked: number[] = [];
  const screen = await render(<Search onPick={(id) => picked.push(id)} />);
  const box = screen.getByRole('combobox', { name: 'Condition' });
  await box.fill(text);
  return { screen, box, picked };
}

describe('Combobox', () => {
  it('opens while typing and announces how many match', async () => {
    const { screen, box } = await search('a');
    await expect.element(box).toHaveAttribute('aria-expanded', 'true');
    await expect.element(screen.getByRole('status')).toHaveTextContent('3 found');
    await expect.element(screen.getByRole('listbox', { name: 'Condition' })).toBeVisible();
  });

  it('walks the list with the arrow keys, round its ends, and picks with Enter', async () => {
    const { screen, box, picked } = await search('a');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    const last = screen.getByRole('option', { name: 'Back pain' });
    await expect.element(last).toHaveAttribute('aria-selected', 'true');
    await expect.element(box).toHaveAttribute('aria-activedescendant', last.element().id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(picked).toEqual([8]);
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  });

  it('picks what is pressed', async () => {
    const { screen, picked } = await search('back');
    await screen.getByRole('option', { name: 'Back pain' }).click();
    expect(picked).toEqual([9]);
  });

  it('says so when nothing matches, and Enter then picks nothing', async () => {
    const { screen, picked } = await search('zzz');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Nothing found');
    await userEvent.keyboard('{Enter}');
    expect(picked).toEqual([]);
  });

  it('closes with Escape and keeps what was typed', async () => {
    const { box } = await search('asth');
    await userEvent.keyboard('{Escape}');
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    await expect.element(box).toHaveValue('asth');
  });
});
