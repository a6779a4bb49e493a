import { countOf } from '#src/domain/countOf.ts';
import { requireWhole } from '#src/server/studies/imports/requireWhole.ts';
import { readPostalFile, savePostalAreas } from '#src/server/studies/imports/postal.ts';
import { postalCredit } from '#src/server/studies/postalAreas.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { Command, DescribedCommand } from './command.ts';
import { requireFile } from './requireFile.ts';

const usage = `Usage:
  npm run postal -- import [--fewer] FILE...   read postal code files of GeoNames (tab-separated, unpacked);
      with --fewer also one that takes away more than a tenth of the codes of a country, or ends within a line`;

const run: Command = async ({ db, print }, [action, ...parameters]) => {
  const files = parameters.filter((one) => one !== '--fewer');
  if (action !== 'import' || files.length === 0) throw new StartError(usage);
  let isOk = true;
  for (const file of files) {
    requireFile(file);
    print(`Reading ${file}`);
    const { areas, lines, refused } = await readPostalFile(file);
    for (const line of refused) print(`refused: ${line}`);
    if (files.length === parameters.length) await requireWhole(db, file, areas);
    if (areas.length > 0) await savePostalAreas(db, areas);
    print(
      `${countOf(lines, 'line')} read, ${countOf(areas.length, 'area')} saved, ${countOf(refused.length, 'line')} refused.`,
    );
    isOk &&= areas.length > 0;
  }
  print(postalCredit);
  return isOk;
};

/** Postal codes of countries, read from files, replacing what was known of them. */
export const postal: DescribedCommand = { run, usage };
