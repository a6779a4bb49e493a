import { commandThroughServer } from '#src/server/admin.ts';
import { dataDir } from './place.ts';
import { expect, type Page } from './test.ts';

/** The lead that an open page has saved, by the name that the server gave it. */
async function slugOf(page: Page): Promise<string> {
  const session = await page.evaluate(() => sessionStorage.getItem('openscreener.session') ?? '{}');
  const slug = /"slug":"([^"]+)"/.exec(session)?.[1];
  if (!slug) throw new Error('The page has saved no lead.');
  return slug;
}

/** Rows of a lead by table: each an object of columns. */
type LeadRecord = { lead: object; consent: { consent_type: string }[]; survey_answer: { question_id: number }[] };

/**
 * Everything that the database keeps of the lead, by table, as `npm run privacy -- export` prints it. Consents are sent
 * side by side, so they stand by type here.
 */
async function recordOf(slug: string): Promise<LeadRecord> {
  const lines: string[] = [];
  await commandThroughServer(dataDir, ['privacy', 'export', slug], (line) => lines.push(line));
  // The command prints the tables of the database as they are.
  const record = JSON.parse(lines.join('\n')) as LeadRecord;
  return {
    ...record,
    consent: record.consent.toSorted((a, b) => a.consent_type.localeCompare(b.consent_type)),
    survey_answer: record.survey_answer.toSorted((a, b) => a.question_id - b.question_id),
  };
}

/** Waits until the database says this of the lead that the page has saved. */
export async function expectRecord(page: Page, record: Readonly<Record<string, unknown>>): Promise<void> {
  const slug = await slugOf(page);
  await expect(async () => expect(await recordOf(slug)).toMatchObject(record)).toPass({ timeout: 10_000 });
}
