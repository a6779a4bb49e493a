import { writeFileSync } from 'node:fs';
import { runInServer } from '#src/server/operator/socketClient.ts';
import { dataDir } from './serverUnderTest.ts';

/** Runs a command of the operator in the server under test. */
export async function operate(...command: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runInServer(dataDir, ['studies', ...command], (line) => lines.push(line));
  return lines;
}

/** Opens a study of its own, which no search shows, and gives its number. */
export async function openStudy(number: string, file: string): Promise<number> {
  const location = { facility: 'Made-up Clinic', country: 'United States', state: 'Illinois', zip: '60611' };
  const study = {
    nctId: number,
    briefTitle: 'A Made-up Study That Closes',
    overallStatus: 'RECRUITING',
    sex: 'ALL',
    conditions: ['A made-up condition'],
    locations: [{ ...location, lat: 41.897, lon: -87.622 }],
  };
  writeFileSync(file, JSON.stringify([study]));
  await operate('import', file);
  await operate('simulation', number, 'yes');
  await operate('approve', number);
  return Number((await operate('list', '--words', number))[0]?.split(' ')[0]);
}
