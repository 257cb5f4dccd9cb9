import ipaddr from 'ipaddr.js';

/** Maximum number of entries in a list. */
export const ALLOWED_ADDRESSES_MAX = 20;
const TEXT_MAX = 50;

/** A parsed list, or the first invalid entry. */
export type ParsedAddresses = { addresses: readonly string[] } | { wrong: string };

/** Bits of an IPv6 address that say it is an IPv4 address (::ffff:0:0/96). */
const MAPPED_BITS = 96;

/**
 * One address or range in canonical form; null for anything else. An IPv4 address must be written as four decimal
 * numbers. Callers with an IPv4-mapped address count as IPv4, so a range of such addresses becomes one of IPv4.
 */
function parseEntry(text: string): string | null {
  const [address = '', bits, ...rest] = text.split('/');
  const isFourPart = ipaddr.IPv4.isValidFourPartDecimal(address);
  if (!isFourPart && !(ipaddr.IPv6.isValid(address) && !address.includes('%'))) return null;
  const parsed = ipaddr.process(address);
  if (bits === undefined) return parsed.toString();
  const isFourBytes = parsed.kind() === 'ipv4';
  const mappedBits = isFourBytes && !isFourPart ? MAPPED_BITS : 0;
  const length = Number(bits) - mappedBits;
  const isRange =
    rest.length === 0 && /^\d{1,3}$/.test(bits) && length >= 0 && length <= (isFourBytes ? 32 : 128);
  if (!isRange) return null;
  const kind = isFourBytes ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${kind.networkAddressFromCIDR(`${parsed.toString()}/${length}`).toString()}/${length}`;
}

/**
 * Parses the addresses that signed requests may come from: literal ones, or ranges as 203.0.113.0/24. Empty lines are
 * ignored.
 */
export function parseAllowedAddresses(given: readonly string[]): ParsedAddresses {
  const addresses = new Set<string>();
  for (const line of given) {
    const text = line.trim();
    if (text === '') continue;
    const entry = text.length > TEXT_MAX ? null : parseEntry(text);
    if (entry === null) return { wrong: text.slice(0, TEXT_MAX) };
    addresses.add(entry);
  }
  return { addresses: [...addresses] };
}
