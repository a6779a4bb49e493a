import { policyNames, type PolicyName } from './policies.ts';

export type LinkedPart = string | { text: string; to: PolicyName };

const link = /\[([^\]]+)\]\((\w+)\)/g;

function partsOf(paragraph: string): LinkedPart[] {
  const parts: LinkedPart[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(link)) {
    const [whole, text = '', target] = match;
    const to = policyNames.find((name) => name === target);
    parts.push(paragraph.slice(end, match.index), to ? { text, to } : text);
    end = match.index + whole.length;
  }
  return [...parts, paragraph.slice(end)].filter((part) => part !== '');
}

/** A paragraph, or a list of which each line began with `- `. */
type LinkedBlock = LinkedPart[] | { items: LinkedPart[][] };

/**
 * Paragraphs and lists, separated by empty lines, whose `[text](privacy)` become links to that policy; unknown targets
 * remain plain text.
 */
export function linkedBlocks(text: string): LinkedBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) =>
      block.startsWith('- ')
        ? { items: block.split(/\n(?=- )/).map((line) => partsOf(line.slice(2))) }
        : partsOf(block),
    );
}

/** The same, the lines of lists as paragraphs. */
export const linkedText = (text: string): LinkedPart[][] =>
  linkedBlocks(text).flatMap((block) => ('items' in block ? block.items : [block]));
