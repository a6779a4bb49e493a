import type { Plugin } from 'vite';
import { buildOfPages } from './buildOfPages.ts';

/** Modules that the bundler puts into one chunk: those whose id passes the test. */
export type ChunkGroup = {
  name: string;
  test: RegExp | ((id: string) => boolean);
  priority?: number;
  minShareCount?: number;
  /** One chunk for each set of flows that need the same modules, those below the threshold (bytes) merged with the next. */
  entriesAware?: boolean;
  entriesAwareMergeThreshold?: number;
};

/** Fails a build for browsers in which a group of chunks has no module: it would silently be split in another way. */
export function filledGroups(groups: readonly ChunkGroup[]): Plugin {
  return {
    name: 'filled-groups',
    apply: buildOfPages,
    buildEnd(error) {
      if (error) return;
      const ids = [...this.getModuleIds()];
      const isFilled = ({ test }: ChunkGroup) => ids.some((id) => (test instanceof RegExp ? test.test(id) : test(id)));
      const empty = groups.filter((group) => !isFilled(group)).map(({ name }) => name);
      if (empty.length > 0)
        this.error(
          `The build plugin filled-groups did not find a module of the chunk ${empty.join(', nor of ')}. ` +
            'A file was probably moved or renamed; see `groups` in vite.config.ts and scripts/vite/firstFields.ts.',
        );
    },
  };
}
