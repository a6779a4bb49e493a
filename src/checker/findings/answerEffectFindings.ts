import { documentName, type Campaign } from '#src/flow/campaign.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';

/** Effects of answers that no field of their step asks for, on whichever of its pages: they would never run. */
export function answerEffectFindings({ steps }: Campaign, tree: Tree, { kinds }: Registries): Finding[] {
  const pages = Object.values(steps);
  return [...new Set(pages.map(documentName))].flatMap((name) => {
    const of = pages.filter((page) => documentName(page) === name);
    const fields = of.flatMap((page) => page.fields);
    const asked = new Set<string>(fields.flatMap(({ kind }) => kinds[kind]?.answers ?? []));
    return Object.entries(of[0]?.onAnswer ?? {}).flatMap(([answer, effects]): Finding[] => {
      if (asked.has(answer) || effects.length === 0) return [];
      const message = `No field of the step "${name}" asks for "${answer}", so these effects never run`;
      return [{ code: 'C053', at: placeOf(tree, ['steps', name, 'onAnswer', answer], true), message }];
    });
  });
}
