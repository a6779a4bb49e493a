import { someTextMatches } from '#src/checker/expressions/someTextMatches.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';
import { countryCodes } from '#src/domain/countries/index.ts';
import type { CountryCode } from '#src/domain/facts.ts';
import type { CampaignField } from '#src/flow/campaign.ts';
import { checkParams } from './checkParams.ts';

type Wrong = Pick<Finding, 'code' | 'message'> & { index: number };

/** A check of texts as a field has it, and what a text must match to pass it. */
type TextCheck = { index: number; name: string; takes: RegExp };

/** The first check that leaves no text to those of a country, and what it is that no answer passes; without it, it cannot be told. */
type Refusal = { index: number; what?: string };

/** Characters of the longest answer that is a text, an email address: `maxLength` in the schema of the answers. */
const LONGEST = 254;

const anyText = /^[^]*$/u;
const noText = /[^\s\S]/u;

function lengths({ least = 0, most = LONGEST }: { least?: number; most?: number }): RegExp {
  return least > LONGEST ? noText : new RegExp(`^[^]{${least},${Math.min(most, LONGEST)}}$`, 'u');
}

function textChecks({ checks: all = [] }: CampaignField, { checks }: Registries): TextCheck[] {
  return all.flatMap((put, index) => {
    const check = checks[put.check];
    if (check?.reads !== 'textOf') return [];
    const given = checkParams(check, put);
    const takes = check.expression?.(given) ?? lengths(check.bounds?.(given) ?? {});
    return [{ index, name: put.check, takes }];
  });
}

/** What no text of a form passes: a check by itself, with one of those before it, or with all of them. */
function whatFails(form: RegExp, kind: string, { name, takes }: TextCheck, before: readonly TextCheck[]): string {
  const isRefused = (...others: readonly RegExp[]) => someTextMatches([form, ...others, takes]) === false;
  if (isRefused()) return `"${name}": ${kind} takes nothing of that form`;
  const other = before.find((one) => isRefused(one.takes));
  return other ? `both "${other.name}" and "${name}"` : `"${name}" and all checks before it`;
}

function refusalIn(country: CountryCode, field: CampaignField, registries: Registries): Refusal | undefined {
  const form = registries.kinds[field.kind]?.textForm?.(country) ?? anyText;
  const checks = textChecks(field, registries);
  for (const [at, check] of checks.entries()) {
    const isMatched = someTextMatches([form, ...checks.slice(0, at + 1).map(({ takes }) => takes)]);
    if (isMatched === undefined) return { index: check.index };
    if (!isMatched) return { index: check.index, what: whatFails(form, field.kind, check, checks.slice(0, at)) };
  }
  return undefined;
}

/** Checks of texts that leave nothing of what the kind of the field takes, in all countries or in some, each by its index. */
export function impossibleTexts(field: CampaignField, registries: Registries): Wrong[] {
  const refusals = countryCodes.flatMap((country) => {
    const refusal = refusalIn(country, field, registries);
    return refusal ? [{ ...refusal, country }] : [];
  });
  const isForAll = refusals.length === countryCodes.length;
  const wrongOf = (index: number): Wrong[] => {
    const those = refusals.filter((one) => one.index === index);
    const what = those[0]?.what;
    if (what === undefined) {
      const name = field.checks?.[index]?.check;
      return [
        {
          code: 'C023',
          index,
          message: `It cannot be told whether any answer passes "${name}": write it in a simpler way`,
        },
      ];
    }
    // It may be asked in the other countries alone.
    if (!isForAll && field.when) return [];
    const isEverywhere = those.length === countryCodes.length;
    const where = isEverywhere ? 'No' : `In ${those.map(({ country }) => country).join(', ')} no`;
    return [{ code: isForAll ? 'C023' : 'C066', index, message: `${where} answer can pass ${what}` }];
  };
  return [...new Set(refusals.map(({ index }) => index))].flatMap(wrongOf);
}
