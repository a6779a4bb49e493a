import type { Campaign } from '#src/flow/campaign.ts';
import type { Fault } from './finding.ts';
import { placeOf, textAt } from '#src/checker/document/tree.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import type { Messages, Registries } from './registries.ts';

/** A text that waits for its translation is marked so; visitors then read English. */
const isWritten = (text: string | undefined) => text !== undefined && text !== '' && !/^\s*TODO:/.test(text);

const say = (what: string, english: string) => `No Spanish for ${what}: "${english.slice(0, 70)}"`;

/** Localized texts anywhere in the document that have no Spanish. */
function inDocument(tree: Tree, path: string): Fault[] {
  if (tree.kind === 'scalar') return [];
  if (tree.kind === 'array') return tree.items.flatMap((item) => inDocument(item, path));
  const english = textAt(tree, 'en');
  if (english !== undefined)
    return isWritten(textAt(tree, 'es')) ? [] : [{ at: tree.at, message: say(path || 'this text', english) }];
  return [...tree.members].flatMap(([name, member]) => (name === 'copy' ? [] : inDocument(member.tree, name)));
}

function inCopy({ copy }: Campaign, tree: Tree): Fault[] {
  return Object.entries(copy.en)
    .filter(([key]) => !isWritten(copy.es[key]))
    .map(([key, english]) => ({ at: placeOf(tree, ['copy', 'en', key], true), message: say(key, english) }));
}

function inMessages(owner: string, { en, es }: Messages): Fault[] {
  return Object.entries(en)
    .filter(([key]) => !isWritten(es[key]))
    .map(([key, english]) => ({ message: say(`${owner}.${key}`, english) }));
}

/** The texts of a campaign document that have no Spanish. */
export function spanishFaults(campaign: Campaign, tree: Tree): Fault[] {
  return [...inDocument(tree, ''), ...inCopy(campaign, tree)];
}

/** The default texts that have no Spanish: those of all kinds, of the shell and the common ones. */
export function defaultTextFaults({ kinds, texts }: Registries): Fault[] {
  const ofKinds = Object.entries(kinds).flatMap(([kind, { messages }]) => inMessages(kind, messages));
  return [...ofKinds, ...inMessages('shell', texts.shell), ...inMessages('common', texts.common)];
}
