import { expect, test } from 'vitest';
import { registries } from '#src/checker/registries.ts';
import { expandCampaign } from '#src/flow/expandCampaign.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { parseSource } from '#src/checker/document/tree.ts';
import { spanFindings } from './spanFindings.ts';

type Asked = { first?: number; last?: number; when?: object };

/** The findings of a campaign whose first step asks the questions of a study by these fields. */
function found(...asked: Asked[]): string[] {
  const fields = asked.map(({ when, ...options }, index) => ({
    kind: 'QualificationQuestions',
    id: `part${index + 1}`,
    options,
    ...(when && { when }),
  }));
  const written = { name: 'spring', flowType: 'webScreener', campaignType: 'screener', steps: { home: { fields } } };
  // Safe: the schema takes it.
  const campaign = expandCampaign(written as CampaignDocument, registries.kinds);
  const { tree } = parseSource({ file: 'spring.json', text: JSON.stringify(written) });
  return tree ? spanFindings(campaign, tree, registries).map(({ code, message }) => `${code} ${message}`) : [];
}

const adults = { rule: 'ageBetween', params: { min: 18 } };
const others = { ...adults, is: false };

test.each<[string, Asked[]]>([
  ['no field', []],
  ['all', [{}]],
  ['two parts', [{ last: 3 }, { first: 4 }]],
  ['parts in another order', [{ first: 3 }, { first: 2, last: 2 }, { last: 1 }]],
  ['parts of some and all of the others', [{ last: 3, when: adults }, { first: 4, when: adults }, { when: others }]],
])('%s: nothing is left out or asked twice', (_, asked) => {
  expect(found(...asked)).toEqual([]);
});

test.each<[string, Asked[], string]>([
  [
    'the first ones',
    [{ first: 3 }],
    'C085 "part1" is asked, and no field asks the questions of the study before it: 1 to 2',
  ],
  [
    'one between',
    [{ last: 2 }, { first: 4 }],
    'C085 "part2" is asked, and no field asks the questions of the study before it: 3',
  ],
  [
    'the last ones',
    [{ last: 1 }, { first: 2, last: 3 }],
    'C085 "part2" is asked, and no field asks the questions of the study after it: from 4 on',
  ],
  [
    'one twice',
    [{ last: 3 }, { first: 3 }],
    'C051 "part2" asks questions of the study that "part1" of the step "home" asks: 3',
  ],
  [
    'all twice',
    [{}, { when: adults }],
    'C051 "part2" asks questions of the study that "part1" of the step "home" asks: from 1 on',
  ],
])('%s', (_, asked, expected) => {
  expect(found(...asked)).toEqual([expected]);
});
