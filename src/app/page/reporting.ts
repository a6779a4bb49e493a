import type { Call } from '#src/api/call.ts';
import type { EventCode } from '#src/domain/eventCodes.ts';
import { sentQuery, type Query } from '#src/domain/query.ts';

export type Reporting = {
  /** Counts events by their short codes, such as `l` for a landing. */
  countEvents: (...codes: EventCode[]) => void;
  /** Reports an error or a warning to the operators. The message never has an identity or a health answer. */
  reportMessage: (severity: 'error' | 'warning' | 'info', message: string) => void;
  /** Reports a move from one step to another. */
  reportMove: (to: string, from: string) => void;
  /** Reports a redirect from a flow that does not exist or could not be shown. */
  reportRedirect: (attemptedCampaign: string) => void;
  /** Called with each event and move; set by a recording. */
  listeners: { events?: (codes: readonly string[]) => void; move?: (to: string, from: string) => void };
};

type About = {
  call: Call;
  campaign: string;
  query: () => Query;
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

const ignoreError = (sent: Promise<unknown>) => void sent.catch(() => undefined);

/** The calls that only report something. Their errors are ignored: the visitor is not concerned. */
export function createReporting(about: About): Reporting {
  const { call, campaign } = about;
  const query = () => sentQuery(about.query());
  const listeners: Reporting['listeners'] = {};
  return {
    listeners,
    countEvents(...actions) {
      listeners.events?.(actions);
      const body = {
        signup: campaign,
        routePath: about.step(),
        screener: about.hasQuestions(),
        actions,
        query: query(),
      };
      ignoreError(call('actions', { body }, { keepalive: true }));
    },
    reportMessage(severity, message) {
      const leadLpParamId = about.leadLpParamId();
      const place = {
        flow: campaign,
        step: about.step(),
        history: about.history().slice(-limits.history),
        query: query(),
      };
      const context = { ...place, ...(leadLpParamId && { leadLpParamId }) };
      ignoreError(call('reportError', { body: { severity, message: message.slice(0, limits.message), ...context } }));
    },
    reportMove(to, from) {
      listeners.move?.(to, from);
      const studyId = about.studyExternalId();
      const body = {
        signup: campaign,
        to,
        from,
        path: to,
        query: query(),
        ...(studyId && { study_external_id: studyId }),
      };
      ignoreError(call('routerLog', { body }, { keepalive: true }));
    },
    reportRedirect(attemptedCampaign) {
      const referrerUrl = about.referrerUrl().slice(0, limits.referrer);
      ignoreError(call('redirectDebug', { body: { referrerUrl, attemptedCampaign } }, { keepalive: true }));
    },
  };
}
