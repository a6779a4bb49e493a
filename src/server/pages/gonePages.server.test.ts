import { expect, test } from 'vitest';
import { alertPath } from '#src/server/alerts/link.ts';
import { appointmentPath } from '#src/server/appointments/link.ts';
import { esignPath } from '#src/server/partners/esign.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { myDataPath } from '#src/domain/policies.ts';

const server = testServer();

test.each([alertPath, appointmentPath, esignPath, myDataPath])(
  'what was at an address of %s and is gone, is told in the language of the reader, who may choose another',
  async (path) => {
    const visitor = await server().visitor();
    const open = async (query: string) => {
      const { statusCode, body } = await visitor.send('GET', `${path}/nothing${query}`);
      return [statusCode, /<html lang="(.*?)"/.exec(body)?.[1], /<a href="(\?.*?)"/.exec(body)?.[1]];
    };
    expect(await open('')).toEqual([404, 'en', '?language=es']);
    expect(await open('?language=es')).toEqual([404, 'es', '?language=en']);
  },
);

test.each([alertPath, appointmentPath, esignPath, myDataPath])(
  'whoever finds nothing at an address of %s can call, at the number of their country',
  async (path) => {
    const accept = { 'accept-language': 'en-GB' };
    const { body } = await server().stranger().send('GET', `${path}/nothing`, undefined, accept);
    expect(body).toMatch(
      /<p>Do you have a question\? Call us: <a href="tel:[+\d]+">\+44 808 157 0100<\/a><\/p>\n<\/main>/,
    );
  },
);

test.each([alertPath, appointmentPath, esignPath, myDataPath])(
  'whose form at an address of %s is not taken reads so, with a link to the page',
  async (path) => {
    const payload = `typed=${'x'.repeat(10_000)}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', host: 'localhost' };
    const { statusCode, body } = await server().app.inject({
      method: 'POST',
      url: `${path}/nothing`,
      payload,
      headers,
    });
    expect([statusCode, body.match(/<p>.*?<\/p>/g)]).toEqual([
      413,
      [
        '<p>What you sent may not have reached us. <a href="">Please look at the page and try again</a>.</p>',
        '<p>Do you have a question? Call us: <a href="tel:18005550100">1-800-555-0100</a></p>',
        '<p>Es posible que no hayamos recibido lo que envió. <a href="">Mire la página e inténtelo de nuevo</a>.</p>',
        '<p>¿Tiene alguna pregunta? Llámenos: <a href="tel:18005550100">1-800-555-0100</a></p>',
      ],
    ]);
  },
);
