import { expect, test } from 'vitest';
import { exampleConsent, exampleLead } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { beginRequest, receivedBy } from '#src/server/http/testing/slowClient.ts';
import { RequestMetrics } from './requestMetrics.ts';
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
  // A machine reads each, and knows to the millisecond when it was.
  for (const { time, level } of lines.map((line): { time?: number; level?: number } => JSON.parse(line)))
    expect([level, Math.abs(Date.now() - (time ?? 0)) < 60_000]).toEqual([expect.any(Number), true]);
  const answered = lines.map((line): object => JSON.parse(line)).filter((line) => 'ms' in line);
  const written = ['level', 'time', 'reqId', 'method', 'route', 'status', 'ms', 'msg'];
  expect(answered.map((line) => Object.keys(line))).toEqual(replies.map(() => written));
  const logged = lines.map(toldBy).join('\n');
  expect(markers.filter((marker) => logged.includes(marker))).toEqual([]);
  expect(markers.filter((marker) => said.includes(marker))).toEqual([]);
});

test('a request that cannot be read leaves a line and a count, without its address', async () => {
  const metrics = new RequestMetrics();
  const own = await startTestServer(server(), {}, { metrics });
  const port = Number(new URL(await own.app.listen({ port: 0, host: '127.0.0.1' })).port);
  own.lines.length = 0;
  await own.stranger().send('GET', '/Zyxmarker%zz');
  for (const first of ['GET /Zyxmarker HTTP/9', `GET /${'Zyxmarker'.repeat(2000)} HTTP/1.1`])
    await receivedBy(beginRequest(port, `${first}\r\n\r\n`));
  const counted = (await metrics.registry.metrics()).match(/^openscreener_request_seconds_count.*$/gm);
  await own.close();
  expect(own.lines.map(toldBy)).toEqual(
    [400, 400, 431].map((status) => expect.stringContaining(`"route":"(unreadable)","status":${status}`)),
  );
  expect(own.lines.join()).not.toContain('Zyxmarker');
  expect(counted).toEqual([
    expect.stringMatching(/route="\(unreadable\)",status="400"} 2$/),
    expect.stringMatching(/route="\(unreadable\)",status="431"} 1$/),
  ]);
});

test('a page that is asked for wrongly is no fault of ours, and rings no alarm', async () => {
  server().lines.length = 0;
  const response = await server().stranger().send('GET', '/signup/ws10/%00', undefined, { accept: 'text/html' });
  expect([response.statusCode, server().lines.filter((line) => line.includes('fault'))]).toEqual([400, []]);
});
