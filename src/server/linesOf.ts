/**
 * The lines of a text that comes in parts, each with the line break at its end, which the last may lack. Line breaks alone
 * end them: `node:readline` does so at other signs too, such as U+2028, which may be in what somebody wrote.
 */
export async function* linesOf(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  for await (const part of parts) {
    const [end = '', ...others] = part.split('\n');
    begun.push(end);
    for (const line of others) {
      yield `${begun.join('')}\n`;
      begun = [line];
    }
  }
  const rest = begun.join('');
  if (rest !== '') yield rest;
}
