import { useEffect, useRef } from 'react';
import { drawTurned, type Opened } from './shrink.ts';

type Props = { picture: Opened; turns: number; label: string };

/** Pixels of the longer edge of a preview. */
const edge = 1000;

/** The picture as it will be sent. */
export function Preview({ picture, turns, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawTurned(canvas.current, picture, turns, edge);
  }, [picture, turns]);
  return <canvas ref={canvas} className="image-preview" role="img" aria-label={label} />;
}
