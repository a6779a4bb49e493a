import api from '#schemas/api.schema.json' with { type: 'json' };
import { productEvents } from '#src/domain/eventCodes.ts';
import type { EffectName } from '#src/effects/index.ts';
import { documentName, type Campaign, type CampaignStep } from '#src/flow/campaign.ts';
import type { Library } from '#src/checker/document/library.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import { unique, type Finding } from '#src/checker/finding.ts';
import { isSlipOf } from '#src/checker/slips.ts';
import { codesElsewhere } from './knownElsewhere.ts';

/** The effect that counts an event of the campaign. */
const counting: EffectName = 'countEvent';

/** What campaigns count by an answer, and under which code. */
const usual: Readonly<Record<string, string>> = { firstName: 'n', email: 'em', diagnosed: 'doc' };

/** The answer by which campaigns count under the code. */
export const countedBy = (code: string): string | undefined =>
  Object.entries(usual).find(([, known]) => known === code)?.[0];

/** The form of the codes that the server counts. */
const eventCode = new RegExp(api.properties.actions.properties.body.properties.actions.items.pattern);

/** An effect as a step names it. */
type Call = { effect: string; params?: object };

type Called = { step: CampaignStep; list: 'onEnter' | 'onLeave'; index: number; code: string; ifAnswered?: string };

const calledIn = (step: CampaignStep): Called[] =>
  (['onEnter', 'onLeave'] as const).flatMap((list) =>
    step[list].flatMap(({ effect, params = {} }: Call, index): Called[] => {
      if (effect !== counting || !('code' in params) || typeof params.code !== 'string') return [];
      const ifAnswered = 'ifAnswered' in params ? String(params.ifAnswered) : undefined;
      return [{ step, list, index, code: params.code, ...(ifAnswered !== undefined && { ifAnswered }) }];
    }),
  );

const letters = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Whether a short code is a slip of the other: the same but for case and marks, with its letters turned, one twice or one more. */
function isShortSlipOf(code: string, known: string): boolean {
  const [one, other] = [letters(code), letters(known)];
  if (code === known) return false;
  const isTurned = one.split('').toSorted().join('') === other.split('').toSorted().join('');
  const isLonger = one.length === other.length + 1 && isWithin(other, one);
  return isTurned || (isLonger && (other.length > 1 || one === other + other));
}

/** Whether the letters of one word stand in the other in their order. */
function isWithin(word: string, other: string): boolean {
  let at = 0;
  for (const letter of other) if (letter === word[at]) at += 1;
  return at === word.length;
}

function errorOf({ code, ifAnswered }: Called, elsewhere: () => readonly string[]): string | undefined {
  if (productEvents.some((one) => one === code))
    return `"${code}" is counted by the product itself, so that it would be counted twice`;
  const own = usual[ifAnswered ?? ''];
  if (code === own) return undefined;
  const other = countedBy(code);
  if (other !== undefined) {
    const what = ifAnswered === undefined ? 'of everybody' : `by "${ifAnswered}"`;
    return `"${code}" counts those who gave "${other}", and here it is counted ${what}`;
  }
  const known =
    own !== undefined && isShortSlipOf(code, own)
      ? own
      : (Object.values(usual).find((one) => isShortSlipOf(code, one)) ??
        productEvents.find((one) => isSlipOf(code, one)));
  if (known !== undefined)
    return `"${code}" is not known, and "${known}" is: events of another code are not counted with it`;
  const near = elsewhere().find((one) => isSlipOf(code, one));
  // Of two campaigns nobody knows which has the slip.
  if (near !== undefined)
    return `"${code}" and "${near}" of another campaign differ by a slip: events of one code are not counted with the other`;
  return eventCode.test(code)
    ? undefined
    : `"${code}" is no code: write small letters, digits and "_" alone, a letter first, 30 at most`;
}

/** The cause of what is found of an effect that counts, under what code and of whom. */
export const causeOfCount = (step: CampaignStep, list: string, index: number): string =>
  `count ${documentName(step)} ${list} ${index}`;

const ownOf = ({ ifAnswered = '' }: Called) => usual[ifAnswered];

/** Events under another code than they are counted by elsewhere, or under one that stands for another event. */
export function eventFindings({ name, steps }: Campaign, tree: Tree, library: Library): Finding[] {
  const calls = Object.values(steps).flatMap(calledIn);
  const elsewhere = () => codesElsewhere(name, library, counting);
  /** Two codes in each other's place are one mistake, found at the first. */
  const isSwapped = (one: Called, index: number) =>
    calls.slice(0, index).some((other) => ownOf(other) === one.code && ownOf(one) === other.code);
  return unique(
    calls.flatMap((call, index): Finding[] => {
      const error = isSwapped(call, index) ? undefined : errorOf(call, elsewhere);
      const { step, list } = call;
      const at = placeOf(tree, ['steps', documentName(step), list, call.index, 'params', 'code']);
      const cause = causeOfCount(step, list, call.index);
      return error === undefined ? [] : [{ code: 'C117', at, message: error, cause }];
    }),
  );
}
