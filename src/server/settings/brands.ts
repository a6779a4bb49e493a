import {
  brandNames,
  brands,
  brandServerFacts,
  defaultBrand,
  type Brand,
  type BrandSetting,
} from '#src/domain/brands/index.ts';
import { hostNames, webAddress } from './addressReaders.ts';
import { mailbox, orNone, SettingError } from './readers.ts';

type Row = { default: string; meaning: string };

function rowsOf(brand: Brand): [BrandSetting, Row][] {
  const { hosts, tagManagerSetting, emailSetting } = brandServerFacts[brand];
  const ofHosts = `Host names of the ${brand} brand, comma list; a name that no brand has is of the ${defaultBrand} brand. Where PUBLIC_ORIGINS is set they have to be among those.`;
  const ofTags = `Script of the tag manager of the ${brand} brand; without it there is none.`;
  const ofEmail = `Address that messages of the ${brand} brand come from, such as ${brands[brand].name} <care@trials.example>; ${
    brand === defaultBrand ? 'required with EMAIL_URL' : `without it ${brandServerFacts[defaultBrand].emailSetting}`
  }.`;
  return [
    ...(hosts ? [[hosts.setting, { default: hosts.default, meaning: ofHosts }] as [BrandSetting, Row]] : []),
    [tagManagerSetting, { default: '', meaning: ofTags }],
    [emailSetting, { default: '', meaning: ofEmail }],
  ];
}

/** Host names, tag manager and sender of each brand, as rows of the table of settings. */
// A row for every setting of a brand, which are those that the type is made of.
export const brandSettingsTable = Object.fromEntries(brandNames.flatMap(rowsOf)) as Record<BrandSetting, Row>;

export type BrandSettings = {
  /** Host names in small letters; none for the default brand. */
  hosts: readonly string[];
  /** Address of the script. */
  tagManager: string | undefined;
  /** Mailbox that its messages come from. */
  emailFrom: string | undefined;
};

/** A host name is of one brand: its visitors would see the other one's pages. */
function refuseSharedHosts(brand: Brand, settings: Readonly<Record<Brand, BrandSettings>>): void {
  const others = brandNames.filter((other) => other !== brand).flatMap((other) => settings[other].hosts);
  const shared = settings[brand].hosts.find((host) => others.includes(host));
  const setting = brandServerFacts[brand].hosts?.setting;
  if (shared !== undefined && setting) throw new SettingError(setting, `names ${shared}, which another brand has too`);
}

/** The settings of every brand. Throws `SettingError`, also for a host name of two brands. */
export function readBrands(text: (name: BrandSetting) => string): Readonly<Record<Brand, BrandSettings>> {
  const { emailSetting: usual } = brandServerFacts[defaultBrand];
  const usualSender = orNone(mailbox)(usual, text(usual));
  const read = (brand: Brand): BrandSettings => {
    const { hosts, tagManagerSetting, emailSetting } = brandServerFacts[brand];
    return {
      hosts: hosts ? hostNames(hosts.setting, text(hosts.setting)) : [],
      tagManager: orNone(webAddress)(tagManagerSetting, text(tagManagerSetting)),
      emailFrom: orNone(mailbox)(emailSetting, text(emailSetting)) ?? usualSender,
    };
  };
  // Every brand of the list, by its name.
  const settings = Object.fromEntries(brandNames.map((brand) => [brand, read(brand)])) as Record<Brand, BrandSettings>;
  for (const brand of brandNames) refuseSharedHosts(brand, settings);
  return settings;
}
