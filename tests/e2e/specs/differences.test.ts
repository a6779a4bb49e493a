import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';

/** The height of a PNG, in pixels. */
const heightOf = (file: string) => readFileSync(file).readUInt32BE(20);

const inCanada = { rule: 'countryIs', params: { country: 'CA' } };

// The server of the pages hands out some hundred modules for each side.
test.setTimeout(240_000);

test('what differs between two campaigns is pictured for an example visitor on both sides, in both languages', async ({
  page,
}, testInfo) => {
  const draft = testInfo.outputPath('flare.json');
  const text = readFileSync('campaigns/flare.json', 'utf8');
  const edited = JSON.parse(text) as { steps: Record<string, { next?: unknown; fields: unknown[] }> };
  const { name, phone } = edited.steps;
  if (!name || !phone) throw new Error('flare asks for a name and a number.');
  name.fields.push({ kind: 'Gender' });
  phone.next = { cases: [{ when: inCanada, to: 'thankyou' }], otherwise: 'email' };
  writeFileSync(draft, JSON.stringify(edited));

  const command = ['--no-opt', 'scripts/campaigns.ts', 'diff', 'flare', draft, '--pictures'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(stderr).toMatch(/Pictures of both sides: (\S+)/);
  expect(status).toBe(1);
  expect(stdout).toContain('now are asked *gender* on *name*');

  const [, file = ''] = /Pictures of both sides: (\S+)/.exec(stderr) ?? [];
  await page.goto(`file://${join(process.cwd(), file)}`);
  const all = page.getByRole('heading', { level: 2, name: 'All visitors' }).locator('..');
  for (const language of ['English', 'Español']) {
    const picture = all.getByRole('img', { name: `name, ${language}` });
    await expect(picture).toHaveCount(2);
    const [before = '', after = ''] = await picture.evaluateAll((images) =>
      images.map((image) => image.getAttribute('src') ?? ''),
    );
    expect(heightOf(join(dirname(file), after))).toBeGreaterThan(heightOf(join(dirname(file), before)));
  }
  const canadians = page.getByRole('heading', { level: 2, name: 'Visitors in Canada' }).locator('..');
  const emails = canadians.getByRole('img', { name: 'email, English' });
  await expect(emails).toHaveCount(1);
  await expect(emails).toHaveAttribute('src', /^before-/);
});
