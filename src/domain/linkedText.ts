import { policyPaths, type PolicyName } from './policyPaths.ts';

type LinkedPart = string | { text: string; to: PolicyName };

const link = /\[([^\]]+)\]\((\w+)\)/g;

const isPolicy = (name: string): name is PolicyName => Object.hasOwn(policyPaths, name);

function partsOf(paragraph: string): LinkedPart[] {
  const parts: LinkedPart[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(link)) {
    const [whole, text = '', to = ''] = match;
    parts.push(paragraph.slice(end, match.index), isPolicy(to) ? { text, to } : text);
    end = match.index + whole.length;
  }
  return [...parts, paragraph.slice(end)].filter((part) => part !== '');
}

/** Paragraphs (an empty line between) whose `[text](privacy)` are links to known pages; other targets stay plain text. */
export function linkedText(text: string): LinkedPart[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map(partsOf);
}
