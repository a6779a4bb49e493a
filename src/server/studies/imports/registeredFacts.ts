import { createHash } from 'node:crypto';
import type { RegisteredFacts } from '#src/server/db/tables/registers.ts';
import type { Registered, RegisteredSite } from './registered.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** What tells a site of a study from its others. */
const siteKey = ({ facility, country, zip, lat, lon }: Omit<RegisteredSite, 'state' | 'city'>): string =>
  `${lat},${lon}|${country}|${zip}|${facility}`;

/** What of a study is compared from import to import. */
export function factsOf(study: Registered): RegisteredFacts {
  const { title, summary, criteria, minAge, maxAge, gender, conditions, sites } = study;
  return {
    title,
    summary: hashOf(summary),
    criteria: hashOf(criteria),
    ...(minAge !== undefined && { minAge }),
    ...(maxAge !== undefined && { maxAge }),
    gender,
    conditions,
    sites: sites.map(siteKey),
  };
}

/** A hash that differs when anything that we take from the register does. */
export const contentOf = (study: Registered): string =>
  createHash('sha256').update(JSON.stringify(study)).digest('base64url');

/**
 * One way in which a study differs from the import before. `closed`, `gone` (from a whole register) and `unusable` say
 * that visitors should no longer be sent to it.
 */
export type Change = {
  kind: 'closed' | 'gone' | 'unusable' | 'reopened' | 'sites' | 'ages' | 'gender' | 'conditions' | 'criteria' | 'texts';
  details: object;
};

type Ages = { minAge?: number | undefined; maxAge?: number | undefined };
const ages = ({ minAge = 0, maxAge }: Ages) => `${minAge}-${maxAge ?? ''}`;

/** What differs between two imports of a study that recruits in both. */
export function changesBetween(before: RegisteredFacts, study: Registered): Change[] {
  const after = factsOf(study);
  const changes: Change[] = [];
  const [known, now] = [new Set(before.sites), new Set(after.sites)];
  const added = study.sites.filter((site) => !known.has(siteKey(site)));
  const gone = before.sites.filter((key) => !now.has(key));
  if (added.length + gone.length > 0) changes.push({ kind: 'sites', details: { added, gone } });
  if (ages(before) !== ages(after))
    changes.push({ kind: 'ages', details: { before: bounds(before), after: bounds(after) } });
  if (before.gender !== after.gender)
    changes.push({ kind: 'gender', details: { before: before.gender, after: after.gender } });
  if (JSON.stringify(before.conditions) !== JSON.stringify(after.conditions))
    changes.push({ kind: 'conditions', details: { before: before.conditions, after: after.conditions } });
  if (before.criteria !== after.criteria) changes.push({ kind: 'criteria', details: { after: study.criteria } });
  if (before.title !== after.title || before.summary !== after.summary)
    changes.push({ kind: 'texts', details: { before: before.title, after: study.title, summary: study.summary } });
  return changes;
}

const bounds = ({ minAge, maxAge }: Ages) => ({ minAge: minAge ?? null, maxAge: maxAge ?? null });
