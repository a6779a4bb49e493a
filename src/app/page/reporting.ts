import type { Call } from '#src/api/call.ts';
import { sentQuery, type Query } from '#src/domain/query.ts';

export type Reporting = {
  /** Counts events by their short codes, such as `l` for a landing. */
  count: (...codes: string[]) => void;
  /** Tells the operators of a fault; never an identity, never a health answer. */
  report: (severity: 'error' | 'warning' | 'info', message: string) => void;
  /** Tells of a move from one step to another. */
  moved: (to: string, from: string) => void;
  /** Tells of a redirect from a flow that could not be shown. */
  redirected: (attemptedCampaign: string) => void;
  /** Hears of events and moves, as a recording does. */
  heard: { events?: (codes: readonly string[]) => void; move?: (to: string, from: string) => void };
};

type About = {
  call: Call;
  campaign: string;
  query: Query;
  referrerUrl: () => string;
  step: () => string;
  /** Whether the screener has questions. */
  hasQuestions: () => boolean;
  studyExternalId: () => string | undefined;
  leadLpParamId: () => string | undefined;
  /** The steps that were finished in this tab, oldest first. */
  history: () => readonly string[];
};

const limits = { referrer: 2000, message: 500, history: 40 };

const tell = (told: Promise<unknown>) => void told.catch(() => undefined);

/** The calls that only tell something. Their failure is nobody's concern and is dropped. */
export function createReporting(about: About): Reporting {
  const { call, campaign } = about;
  const query = sentQuery(about.query);
  const heard: Reporting['heard'] = {};
  return {
    heard,
    count(...actions) {
      heard.events?.(actions);
      const body = {
        signup: campaign,
        routePath: about.step(),
        screener: about.hasQuestions(),
        actions,
        query,
      };
      tell(call('actions', { body }, { keepalive: true }));
    },
    report(severity, message) {
      const leadLpParamId = about.leadLpParamId();
      const place = { flow: campaign, step: about.step(), history: about.history().slice(-limits.history), query };
      const context = { ...place, ...(leadLpParamId && { leadLpParamId }) };
      tell(call('reportError', { body: { severity, message: message.slice(0, limits.message), ...context } }));
    },
    moved(to, from) {
      heard.move?.(to, from);
      const studyId = about.studyExternalId();
      const body = { signup: campaign, to, from, path: to, query, ...(studyId && { study_external_id: studyId }) };
      tell(call('routerLog', { body }, { keepalive: true }));
    },
    redirected(attemptedCampaign) {
      const referrerUrl = about.referrerUrl().slice(0, limits.referrer);
      tell(call('redirectDebug', { body: { referrerUrl, attemptedCampaign } }, { keepalive: true }));
    },
  };
}
