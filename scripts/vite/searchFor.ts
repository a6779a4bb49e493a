import type { Plugin } from 'vite';

type Search = {
  /** Records that one of the things was found. */
  found(what: string): void;
  /** The hook of the plugin that ends the search. */
  buildEnd: Plugin['buildEnd'];
};

/**
 * A plugin's search for what it changes in the modules of a build. Where one of the things was not found when all modules
 * are loaded, the build fails with the name of the plugin and the likely cause: else a page would silently grow or break.
 * A development server loads what is asked for, so there nothing has to be found.
 */
export function searchFor(plugin: string, things: readonly string[], cause: string): Search {
  const missing = new Set(things);
  return {
    found: (what) => void missing.delete(what),
    buildEnd(error) {
      if (error || this.environment.mode !== 'build' || missing.size === 0) return;
      this.error(`The build plugin ${plugin} did not find ${[...missing].join(', nor ')}. ${cause}`);
    },
  };
}

/** The likely cause where the thing was in a package. */
export const newVersion = (packages: string, file: string) =>
  `A new version of ${packages} has probably moved or renamed it; see scripts/vite/${file}.`;
