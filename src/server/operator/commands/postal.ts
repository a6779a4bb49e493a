import { existsSync } from 'node:fs';
import { postalCredit, putPostalAreas, readPostalFile } from '#src/server/studies/imports/postal.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { Command } from './command.ts';

const usage = `Usage:
  npm run postal -- import FILE...   read postal code files of GeoNames (tab-separated, unpacked)`;

/** Postal codes of countries, read from files, replacing what was known of them. */
export const postal: Command = async ({ db, say }, [action, ...files]) => {
  if (action !== 'import' || files.length === 0) throw new StartError(usage);
  let isWell = true;
  for (const file of files) {
    if (!existsSync(file)) throw new StartError(`The file ${file} cannot be read.`);
    say(`Reading ${file}`);
    const { areas, lines, refused } = await readPostalFile(file);
    for (const line of refused) say(`refused: ${line}`);
    if (areas.length > 0) await putPostalAreas(db, areas);
    say(`${lines} lines read, ${areas.length} areas kept, ${refused.length} lines refused.`);
    isWell &&= areas.length > 0;
  }
  say(postalCredit);
  return isWell;
};
