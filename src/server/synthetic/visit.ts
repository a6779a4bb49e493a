import { randomUUID } from 'node:crypto';
import { apiBasePath, cookieIn, csrfCookie, csrfHeader, idempotencyHeader, services } from '#src/api/services.ts';
import { defaultCountry } from '#src/domain/countries/index.ts';
import type { Lead, LeadConsent } from '#src/generated/api.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { consentOfCampaign } from '#src/server/campaigns.ts';
import { wordingFor } from '#src/server/consents/wordings.ts';
import { syntheticMark } from '#src/server/http/syntheticMark.ts';
import type { CookieSecrets } from '#src/server/settings/cookieSecrets.ts';
import type { Settings } from '#src/server/settings/settings.ts';

/** Where a visit ended before its end. */
export class VisitFailed extends Error {
  readonly at: string;
  readonly status: number | undefined;

  constructor(at: string, status?: number) {
    super('The synthetic visitor did not come through.');
    this.name = 'VisitFailed';
    this.at = at;
    this.status = status;
  }
}

export type VisitParts = {
  address: string;
  cookieSecrets: CookieSecrets;
  settings: Settings;
  /** That of the server. */
  clock: () => Date;
  signal: AbortSignal;
};

/** How long each answer may take, in ms. */
const PATIENCE_MS = 15_000;
const fileAddress = /(?:src|href)="(\/signup\/(?:js|css|img)\/[^"]+)"/g;

/**
 * Visits the server as a browser does: its first page with every file that it names, a session, and a save. Throws a
 * `VisitFailed` that says where it ended. Nothing that it saves stays.
 */
export async function visit(parts: VisitParts): Promise<void> {
  const page = await get(parts, 'page', '/');
  const [, flow = ''] = /\/signup\/([\w-]+)/.exec(page.url) ?? [];
  const files = new Set([...(await page.text()).matchAll(fileAddress)].map(([, path = '']) => path));
  if (files.size === 0) throw new VisitFailed('page');
  for (const path of files) {
    const file = await get(parts, 'files', path);
    if ((await file.arrayBuffer()).byteLength === 0) throw new VisitFailed('files', file.status);
  }
  const query = new URLSearchParams({ signup: flow, language: sourceLocale });
  const session = await get(parts, 'session', `${apiBasePath}${services.initialPayload.path}?${query}`);
  await session.arrayBuffer();
  await save(parts, flow, session.headers.getSetCookie());
}

async function save(parts: VisitParts, flow: string, setCookies: readonly string[]): Promise<void> {
  const cookies = setCookies.map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookieIn(cookies, csrfCookie) ?? '';
  const { method, path } = services.createLead;
  await send(parts, 'save', apiBasePath + path, {
    method,
    headers: {
      'content-type': 'application/json',
      cookie: cookies.join('; '),
      [csrfHeader]: token,
      [idempotencyHeader]: randomUUID(),
    },
    body: JSON.stringify(leadOf(flow, parts.settings)),
  });
}

const get = (parts: VisitParts, at: string, path: string) => send(parts, at, path, {});

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

async function send(parts: VisitParts, at: string, path: string, { headers, ...init }: Sent): Promise<Response> {
  const { address, cookieSecrets, clock, signal } = parts;
  const response = await fetch(address + path, {
    ...init,
    headers: { ...headers, ...syntheticMark({ cookieSecrets }, clock()) },
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  }).catch(() => undefined);
  if (!response?.ok) throw new VisitFailed(at, response?.status);
  return response;
}

/** A page sends an empty answer for each of nine questions. */
const surveyQuestions = Array.from({ length: 9 }, (_, index) => ({
  questionId: index + 1,
  questionText: '',
  questionResponseText: '',
}));

/** Somebody who does not exist, with a number that nobody has. */
function leadOf(flow: string, settings: Settings): Lead {
  return {
    leadId: randomUUID(),
    firstName: 'Synthetic',
    lastName: 'Visitor',
    phone1: '+12025550100',
    postalCode: '60611',
    country: defaultCountry,
    preferredLanguage: sourceLocale,
    additionalFields: { siteSchedulingEnabled: false, hotCall: false, obGyn: null, surveyQuestions },
    indications: [],
    sourceId: 'synthetic',
    sourceStudyIds: [],
    sourceInfo: { flow, campaign: flow, query: {} },
    screenings: [],
    responses: {},
    consents: consentsOf(flow, settings),
  };
}

function consentsOf(flow: string, settings: Settings): LeadConsent[] {
  const consent = consentOfCampaign(flow);
  if (consent?.shown !== true) return [];
  const { text } = wordingFor(settings, consent.text, defaultCountry, sourceLocale);
  const said = { hasConsent: true, how: 'implied', text, locale: sourceLocale, campaign: flow, step: 'home' } as const;
  const clientTime = new Date().toISOString();
  return [{ ...said, consentType: 'call', country: defaultCountry, isInternational: false, clientTime, sequence: 1 }];
}
