/** The pages that a text may link to. */
const targets = ['privacy', 'terms', 'healthData', 'hipaa', 'cookies'] as const;
type LinkTarget = (typeof targets)[number];

type LinkedPart = string | { text: string; to: LinkTarget };

const link = /\[([^\]]+)\]\((\w+)\)/g;

function partsOf(paragraph: string): LinkedPart[] {
  const parts: LinkedPart[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(link)) {
    const to = targets.find((target) => target === match[2]);
    const text = match[1] ?? '';
    parts.push(paragraph.slice(end, match.index), to ? { text, to } : text);
    end = match.index + match[0].length;
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
