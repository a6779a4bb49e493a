export type Brand = 'trial-search' | 'trials-world';
export type Environment = 'development' | 'staging' | 'production';

/** What the server tells a page about where it runs. Never a secret. */
export type PageSettings = {
  brand: Brand;
  environment: Environment;
  /** Current year, for the copyright line. */
  year: number;
  numbers: {
    /** Call-centre numbers by country; `default` where a country has none of its own. */
    callCenter: { default: string } & Readonly<Record<string, string>>;
    tollFree: string;
    callNow: string;
  };
  /** Addresses of what outside parties add to a page, each where one is set for the brand. */
  outside?: { tagManager?: string; pixel?: string; chat?: string };
};

/** Name of the meta element that carries the settings as JSON. */
export const pageSettingsMeta = 'openscreener';
