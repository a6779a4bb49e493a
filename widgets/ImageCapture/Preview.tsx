import { useMemo } from 'react';
import { previewOf, type Opened } from './shrink.ts';

type Props = { picture: Opened; turns: number; label: string };

/** The picture as it will be sent. */
export function Preview({ picture, turns, label }: Props) {
  const address = useMemo(() => previewOf(picture, turns), [picture, turns]);
  return <img className="image-preview" src={address} alt={label} />;
}
