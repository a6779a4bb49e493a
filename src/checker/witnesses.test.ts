import { describe, expect, test } from 'vitest';
import type { Facts } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { aspects } from '#src/kit/aspects.ts';
import type { Aspect } from '#src/kit/aspect.ts';
import { both, campaignExample, situationOf } from './proof/situations.ts';
import { home, withSteps } from './testing/planting.ts';
import { memoryProject, soundCampaign } from './testing/soundCampaign.ts';
import { openProject, type Project } from './project.ts';
import { campaignFolder, flowsOf } from './projectFiles.ts';
import { campaignReader } from './readCampaign.ts';
import { witnessesOf, type KnownClass } from './witnesses.ts';

type Found = { key: string; facts: Facts };
type FindIn = (campaign: Campaign) => (classes: readonly KnownClass[]) => Found | undefined;

/** A world that has a visitor of every class there is. */
function everybody(campaign: Campaign) {
  return (classes: readonly KnownClass[]): Found => {
    const classOf = (name: string) => classes.find((one) => one.key === name)?.picked;
    const examples = classes.map(({ name, at, picked }) => {
      const aspect: Aspect = aspects[name];
      return aspect.classes({ at, campaign, classOf })[picked] ?? {};
    });
    const { example, facts } = situationOf(examples.reduce(both, campaignExample(campaign)));
    return { key: JSON.stringify(example), facts };
  };
}

/** A world of visits that are about no study. */
const withoutStudies: FindIn = (campaign) => (classes) => {
  const one = everybody(campaign)(classes);
  return one.facts.study ? undefined : one;
};

function witnessesIn(project: Project, name: string, find: FindIn = everybody, readIn = campaignReader(project)) {
  const read = readIn(name);
  if (!read.campaign) throw new Error(`${name} has findings.`);
  return witnessesOf(read, project.registries, { find: find(read.campaign), offers: () => true });
}

const inMemory = (document: object) => memoryProject({ sound: document });
const shipped = openProject(campaignFolder, process.cwd());
const readShipped = campaignReader(shipped);

describe('every shipped campaign', () => {
  test.each(flowsOf(shipped.library))('%s: some witness meets everything that the proof meets', (name) => {
    const { witnesses, met, missed } = witnessesIn(shipped, name, everybody, readShipped);
    expect(missed).toEqual([]);
    expect(new Set(witnesses.flatMap(({ goals }) => goals))).toEqual(new Set(met));
  });
});

describe('a small campaign', () => {
  const sound = witnessesIn(inMemory(soundCampaign), 'sound');
  const ways = sound.witnesses.map(({ path }) => path.join(' > '));

  test('each way between two steps, each case and each outcome of a condition is met', () => {
    expect(sound.met).toEqual(
      expect.arrayContaining([
        'home -> result',
        'result -> indications',
        'home -> indications',
        'home: case 1',
        'home: otherwise',
        'thanks: end',
        'home.fields.3.when hasStudy holds',
        'home.fields.3.when hasStudy fails',
        'home.genericConsent asked by going on',
        'home.genericConsent asked by a box',
      ]),
    );
    expect(ways).toContain('home > result > indications > thanks');
    expect(ways).toContain('home > indications > thanks');
  });

  test('the same document has the same witnesses', () => {
    const again = witnessesIn(inMemory(soundCampaign), 'sound');
    expect(again.witnesses).toEqual(sound.witnesses);
  });

  test('what nobody in a world meets is said', () => {
    const { missed } = witnessesIn(inMemory(soundCampaign), 'sound', withoutStudies);
    expect(missed).toEqual(
      expect.arrayContaining(['home -> result', 'home: case 1', 'home.fields.3.when hasStudy holds']),
    );
    expect(missed).not.toContain('home -> indications');
  });

  test('a step that only visitors of an age get to has a witness of that age', () => {
    const cases = [{ when: { rule: 'ageBetween', params: { min: 41, max: 44 } }, to: 'result' }];
    const { witnesses } = witnessesIn(inMemory(home({ next: { cases, otherwise: 'indications' } })), 'sound');
    const ages = witnesses
      .filter(({ path }) => path.includes('result'))
      .map(({ visitor }) => visitor.facts.answers.age);
    expect(ages).toEqual([41]);
  });

  test('a campaign with findings has none', () => {
    const broken = inMemory(withSteps({ home: { ...soundCampaign.steps.home, next: 'nowhere' } }));
    expect(() =>
      witnessesOf(campaignReader(broken)('sound'), broken.registries, { find: () => undefined, offers: () => true }),
    ).toThrow(/has findings/);
  });
});
