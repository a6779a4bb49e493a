import { LinkLost } from './LinkLost.tsx';
import { StudyClosed } from './StudyClosed.tsx';
import { StudyUnavailable } from './StudyUnavailable.tsx';
import type { Obstacle } from './useObstacle.ts';

type Props = { obstacle: Obstacle; follow: (href: string) => void };

/** What is shown in the place of every step. */
export function InPlaceOfStep({ obstacle, follow }: Props) {
  if (obstacle === 'linkLost') return <LinkLost />;
  return obstacle === 'closed' ? <StudyClosed follow={follow} /> : <StudyUnavailable />;
}
