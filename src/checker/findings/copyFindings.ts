import { documentName, type Campaign } from '#src/flow/campaign.ts';
import { suggestion } from '#src/checker/suggestion.ts';
import type { Finding } from '#src/checker/finding.ts';
import { placeOf } from '#src/checker/document/tree.ts';
import { blankIn, blanksOf } from './blanks.ts';
import { linkError, linksIn } from './links.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import type { Registries } from '#src/checker/registries.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import type { Messages } from '#src/i18n/texts.ts';

type Owner = { messages: Messages } | { error: string };
type Wrong = Pick<Finding, 'code' | 'message'>;

/** What a document calls by that name: no property of every object, such as `constructor`. */
const named = <T>(all: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined;

/** Whose messages a key overrides: the shell's, the common ones, a kind's, or those of one field. */
function ownerOf(parts: readonly string[], campaign: Campaign, { kinds, texts }: Registries): Owner {
  const [first = '', second = ''] = parts;
  const steps = Object.keys(campaign.steps);
  const names = ['shell', 'common', ...Object.keys(kinds)];
  if (parts.length === 2) {
    const messages = first === 'shell' || first === 'common' ? texts[first] : named(kinds, first)?.messages;
    return messages ? { messages } : { error: `"${first}" is no kind${suggestion(first, names)}` };
  }
  if (parts.length !== 3)
    return { error: 'A key is `Kind.message`, `step.fieldId.message`, `shell.` or `common.message`' };
  if (!named<unknown>(campaign.steps, first))
    return { error: `This campaign has no step "${first}"${suggestion(first, steps)}` };
  const fields = Object.values(campaign.steps).flatMap((step) => (documentName(step) === first ? step.fields : []));
  const field = fields.find(({ id }) => id === second);
  const ids = fields.map(({ id }) => id);
  const messages = field && kinds[field.kind]?.messages;
  return messages ? { messages } : { error: `The step "${first}" has no field "${second}"${suggestion(second, ids)}` };
}

const idle = (message: string): Wrong => ({ code: 'C027', message });

function textError(key: string, text: string, campaign: Campaign, registries: Registries): Wrong | undefined {
  const parts = key.split('.');
  const owner = ownerOf(parts, campaign, registries);
  if ('error' in owner) return idle(owner.error);
  const message = parts.at(-1) ?? '';
  const standard =
    [owner.messages, registries.texts.common].map((messages) => named(messages[sourceLocale], message)).find(Boolean) ??
    named(registries.checks, message)?.messages[sourceLocale];
  if (standard === undefined)
    return idle(`There is no message "${message}"${suggestion(message, Object.keys(owner.messages[sourceLocale]))}`);
  const wrong = blankIn(text, blanksOf(standard));
  if (wrong !== undefined)
    return { code: 'C028', message: `Nothing fills {${wrong}} here; the default text is "${standard}"` };
  const lost = linkError(text, linksIn(standard).length > 0);
  return lost === undefined ? undefined : { code: 'C062', message: lost };
}

/** Texts that replace no default text, or contain blanks or links that the default text does not have. */
export function copyFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const found = localeCodes().flatMap((locale) =>
    Object.entries(campaign.copy[locale] ?? {}).flatMap(([key, text]) => {
      const wrong = textError(key, text, campaign, registries);
      return wrong ? [{ key, finding: { ...wrong, at: placeOf(tree, ['copy', locale, key], true) } }] : [];
    }),
  );
  // A key that is wrong in one language is the same mistake in the others.
  const isFirst = (key: string, index: number) => found.findIndex((other) => other.key === key) === index;
  return found.flatMap(({ key, finding }, index) => (finding.code === 'C028' || isFirst(key, index) ? finding : []));
}
