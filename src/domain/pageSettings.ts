export type Brand = 'trial-search' | 'trials-world';
export type Environment = 'development' | 'staging' | 'production';

/** What the server tells a page about where it runs. Never a secret. */
export type PageSettings = {
  brand: Brand;
  environment: Environment;
  /** Current year, for the copyright line. */
  year: number;
  /** The page was rendered for a visit about a study; absent where that is not known. */
  awaitsStudy?: boolean;
  numbers: {
    /** Call-centre numbers by country; `default` where a country has none of its own. */
    callCenter: { default: string } & Readonly<Record<string, string>>;
    tollFree: string;
    callNow: string;
    /** Help with text messages, named in the consents to them. */
    smsHelp: string;
    /** The short code that text messages come from, named in the same consents. */
    shortCode: string;
    /** Help with choosing a time. */
    scheduling: string;
    oncology: string;
    /** Where a partner's agent passes a call on to. */
    partnerTransfer: string;
  };
  /** Addresses of what outside parties add to a page, each where one is set for the brand. */
  outside?: { tagManager?: string; pixel?: string; chat?: string };
};

/** Numbers of nobody: what a page shows that no server told any. */
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
