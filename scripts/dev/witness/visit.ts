import type { CallName, Reply } from '#src/api/call.ts';
import { campaignChecker } from '#src/checker/checkCampaigns.ts';
import { describeFinding, type Witness } from '#src/checker/finding.ts';
import type { Project } from '#src/checker/project.ts';
import { campaignReader } from '#src/checker/readCampaign.ts';
import type { Registries } from '#src/checker/registries.ts';
import { witnessId } from '#src/checker/witnessAddress.ts';
import type { Booking, Facts, Locale } from '#src/domain/facts.ts';
import { isOn } from '#src/domain/query.ts';
import type { State } from '#src/domain/state.ts';
import { savesLead } from '#src/effects/savingEffects.ts';
import { addressOf } from '#src/flow/address.ts';
import type { Campaign, CampaignStep } from '#src/flow/campaign.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { emptyState } from '#src/store/emptyState.ts';
import { answersOf, type Shown } from './answers.ts';

/** Replies by the names of their calls. */
export type Replies = { readonly [N in CallName]?: Reply<N> };

/** All that a browser needs to show the page that a witness has come to. */
export type Visit = {
  campaign: string;
  /** The finding that they are the witness of, if of any. */
  finding?: string;
  /** Where their step opens, with their query. */
  address: string;
  /** Of their tab. */
  state: State;
  /** What the server replies to them; to all other calls it replies by itself. */
  replies: Replies;
  /** Whether their page is narrow, where a rule asks for that. */
  isNarrow: boolean;
};

/** Whether they have what only visits about a study have. */
const isAboutStudy = ({ study, criteria, site, minimal, siteSchedulingEnabled, alreadyMatched }: ExampleFacts) =>
  Boolean(study ?? criteria ?? site ?? minimal ?? siteSchedulingEnabled ?? alreadyMatched);

/** What is known of them in full, with a study that says what they have from one. */
function factsOf(example: ExampleFacts): Facts {
  if (!isAboutStudy(example)) return exampleFacts(example);
  const { study, minimal, path } = example;
  const ofStudy = {
    ...study,
    ...(minimal && { secondaryScreening: { minimal } }),
    ...(path?.caregiverType && { webScreener: { ...study?.webScreener, caregiverType: path.caregiverType } }),
  };
  return exampleFacts({ ...example, study: ofStudy });
}

/** The query of their address, with what only an address says of a visitor. */
function queryOf({ query, path }: Facts, { hasCaregiver }: Campaign): Facts['query'] {
  const flags = {
    ...(path.hasCaregiver && hasCaregiver === undefined && { cg: '1' }),
    ...(path.genderRequired && { g: '1' }),
    ...(path.skipDiagnosis && !isOn(query['sd']) && { skipDiag: '1' }),
  };
  return { ...flags, ...query };
}

const dayMs = 86_400_000;

/** The appointment, tomorrow: a browser forgets those that are over. */
function tomorrow({ bookingDay, bookingTime, ...rest }: Booking, now: Date): Booking {
  const [start, end] = [dayMs, dayMs + 1_800_000].map((later) => new Date(now.getTime() + later).toISOString());
  if (!start || !end) throw new RangeError('There is no tomorrow.');
  return {
    ...rest,
    bookingDay: { ...bookingDay, date: start.slice(0, 10) },
    bookingTime: { ...bookingTime, start, end },
  };
}

function repliesTo({ study, criteria, site, siteSchedulingEnabled, alreadyMatched, country, path }: Facts): Replies {
  return {
    initialPayload: {
      ...(study && { study }),
      ...(path.indication && { indication: path.indication }),
      country,
      analytics: {},
      leadLpParamId: 'example',
      leadLpParamsStudyIds: [],
      enableRecording: false,
    },
    criteria: [...criteria],
    siteSearch: site ? [site] : [],
    siteSchedulingStatus: { enabled: siteSchedulingEnabled },
    alreadyMatched,
  };
}

/** The state of their tab once they have come to the last step of their path. */
function stateOf(campaign: Campaign, facts: Facts, path: Witness['path'], now: Date): State {
  const { study, site, siteSchedulingEnabled, alreadyMatched, isKnownLead, query, answers } = facts;
  const empty = emptyState();
  const payload = {
    ...(study && { studyId: study.id }),
    ...(site && { site, siteSearch: 'found' as const }),
    campaign: campaign.name,
    siteSchedulingEnabled,
    alreadyMatched,
  };
  const journey = {
    finished: path.slice(0, -1),
    campaign: campaign.name,
    consentsFor: `${campaign.name} ${query['studyId'] ?? ''}`,
  };
  return {
    ...empty,
    answers,
    journey,
    payload: { ...empty.payload, ...payload },
    saved: { ...empty.saved, ...(isKnownLead && { slug: 'examplevisitor' }) },
    bookings: Object.fromEntries(Object.entries(facts.bookings).map(([key, one]) => [key, tomorrow(one, now)])),
  };
}

const saves = (step: CampaignStep) => step.saves || savesLead([...step.onEnter, ...step.onLeave]);

/** Whether they have a lead: known already, or saved on the way where the step is for nobody else. */
function hasLead(
  step: CampaignStep,
  passed: readonly CampaignStep[],
  kinds: Registries['kinds'],
  facts: Facts,
): boolean {
  const isForThem = step.fields.every(({ kind }) => kinds[kind]?.isFor?.(facts) ?? true);
  return facts.isKnownLead || (!isForThem && passed.some(saves));
}

/** The visit of a witness of a campaign, in a language. */
export function witnessVisit(
  shown: Shown,
  { facts: example, path }: Pick<Witness, 'facts' | 'path'>,
  locale: Locale = sourceLocale,
): Visit {
  const { campaign, kinds, now } = shown;
  const facts = factsOf(example);
  const passed = path.flatMap((name) => campaign.steps[name] ?? []);
  const step = passed.pop();
  if (!step) throw new Error(`The witness comes to no step of "${campaign.name}".`);
  const query = queryOf(facts, campaign);
  const search = new URLSearchParams(query).toString();
  const answers = answersOf(shown, { facts, path });
  const isKnownLead = hasLead(step, passed, kinds, { ...facts, answers });
  return {
    campaign: campaign.name,
    address: addressOf({ locale, flow: campaign.name, step: step.path, search }),
    state: stateOf(campaign, { ...facts, query, answers, isKnownLead }, path, now),
    replies: repliesTo(facts),
    isNarrow: facts.narrowScreen,
  };
}

/** The visit of the witness of that id, whom a check of the campaign finds; undefined where it finds none. */
export function findVisit(project: Project, name: string, id: string, now: Date): Visit | undefined {
  if (!project.library.names.includes(name)) return undefined;
  const { campaign } = campaignReader(project)(name);
  const report = campaignChecker(project, { strict: [], today: now.toISOString().slice(0, 10) })(name);
  const finding = [...report.findings, ...report.warnings].find((one) => witnessId(one) === id);
  if (!campaign || !finding?.witness) return undefined;
  const visit = witnessVisit({ campaign, kinds: project.registries.kinds, now }, finding.witness);
  return { ...visit, finding: describeFinding(finding) };
}
