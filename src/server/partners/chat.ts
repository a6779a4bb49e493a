import type { Reply } from '#src/api/call.ts';
import { isAdvisorLineOpen } from '#src/domain/advisorLine.ts';
import type { PartnerCall } from './callPartner.ts';

/** Whether somebody answers the chat. Ours is answered in the hours of the advisors. */
export const agents: PartnerCall<object, Reply<'agentAvailability'>> = {
  partner: 'chat',
  request: () => ({ method: 'GET', path: '/availability' }),
  read(body) {
    const status = typeof body === 'object' && body !== null && 'status' in body ? body.status : body;
    return { status: typeof status === 'string' && status.trim().toLowerCase() === 'online' ? 'online' : 'offline' };
  },
  standIn({ clock, settings }) {
    const isOpen = isAdvisorLineOpen(clock(), settings.advisorDaysOff);
    return Promise.resolve({ status: isOpen ? 'online' : 'offline' });
  },
  empty: { status: 'offline' },
};
