import { decode } from './decode.ts';
import type { Sent } from './decoder.ts';

/** The file that is arriving: the parts of one are behind one another, and a new one takes its place. */
let file = { id: 0, content: Buffer.alloc(0), received: 0 };

/** The process that reads pictures: whatever a file does to it, the server lives on. Started by `decoder.ts`. */
process.on('message', (sent: Sent) => {
  if ('bytes' in sent) file = { id: sent.id, content: Buffer.alloc(sent.bytes), received: 0 };
  else file.content.set(sent.part, file.received);
  file.received += 'part' in sent ? sent.part.length : 0;
  const { id, content, received } = file;
  if (received < content.length) return;
  void decode(content).then((result) => process.send?.({ id, result }));
});
process.on('disconnect', () => process.exit(0));
// The server decides when it ends: it stops reading first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
