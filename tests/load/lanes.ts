import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** One request as a browser sends it, on a connection that stays open. */
export type Asked = { path: string; headers: Readonly<Record<string, string>> };

const headEnd = Buffer.from('\r\n\r\n');

/** Bytes of an answer with its head; undefined while its head is not there. Answers in chunks are not understood. */
function lengthOf(bytes: Buffer, status: number): number | undefined {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return undefined;
  const head = bytes.subarray(0, end).toString('latin1');
  if (!head.startsWith(`HTTP/1.1 ${status} `)) throw new Error(`Not answered ${status}: ${head}`);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined && status !== 304) throw new Error(`An answer has no length: ${head}`);
  return end + headEnd.length + Number(length ?? 0);
}

/** Follows the answers of a connection, one at a time: calls `ended` with each. */
function followAnswers(socket: Socket, status: number, ended: () => void, failed: (error: Error) => void): void {
  let [head, left]: [Buffer, number] = [Buffer.alloc(0), 0];
  socket.on('error', failed).on('close', () => failed(new Error('The connection was closed.')));
  socket.on('data', (bytes: Buffer) => {
    if (left > 0) left -= bytes.length;
    else {
      head = head.length > 0 ? Buffer.concat([head, bytes]) : bytes;
      const length = lengthOf(head, status);
      if (length === undefined) return;
      [left, head] = [length - head.length, Buffer.alloc(0)];
    }
    if (left < 0) failed(new Error('An answer was longer than it said.'));
    if (left === 0) ended();
  });
}

/**
 * Asks for the same again and again on so many connections until the time is over, and gives the milliseconds of each
 * answer. It takes little of the processor itself: it writes the same bytes and counts those that come back.
 */
export async function askOnLanes(
  address: string,
  { path, headers }: Asked,
  { lanes, ms, status = 200 }: { lanes: number; ms: number; status?: 200 | 304 },
): Promise<number[]> {
  const { hostname, port, host } = new URL(address);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const times: number[] = [];
  const end = performance.now() + ms;
  const lane = async () => {
    const socket = connect(Number(port), hostname).setNoDelay(true);
    await once(socket, 'connect');
    await new Promise<void>((resolve, reject) => {
      let start = performance.now();
      const ended = () => {
        const now = performance.now();
        times.push(now - start);
        if (now >= end) return resolve();
        start = now;
        socket.write(request);
      };
      followAnswers(socket, status, ended, reject);
      socket.write(request);
    });
    socket.removeAllListeners('close').destroy();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return times;
}
