import type { Campaign } from '#src/flow/campaign.ts';
import type { AspectName } from '#src/kit/aspects.ts';
import type { Registries } from '#src/checker/registries.ts';

/** Aspects of a visitor, each with the effects that would tell it. */
export type Untold = ReadonlyMap<AspectName, readonly string[]>;

/** What only effects tell of a visitor, and no step of the campaign runs one of them. */
export function untoldIn({ steps }: Campaign, { effects }: Pick<Registries, 'effects'>): Untold {
  const run = new Set(
    Object.values(steps).flatMap(({ onEnter, onLeave, onAnswer }) =>
      [...onEnter, ...onLeave, ...Object.values(onAnswer).flat()].map(({ effect }) => effect),
    ),
  );
  const tellers = new Map<AspectName, string[]>();
  for (const [name, { tells = [] }] of Object.entries(effects))
    for (const aspect of tells) tellers.set(aspect, [...(tellers.get(aspect) ?? []), name]);
  return new Map([...tellers].filter(([, names]) => !names.some((name) => run.has(name))));
}
