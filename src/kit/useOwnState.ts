import { useSyncExternalStore } from 'react';

/** Where the state of a field is read: `read` gives that of the moment, in a handler too, `readMarkup` what the server wrote. */
export type Own<S> = { watch: (listener: () => void) => () => void; read: () => S; readMarkup: () => S };

/**
 * The state of a field, for a component that shows some of it and may be rendered without the field. It is not rendered
 * again for what the visitor entered by `enter`.
 */
export const useOwnState = <S>({ watch, read, readMarkup }: Own<S>): S => useSyncExternalStore(watch, read, readMarkup);
