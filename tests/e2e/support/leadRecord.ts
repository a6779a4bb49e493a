import { runInServer } from '#src/server/operator/socketClient.ts';
import { leadsOf } from './leads.ts';
import { dataDir } from './serverUnderTest.ts';
import { expect, type Page } from './test.ts';

type Row = Record<string, unknown>;
/** The record of a visitor in the database: every value named here, and no other row. */
export type Expected = {
  lead: Row;
  caregiver?: Row;
  /** Consents in force, by type. */
  consents: readonly string[];
  /** Answers of the questionnaire by the number of the question; the others are empty. */
  survey?: Readonly<Record<number, string>>;
  screenings?: { study_id: number; passed: boolean }[];
  /** What the stored pictures show, in the order in which they came. */
  pictures?: readonly string[];
};

/** Everything that is stored about a person, by table. */
type Kept = Record<
  'lead' | 'caregiver' | 'consent' | 'survey_answer' | 'lead_screening' | 'booking' | 'picture',
  Row[]
>;

/** The slug that the tab was given for its lead. */
export const slugOf = (page: Page) =>
  // The product stores its state of the tab under this name.
  page.evaluate(() => JSON.parse(sessionStorage.getItem('openscreener.session') ?? '{}').saved?.slug as string);

/** The record of the tab's lead, as the operator exports it for the person. */
export async function recordOf(page: Page): Promise<Kept> {
  const lines: string[] = [];
  await runInServer(dataDir, ['privacy', 'export', await slugOf(page)], (line) => lines.push(line));
  // The export names every table of leads.
  return JSON.parse(lines.join('\n')) as Kept;
}

/** The types of the consents that stand, of all that were given and withdrawn. */
export function inForce(consents: readonly Row[]): string[] {
  const last = new Map(consents.map((row) => [String(row['consent_type']), row['has_consent']]));
  return [...last].flatMap(([type, has]) => (has === true ? [type] : [])).toSorted((a, b) => a.localeCompare(b));
}

const answered = (rows: readonly Row[]) =>
  Object.fromEntries(
    rows.filter(({ response }) => response !== '').map(({ question_id: id, response }) => [id, response]),
  );

/** Waits until the database contains this record of the visitor, in one lead. */
export async function expectRecord(page: Page, name: string, expected: Expected): Promise<void> {
  await expect(async () => {
    const {
      lead,
      caregiver,
      consent,
      survey_answer: survey,
      lead_screening: screenings,
      picture,
    } = await recordOf(page);
    expect(lead).toMatchObject([expected.lead]);
    expect(caregiver).toMatchObject(expected.caregiver ? [expected.caregiver] : []);
    expect(inForce(consent)).toEqual(expected.consents);
    expect(answered(survey)).toEqual(expected.survey ?? {});
    expect(screenings).toMatchObject(expected.screenings ?? []);
    expect(picture.filter(({ jpeg }) => jpeg).map(({ shot }) => shot)).toEqual(expected.pictures ?? []);
    expect(await leadsOf(name)).toHaveLength(1);
  }).toPass({ timeout: 10_000 });
}
