import { widgets } from 'virtual:widgets';

/** Every kind there is. Loaded as one chunk, so that visitors' chunks do not change. */
export const allWidgets = Object.entries(widgets).map(([kind, widget]) => ({ kind, widget }));
