import type { Campaign, CampaignField } from '#src/flow/campaign.ts';
import type { Finding } from '#src/checker/finding.ts';
import { runsAway } from '#src/checker/expressions/runsAway.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { numbersOf } from '#src/checker/numbersOf.ts';
import { placeOf } from '#src/checker/document/tree.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import type { Registries } from '#src/checker/registries.ts';
import { checkParams } from './checkParams.ts';
import { impossibleTexts } from './impossibleTexts.ts';
import { refusedTexts } from './refusedTexts.ts';

type Path = readonly (string | number)[];
type Wrong = Pick<Finding, 'code' | 'message'>;

function useError(
  { kind }: CampaignField,
  put: NonNullable<CampaignField['checks']>[number],
  { kinds, checks }: Registries,
): Wrong | undefined {
  const { check: name } = put;
  const check = checks[name];
  if (!check) return undefined; // That is a finding of the schema.
  const { reads } = check;
  if (!kinds[kind]?.[reads]) {
    const readable = Object.keys(kinds).filter((other) => kinds[other]?.[reads]);
    return {
      code: 'C022',
      message: `"${name}" cannot be put on the kind ${kind}, only on ${readable.toSorted().join(', ')}`,
    };
  }
  const given = checkParams(check, put);
  const message = check.wrong?.(given);
  if (message !== undefined) return { code: 'C023', message };
  const expression = check.expression?.(given);
  const away = expression && runsAway(expression);
  const written = Object.values('params' in put ? put.params : {}).join(' ');
  return away ? { code: 'C034', message: `Texts can make the time that ${written} takes ${away}` } : undefined;
}

/** Why a field that asks for an answer a second time confirms nothing; undefined if it does. */
function confirmationError(field: CampaignField, campaign: Campaign, registries: Registries): Wrong | undefined {
  const { kinds, checks } = registries;
  const { kind, options, when, checks: put = [] } = field;
  if (!kinds[kind]?.isRepeated) return undefined;
  const confirming = Object.keys(checks).filter((name) => checks[name]?.reads === 'isRepeated');
  if (!put.some(({ check }) => confirming.includes(check)))
    return {
      code: 'C024',
      message: `A ${kind} needs the check "${confirming.join('" or "')}": nothing else says whether both answers are the same`,
    };
  const answer = options && 'answer' in options ? String(options.answer) : '';
  const fields = Object.values(campaign.steps).flatMap((step) => step.fields);
  const asking = fields.filter((one) => kinds[one.kind]?.answers.some((name) => name === answer));
  if (asking.length === 0)
    return {
      code: 'C025',
      message: `No field of this campaign asks for "${answer}", which this one asks for once more`,
    };
  const mustAnswer = (one: CampaignField) => one.required ?? kinds[one.kind]?.requiredByDefault ?? false;
  return when !== undefined || !mustAnswer(field) || asking.some(mustAnswer)
    ? undefined
    : {
        code: 'C128',
        message: `"${answer}" may be left out, and whoever does so cannot go on, as "${field.id}" must be answered: give this one "required": false`,
      };
}

/** Checks of numbers that no answer can pass, alone or with one before, each by its index. */
function impossibleNumbers(
  { kind, checks: put = [] }: CampaignField,
  registries: Registries,
): (Wrong & { index: number })[] {
  const numbers = numbersOf(kind, registries);
  const bounded = put.flatMap((one, index) => {
    const check = registries.checks[one.check];
    const bounds = check?.reads === 'numberOf' && check.bounds?.(checkParams(check, one));
    return bounds ? [{ name: one.check, index, least: -Infinity, most: Infinity, ...bounds }] : [];
  });
  return bounded.flatMap(({ name, index, least, most }) => {
    if (numbers && (least > numbers.most || most < numbers.least)) {
      const message = `No answer can pass "${name}": ${kind} takes numbers from ${numbers.least} to ${numbers.most}`;
      return [{ code: 'C023' as const, index, message }];
    }
    const other = bounded.find((one) => one.index < index && (one.least > most || least > one.most));
    const message = `No answer can pass both "${other?.name}" and "${name}"`;
    return other ? [{ code: 'C023', index, message }] : [];
  });
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Checks that are put on a field once more, each by its index; an answer may have to be of several forms. */
const repeatedChecks = ({ checks: put = [] }: CampaignField, { checks }: Registries): (Wrong & { index: number })[] =>
  put.flatMap((one, index) => {
    const mayRepeat = checks[one.check]?.expression !== undefined;
    const isAgain = put
      .slice(0, index)
      .some((other) => other.check === one.check && (!mayRepeat || isSame(one, other)));
    const message = `"${one.check}" is put on this field twice: one of them refuses nothing that the other takes`;
    return isAgain ? [{ code: 'C023' as const, index, message }] : [];
  });

function fieldFindings(
  field: CampaignField,
  campaign: Campaign,
  registries: Registries,
  tree: Tree,
  path: Path,
): Finding[] {
  const findingsOf = (wrong: Wrong | undefined, more: Path = []): Finding[] =>
    wrong ? [{ ...wrong, at: placeOf(tree, [...path, ...more]) }] : [];
  const used = (field.checks ?? []).flatMap((put, index) =>
    findingsOf(useError(field, put, registries), ['checks', index]),
  );
  const impossible =
    used.length > 0 ? [] : [...impossibleNumbers(field, registries), ...impossibleTexts(field, registries)];
  const repeated = used.length + impossible.length > 0 ? impossible : repeatedChecks(field, registries);
  const refusing = used.length + repeated.length > 0 ? repeated : refusedTexts(field, registries);
  const refused = refusing.flatMap(({ index, ...wrong }) => findingsOf(wrong, ['checks', index]));
  return [...used, ...refused, ...findingsOf(confirmationError(field, campaign, registries))];
}

/** Checks on fields of the wrong kind or with impossible parameters or expressions, and confirmations of nothing that is asked. */
export function answerCheckFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap((field, index) =>
      fieldFindings(field, campaign, registries, tree, fieldPath(tree, step, index)),
    ),
  );
}
