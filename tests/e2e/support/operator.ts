import { writeFileSync } from 'node:fs';
import { runInServer } from '#src/server/operator/socketClient.ts';
import { dataDir } from './serverUnderTest.ts';

/** Runs a command of the operator in the server under test. */
export async function operate(...command: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runInServer(dataDir, ['studies', ...command], (line) => lines.push(line));
  return lines;
}

type Place = { city: string; state: string; zip: string; lat: number; lon: number };
const chicago = { city: 'Chicago', state: 'Illinois', zip: '60611', lat: 41.897, lon: -87.622 };
/** No other test searches here, so that none meets with what opens and closes. */
export const losAngeles: Place = { city: 'Los Angeles', state: 'California', zip: '90001', lat: 33.973, lon: -118.249 };

/** Opens a study of its own, which no search shows unless that is asked for, and gives its number. */
export async function openStudy(
  number: string,
  file: string,
  place: Place = chicago,
  isShown = false,
): Promise<number> {
  const location = { facility: 'Made-up Clinic', country: 'United States', ...place };
  const study = {
    nctId: number,
    briefTitle: 'A Made-up Study That Closes',
    overallStatus: 'RECRUITING',
    sex: 'ALL',
    conditions: ['A made-up condition'],
    locations: [location],
  };
  writeFileSync(file, JSON.stringify([study]));
  await operate('import', file);
  if (!isShown) await operate('simulation', number, 'yes');
  // It has no question: what the tests ask is how it closes.
  await operate('approve', number, '--anyway');
  return Number((await operate('list', '--words', number))[0]?.split(' ')[0]);
}
