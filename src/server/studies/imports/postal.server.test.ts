import { expect, test } from 'vitest';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { temporaryFiles } from '#src/server/studies/imports/testing/temporaryFiles.ts';
import { readPostalFile } from './postal.ts';

const gbLine = (code: string, lat: number) => `GB\t${code}\tMade-up Town\tEngland\tENG\t\t\t\t\t${lat}\t-1.5\t4`;

const server = testServer();

const write = temporaryFiles();

test('postal codes are not verified before an import, and are after it', async () => {
  const visitor = await server().visitor();
  const verify = async (postalCode: string) => {
    const { headers, body } = await visitor.call('verifyPostalCode', { query: { postalCode, country: 'GBR' } });
    return `${body} ${String(headers['x-postal-code'] ?? 'verified')}`;
  };
  const before = [await verify('ZE1 0AA'), await verify('SE1 7EH')];
  const wrong = [
    'GB\tSE1',
    'AQ\t75001\tMcMurdo\t\t\t\t\t\t\t48\t2\t4',
    'GB\t12345\tX\t\t\t\t\t\t\t50\t0\t1',
    gbLine('SE1', 99),
  ];
  const file = write('GB.txt', [gbLine('SE1', 51), gbLine('SE1', 52), gbLine('SW1A', 51.5), ...wrong, ''].join('\n'));
  const { lines } = await runCommand(server(), ['postal', 'import', file]);
  expect(lines.slice(1)).toEqual([
    'refused: line 4: it has 2 columns, not 12',
    'refused: line 5: the country AQ is not supported',
    'refused: line 6: the code 12345 is none of GB',
    'refused: line 7: it has no coordinates',
    '7 lines read, 2 areas saved, 4 lines refused.',
    'Postal code data: GeoNames (geonames.org), CC BY 4.0',
  ]);
  const kept = server()
    .db.selectFrom('postal_area')
    .select(['code', 'lat'])
    .where('country', '=', 'GB')
    .orderBy('code');
  expect(await kept.execute()).toEqual([
    { code: 'SE1', lat: 51.5 },
    { code: 'SW1A', lat: 51.5 },
  ]);
  expect([...before, await verify('ZE1 0AA'), await verify('SE1 7EH')]).toEqual([
    'true not verified',
    'true not verified',
    'false verified',
    'true verified',
  ]);
  const terms = await visitor.send('GET', '/terms-of-use');
  expect(terms.body).toContain('Postal code data: GeoNames');
});

test.each([
  [['postal', 'import'], 'Usage'],
  [['postal', 'import', '/nowhere/GB.txt'], 'cannot be read'],
  [['postal', 'import', '/'], 'cannot be read: it is a folder'],
  [['studies', 'participants', '1', 'import', '/'], 'cannot be read: it is a folder'],
])('%j is told what is wrong', async (command, words) => {
  await expect(runCommand(server(), command)).rejects.toThrow(words);
});

test('a place with a sign that no column stores keeps no other out', async () => {
  const lines = [gbLine('SE1', 51), gbLine('SW1A', 51.5).replace('Made-up', 'Made\0up')];
  const imported = await runCommand(server(), ['postal', 'import', write('odd.txt', `${lines.join('\n')}\n`)]);
  expect(imported.lines).toContain('2 lines read, 2 areas saved, 0 lines refused.');
});

test('a first file that ends within a line saves nothing, unless the operator says that it is whole', async () => {
  const file = write('cut.txt', `${gbLine('SE1', 51)}\n${gbLine('SW1A', 51.5).slice(0, 30)}`);
  const command = (...options: string[]) => runCommand(server(), ['postal', 'import', ...options, file]);
  const known = await countKept();
  await expect(command()).rejects.toThrow(/cut\.txt ends within a line, .* add --fewer/);
  expect(await countKept()).toBe(known);
  expect((await command('--fewer')).lines).toContain('2 lines read, 1 area saved, 1 line refused.');
});

const countKept = async () => {
  const rows = server().db.selectFrom('postal_area').select('code').where('country', '=', 'GB');
  return (await rows.execute()).length;
};

test('a file that was cut short takes no codes away, unless the operator says so', async () => {
  const codes = Array.from({ length: 20 }, (_one, index) => `SE${index + 1}`);
  const command = (count: number, ...options: string[]) => {
    const lines = codes.slice(0, count).map((code) => gbLine(code, 51));
    return runCommand(server(), ['postal', 'import', ...options, write(`part${count}.txt`, `${lines.join('\n')}\n`)]);
  };
  await command(20, '--fewer');
  await command(18);
  expect(await countKept()).toBe(18);
  await expect(command(16)).rejects.toThrow(/part16\.txt lacks 2 of 18 codes of GB .* add --fewer/);
  expect(await countKept()).toBe(18);
  await command(16, '--fewer');
  expect(await countKept()).toBe(16);
});

/** The command that imports forty areas of a district, and one more. */
function importOf(code: string): string[] {
  const lines = Array.from({ length: 40 }, (_one, index) => gbLine(`${code}${index + 1}`, 51));
  lines.push(gbLine('ZE1', 60));
  return ['postal', 'import', '--fewer', write(`${code}.txt`, `${lines.join('\n')}\n`)];
}

test('of two files of a country at the same time the later one counts, and neither fails', async () => {
  const imports = ['SE', 'SW'].map(importOf);
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(imports.map((one) => runCommand(server(), one)));
    expect(await countKept()).toBe(41);
  }
});

const signed = (sign: string) => gbLine('AB10', 57).replace('Made-up', `Made${sign}up`);

test('a sign that ends a line for some programs alone ends none of a file', async () => {
  const file = write('GB-signs.txt', ['\u2028', '\u2029', '\u0085', 'ñ'].map(signed).join('\r\n'));
  expect(await readPostalFile(file)).toMatchObject({ areas: [{ code: 'AB10', count: 4 }], lines: 4, refused: [] });
});
