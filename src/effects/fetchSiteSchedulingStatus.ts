import { studySiteId } from '#src/domain/studySite.ts';
import { defineEffect, type EffectContext } from '#src/kit/effect.ts';

function setEnabled({ change }: EffectContext, siteSchedulingEnabled: boolean, siteId?: string) {
  change(({ payload }) => ({
    payload: {
      ...payload,
      siteSchedulingEnabled,
      ...(siteId && { siteScheduling: { ...payload.siteScheduling, [siteId]: siteSchedulingEnabled } }),
    },
  }));
}

/** Requests in flight by site: opening the step and an answer may both start one. */
const inFlight = new Map<string, Promise<{ enabled: boolean }>>();

function requestStatus({ call }: EffectContext, siteId: string): Promise<{ enabled: boolean }> {
  const running = inFlight.get(siteId);
  if (running) return running;
  const reply = call('siteSchedulingStatus', { params: { studySiteId: siteId } });
  inFlight.set(siteId, reply);
  return reply.finally(() => inFlight.delete(siteId));
}

/** One request per site and tab. A failed one counts as no, and so does a simulation, without a request. */
export const fetchSiteSchedulingStatus = defineEffect({
  description: 'Asks whether the study site takes bookings, once for each site.',
  moments: ['onEnter', 'onAnswer'],
  tells: ['siteBookings'],
  // The site is that of the postal code.
  reads: ['postalCode'],
  params: {},
  async run(context) {
    const { study } = context.facts();
    const siteId = studySiteId(context.facts());
    if (!siteId || study?.isSimulation) return setEnabled(context, false);
    const known = context.state().payload.siteScheduling?.[siteId];
    if (known !== undefined) return setEnabled(context, known);
    try {
      const { enabled } = await requestStatus(context, siteId);
      if (studySiteId(context.facts()) === siteId) setEnabled(context, enabled, siteId);
    } catch {
      context.report('error', `Getting Site Scheduling Status error: ${siteId}`);
      if (studySiteId(context.facts()) === siteId) setEnabled(context, false);
    }
  },
});
