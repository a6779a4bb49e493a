import type { Locale } from '#src/generated/answers.ts';
import type { Brand } from './brands/index.ts';

/** The environment that the server runs in. */
export type Environment = 'development' | 'staging' | 'production';

/** Settings that the server embeds in a page, readable by everybody: never a secret. */
export type PageSettings = {
  brand: Brand;
  environment: Environment;
  /** Current year, for the copyright line. */
  year: number;
  /** The page was rendered for a visit about a study; absent where that is unknown. */
  awaitsStudy?: boolean;
  /** The page opens in place of one that does not exist; absent where it does not. */
  standsIn?: true;
  /** The language that the visitor's browser wants most, where we have it and it is not the source language. */
  wantedLocale?: Locale;
  numbers: {
    /** Call-centre numbers by country, as it dials them; `default` where a country is not listed. */
    callCenter: { default: string } & Readonly<Record<string, string>>;
    /** The countries whose phones do not reach it, since it is toll-free elsewhere. */
    callCenterUnreachedFrom?: readonly string[];
    tollFree: string;
    callNow: string;
    /** Help with text messages, named in their consents. */
    smsHelp: string;
    /** The short code that text messages come from, named in the same consents. */
    shortCode: string;
    /** Help with scheduling an appointment. */
    scheduling: string;
    oncology: string;
    /** Where an agent of a partner transfers a call to. */
    partnerTransfer: string;
  };
  /** The condition that stands for healthy volunteers. */
  healthyIndicationId?: number;
  /** How far from the visitor a site may be in studies that recruit by distance, in kilometres. */
  siteRadiusKm?: number;
  /** Hosts of screeners that open as they are: nothing is added to their addresses. */
  directScreenerHosts?: readonly string[];
  /** The picture of the traffic partner, and the pages that run a third party in a frame, each where it is configured. */
  outside?: { tagManager?: string; pixel?: string; chat?: string };
};

/** Fictitious numbers, for pages rendered without a server. */
export const placeholderNumbers: PageSettings['numbers'] = {
  callCenter: { default: '1-800-555-0100' },
  tollFree: '1-800-555-0101',
  callNow: '1-800-555-0102',
  smsHelp: '1-800-555-0103',
  shortCode: '12345',
  scheduling: '1-800-555-0104',
  oncology: '1-800-555-0105',
  partnerTransfer: '1-800-555-0106',
};

/** Name of the meta element that carries the settings as JSON. */
export const pageSettingsMeta = 'openscreener';
