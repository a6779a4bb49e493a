import { sourceLocale } from '#src/generated/locales.ts';
import type { Finding } from '#src/checker/finding.ts';
import { placeOf, textAt, type Tree } from '#src/checker/document/tree.ts';
import { alwaysFilled, blankIn } from './blanks.ts';

/** Whether the names lead to the name of a step, which the campaign's may be part of. */
const isStepTitle = ([steps, , title, ...more]: readonly string[]) =>
  steps === 'steps' && title === 'title' && more.length === 0;

function inText(english: string, tree: Tree, names: readonly string[]): Finding[] {
  const filled = isStepTitle(names) ? ['campaign'] : [];
  const wrong = blankIn(english, filled);
  if (wrong === undefined) return [];
  const known = [...alwaysFilled, ...filled].map((name) => `{${name}}`).join(', ');
  const message = `Nothing fills {${wrong}} here; known: ${known}`;
  return [{ code: 'C028', at: placeOf(tree, [sourceLocale]), message }];
}

/** English texts of the document with a blank that nothing fills, but those of `copy`. Translations are compared with them. */
export function blankFindings(tree: Tree, names: readonly string[] = []): Finding[] {
  if (tree.kind === 'scalar') return [];
  if (tree.kind === 'array') return tree.items.flatMap((item) => blankFindings(item, [...names, '']));
  const english = textAt(tree, sourceLocale);
  if (english !== undefined) return inText(english, tree, names);
  return [...tree.members].flatMap(([name, member]) =>
    name === 'copy' ? [] : blankFindings(member.tree, [...names, name]),
  );
}
