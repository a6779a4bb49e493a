import { brandSettingsTable } from './brands.ts';
import { callCenterSettingsTable } from './callCenters.ts';
import { offeredSettings } from './offeredSettings.ts';
import { partnerSettingsTable } from './partners.ts';
import { runningSettings } from './runningSettings.ts';

/**
 * The settings of the server, in the order of the README and of `--help`, which are generated from this table. The
 * server reads each under its name in camel case: `SITE_RADIUS_KM` is `settings.siteRadiusKm`, of the type of its reader.
 */
export const ownSettings = { ...runningSettings, ...offeredSettings };

/** Every setting: those of the server, then those that follow from the lists of brands, countries and partners. */
export const settingsTable = {
  ...ownSettings,
  ...brandSettingsTable,
  ...callCenterSettingsTable,
  ...partnerSettingsTable,
};

export type SettingName = keyof typeof settingsTable;
