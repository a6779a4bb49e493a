import { readdirSync } from 'node:fs';

const folder = new URL('../../src/domain/brands/', import.meta.url);

/** Files of the folder that are no brand: the type of all, the list, and tests. */
const isBrand = (file: string) => !/^(brand|index|list)\.ts$|\.test\./.test(file);

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Code of src/domain/brands/list.ts: every brand of the folder by its name, which is that of its file. */
export function brandListModule(files: readonly string[] = readdirSync(folder)): string {
  const modules = files.filter(isBrand).map((file) => file.replace(/\.ts$/, ''));
  const part = (name: string) => modules.map((module) => `'${kebabCase(module)}': ${module}.${name},`).join('\n');
  return `/* Written by \`npm run generate\` from the files of this folder. */
${modules.map((module) => `import * as ${module} from './${module}.ts';`).join('\n')}

/** What pages and the server know of each brand. */
export const profiles = {
${part('profile')}
};

/** What only the server and the scripts know of it. */
export const serverFacts = {
${part('serverFacts')}
};
`;
}
