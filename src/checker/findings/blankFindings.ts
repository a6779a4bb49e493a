import { sourceLocale } from '#src/generated/locales.ts';
import type { Finding } from '#src/checker/finding.ts';
import { placeOf, textAt, type Tree } from '#src/checker/document/tree.ts';

/** What every text of a document may leave to be filled. */
const everywhere = ['product', 'Product'];

/** Whether the names lead to the name of a step, which the campaign's may be part of. */
const isStepTitle = ([steps, , title, ...more]: readonly string[]) =>
  steps === 'steps' && title === 'title' && more.length === 0;

function inText(english: string, tree: Tree, names: readonly string[]): Finding[] {
  const known = isStepTitle(names) ? [...everywhere, 'campaign'] : everywhere;
  const wrong = [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).find((name) => !known.includes(name));
  if (wrong === undefined) return [];
  const message = `Nothing fills {${wrong}} here; known: ${known.map((name) => `{${name}}`).join(', ')}`;
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
