import { uuid } from '#src/api/uuid.ts';
import { sentQuery, type Query } from '#src/domain/query.ts';
import { wantsPrivacy } from '#src/integrations/optsOutOfTracking.ts';
import { startRecording, type Recorded } from '#src/integrations/recording.ts';
import type { Page } from '#src/app/page/createPage.ts';

type Seen = Pick<Page, 'campaign' | 'query' | 'store' | 'facts' | 'step' | 'call' | 'report' | 'heard'>;

/** Events that say nothing of how a candidate did. */
const plain: readonly string[] = ['l', 'li', 'lz', 'n', 'em', 'hint', 'chat_opened'];
/** Questions about health, of which nothing is recorded. */
const healthSteps: readonly string[] = ['healthQuestions', 'webScreenerHealth'];
const sessionKey = 'openscreener.recording';

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function queryOf(query: Query): Record<string, string> {
  return Object.fromEntries(Object.entries(sentQuery(query)).map(([name, value]) => [snakeCase(name), value]));
}

/** The session of this tab and the number of its next batch; without a storage each page is a session. */
function nextOf(session: { id: string; order: number }): { id: string; order: number } {
  try {
    const [id, order] = (sessionStorage.getItem(sessionKey) ?? '').split(' ');
    if (id) Object.assign(session, { id, order: Number(order) });
    sessionStorage.setItem(sessionKey, `${session.id} ${session.order + 1}`);
  } catch {
    // The session of the page counts on.
  }
  const current = { ...session };
  session.order += 1;
  return current;
}

/** Never of an agent who serves patients, a parent who answers for a child, or a visitor who asks for privacy. */
function isWanted({ campaign, store, facts }: Seen): boolean {
  const { hasCaregiver, caregiverType } = facts().path;
  const isForChild = hasCaregiver && caregiverType !== 'adult';
  const isEnabled = store.getState().payload.payload?.enableRecording === true;
  return isEnabled && campaign.flowType !== 'partnerScreener' && !isForChild && !wantsPrivacy();
}

async function send({ campaign, query, store, call }: Seen, session: { id: string; order: number }, batch: Recorded) {
  const { id: sessionId, order: orderId } = nextOf(session);
  const { leadLpParamId, indication } = store.getState().payload.payload ?? {};
  const { userAgent, languages } = navigator;
  const metadata = {
    languages: languages.slice(0, 20),
    queryParams: queryOf(query),
    userAgent: userAgent.slice(0, 500),
    flow: campaign.name,
  };
  const about = { hostName: location.hostname, orderId, sessionId, metadata };
  const ids = { ...(leadLpParamId && { leadLpParamId }), ...(indication && { indicationId: indication.id }) };
  await call('uploadRecording', { body: { ...batch, ...about, ...ids } });
}

/** Records the visit where the server wants it, without anything that was answered. */
export function recordVisit(page: Seen): void {
  if (!isWanted(page)) return;
  const session = { id: uuid(), order: 0 };
  const note = startRecording({
    send: (batch) => send(page, session, batch),
    onFailed: () => page.report('warning', 'A recording could not be kept: nothing more is recorded'),
    isPaused: () => healthSteps.includes(page.step.current),
  });
  page.heard.move = (to, from) => note('routerLogs', { to, from });
  page.heard.events = (codes) => {
    for (const code of codes.filter((one) => plain.includes(one))) note('actionLogs', { code });
  };
}
