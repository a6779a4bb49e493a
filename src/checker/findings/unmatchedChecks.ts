import { someTextMatches } from '#src/checker/expressions/someTextMatches.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';
import { countryCodes } from '#src/domain/countries/index.ts';
import type { CountryCode } from '#src/domain/facts.ts';
import type { CampaignField } from '#src/flow/campaign.ts';
import { withDefaults } from '#src/kit/options.ts';

type Wrong = Pick<Finding, 'code' | 'message'>;

/** The first check of a field that leaves no text, and whether that is told or can only be feared. */
type Refusal = { index: number; isTold: boolean };

const anyText = /^[^]*$/u;

/** What a text must match to pass each check of texts that is put on a field, with the index of the check. */
function textChecks({ checks: put = [] }: CampaignField, { checks }: Registries): { index: number; takes: RegExp }[] {
  return put.flatMap(({ check: name, ...rest }, index) => {
    const check = checks[name];
    if (check?.reads !== 'textOf') return [];
    // The schema has accepted the parameters.
    const given = withDefaults(check.params, 'params' in rest ? rest.params : {}) as never;
    const { least = 0, most = '' } = check.bounds?.(given) ?? {};
    return [{ index, takes: check.expression?.(given) ?? new RegExp(`^[^]{${least},${most}}$`, 'u') }];
  });
}

function refusalIn(country: CountryCode, field: CampaignField, registries: Registries): Refusal | undefined {
  const takes = [registries.kinds[field.kind]?.textForm?.(country) ?? anyText];
  for (const check of textChecks(field, registries)) {
    takes.push(check.takes);
    const isMatched = someTextMatches(takes);
    if (!isMatched) return { index: check.index, isTold: isMatched === false };
  }
  return undefined;
}

/** Checks that refuse every text that the kind of the field takes, in all countries or in some, each by its index. */
export function unmatchedChecks(field: CampaignField, registries: Registries): (Wrong & { index: number })[] {
  const refusals = countryCodes.flatMap((country) => {
    const refusal = refusalIn(country, field, registries);
    return refusal ? [{ ...refusal, country }] : [];
  });
  const wrongOf = (index: number): Wrong | undefined => {
    const those = refusals.filter((one) => one.index === index);
    const name = field.checks?.[index]?.check;
    const nothing = `${field.kind} takes nothing of that form`;
    if (those.some(({ isTold }) => !isTold))
      return {
        code: 'C023',
        message: `It cannot be told whether any answer passes "${name}": write it in a simpler way`,
      };
    if (refusals.length === countryCodes.length)
      return { code: 'C023', message: `No answer can pass "${name}": ${nothing}` };
    // It may be asked in the other countries alone.
    if (field.when) return undefined;
    const where = those.map(({ country }) => country).join(', ');
    return { code: 'C066', message: `In ${where} no answer can pass "${name}": ${nothing} there` };
  };
  return [...new Set(refusals.map(({ index }) => index))].flatMap((index) => {
    const wrong = wrongOf(index);
    return wrong ? [{ ...wrong, index }] : [];
  });
}
