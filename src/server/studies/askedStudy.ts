import type { Kysely } from 'kysely';
import type { Criterion, Study } from '#src/generated/api.ts';
import type { Locale } from '#src/domain/facts.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { findCriteria, findStudy } from './catalogue.ts';

type Context = {
  db: Kysely<Database>;
  settings: Pick<Settings, 'specialStudyIds' | 'ctScanQuestionIds'>;
};

/** A study as pages show it, marked where this deployment sets it off. */
export const markedStudy = (study: Study, { specialStudyIds }: Context['settings']): Study => ({
  ...study,
  ...(specialStudyIds.includes(study.id) && { isSpecial: true }),
});

/** The questions of a study as pages ask them, marked where a yes asks for a scan; `minimal` leaves those of the short screener. */
export async function askedCriteria(
  { db, settings }: Context,
  studyId: number,
  language: Locale,
  minimal: boolean,
): Promise<Criterion[]> {
  const criteria = await findCriteria(db, studyId, language, minimal);
  const scans = settings.ctScanQuestionIds;
  return criteria.map((one) => (scans.includes(one.questionId) ? { ...one, isCtScan: true } : one));
}

/** An open study with the questions that a page asks of it; undefined where there is no such study, or its short screener is empty. */
export async function askedStudy(
  context: Context,
  id: number,
  language: Locale,
): Promise<{ study: Study; criteria: Criterion[]; minimal: boolean } | undefined> {
  const found = await findStudy(context.db, id, language);
  if (!found) return undefined;
  const minimal = found.secondaryScreening?.minimal === true;
  const criteria = await askedCriteria(context, id, language, minimal);
  // A short screener without questions is reported by the page that asks for it, which then asks for all.
  return criteria.length > 0 || !minimal
    ? { study: markedStudy(found, context.settings), criteria, minimal }
    : undefined;
}
