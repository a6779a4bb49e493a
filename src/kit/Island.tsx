import { Suspense, use, useSyncExternalStore, type ReactNode } from 'react';
import { isHeld, keepHeld } from './islands.ts';

/** An island does not wait for something that ends: it is taken over when that is asked for. */
const never = new Promise<never>(() => undefined);
/** React reads the state of a promise that it has seen before, as it has this one. */
const taken = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined } as const);
const noChange = () => () => undefined;

type Props = {
  /** Whether all that it renders is loaded; until then the markup stays, even where React is asked to take it over. */
  isLoaded?: () => boolean;
  children: ReactNode;
};

const always = () => true;

function Held({ isLoaded = always, children }: Props) {
  const isMarkup = !useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  if (isMarkup && !isHeld() && !isLoaded()) keepHeld();
  use(isMarkup && isHeld() ? never : taken);
  return children;
}

/**
 * A part of a page that can be used as the server wrote it. Where there is such markup, React takes it over once it comes
 * near the screen or is used, and not as the page opens. What is rendered in the browser is there at once. Its parent must
 * not render it again with other children: those of an island that is not taken over would replace its markup.
 */
export const Island = (props: Props) => (
  <Suspense>
    <Held {...props} />
  </Suspense>
);
