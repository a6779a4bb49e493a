import type { Plugin } from 'vite';

/** Whether files for browsers are built, as a plugin asks: neither those of the server, nor while developing. */
export const buildOfPages: Plugin['apply'] = (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild;
