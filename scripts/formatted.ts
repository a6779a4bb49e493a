import { format, resolveConfig } from 'prettier';

const root = new URL('../', import.meta.url);

/** A file of this project as it stands among those that are written by hand; `path` is from the root. */
export async function formatted(path: string, content: string): Promise<string> {
  const config = await resolveConfig(new URL(path, root));
  return format(content, { ...config, filepath: path });
}
