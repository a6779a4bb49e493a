import { decode } from './decode.ts';

/** The process that reads pictures: whatever a file does to it, the server lives on. Started by `decoder.ts`. */
process.on('message', ({ id, bytes }: { id: number; bytes: Uint8Array }) => {
  void decode(bytes).then((result) => process.send?.({ id, result }));
});
process.on('disconnect', () => process.exit(0));
// The server decides when it ends: it stops reading first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
