export type Draft = { kind: 'inclusion' | 'exclusion' | 'other'; text: string };

const MAX_DRAFTS = 200;
const MAX_TEXT = 1000;

/** The criteria of a register, one by one, under the heading of each. */
export function draftsOf(criteria: string): Draft[] {
  const drafts: Draft[] = [];
  let kind: Draft['kind'] = 'other';
  for (const line of criteria.split(/\r?\n/)) {
    const text = line
      .replace(/^\s*(?:[*•-]|\d+[.)])\s+/, '')
      .replace(/\\([<>~*_])/g, '$1')
      .trim();
    const heading = /^(?:key |main )?(inclusion|exclusion)(?: criteria)?:?$/i.exec(text)?.[1]?.toLowerCase();
    if (heading === 'inclusion' || heading === 'exclusion') kind = heading;
    else if (text !== '') drafts.push({ kind, text: text.slice(0, MAX_TEXT) });
  }
  return drafts.slice(0, MAX_DRAFTS);
}
