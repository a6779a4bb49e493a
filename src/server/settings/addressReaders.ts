import { isIP } from 'node:net';
import { list, optional, quoted, SettingError } from './readers.ts';

/** Whether a host of an address is this machine, to which nothing needs to be encrypted. */
export const isThisMachine = ({ hostname }: Pick<URL, 'hostname'>): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * Address of a PostgreSQL database. One on another machine says whether its connections are encrypted, which the client
 * does not do by itself. Messages do not repeat the address, which may have a password in it.
 */
export function postgresAddress(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^postgres(ql)?:\/\//.test(text))
    throw new SettingError(name, 'must start with postgres:// or postgresql://');
  const host = url.searchParams.get('host') ?? url.hostname;
  // A path is a socket of this machine, as no host is.
  const isLocal = host === '' || host.startsWith('/') || isThisMachine({ hostname: host });
  if (isLocal || /^(verify-full|disable)$/.test(url.searchParams.get('sslmode') ?? '')) return text;
  throw new SettingError(
    name,
    'must say at its end how it is encrypted: ?sslmode=verify-full (with &sslrootcert=FILE where the authority is your own), or ?sslmode=disable where the network between is yours alone',
  );
}

/** Addresses by the id of an offer. */
export function addressesById(name: string, text: string): ReadonlyMap<string, string> {
  return new Map(
    list(text).map((pair) => {
      const mark = pair.indexOf('=');
      const [id, url] = [pair.slice(0, mark), pair.slice(mark + 1)];
      if (mark > 0 && /^[\w-]{1,60}$/.test(id) && url.startsWith('https:') && URL.canParse(url)) return [id, url];
      throw new SettingError(name, `must be a comma list such as 12=https://partner.example/back, not ${quoted(text)}`);
    }),
  );
}

export function hostNames(name: string, text: string): readonly string[] {
  return list(text).map((part) => {
    if (/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(part)) return part.toLowerCase();
    throw new SettingError(name, `must be a comma list of host names without port, not ${quoted(text)}`);
  });
}

/** Origins without path, as browsers write them. */
export function origins(name: string, text: string): readonly string[] {
  return list(text).map((part) => {
    if (URL.canParse(part) && /^https?:$/.test(new URL(part).protocol) && new URL(part).origin === part) return part;
    throw new SettingError(name, `must be a comma list of origins such as https://trials.example, not ${quoted(text)}`);
  });
}

/** IP addresses or CIDR ranges, as one comma list. `undefined` when no proxy is trusted. */
export function proxies(name: string, text: string): string | undefined {
  for (const part of list(text)) {
    const [address = '', bits, ...rest] = part.split('/');
    const fits = isIP(address) && rest.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
    if (!fits && !['loopback', 'linklocal', 'uniquelocal'].includes(part))
      throw new SettingError(
        name,
        `must be a comma list of IP addresses or ranges such as 10.0.0.0/8, not ${quoted(text)}`,
      );
  }
  return optional(list(text).join(','));
}

/** An address that can be called. The message does not repeat it: it may hold a password. */
export function webAddress(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new SettingError(name, 'must be an address that starts with https:// or http://');
  // Nothing is sent to such an address: each event for the lead receiver would fail.
  if (url.username || url.password) throw new SettingError(name, 'must have no account before @');
  return text;
}
