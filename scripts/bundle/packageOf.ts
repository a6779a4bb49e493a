/** The package or layer that a module of the build is of, by its id or path. */
export function packageOf(id: string): string {
  const path = id.split('node_modules/').at(-1) ?? id;
  if (path === id)
    return /(?:^|\/)(src\/[^/]+|widgets|schemas)\//.exec(id)?.[1] ?? 'campaign documents, texts and validators';
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}
