import { beforeEach, expect, vi } from 'vitest';
import { inHeader } from '#src/api/inHeader.ts';
import { consentsOf as ledgerOf } from '#src/server/consents/show.ts';
import { openRow } from '#src/server/db/sealed/rows.ts';
import { nobody } from '#src/server/leads/person.ts';
import { loadEffects, runEffects } from '#src/app/effects/runEffects.ts';
import { enterStep } from '#src/app/journey/enterStep.ts';
import { leaveStep } from '#src/app/journey/leaveStep.ts';
import { stepOf } from '#src/app/journey/stepOf.ts';
import type { StepName } from '#src/flow/campaign.ts';
import { savingEffects } from '#src/effects/savingEffects.ts';
import { loadPayload } from '#src/app/payload/loadPayload.ts';
import type { Page } from '#src/app/page/page.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import { openOnlineWorld } from './onlineWorld.ts';

// Pages load these late. Loaded with the file, the tables in them are not taken for the work of the test that came first.
await Promise.all([loadEffects(), import('#src/effects/proveWork.ts')]);

/** A page of a flow, of a visitor of whom all that a lead needs is known. */
export async function openVisit(flow: string, opening: Parameters<typeof openRealPage>[1] = {}): Promise<Page> {
  const opened = await openRealPage(flow, opening);
  await loadPayload(opened);
  answer(opened, { firstName: 'Ana', lastName: 'Diaz', phone: '+13125550123', phoneValid: true, postalCode: '60601' });
  return opened;
}

/** Answers as a visitor does. */
export function answer({ store }: Page, answers: ReturnType<Page['store']['getState']>['answers']) {
  store.setState((state) => ({ answers: { ...state.answers, ...answers } }));
}

/** Waits until something is so. */
export const until = (isSo: () => boolean) =>
  vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 5000, interval: 5 });

/** Records one consent alone, as `ways` names it. */
export const consent = 'POST /api/consents';

/** Enters a step, and leaves it. */
export const leave = (of: Page, name: StepName) => {
  enterStep(of, name);
  return leaveStep(of, stepOf(of, name));
};

/** A page that is opened by a link to a lead. */
export const followed = (slug: string) => openVisit('lead-update', { search: `?slug=${slug}` });

/**
 * A visitor whose page calls a real server, opened before each test; waits between tries are a thousandth of what they
 * are. Gives what a test does with the page, and what of it is saved.
 */
export function openSavingWorld() {
  const { server, online } = openOnlineWorld();
  // Opened before each test.
  const visit = {} as { page: Page };

  beforeEach(async () => {
    // Waits between tries are a thousandth of what they are.
    const later = globalThis.setTimeout;
    vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => later(work, ms >= 500 && ms < 10_000 ? ms / 1000 : ms));
    visit.page = await openVisit('s6');
  });

  const save = (of = visit.page) => runEffects(of, 'phone', savingEffects);
  const saved = (of = visit.page) => of.store.getState().saved;
  const ways = (of = online()) =>
    of.sent
      .filter(({ path }) => /subjects|consents/.test(path))
      .map(({ method, path }) => `${method} ${path.replace(inHeader, ':slug')}`);
  const leadOf = async (of = visit.page) => {
    const { db } = server();
    const rows = db
      .selectFrom('lead')
      .selectAll()
      .where('id', '=', saved(of).leadId ?? '')
      .execute();
    return (await rows).map((row) => openRow(db, 'lead', row));
  };
  const consentsOf = (of = visit.page) => ledgerOf(server().db, { ...nobody, leadIds: [saved(of).leadId ?? ''] });
  /** The last decision on each consent. */
  const standing = async () =>
    Object.fromEntries((await consentsOf()).map((row) => [row.consent_type, row.has_consent]));
  const infoOf = async () => (await leadOf()).map(({ indication_ids: ids, source_info: info }) => [ids, info]);
  const enter = (of = visit.page) => runEffects(of, 'home', [{ effect: 'fetchKnownLead' }]);
  const countLeads = async () => (await server().db.selectFrom('lead').select('id').execute()).length;

  return { server, online, visit, save, saved, ways, leadOf, consentsOf, standing, infoOf, enter, countLeads };
}
