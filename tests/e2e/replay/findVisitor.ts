import { countryCodes } from '#src/domain/countries/index.ts';
import type { Facts } from '#src/domain/facts.ts';
import { fullyQualified } from '#src/domain/qualification.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import type { KnownClass } from '#src/checker/witnesses.ts';
import { aspects, type AspectName } from '#src/kit/aspects.ts';
import type { Aspect } from '#src/kit/aspect.ts';
import { demoStudies } from '#src/server/db/demo/studies.ts';
import { factsOf, usualVisitor, type DemoVisitor } from './demoVisitor.ts';

/** A visitor of the demo and the facts of their visit; `key` is the same for equal ones. */
export type FoundVisitor = { key: string; demo: DemoVisitor; facts: Facts };

type Change = Partial<DemoVisitor>;
const numbersOf = ({ at }: KnownClass) => at.filter((cut) => typeof cut === 'number');
/** What only the study, or the lack of one, decides: each study is tried. */
const byStudy = (): Change[] => [];

/** What can be changed of a visitor to make them of another class of an aspect; the first that does is taken. */
const changes: Readonly<Record<AspectName, (wanted: KnownClass) => readonly Change[]>> = {
  campaign: () => [],
  age: (wanted) => [0, ...numbersOf(wanted)].map((age) => ({ age })),
  alreadyMatched: () => [{ isMatched: true }],
  booking: () => [{ books: false }],
  caregiver: () => [{ comesAsParent: true }],
  chosen: (wanted) => [{ conditions: numbersOf(wanted) }],
  country: () => countryCodes.map((country) => ({ country })),
  criteria: () => [{ answersSuit: false }],
  ctScan: () => [{ plansScan: true }],
  gender: () => [{ gender: 'male' }, { gender: 'other' }, { gender: undefined }],
  genderRequired: () => [{ mustChooseGender: true }],
  healthData: () => [{ agreesOnHealthData: false }],
  indication: (wanted) => [...numbersOf(wanted), 101, 401].map((indicationId) => ({ indicationId })),
  knownLead: () => [{ isKnown: true }],
  medicalRecords: byStudy,
  minimal: byStudy,
  narrowScreen: () => [{ isOnPhone: true }],
  participant: () => [{ participant: 'someone_else' }],
  partnerConsent: () => [{ refusesAgent: true }],
  questionCount: byStudy,
  riskAssessment: byStudy,
  simulation: byStudy,
  site: () => [{ lives: 'far' }],
  siteBookings: () => [{ lives: 'at a booking site' }],
  skipsDiagnosis: () => [{ skipsDiagnosis: true }],
  study: byStudy,
  studyCountries: byStudy,
  suits: () => [{ age: 17 }, { age: 85 }],
};

const isOf = ({ name, at, picked }: KnownClass, facts: Facts): boolean => {
  const aspect: Aspect = aspects[name];
  return aspect.classOf(facts, at) === picked;
};

/** Whether somebody with these facts can go through the campaign as it is: some kinds let only some people pass. */
function canPass({ steps }: Campaign, facts: Facts): boolean {
  const has = (kind: string) => Object.values(steps).some(({ fields }) => fields.some((field) => field.kind === kind));
  const asksWhetherMatched = Object.values(steps).some(({ onEnter }) =>
    onEnter.some(({ effect }) => effect === 'checkAlreadyMatched'),
  );
  return (!facts.alreadyMatched || asksWhetherMatched) && (!has('PartnerCheck') || fullyQualified(facts));
}

/** The visitor, changed until they are of each class; undefined where one cannot be had with the others. */
function changed(campaign: Campaign, start: DemoVisitor, classes: readonly KnownClass[]): FoundVisitor | undefined {
  let demo = start;
  let facts = factsOf(demo, campaign);
  const done: KnownClass[] = [];
  for (const wanted of classes) {
    done.push(wanted);
    if (isOf(wanted, facts)) continue;
    const way = changes[wanted.name](wanted)
      .map((change): DemoVisitor => ({ ...demo, ...change }))
      .map((one) => ({ one, itsFacts: factsOf(one, campaign) }))
      .find(({ itsFacts }) => done.every((before) => isOf(before, itsFacts)));
    if (!way) return undefined;
    demo = way.one;
    facts = way.itsFacts;
  }
  return canPass(campaign, facts) ? { key: JSON.stringify(demo), demo, facts } : undefined;
}

/** Finds a visitor of the demo for classes of visitors of a campaign: with the study that the campaign names, or another. */
export function finder(campaign: Campaign): (classes: readonly KnownClass[]) => FoundVisitor | undefined {
  const isScreener = campaign.flowType === 'webScreener' || campaign.flowType === 'partnerScreener';
  const studies = [undefined, ...demoStudies.map(({ id }) => id)];
  // Screeners are about a study: a visit without one is made where nothing else will do.
  const ordered = isScreener ? [...studies.slice(1), undefined] : studies;
  return (classes) => {
    for (const studyId of ordered) {
      const found = changed(campaign, { ...usualVisitor, ...(studyId !== undefined && { studyId }) }, classes);
      if (found) return found;
    }
    return undefined;
  };
}
