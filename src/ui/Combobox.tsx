import type { ReactNode } from 'react';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { TextInput } from './TextInput.tsx';
import { useCombobox } from './useCombobox.ts';

type Props = {
  id: string;
  name?: string;
  label: string;
  hint?: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  optionalMark?: string;
  required?: boolean;
  /** What matches the query already. */
  items: readonly { id: number; label: string }[];
  query: string;
  /** Whether the query has been searched for; one that is too short, or waits for the next key, has not. */
  isSearched?: boolean;
  onQuery: (text: string) => void;
  onPick: (id: number) => void;
  onBlur?: () => void;
  /** Shown and announced when nothing matches. */
  emptyText: ReactNode;
  /** Announces how many match. */
  countText: (count: number) => string;
  placeholder?: string;
};

type PopupProps = Pick<Props, 'items' | 'label' | 'emptyText' | 'countText'> & {
  combobox: ReturnType<typeof useCombobox>;
};

function Popup({ items, label, emptyText, countText, combobox: { shown, list, option } }: PopupProps) {
  const news = items.length === 0 ? emptyText : countText(items.length);
  return (
    <>
      <div className="combobox-popup" hidden={!shown}>
        <ul {...list} aria-label={label}>
          {items.map((item, index) => (
            <li key={item.id} {...option(index)}>
              {item.label}
            </li>
          ))}
        </ul>
        {items.length === 0 ? <p className="combobox-empty">{emptyText}</p> : null}
      </div>
      <output className="visually-hidden">{shown ? news : ''}</output>
    </>
  );
}

/** A search box with a list of matches under it. Arrow keys walk the list, Enter picks, Escape closes. */
export function Combobox(props: Props) {
  const {
    items,
    query,
    isSearched = true,
    onQuery,
    onPick,
    onBlur,
    emptyText,
    countText,
    placeholder,
    name,
    ...field
  } = props;
  const pickAt = (index: number) => items.slice(index, index + 1).forEach(({ id }) => onPick(id));
  const combobox = useCombobox({ count: items.length, query, isSearched, onQuery, onPick: pickAt });
  const leave = () => {
    combobox.close();
    onBlur?.();
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className="combobox">
          <Icon name="search" />
          <TextInput
            {...control}
            {...combobox.input}
            name={name}
            placeholder={placeholder}
            value={query}
            onChange={combobox.type}
            onBlur={leave}
          />
          <Popup {...{ items, label: field.label, emptyText, countText, combobox }} />
        </div>
      )}
    </Field>
  );
}
