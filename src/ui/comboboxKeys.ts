/** The option that a key leads to, of `count` (-1: none yet); undefined for a key that does not move. Ends wrap around. */
export function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
  return undefined;
}
