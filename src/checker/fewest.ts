/**
 * A few of the things that together are enough, where all are: none of them can be missed. Halves are tried; where neither is
 * enough, each has a part in it, and one is looked for beside the other. None where all are not enough; more than are needed
 * once so many were tried.
 */
export function fewest<T>(
  all: readonly T[],
  isEnough: (some: readonly T[]) => boolean,
  mostTried: number,
): readonly T[] {
  let tried = 0;
  const isTried = (some: readonly T[]): boolean => {
    tried += 1;
    return isEnough(some);
  };
  const among = (some: readonly T[], besides: readonly T[]): readonly T[] => {
    if (some.length <= 1 || tried >= mostTried) return some;
    const half = Math.ceil(some.length / 2);
    const [first, second] = [some.slice(0, half), some.slice(half)];
    if (isTried([...first, ...besides])) return among(first, besides);
    if (isTried([...second, ...besides])) return among(second, besides);
    const inFirst = among(first, [...second, ...besides]);
    return [...inFirst, ...among(second, [...inFirst, ...besides])];
  };
  return isTried(all) ? among(all, []) : [];
}
