import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type Props = { items: readonly { key: string; icon?: ReactNode; content: ReactNode }[] };

/** A list whose items have an icon for a mark; a tick by default. */
export function IconList({ items }: Props) {
  return (
    <ul className="icon-list">
      {items.map(({ key, icon, content }) => (
        <li key={key}>
          {icon ?? <Icon name="success" />}
          <div>{content}</div>
        </li>
      ))}
    </ul>
  );
}
