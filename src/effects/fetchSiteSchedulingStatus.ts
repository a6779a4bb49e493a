import { studySiteId } from '#src/domain/studySite.ts';
import { defineEffect, type EffectContext } from '#src/kit/effect.ts';

function keep({ change }: EffectContext, siteSchedulingEnabled: boolean, siteId?: string) {
  change(({ payload }) => ({
    payload: {
      ...payload,
      siteSchedulingEnabled,
      ...(siteId && { siteScheduling: { ...payload.siteScheduling, [siteId]: siteSchedulingEnabled } }),
    },
  }));
}

/** What is being asked now, by site: the page and an answer may ask in one moment. */
const asking = new Map<string, Promise<{ enabled: boolean }>>();

function ask({ call }: EffectContext, siteId: string): Promise<{ enabled: boolean }> {
  const asked = asking.get(siteId);
  if (asked) return asked;
  const reply = call('siteSchedulingStatus', { params: { studySiteId: siteId } });
  asking.set(siteId, reply);
  return reply.finally(() => asking.delete(siteId));
}

/** Whether the study site takes bookings, asked once for each site. A failure counts as not; for a simulation nobody is asked. */
export const fetchSiteSchedulingStatus = defineEffect({
  description: 'Asks whether the study site takes bookings, once for each site.',
  moments: ['onEnter', 'onAnswer'],
  params: {},
  async run(context) {
    const { study } = context.facts();
    const siteId = studySiteId(context.facts());
    if (!siteId || study?.isSimulation) return keep(context, false);
    const known = context.state().payload.siteScheduling?.[siteId];
    if (known !== undefined) return keep(context, known);
    try {
      const { enabled } = await ask(context, siteId);
      if (studySiteId(context.facts()) === siteId) keep(context, enabled, siteId);
    } catch {
      context.report('error', `Getting Site Scheduling Status error: ${siteId}`);
      if (studySiteId(context.facts()) === siteId) keep(context, false);
    }
  },
});
