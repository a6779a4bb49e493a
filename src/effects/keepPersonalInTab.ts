import { defineEffect } from '#src/kit/effect.ts';

/**
 * For last pages: from then on another person on the same computer finds no personal fields after the tab is closed.
 */
export const keepPersonalInTab = defineEffect({
  description: 'Moves personal fields out of the storage that outlives the tab; for thank-you pages.',
  moments: ['onEnter'],
  isForSaved: true,
  params: {},
  reads: [],
  run(context) {
    context.keepPersonalInTab();
    return Promise.resolve();
  },
});
