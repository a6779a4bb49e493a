import { useEffect, useId, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** The option that a key moves to, of `count` (-1: none yet); undefined for a key that does not move. The ends meet. */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
  return undefined;
}

type Options = {
  count: number;
  query: string;
  /** Whether the query has been searched for: then no match is worth a word. */
  isSearched: boolean;
  onQuery: (text: string) => void;
  onPick: (index: number) => void;
};

type State = Options & { shown: boolean; active: number; open: (active: number) => void; close: () => void };

function onKey(event: KeyboardEvent, { count, onPick, shown, active, open, close }: State) {
  const next = nextActive(event.key, active, count);
  if (next !== undefined) open(next);
  else if (event.key === 'Escape' && shown) close();
  else if (event.key === 'Enter' && shown) {
    if (active >= 0 && active < count) onPick(active);
  } else return;
  event.preventDefault();
}

const inputProps = (state: State, listId: string) => ({
  role: 'combobox' as const,
  autoComplete: 'off',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': state.shown,
  'aria-controls': listId,
  'aria-activedescendant': state.shown && state.active >= 0 ? `${listId}-${state.active}` : undefined,
  onKeyDown: (event: KeyboardEvent) => onKey(event, state),
  onClick: () => state.open(state.active),
});

const optionProps = (state: State, listId: string, index: number) => ({
  id: `${listId}-${index}`,
  role: 'option' as const,
  'aria-selected': index === state.active,
  // Focus stays in the box, so that the list is not closed before the click has picked.
  onPointerDown: (event: PointerEvent) => event.preventDefault(),
  onClick: () => state.onPick(index),
});

/** The behaviour of a combobox with a list popup (ARIA 1.2): what its box, its list and its options need. */
export function useCombobox(options: Options) {
  const listId = useId();
  const [{ opened, active }, set] = useState({ opened: false, active: -1 });
  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);
  const close = () => set({ opened: false, active: -1 });
  const open = (next: number) => set({ opened: true, active: next });
  const onPick = (index: number) => {
    options.onPick(index);
    close();
  };
  const shown = opened && (options.count > 0 || (options.query !== '' && options.isSearched));
  const state = { ...options, shown, active, open, close, onPick };
  return {
    shown,
    close,
    input: inputProps(state, listId),
    type: (text: string) => {
      options.onQuery(text);
      open(-1);
    },
    list: { id: listId, role: 'listbox' as const },
    option: (index: number) => optionProps(state, listId, index),
  };
}
