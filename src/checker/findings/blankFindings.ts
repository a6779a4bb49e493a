import { sourceLocale } from '#src/generated/locales.ts';
import type { Finding } from '#src/checker/finding.ts';
import { textsIn, type DocumentText } from '#src/checker/document/texts.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import { alwaysFilled, blankIn, strayBrace, straying } from './blanks.ts';

/** Whether it is the name of a step, which the campaign's may be part of. */
const isStepTitle = ([steps, , title, ...more]: DocumentText['path']) =>
  steps === 'steps' && title === 'title' && more.length === 0;

function inText({ english, tree, path }: DocumentText): Finding[] {
  const filled = isStepTitle(path) ? ['campaign'] : [];
  const at = () => placeOf(tree, [sourceLocale]);
  if (strayBrace(english) !== undefined) return [{ code: 'C028', at: at(), message: straying }];
  const wrong = blankIn(english, filled);
  if (wrong === undefined) return [];
  const known = [...alwaysFilled, ...filled].map((name) => `{${name}}`).join(', ');
  const message = `Nothing fills {${wrong}} here; known: ${known}`;
  return [{ code: 'C028', at: at(), message }];
}

/** English texts of the document with a blank that nothing fills, but those of `copy`. Translations are compared with them. */
export const blankFindings = (tree: Tree): Finding[] => textsIn(tree).flatMap(inText);
