import { documentName, type Campaign, type CampaignField, type CampaignStep } from '#src/flow/campaign.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { areApart } from './roleFindings.ts';

/** A question that shows a number behind those of the study. */
type Numbered = { field: CampaignField; step: CampaignStep; index: number; position: number };

/** The questions of a step, on whichever of its pages, that show a number; one that goes with another has none of its own. */
function numberedIn(pages: readonly CampaignStep[]): Numbered[] {
  return pages.flatMap((step) =>
    step.fields.flatMap((field, index): Numbered[] => {
      const options = new Map<string, unknown>(Object.entries(field.options ?? {}));
      const position = options.get('position');
      return typeof position !== 'number' || options.get('goesWithHeight') === true
        ? []
        : [{ field, step, index, position }];
    }),
  );
}

/** What is wrong with the number of a question behind all those before it on the page. */
function wrongWith(one: Numbered, before: readonly Numbered[]): string | undefined {
  const { position } = one;
  const last = before.at(-1);
  const most = Math.max(0, ...before.map((other) => other.position));
  const twin = before.find((other) => other.position === position && !areApart(one.field, other.field));
  if (last && position < last.position && !areApart(one.field, last.field))
    return `${position} and stands behind "${last.field.id}" with ${last.position}: numbers would go back`;
  if (twin) return `${position} that "${twin.field.id}" has: visitors would read one number twice`;
  if (position <= most + 1) return undefined;
  const isOne = position === most + 2;
  return `${position}, and no question before it ${isOne ? most + 1 : `${most + 1} to ${position - 1}`}: ${isOne ? 'a number' : 'numbers'} would be left out`;
}

/** Questions behind those of the study whose numbers do not count on from one to the next, one in each step. */
export function positionFindings({ steps, webScreenerProps }: Campaign, tree: Tree): Finding[] {
  if (!webScreenerProps.shouldNumberQuestions) return [];
  const pages = Object.values(steps);
  return [...new Set(pages.map(documentName))].flatMap((name) => {
    const numbered = numberedIn(pages.filter((page) => documentName(page) === name));
    const found = numbered.flatMap((one, place): Finding[] => {
      const wrong = wrongWith(one, numbered.slice(0, place));
      const path = [...fieldPath(tree, one.step, one.index), 'options', 'position'];
      const message = `"${one.field.id}" has the "position" ${wrong}`;
      return wrong === undefined ? [] : [{ code: 'C130', at: placeOf(tree, path), message }];
    });
    return found.slice(0, 1);
  });
}
