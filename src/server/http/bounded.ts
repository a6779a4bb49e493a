/** An answer that has more than it may. */
export class TooLong extends Error {
  constructor() {
    super('The answer is too long.');
    this.name = 'TooLong';
  }
}

/**
 * The body of what another server answered, unpacked, of so many bytes at most: whoever sends more, packed or not, does not
 * fill our memory. Throws `TooLong`.
 */
export async function readBounded({ body }: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop ends the transfer.
  for await (const part of body ?? []) {
    length += part.length;
    if (length > maxBytes) throw new TooLong();
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}
