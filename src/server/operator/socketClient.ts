import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ListedLead } from '#src/server/leads/list.ts';
import { linesOf } from '#src/server/linesOf.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { requireOwnFolder } from './ownFolder.ts';
import { socketPlace, type Message } from './socket.ts';

/** The answer of a running server; undefined when none runs on this data folder. */
async function send(
  dataDir: string,
  method: 'GET' | 'POST',
  path: string,
  body = '',
): Promise<IncomingMessage | undefined> {
  const { path: socketPath, sharedFolder } = socketPlace(dataDir);
  if (sharedFolder !== undefined && !requireOwnFolder(sharedFolder, dataDir)) return undefined;
  return new Promise((resolve) => {
    request({ socketPath, path, method }, resolve)
      .on('error', () => resolve(undefined))
      .end(body);
  });
}

const cutShort = (cause?: unknown) => new StartError('The running server ended before the command did.', cause);

/** The lines of an answer. */
async function* linesIn(response: IncomingMessage): AsyncGenerator<string> {
  try {
    // Text once it has an encoding.
    yield* linesOf(response.setEncoding('utf8') as AsyncIterable<string>);
  } catch (error) {
    throw cutShort(error);
  }
}

/** The leads of a running server; undefined when none runs on this data folder. */
export async function leadsOfServer(dataDir: string, identity: boolean): Promise<ListedLead[] | undefined> {
  const response = await send(dataDir, 'GET', `/leads?identity=${identity}`);
  if (!response) return undefined;
  const leads = await text(response).catch((error: unknown) => {
    throw cutShort(error);
  });
  // `openSocket` of the same release wrote it.
  return JSON.parse(leads) as ListedLead[];
}

/** Runs a command in a running server. Gives whether it succeeded; undefined when none runs on this data folder. */
export async function runInServer(
  dataDir: string,
  command: readonly string[],
  print: (line: string) => void,
  progress: (line: string) => void = () => undefined,
): Promise<boolean | undefined> {
  const response = await send(dataDir, 'POST', '/command', JSON.stringify(command));
  if (!response) return undefined;
  for await (const line of linesIn(response)) {
    if (!line.endsWith('\n')) break;
    // `perform` of the same release wrote it.
    const message = JSON.parse(line) as Message;
    if ('error' in message) throw new StartError(message.error);
    if ('isOk' in message) return message.isOk;
    if ('progress' in message) progress(message.progress);
    else print(message.line);
  }
  throw cutShort();
}
