import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Field } from './Field.tsx';
import { nextActive } from './comboboxKeys.ts';

type Item = { id: number; label: string };

type Props = {
  id: string;
  name?: string;
  label: ReactNode;
  hint?: ReactNode;
  help?: ReactNode;
  error?: string;
  optionalMark?: string;
  required?: boolean;
  /** What matches the query already. */
  items: readonly Item[];
  query: string;
  onQuery: (text: string) => void;
  onPick: (id: number) => void;
  onBlur?: () => void;
  /** Shown and announced when nothing matches. */
  emptyText: string;
  /** Announces how many match. */
  countText: (count: number) => string;
  placeholder?: string;
};

/** A search box with a list of matches under it. Arrow keys walk the list, Enter picks, Escape closes. */
export function Combobox(props: Props) {
  const { items, query, onQuery, onPick, onBlur, emptyText, countText, placeholder, name, ...field } = props;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const optionId = (index: number) => `${listId}-${index}`;
  const current = items[active];
  const shown = open && (items.length > 0 || query !== '');
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (item: Item) => {
    onPick(item.id);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close();
    else if (event.key === 'Enter' && shown) {
      if (current) pick(current);
    } else {
      const next = nextActive(event.key, active, items.length);
      if (next === undefined) return;
      setOpen(true);
      setActive(next);
    }
    event.preventDefault();
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className="combobox">
          <input
            {...control}
            className="text-input"
            name={name ?? field.id}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={`${listId}-list`}
            aria-activedescendant={shown && current ? optionId(active) : undefined}
            placeholder={placeholder}
            value={query}
            onChange={(event) => {
              onQuery(event.target.value);
              setOpen(true);
              setActive(-1);
            }}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              close();
              onBlur?.();
            }}
          />
          <div className="combobox-popup" hidden={!shown}>
            <ul
              id={`${listId}-list`}
              role="listbox"
              aria-label={typeof field.label === 'string' ? field.label : undefined}
            >
              {items.map((item, index) => (
                <li
                  key={item.id}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => pick(item)}
                >
                  {item.label}
                </li>
              ))}
            </ul>
            {items.length === 0 ? <p className="combobox-empty">{emptyText}</p> : null}
          </div>
          <p className="visually-hidden" role="status">
            {shown ? (items.length === 0 ? emptyText : countText(items.length)) : ''}
          </p>
        </div>
      )}
    </Field>
  );
}
