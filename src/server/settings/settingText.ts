import { readFileSync } from 'node:fs';
import { folder, SettingError } from './readers.ts';
import { settingsTable, type SettingName } from './table.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The text of a setting: of the environment, else of the file that the same name with `_FILE` names there, as vaults and
 * containers give secrets, else its default. Throws `SettingError`.
 */
export function settingText(environment: Environment, name: SettingName): string {
  const given = environment[name]?.trim() ?? '';
  const ofFile = `${name}_FILE`;
  // Some settings of the table end so themselves.
  const file = Object.hasOwn(settingsTable, ofFile) ? '' : (environment[ofFile]?.trim() ?? '');
  if (file === '') return given || settingsTable[name].default;
  if (given !== '') throw new SettingError(name, `is given twice, ${ofFile} names a file with it too: leave one away`);
  const text = readText(ofFile, folder(ofFile, file)).trim();
  if (text === '') throw new SettingError(ofFile, 'names a file that has nothing in it');
  return text;
}

function readText(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new SettingError(name, 'names a file that cannot be read');
  }
}
