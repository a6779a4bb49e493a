import { hostPrefix } from '#src/api/services.ts';

/** The name under which a cookie is set, for the path `/`: by HTTPS no other host of the domain can plant it. */
export const cookieName = (name: string, https: boolean): string => (https ? hostPrefix + name : name);
