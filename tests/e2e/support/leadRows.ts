import { recordOf } from './leadRecord.ts';
import { expect, type Page } from './test.ts';

const compare = (column: string) => (a: Record<string, unknown>, b: Record<string, unknown>) =>
  String(a[column]).localeCompare(String(b[column]));

/**
 * Waits until the database contains these rows of the lead that the page has saved. Consents are sent in parallel, so
 * they are sorted by type here; answers to the questionnaire by their number.
 */
export async function expectRows(page: Page, rows: Readonly<Record<string, unknown>>): Promise<void> {
  await expect(async () => {
    const record = await recordOf(page);
    const sorted = {
      ...record,
      consent: record.consent.toSorted(compare('consent_type')),
      survey_answer: record.survey_answer.toSorted(compare('question_id')),
    };
    expect(sorted).toMatchObject(rows);
  }).toPass({ timeout: 10_000 });
}
