import { expect, test } from 'vitest';
import { readSettings } from '#src/server/settings/settings.ts';
import { exampleConsent } from '#src/server/testing/examples.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { senderTo } from './sender.ts';

const server = testServer();
const settings = readSettings({
  PUBLIC_ORIGINS: 'https://trials.example,https://world.example,https://www.world.example',
  TRIALS_WORLD_HOSTS: 'world.example,www.world.example',
});
const [usual, world] = [
  { origin: 'https://trials.example', brand: 'trial-search', name: 'Trial Search' },
  { origin: 'https://world.example', brand: 'trials-world', name: 'Trials World' },
];

test('whoever agreed on the pages of a brand is written to by that brand, with links to it', async () => {
  const { visitor, slug, leadId } = await saveLead(server());
  const sender = () => senderTo({ db: server().db, settings }, leadId);
  expect(await sender()).toEqual(usual);
  await visitor.call('sendConsent', { body: exampleConsent(slug, { brand: 'trials-world' }) });
  expect(await sender()).toEqual(world);
  await visitor.call('sendConsent', { body: exampleConsent(slug, { hasConsent: false, brand: undefined }) });
  expect(await sender()).toEqual(world);
});

test('a brand without an origin writes as the first of them', async () => {
  const { visitor, slug, leadId } = await saveLead(server());
  await visitor.call('sendConsent', { body: exampleConsent(slug, { brand: 'trials-world' }) });
  const one = { ...settings, publicOrigins: ['https://trials.example'] };
  expect(await senderTo({ db: server().db, settings: one }, leadId)).toEqual(usual);
});
