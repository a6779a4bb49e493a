import { uuid } from '#src/api/uuid.ts';
import { sentQuery, type Query } from '#src/domain/query.ts';
import { optsOutOfTracking } from '#src/integrations/optsOutOfTracking.ts';
import { startRecording, type Recorded } from '#src/integrations/recording.ts';
import type { Page } from '#src/app/page/page.ts';

type Visited = Pick<
  Page,
  'campaign' | 'widgets' | 'query' | 'store' | 'facts' | 'step' | 'call' | 'reportMessage' | 'listeners'
>;

/** Events that do not show how a candidate answered. */
const plain: readonly string[] = ['l', 'li', 'lz', 'n', 'em', 'hint', 'chat_opened'];
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
function isWanted({ campaign, store, facts }: Visited): boolean {
  const { hasCaregiver, caregiverType } = facts().path;
  const isForChild = hasCaregiver && caregiverType !== 'adult';
  const isEnabled = store.getState().payload.initial?.enableRecording === true;
  return isEnabled && campaign.flowType !== 'partnerScreener' && !isForChild && !optsOutOfTracking();
}

/** Whether the open step asks about health. A step is shown once its widgets are loaded, and not before. */
function isSensitive({ campaign, step, widgets }: Visited): boolean {
  const fields = campaign.steps[step.current]?.fields ?? [];
  return fields.some(({ kind }) => widgets[kind]?.spec.sensitive);
}

async function send(
  { campaign, query, store, call }: Visited,
  session: { id: string; order: number },
  batch: Recorded,
) {
  const { id: sessionId, order: orderId } = nextOf(session);
  const { leadLpParamId, indication } = store.getState().payload.initial ?? {};
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
export function recordVisit(page: Visited): void {
  if (!isWanted(page)) return;
  const session = { id: uuid(), order: 0 };
  const note = startRecording({
    send: (batch) => send(page, session, batch),
    onFailed: () => page.reportMessage('warning', 'A recording could not be kept: nothing more is recorded'),
    isPaused: () => isSensitive(page),
  });
  page.listeners.move = (to, from) => note('routerLogs', { to, from });
  page.listeners.events = (codes) => {
    for (const code of codes.filter((one) => plain.includes(one))) note('actionLogs', { code });
  };
}
