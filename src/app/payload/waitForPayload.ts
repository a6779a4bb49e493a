import type { AppStore } from '#src/store/store.ts';

/** Resolves once the initial payload has arrived or its loading has failed. */
export function waitForPayload({ store }: { store: AppStore }): Promise<void> {
  return new Promise((resolve) => {
    const isSettled = () => store.getState().payload.status !== 'loading';
    if (isSettled()) return resolve();
    const stop = store.subscribe(() => {
      if (!isSettled()) return;
      stop();
      resolve();
    });
  });
}
