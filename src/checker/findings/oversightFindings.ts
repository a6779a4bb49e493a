import type { Campaign } from '#src/flow/campaign.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import type { AnySpec } from '#src/kit/spec.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';

const somebody = { [sourceLocale]: '-' };
const kindsBeside = (spec: AnySpec, oversight: Campaign['oversight']) => spec.beside?.({}, { oversight }) ?? [];

/** The kinds that say who asks: others need them on their page where somebody is named, and only there. */
function sayingWho({ kinds }: Registries): ReadonlySet<string> {
  return new Set(
    Object.values(kinds).flatMap((spec) => {
      const always: readonly string[] = kindsBeside(spec, {});
      return kindsBeside(spec, { sponsor: somebody, recruiter: somebody }).filter((kind) => !always.includes(kind));
    }),
  );
}

/** The first field that says who asks, where the campaign names nobody: it shows nothing but what a study may say of itself. */
export function oversightFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const { sponsor, recruiter } = campaign.oversight;
  if (sponsor || recruiter) return [];
  const saying = sayingWho(registries);
  const shown = Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap(({ id, kind }, index) => (saying.has(kind) ? [{ step, id, index }] : [])),
  );
  return shown.slice(0, 1).map(({ step, id, index }): Finding => {
    const message = `"${id}" says who asks, and the campaign names nobody: say with \`oversight.recruiter\` which company looks for participants`;
    return { code: 'C011', at: placeOf(tree, fieldPath(tree, step, index)), message };
  });
}
