import type { ReactNode } from 'react';
import { IconList } from './IconList.tsx';

type Props = { items: readonly { key: string; icon: ReactNode; title: ReactNode; text: ReactNode }[] };

/** A list of points, each with its icon, a title of the third level and a few words. */
export function TitledIconList({ items }: Props) {
  const contentOf = ({ title, text }: Props['items'][number]) => (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
    </>
  );
  return <IconList items={items.map((item) => ({ key: item.key, icon: item.icon, content: contentOf(item) }))} />;
}
