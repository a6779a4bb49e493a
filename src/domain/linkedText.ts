import { policyNames, type PolicyName } from './policies.ts';

type LinkedPart = string | { text: string; to: PolicyName };

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

/**
 * Paragraphs, separated by empty lines, whose `[text](privacy)` become links to that policy; unknown targets remain
 * plain text.
 */
export function linkedText(text: string): LinkedPart[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map(partsOf);
}
