import { memo, Suspense, use, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { hasHeld, keepHeld } from './islands.ts';

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

type BoundaryProps = Props & {
  /** Whether it may be markup that React has not taken over. */
  isWritten: boolean;
  setWritten: (isWritten: boolean) => void;
};

function Held({ isLoaded = always, children, setWritten }: BoundaryProps) {
  const isMarkup = !useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const mustWait = isMarkup && hasHeld() && !isLoaded();
  if (mustWait) keepHeld();
  use(mustWait ? never : taken);
  useLayoutEffect(() => setWritten(false), [setWritten]);
  return children;
}

/**
 * React replaces the markup of one that it is told to render anew. That of what is not loaded yet would be gone before its
 * time.
 */
const Boundary = memo(
  (props: BoundaryProps) => (
    <Suspense>
      <Held {...props} />
    </Suspense>
  ),
  (_before, { isWritten, isLoaded = always }) => isWritten && !isLoaded(),
);

/**
 * A part of a page that can be used as the server wrote it. Where there is such markup, React takes it over once it comes
 * near the screen or is used, and not as the page opens. What its parent changes before is rendered at once, or then where
 * it shows what is not loaded yet. What is rendered in the browser is there at once.
 */
export function Island(props: Props) {
  const [isWritten, setWritten] = useState(hasHeld);
  return <Boundary {...props} isWritten={isWritten} setWritten={setWritten} />;
}
