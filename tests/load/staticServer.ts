import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';

/** The least that serves files: those of a folder, which are compressed pages, read anew for each request. Prints its address. */
const folder = process.argv[2] ?? '';
const server = createServer((request, response) => {
  readFile(join(folder, basename(request.url ?? ''))).then(
    (page) => {
      const type = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
      response.writeHead(200, { ...type, 'content-length': page.length, 'cache-control': 'no-cache' }).end(page);
    },
    () => response.writeHead(404).end(),
  );
});
server.listen(0, '127.0.0.1', () => {
  const listening = server.address();
  console.log(`http://127.0.0.1:${typeof listening === 'object' ? listening?.port : ''}`);
});
