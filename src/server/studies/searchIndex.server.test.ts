import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testServer } from '#src/server/testing/testServer.ts';
import { findStudies } from './searchIndex.ts';
import { searchedFor } from './searchWords.ts';
import { indicationsNamed } from './synonyms.ts';

const server = testServer();
const chicago = { latitude: 41.897, longitude: -87.622, name: 'Chicago', region: 'IL' };
const near = { place: chicago, country: 'US', radiusKm: 160, maxKm: Infinity, limit: 100, after: undefined } as const;

const found = async (query: string, looked: Partial<Parameters<typeof findStudies>[1]> = {}) => {
  const asked = await searchedFor(server().db, { query });
  return (await findStudies(server().db, { ...near, ...looked }, asked)).near.map(({ id }) => id);
};

const text = (en: string) => ({ en });
const details = (title: string, changes: object = {}) =>
  JSON.stringify({
    name: text('x'),
    title: text(title),
    description: text('Nobody runs it.'),
    isSimulation: false,
    gender: 'any',
    siteTargetAreaType: 'Distance',
    indicationIds: [],
    ...changes,
  });

async function addStudy(id: number, title: string, changes: object = {}, place: object = {}) {
  const { db } = server();
  const row = { id, external_id: `T-${id}`, status: 'open' as const, details: details(title, changes) };
  await db.insertInto('study').values(row).execute();
  const site = {
    id: id * 10,
    study_id: id,
    ext_id: `T-${id}-1`,
    name: 'Clinic',
    country: 'US',
    postal_code: '60611',
  } as const;
  const at = { region: 'IL', lat: chicago.latitude, lon: chicago.longitude, ...place };
  await db
    .insertInto('site')
    .values({ ...site, ...at })
    .execute();
}

test('the index follows every change of a study, whoever writes it', async () => {
  const { db } = server();
  const change = (values: object) => db.updateTable('study').set(values).where('id', '=', 7001).execute();
  await addStudy(7001, 'Quokkas at rest');
  expect(await found('quokka')).toEqual([7001]);
  await change({ details: details('Wombats at rest') });
  expect([await found('quokka'), await found('wombat')]).toEqual([[], [7001]]);
  await change({ keywords: 'Numbat fever' });
  expect(await found('numbat')).toEqual([7001]);
  await change({ status: 'closed' });
  expect(await found('numbat')).toEqual([]);
  await change({ status: 'open', details: details('Wombats', { isSimulation: true }) });
  expect(await found('wombat')).toEqual([]);
  await change({ details: details('Wombats') });
  await db.updateTable('site').set({ lat: 61 }).where('study_id', '=', 7001).execute();
  expect(await found('wombat')).toEqual([]);
  await db.deleteFrom('site').where('study_id', '=', 7001).execute();
  await db.deleteFrom('study').where('id', '=', 7001).execute();
  const left = await db.selectFrom('search_study').select('study_id').where('study_id', '=', 7001).execute();
  expect(left).toEqual([]);
});

test('a condition that gets another name is found by it', async () => {
  const { db } = server();
  await addStudy(7002, 'Nothing', { indicationIds: [305] });
  expect(await found('bilby')).toEqual([]);
  await db
    .updateTable('indication')
    .set({ name: JSON.stringify({ en: 'Bilby cough' }) })
    .where('id', '=', 305)
    .execute();
  expect(await found('bilby')).toEqual([7002]);
});

test('studies that recruit by state or country are near from anywhere in it', async () => {
  await addStudy(7010, 'Zorilla by state', { siteTargetAreaType: 'State' }, { lat: 37, lon: -89 });
  await addStudy(7011, 'Zorilla by state', { siteTargetAreaType: 'State' }, { lat: 42.5, lon: -87.8, region: 'WI' });
  await addStudy(7012, 'Zorilla by country', { siteTargetAreaType: 'Country' }, { lat: 20, lon: -155 });
  await addStudy(7013, 'Zorilla by distance', {}, { lat: 43.4 });
  expect(await found('zorilla')).toEqual([7010, 7012]);
  expect(await found('zorilla', { radiusKm: 200 })).toEqual([7013, 7010, 7012]);
  expect(await found('zorilla', { maxKm: 600 })).toEqual([7010]);
  expect(await found('zorilla', { place: undefined })).toEqual([7010, 7011, 7012]);
  expect(await found('zorilla', { country: 'CA' })).toEqual([]);
});

const blank = (latitude: number, longitude: number) => found('', { place: { ...chicago, latitude, longitude } });

test('an area is a circle, across the date line and over a pole too', async () => {
  await addStudy(7020, 'Dugong east', {}, { lat: -17, lon: -179.9 });
  await addStudy(7021, 'Dugong north', {}, { lat: 89.5, lon: 100 });
  expect(await blank(-17, 179.9)).toContain(7020);
  expect(await blank(-17, 178)).not.toContain(7020);
  expect(await blank(89.8, -80)).toContain(7021);
  expect(await blank(87, -80)).not.toContain(7021);
});

test('many studies are searched as few are', async () => {
  const { db } = server();
  const count = 4100;
  await sql`insert into study (id, external_id, status, details) select n, 'M-' || n, 'open',
    ${details('Echidna')}::jsonb from generate_series(8001, 8000 + ${count}::integer) as n`.execute(db);
  await sql`insert into site (id, study_id, ext_id, name, country, postal_code, lat, lon)
    select n, n, 'M-' || n, 'Clinic', 'US', '60611', 41.9 + (n - 8000) * 0.005, -87.6
    from generate_series(8001, 8000 + ${count}::integer) as n`.execute(db);
  const asked = await searchedFor(db, { query: 'echidna' });
  const first = await findStudies(db, { ...near, limit: 5 }, asked);
  expect([first.near.map(({ id }) => id), first.far]).toEqual([[8001, 8002, 8003, 8004, 8005, 8006], []]);
  const { total } = first;
  const after = [first.near[4]?.km ?? null, 8005] as const;
  expect((await findStudies(db, { ...near, limit: 3, after }, asked)).near[0]?.id).toBe(8006);
  const last = await findStudies(db, { ...near, limit: 3, after: [159, 8000] }, asked);
  expect(last.total).toBe(total);
  expect(last.far.map(({ id }) => id)).toEqual([8001, 8002, 8003].map((id) => id + total));
});

const named = (names: string[]) => indicationsNamed(server().db, names);

test('names of a register are conditions of ours, by synonym too', async () => {
  expect(await named(['Hypertension', 'Hypercholesterolaemia', 'Asma'])).toEqual([101, 201, 202]);
  expect(await named(['Nothing like it'])).toEqual([]);
});
