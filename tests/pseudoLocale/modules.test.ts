import { beforeAll, describe, expect, test } from 'vitest';
import type { ModuleParts } from '#scripts/vite/campaignModules.ts';
import { documentModule, mayShow, restWordsModule } from '#scripts/vite/campaignWords.ts';
import { localesModule } from '#scripts/generate/locales.ts';
import { withLocaleCodes } from '#scripts/generate/handWritten.ts';
import { readSchema, campaignFolder } from '#src/checker/projectFiles.ts';
import { openProject } from '#src/checker/project.ts';
import { campaignReader } from '#src/checker/readCampaign.ts';
import { registriesWith } from '#src/checker/registries.ts';
import { addressOf, parseAddress } from '#src/flow/address.ts';
import { createTexts, type Words } from '#src/i18n/texts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import {
  pseudoCode,
  pseudoLocale,
  registerPseudoLocale,
  stretched,
  withPseudoLocale,
  withPseudoTexts,
} from '#tests/support/pseudoLocale.ts';

beforeAll(() => {
  const undo = registerPseudoLocale();
  return undo;
});

/** What a module exports under a name, where that is a literal. */
function exported(code: string, name: string): unknown {
  const line = code.split('\n').find((one) => one.startsWith(`export const ${name} = `));
  return JSON.parse((line ?? '').replace(`export const ${name} = `, '').replace(/;$/, ''));
}

describe('a locale that is registered and nothing more', () => {
  const registries = registriesWith(withPseudoLocale);
  const project = { ...openProject(campaignFolder, process.cwd()), registries };
  const partsOf = (name: string): ModuleParts => {
    const { campaign } = campaignReader({ ...project, registries: registriesWith({ en: withPseudoLocale['en']! }) })(
      name,
    );
    if (!campaign) throw new Error(`${name} cannot be read.`);
    return {
      ...project,
      locales: withPseudoLocale,
      // The texts of the document alone were added.
      campaign: withPseudoTexts(campaign) as Campaign,
      answers: readSchema('answers'),
      widgetPath: (kind) => kind,
      checksPath: '',
      sourcePath: () => '',
    };
  };

  test.each(['ws10', 's6', 'demo'])(
    'has the words of %s in a module of its own, without those of any other',
    (name) => {
      const parts = partsOf(name);
      const code = documentModule(parts, pseudoCode);
      const campaign = exported(code, 'campaign') as Campaign;
      expect(campaign.pageTitle).toEqual({ [pseudoCode]: stretched(parts.campaign.pageTitle?.en ?? '') });
      const texts = exported(code, 'texts') as Record<string, Words>;
      expect(texts['shell']?.[pseudoCode]).toEqual(
        Object.fromEntries(Object.entries(pseudoLocale.shell).filter(([key]) => mayShow(key, parts.campaign))),
      );
      const kinds = Object.values(parts.campaign.steps).flatMap(({ fields }) => fields.map(({ kind }) => kind));
      const later = exported(restWordsModule(parts, pseudoCode), 'texts') as Record<string, Words>;
      expect(Object.keys({ ...texts, ...later }).toSorted()).toEqual(
        [...new Set(['shell', 'common', ...kinds])].toSorted(),
      );
      expect(texts['shell']?.en).toEqual({});
      expect(code).not.toMatch(/"es":/);
    },
  );

  test('adds nothing to the words of a page in another language', () => {
    expect(documentModule(partsOf('ws10'), 'en')).not.toContain(pseudoCode);
    expect(documentModule(partsOf('ws10'), 'es')).not.toContain(pseudoCode);
  });

  test('is the language of addresses that begin with it, in whichever letters', () => {
    const address = addressOf({ locale: pseudoCode, flow: 'ws10', step: 'home' });
    expect(address).toBe('/signup/en-XA/ws10/home');
    expect(parseAddress(address)).toEqual({ locale: pseudoCode, flow: 'ws10', step: 'home', isCanonical: true });
    expect(parseAddress('/EN-xa/signup/ws10/home')).toMatchObject({ locale: pseudoCode, isCanonical: false });
  });

  test('shows every message of a real page stretched, with its blanks filled, and none of them as English', async () => {
    const page = await openRealPage('ws10', { locale: pseudoCode });
    const { product, Product } = pseudoLocale.facts;
    for (const [kind, { spec }] of Object.entries(page.widgets))
      for (const [key, english] of Object.entries(spec.messages.en)) {
        const blanks = [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
        // The locale itself knows what visitors look for.
        const names = blanks.filter((name) => name !== 'product' && name !== 'Product');
        const given = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
        const filled: Readonly<Record<string, string>> = { ...given, product, Product };
        const text = stretched(english).replaceAll(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? name);
        expect(page.texts.get(kind, key, given), `${kind}.${key}`).toEqual({ text });
      }
    const shown = Object.entries(pseudoLocale.shell).filter(([key]) => mayShow(key, page.campaign));
    for (const [key, text] of shown) expect(page.texts.get('shell', key).lang, text).toBeUndefined();
  });

  test('falls back to English, marked, for what it lacks', () => {
    const texts = createTexts(pseudoCode, {
      shell: { en: { next: 'Next', back: 'Back' }, [pseudoCode]: { next: 'Ñéxt' } },
    });
    expect(texts.get('shell', 'next')).toEqual({ text: 'Ñéxt' });
    expect(texts.get('shell', 'back')).toEqual({ text: 'Back', lang: 'en' });
    expect(texts.choose({ en: 'Title' })).toEqual({ text: 'Title', lang: 'en' });
  });

  test('is in the schemas, the types and the facts that are generated', () => {
    const codes = Object.keys(withPseudoLocale);
    const schema = withLocaleCodes(readSchema('answers'), codes);
    expect(schema.definitions?.['Locale']).toMatchObject({ enum: codes });
    expect(localesModule(withPseudoLocale)).toContain(`"${pseudoCode}": {`);
  });
});
