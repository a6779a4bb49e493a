import { expect, test } from 'vitest';
import { exampleConsent, exampleLead } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { keyed } from '#src/server/http/testing/everyWrite.ts';

const server = testServer();

/** A line of the log without its time and the id of its request, of which any five digits may be those of a postal code. */
function toldBy(line: string): string {
  const { time: _time, reqId: _id, ...rest } = JSON.parse(line) as { time: number; reqId: string };
  return JSON.stringify(rest);
}

test('neither the log nor an error tells anything about a person', async () => {
  const { lines } = server();
  const visitor = await server().visitor();
  const markers = [
    'Zyxmarker',
    '5550177',
    'marker@example.org',
    'SlugMarker12345',
    '1977-07-17',
    '60699',
    'ConsentMarker',
  ];
  lines.length = 0;
  const lead = exampleLead({
    firstName: 'Zyxmarker',
    phone1: '+12125550177',
    email: 'marker@example.org',
    dateOfBirth: '1977-07-17',
  });
  const replies = [
    await visitor.call('createLead', { body: lead }, keyed()),
    await visitor.call('createLead', { body: { ...lead, studyId: 999, lastName: 'Zyxmarker' } }, keyed()),
    await visitor.call('updateLead', { params: { slug: 'SlugMarker12345' }, body: lead }, keyed()),
    await visitor.send('POST', '/api/subjects', { ...lead, dateOfBirth: '1977-07-17T' }, keyed()),
    await visitor.send('POST', '/api/subjects', `{"firstName":"Zyxmarker"`, keyed()),
    await visitor.send('GET', '/api/sites/search?studyId=999&postalCode=60699&country=US'),
    await visitor.send('GET', '/signup/ws10/home?firstName=Zyxmarker&email=marker%40example.org'),
    await visitor.send('POST', '/api/consents', exampleConsent('SlugMarker12345', { text: 'ConsentMarker' })),
    await visitor.send('GET', '/api/Zyxmarker/60699'),
  ];
  const said = replies
    .slice(1)
    .map(({ body }) => body)
    .join('\n');
  expect(lines.length).toBeGreaterThanOrEqual(replies.length);
  const logged = lines.map(toldBy).join('\n');
  expect(markers.filter((marker) => logged.includes(marker))).toEqual([]);
  expect(markers.filter((marker) => said.includes(marker))).toEqual([]);
});

test('a page that is asked for wrongly is no fault of ours, and rings no alarm', async () => {
  server().lines.length = 0;
  const response = await server().stranger().send('GET', '/signup/ws10/%00', undefined, { accept: 'text/html' });
  expect([response.statusCode, server().lines.filter((line) => line.includes('fault'))]).toEqual([400, []]);
});
