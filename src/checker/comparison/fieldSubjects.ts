import { isDeepStrictEqual } from 'node:util';
import type { CampaignField } from '#src/flow/campaign.ts';
import type { Condition } from '#src/rules/index.ts';
import { changedValues } from './changedValues.ts';
import { consentFor, consentSettings, contentOf, sortOf } from './fieldContent.ts';
import type { Pair, Side } from './side.ts';
import { compared, fieldOf, gained, stepOf, type Subject } from './subject.ts';
import { reaches } from './ways.ts';

const verbs = {
  question: ['are asked', 'are no longer asked', 'are asked another'],
  consent: ['see the consent', 'no longer see the consent', 'see another consent'],
  content: ['see', 'no longer see', 'see another'],
} as const;

/** A field, as those who get to its step and meet its conditions see it. */
export function fieldSubject({ before, after }: Pair, step: string, id: string): Subject {
  const [old, now] = [fieldOf(before, step, id), fieldOf(after, step, id)];
  const sort = now ? sortOf(after, now) : old ? sortOf(before, old) : 'content';
  const settings = [old && consentSettings(before, old), now && consentSettings(after, now)];
  const isConsentSame = sort !== 'consent' || isDeepStrictEqual(settings[0], settings[1]);
  const what = `*${id}* on *${step}*`;
  const [verb, verbLost, verbChanged] = verbs[sort];
  return {
    sort,
    step,
    field: id,
    met: (side, guest) => {
      const [page, field] = [stepOf(side, step), fieldOf(side, step, id)];
      if (!page || !field || !reaches(side, guest, step) || !guest.visitor.meets(field.when)) return undefined;
      return {
        ...contentOf(side, page, field),
        ...(!isConsentSame && old && now && { consent: consentFor(side, guest, field) }),
      };
    },
    words: gained([verb, verbLost], what, (one, other) =>
      changedValues(one, other).map((change) => `${verbChanged} ${what}: ${change}`),
    ),
  };
}

/** Which of two fields of a step stands first, for those who see both. */
export function orderSubject(step: string, field: string, other: string): Subject {
  return {
    sort: 'order',
    step,
    field,
    met: (side, guest) => {
      const fields = stepOf(side, step)?.fields ?? [];
      const both = fields.filter(({ id }) => id === field || id === other);
      if (both.length < 2 || !reaches(side, guest, step)) return undefined;
      return both.every(({ when }) => guest.visitor.meets(when)) ? both[0]?.id : undefined;
    },
    words: compared((_, first) => [
      `meet with *${field}* ${first === field ? 'before' : 'after'} *${other}* on *${step}*`,
    ]),
  };
}

/** Whether a field is the same on both sides for whoever gets to its step. */
export function isSameField(
  { before, after }: Pair,
  step: string,
  id: string,
  agrees: (when: Condition | undefined) => boolean,
) {
  const contents = [before, after].map((side) => {
    const [page, field] = [stepOf(side, step), fieldOf(side, step, id)];
    return page && field && { ...contentOf(side, page, field), when: field.when, consent: consentOf(side, field) };
  });
  return isDeepStrictEqual(contents[0], contents[1]) && agrees(fieldOf(before, step, id)?.when);
}

const consentOf = (side: Side, field: CampaignField) =>
  sortOf(side, field) === 'consent' ? consentSettings(side, field) : undefined;
