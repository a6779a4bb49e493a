import { apiBasePath } from '#src/api/services.ts';
import { settingsTable } from '#src/server/settings/table.ts';
import type { Json } from '#src/checker/json.ts';

const code = (text: string) => (text === '' ? '' : `\`${text}\``);
const cell = (text: string) => text.replaceAll('|', '\\|');

const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function settings(): string {
  const rows = Object.entries(settingsTable).map(([name, row]) => [code(name), code(row.default), row.meaning]);
  return table(['Setting', 'Default', 'Meaning'], rows);
}

function calls(api: Json): string {
  // The schema of the calls says of each where it is and what it does.
  const entries = Object.values(api['properties'] as Record<string, { call: string; description?: string }>);
  const rows = entries.map(({ call, description = '' }) => [code(call.replace(' ', ` ${apiBasePath}`)), description]);
  return table(['Call', 'What it does'], rows);
}

/** The README with the tables between its `<!-- name -->` and `<!-- /name -->` marks made anew. */
export function readmeWith(readme: string, api: Json): string {
  const tables: Readonly<Record<string, string>> = { settings: settings(), calls: calls(api) };
  return readme.replace(/(<!-- (\w+) -->\n)[^]*?(<!-- \/\2 -->)/g, (all, start: string, name: string, end: string) =>
    tables[name] === undefined ? all : `${start}\n${tables[name]}\n\n${end}`,
  );
}
