import { ownConditions } from '#src/domain/presetConditions.ts';
import { defineEffect } from '#src/kit/effect.ts';
import { retryInBackground } from './retryInBackground.ts';

/** Replaces the conditions of the saved lead by those chosen now. Before the first save it does nothing. */
export const updateIndicationsBySlug = defineEffect({
  description: 'Updates the conditions of the saved lead.',
  moments: ['onLeave'],
  needs: ['indicationIds'],
  params: {},
  async run({ state, facts, call, report }) {
    const { slug } = state().saved;
    if (!slug) return;
    const body = {
      slug,
      indications: ownConditions({ answers: facts().answers, journey: state().journey }).map((id) => ({ id })),
    };
    await retryInBackground(() => call('updateIndications', { body }, { keepalive: true }).then(() => undefined), {
      foregroundAttempts: 1,
      delaysMs: [1000],
      onGivenUp: () => report('error', 'Updating the lead failed'),
    });
  },
});
