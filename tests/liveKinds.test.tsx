import { campaigns } from 'virtual:campaigns';
import { widgets } from 'virtual:widgets';
import { expect, test } from 'vitest';
import type { Study } from '#src/domain/facts.ts';
import { policiesIn } from '#src/domain/policies.ts';
import type { Surroundings } from '#src/kit/context.ts';
import { emptyState } from '#src/store/emptyState.ts';
import { renderWidget } from './support/renderWidget.tsx';

const firstSteps = await Promise.all(
  Object.values(campaigns).map(async (load) => {
    const { campaign } = await load('en');
    return campaign.steps[campaign.home]?.fields ?? [];
  }),
);
const fields = new Map(
  firstSteps.flat().map(({ kind, options = {} }) => [`${kind} ${JSON.stringify(options)}`, { kind, options }]),
);

const { search } = emptyState();
const nothingKept: readonly Study[] = [];

/** Renders a kind. Gives what it reads by then of what is not in markup of the server, and the calls that it makes. */
async function readBy(kind: string, options: object): Promise<string[]> {
  const widget = widgets[kind];
  if (!widget) throw new Error(`There is no kind ${kind}.`);
  const read = new Set<string>();
  const noting = <T,>(name: string, value: T): T => {
    read.add(name);
    return value;
  };
  const surroundings: Partial<Surroundings> = {
    call: (name) => noting(`call ${name}`, new Promise(() => undefined)),
    consentText: () => noting('consentText', { text: 'The wording.' }),
    links: {
      ...policiesIn('en'),
      get studySearch() {
        return noting('links.studySearch', '/search');
      },
      flow: () => noting('links.flow', '/flow'),
      step: () => noting('links.step', '/step'),
      locale: () => noting('links.locale', '/locale'),
    },
    studySearch: {
      read: () => noting('studySearch', search),
      shortList: () => noting('shortList', nothingKept),
      isFailed: () => noting('failed', false),
      address: () => noting('address', ''),
      prescreen: () => noting('prescreen', new Promise(() => undefined)),
      change: () => undefined,
      setAddress: () => undefined,
      keep: () => undefined,
    },
  };
  await renderWidget(widget, { options, surroundings });
  return [...read];
}

test.each([...fields.values()].filter(({ kind }) => !widgets[kind]?.spec.live))(
  'markup of $kind with $options shows nothing of the page but its answers and the facts',
  async ({ kind, options }) => {
    expect(await readBy(kind, options)).toEqual([]);
  },
);

test.each([
  ['StudyResults', 'studySearch'],
  ['ShortList', 'shortList'],
  ['GenericConsent', 'consentText'],
  ['QuickLinks', 'links.studySearch'],
  ['LocaleSwitcher', 'links.locale'],
  ['ConditionChips', 'call indicationCategories'],
])('what %s reads of the page is noticed', async (kind, name) => {
  expect(await readBy(kind, {})).toContain(name);
});
