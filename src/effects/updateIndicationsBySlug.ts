import { defineEffect } from '#src/kit/effect.ts';
import { patiently } from './retryInBackground.ts';

/** Replaces the conditions of the saved lead by those chosen since. Before the first save there is nothing to update. */
export const updateIndicationsBySlug = defineEffect({
  description: 'Updates the conditions of the saved lead.',
  moments: ['onLeave'],
  params: {},
  async run({ state, facts, call, report }) {
    const { slug } = state().saved;
    if (!slug) return;
    const body = { slug, indications: (facts().answers.indicationIds ?? []).map((id) => ({ id })) };
    await patiently(() => call('updateIndications', { body }, { keepalive: true }).then(() => undefined), {
      patience: 1,
      delays: [1000],
      onGivenUp: () => report('error', 'Updating the lead failed'),
    });
  },
});
