import { TelLink } from '#src/ui/TelLink.tsx';
import { useFacts, useSurroundings } from '#src/kit/context.ts';

/** The number of the call centre of the visitor's country, as a link that calls it. */
export function CallCenterLink() {
  const { callCenterIn } = useSurroundings();
  return <TelLink number={callCenterIn(useFacts(({ country }) => country))} />;
}
